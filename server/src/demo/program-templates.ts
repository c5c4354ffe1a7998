import type { Difficulty } from 'contract/programs/rules'

type Texts = { name: string; description: string }

export interface DemoProgram {
  slug: string
  category: keyof typeof programCategories
  days: number
  difficulty: Difficulty
  en: Texts
  fa: Texts
  nl: Texts
}

/** Names and colours; each colour stands out from paper and from ink. */
export const programCategories = {
  strength: { color: '#1f6b4d', en: 'Strength', fa: 'قدرت', nl: 'Kracht' },
  nutrition: { color: '#b0762a', en: 'Weight and nutrition', fa: 'وزن و تغذیه', nl: 'Gewicht en voeding' },
  endurance: { color: '#2a7590', en: 'Endurance', fa: 'استقامت', nl: 'Duurvermogen' },
  mobility: { color: '#8a5a83', en: 'Mobility and back', fa: 'تحرک و کمر', nl: 'Mobiliteit en rug' },
  life: { color: '#a8483f', en: 'Phases of life', fa: 'دوره‌های زندگی', nl: 'Levensfasen' },
} as const

/** The names of the first three are what the shop's program products open. */
export const programTemplates: readonly DemoProgram[] = [
  {
    slug: 'strength-12',
    category: 'strength',
    days: 84,
    difficulty: 'intermediate',
    en: {
      name: 'Strength in 12 Weeks',
      description:
        'Squat, bench, deadlift and press with a barbell, three or four days a week, adjusted every week.',
    },
    fa: {
      name: 'قدرت در ۱۲ هفته',
      description:
        'اسکوات، پرس سینه، ددلیفت و پرس سرشانه با هالتر، سه یا چهار روز در هفته، با بازبینی هر هفته.',
    },
    nl: {
      name: 'Kracht in 12 weken',
      description:
        'Squat, bankdrukken, deadlift en drukken met de halterstang, drie of vier dagen per week, elke week bijgesteld.',
    },
  },
  {
    slug: 'fat-loss-16',
    category: 'nutrition',
    days: 112,
    difficulty: 'beginner',
    en: {
      name: 'Fat Loss in 16 Weeks',
      description:
        'Three strength sessions, one long walk and meals that fit the kitchen at home, at a pace that lasts.',
    },
    fa: {
      name: 'کاهش چربی در ۱۶ هفته',
      description:
        'سه جلسهٔ قدرتی، یک پیاده‌روی بلند و غذاهایی که با آشپزخانهٔ خانه جور است، با سرعتی که بتوانید ادامه دهید.',
    },
    nl: {
      name: 'Vetverlies in 16 weken',
      description:
        'Drie krachttrainingen, een lange wandeling en maaltijden die bij je keuken passen, in een tempo dat je volhoudt.',
    },
  },
  {
    slug: 'first-10k',
    category: 'endurance',
    days: 70,
    difficulty: 'beginner',
    en: {
      name: 'First 10K in 10 Weeks',
      description:
        'From half an hour of easy walking and running to ten kilometers without a stop, three runs a week.',
    },
    fa: {
      name: 'اولین ۱۰ کیلومتر در ۱۰ هفته',
      description: 'از نیم ساعت پیاده‌روی و دویدن آرام تا ده کیلومتر بی‌توقف، هفته‌ای سه بار دویدن.',
    },
    nl: {
      name: 'Je eerste 10 km in 10 weken',
      description:
        'Van een half uur rustig wandelen en lopen naar tien kilometer zonder pauze, drie keer per week.',
    },
  },
  {
    slug: 'hypertrophy-10',
    category: 'strength',
    days: 70,
    difficulty: 'intermediate',
    en: {
      name: 'Muscle in 10 Weeks',
      description:
        'Four sessions a week with dumbbells and machines, ten to twenty hard sets a muscle, enough protein.',
    },
    fa: {
      name: 'عضله‌سازی در ۱۰ هفته',
      description: 'چهار جلسه در هفته با دمبل و دستگاه، ده تا بیست ست سخت برای هر عضله و پروتئین کافی.',
    },
    nl: {
      name: 'Spieropbouw in 10 weken',
      description:
        'Vier trainingen per week met dumbbells en machines, tien tot twintig zware sets per spier, genoeg eiwit.',
    },
  },
  {
    slug: 'marathon-20',
    category: 'endurance',
    days: 140,
    difficulty: 'advanced',
    en: {
      name: 'Marathon in 20 Weeks',
      description:
        'For runners who finish a half marathon: four or five runs, long ones with fuel, a two-week taper before the race.',
    },
    fa: {
      name: 'ماراتن در ۲۰ هفته',
      description:
        'برای دوندگانی که نیمه‌ماراتن را تمام می‌کنند: چهار یا پنج دویدن در هفته، دویدن‌های طولانی همراه با تغذیهٔ حین تمرین و دو هفته کاهش حجم تمرین پیش از مسابقه.',
    },
    nl: {
      name: 'Marathon in 20 weken',
      description:
        'Voor lopers die een halve marathon uitlopen: vier of vijf keer lopen, lange duurlopen met voeding, twee weken afbouwen.',
    },
  },
  {
    slug: 'back-8',
    category: 'mobility',
    days: 56,
    difficulty: 'beginner',
    en: {
      name: 'A Strong Back in 8 Weeks',
      description:
        'For people who sit all day: twenty minutes a day of hinging, carrying and turning, without equipment at first.',
    },
    fa: {
      name: 'کمر نیرومند در ۸ هفته',
      description: 'برای کسانی که همهٔ روز می‌نشینند: روزی بیست دقیقه خم‌شدن درست، حمل و چرخش، در آغاز بی‌وسیله.',
    },
    nl: {
      name: 'Een sterke rug in 8 weken',
      description:
        'Voor wie de hele dag zit: twintig minuten per dag hip hinges, dragen en draaien, eerst zonder materiaal.',
    },
  },
  {
    slug: 'mobility-6',
    category: 'mobility',
    days: 42,
    difficulty: 'beginner',
    en: {
      name: 'Move Freely in 6 Weeks',
      description:
        'Hips, shoulders and ankles: five short sessions a week that make squatting and reaching easy again.',
    },
    fa: {
      name: 'حرکت روان در ۶ هفته',
      description:
        'لگن، شانه و مچ پا: پنج جلسهٔ کوتاه در هفته که چمباتمه زدن و دراز کردن دست را دوباره آسان می‌کند.',
    },
    nl: {
      name: 'Vrij bewegen in 6 weken',
      description:
        'Heupen, schouders en enkels: vijf korte trainingen per week die hurken en reiken weer makkelijk maken.',
    },
  },
  {
    slug: 'kitchen-12',
    category: 'nutrition',
    days: 84,
    difficulty: 'beginner',
    en: {
      name: 'Eat Well, Train Well',
      description:
        'Twelve weeks of shopping, cooking and eating around training, with Persian and Dutch dishes, no powders needed.',
    },
    fa: {
      name: 'خوب بخوریم، خوب تمرین کنیم',
      description: 'دوازده هفته خرید، پخت و خوردن همراه تمرین، با غذاهای ایرانی و هلندی، بی‌نیاز به پودر.',
    },
    nl: {
      name: 'Goed eten, goed trainen',
      description:
        'Twaalf weken boodschappen, koken en eten rond je training, met Perzische en Nederlandse gerechten, zonder poeders.',
    },
  },
  {
    slug: 'after-birth-16',
    category: 'life',
    days: 112,
    difficulty: 'beginner',
    en: {
      name: 'Back to Training After Birth',
      description:
        'From breathing and walking to lifting again, in sixteen weeks and after the midwife has agreed.',
    },
    fa: {
      name: 'بازگشت به تمرین پس از زایمان',
      description: 'از نفس و پیاده‌روی تا دوباره وزنه‌زدن، در شانزده هفته و پس از موافقت ماما.',
    },
    nl: {
      name: 'Weer trainen na de bevalling',
      description:
        'Van ademen en wandelen naar weer tillen, in zestien weken en na akkoord van je verloskundige of arts.',
    },
  },
  {
    slug: 'sixty-plus',
    category: 'life',
    days: 84,
    difficulty: 'beginner',
    en: {
      name: 'Strong After Sixty',
      description:
        'Two calm sessions a week for legs, grip and balance, so that stairs and shopping bags stay easy.',
    },
    fa: {
      name: 'نیرومند پس از شصت‌سالگی',
      description: 'دو جلسهٔ آرام در هفته برای پا، قدرت پنجه و تعادل، تا پله و کیسهٔ خرید آسان بماند.',
    },
    nl: {
      name: 'Sterk na je zestigste',
      description:
        'Twee rustige trainingen per week voor benen, grip en balans, zodat traplopen en tillen makkelijk blijven.',
    },
  },
]
