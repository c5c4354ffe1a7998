import { proteins } from './proteins'
import type { DemoProduct } from './types'

export const supplements: DemoProduct[] = [
  ...proteins,
  {
    key: 'creatine-mono',
    sku: 'DAM-CREA-500',
    price: 2999,
    salePrice: null,
    stock: 210,
    featured: true,
    weight: 0.5,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Damavand Creatine Monohydrate, 500 g',
        description:
          'Pure creatine monohydrate, milled fine: 100 servings of 5 g and nothing added. Creatine increases physical performance in successive bursts of short-term, high-intensity exercise, from 3 g a day. Stir one level scoop into a glass of water or juice, every day, on rest days too; the time of day does not matter and no loading phase is needed. The powder has no taste and settles, so drink it soon after stirring. Vegan. For adults; not for use in pregnancy, and with kidney disease only after asking a doctor. Take it as part of a varied, balanced diet and a healthy lifestyle. Do not exceed the daily amount.',
        tags: ['creatine', 'strength', 'vegan', 'unflavored'],
      },
      fa: {
        name: 'کراتین مونوهیدرات دماوند، ۵۰۰ گرم',
        description:
          'کراتین مونوهیدرات خالص و ریزآسیاب: ۱۰۰ وعدهٔ ۵ گرمی، بی‌هیچ افزودنی. مصرف روزانهٔ دست‌کم ۳ گرم کراتین، توان بدن را در تلاش‌های کوتاه، پرشدت و پی‌درپی بالا می‌برد. هر روز، حتی در روزهای استراحت، یک پیمانهٔ سرصاف را در یک لیوان آب یا آب‌میوه هم بزنید؛ ساعت مصرف مهم نیست و دورهٔ بارگیری هم لازم ندارد. پودر بی‌مزه است و ته‌نشین می‌شود، پس زود پس از هم زدن بنوشید. وگان. ویژهٔ بزرگسالان؛ در بارداری مصرف نشود و اگر بیماری کلیوی دارید ابتدا از پزشک بپرسید. در کنار تغذیهٔ متنوع و متعادل و سبک زندگی سالم مصرف کنید. از مقدار روزانهٔ توصیه‌شده بیشتر نخورید.',
        tags: ['کراتین', 'قدرت', 'وگان', 'بدون طعم'],
      },
      nl: {
        name: 'Damavand creatinemonohydraat, 500 g',
        description:
          'Zuivere creatinemonohydraat, fijn gemalen: 100 porties van 5 g en verder niets. Creatine verhoogt de fysieke prestaties bij opeenvolgende korte, zeer intensieve inspanningen, vanaf 3 g per dag. Roer elke dag één afgestreken maatschep door een glas water of sap, ook op rustdagen; het tijdstip maakt niet uit en een laadfase is niet nodig. Het poeder smaakt nergens naar en zakt naar de bodem, dus drink het kort na het roeren op. Veganistisch. Voor volwassenen; niet gebruiken tijdens zwangerschap en bij een nierziekte alleen in overleg met een arts. Gebruik het naast een gevarieerde, evenwichtige voeding en een gezonde leefstijl. Neem niet meer dan de aanbevolen dagelijkse hoeveelheid.',
        tags: ['creatine', 'kracht', 'veganistisch', 'smaakloos'],
      },
    },
  },
  {
    key: 'beta-alanine',
    sku: 'DAM-BETA-300',
    price: 2499,
    salePrice: null,
    stock: 3,
    featured: false,
    weight: 0.3,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Damavand Beta-Alanine, 300 g',
        description:
          'Plain beta-alanine powder, 93 daily amounts of 3.2 g, without flavor or filler. It is an amino acid that the body uses to make carnosine, and it is taken daily rather than just before a session. Split the day into two halves of 1.6 g, each a level scoop in a large glass of water with a meal. A tingling of the face or hands is common, harmless and gone within the hour; smaller amounts lessen it. Vegan. For adults only; not for use in pregnancy or while breastfeeding.',
        tags: ['beta-alanine', 'amino acids', 'vegan', 'unflavored'],
      },
      fa: {
        name: 'بتاآلانین دماوند، ۳۰۰ گرم',
        description:
          'پودر سادهٔ بتاآلانین، ۹۳ روز مصرف با ۳٫۲ گرم در روز، بدون طعم‌دهنده و پرکننده. بتاآلانین اسید آمینه‌ای است که بدن از آن کارنوزین می‌سازد؛ هر روز مصرف می‌شود، نه فقط پیش از تمرین. مقدار روز را به دو نیمهٔ ۱٫۶ گرمی بخش کنید و هر بار یک پیمانهٔ سرصاف را در لیوانی بزرگ آب، همراه غذا بخورید. گزگز صورت یا دست‌ها رایج و بی‌ضرر است و تا یک ساعت می‌گذرد؛ با مقدار کمتر، کمتر می‌شود. وگان. تنها برای بزرگسالان؛ در بارداری و شیردهی مصرف نشود.',
        tags: ['بتاآلانین', 'اسید آمینه', 'وگان', 'بدون طعم'],
      },
      nl: {
        name: 'Damavand bèta-alanine, 300 g',
        description:
          'Gewone bèta-alanine in poedervorm: 93 dagen met 3,2 g, zonder aroma of vulstof. Het is een aminozuur waar het lichaam carnosine van maakt; je neemt het dagelijks en niet alleen vlak voor een training. Verdeel de dag in twee helften van 1,6 g, telkens één afgestreken maatschep in een groot glas water bij een maaltijd. Een tinteling in gezicht of handen komt vaak voor, is onschuldig en binnen een uur weg; met kleinere hoeveelheden wordt de tinteling minder. Veganistisch. Alleen voor volwassenen; niet gebruiken tijdens zwangerschap of borstvoeding.',
        tags: ['bèta-alanine', 'aminozuren', 'veganistisch', 'smaakloos'],
      },
    },
  },
  {
    key: 'electrolyte-mix',
    sku: 'DAM-ELEC-030',
    price: 2750,
    salePrice: 2199,
    stock: 150,
    featured: false,
    weight: 0.3,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Damavand Electrolyte Mix, Lime & Mint, 30 Sticks',
        description:
          'Thirty sticks of electrolyte powder, one for each half-liter bottle of water. Every 8 g stick has 460 mg of sodium, 200 mg of potassium, 60 mg of magnesium and 6 g of sugar (26 kcal). Magnesium contributes to electrolyte balance. The taste is lime and mint, after the sekanjabin that is drunk in Persian summers, and it stays light when warm. Use one stick per hour of sweating, two on hot days; it is not meant for sitting still. Not suitable on a low-salt diet. Vegan, no coloring. Take it as part of a varied, balanced diet and a healthy lifestyle. Do not exceed the daily amount.',
        tags: ['electrolytes', 'minerals', 'endurance', 'vegan', 'lime'],
      },
      fa: {
        name: 'الکترولیت دماوند، لیمو و نعنا، ۳۰ ساشه',
        description:
          'سی ساشهٔ پودر الکترولیت، هر کدام برای یک بطری نیم‌لیتری آب. هر ساشهٔ ۸ گرمی ۴۶۰ میلی‌گرم سدیم، ۲۰۰ میلی‌گرم پتاسیم، ۶۰ میلی‌گرم منیزیم و ۶ گرم شکر (۲۶ کیلوکالری) دارد. منیزیم به تعادل الکترولیت‌های بدن کمک می‌کند. طعم لیمو و نعنا یادآور سکنجبین تابستان است و گرم هم که بشود سبک می‌ماند. برای هر ساعت تعریق یک ساشه و در روزهای گرم دو ساشه بنوشید؛ برای وقت بی‌تحرکی ساخته نشده است. برای کسانی که رژیم کم‌نمک دارند مناسب نیست. وگان و بدون رنگ افزودنی. در کنار تغذیهٔ متنوع و متعادل و سبک زندگی سالم مصرف کنید. از مقدار روزانهٔ توصیه‌شده بیشتر نخورید.',
        tags: ['الکترولیت', 'املاح', 'استقامت', 'وگان', 'لیمو'],
      },
      nl: {
        name: 'Damavand elektrolytenmix, limoen en munt, 30 sticks',
        description:
          'Dertig sticks elektrolytenpoeder, elk voor een bidon van een halve liter water. In iedere stick van 8 g zit 460 mg natrium, 200 mg kalium, 60 mg magnesium en 6 g suiker (26 kcal). Magnesium draagt bij tot de elektrolytenbalans. De smaak is limoen en munt, naar de sekanjabin uit de Perzische zomer, en blijft licht als het warm wordt. Neem één stick per uur zweten, twee op warme dagen; voor stilzitten zijn ze niet bedoeld. Niet geschikt bij een zoutarm dieet. Veganistisch, zonder kleurstof. Gebruik het naast een gevarieerde, evenwichtige voeding en een gezonde leefstijl. Neem niet meer dan de aanbevolen dagelijkse hoeveelheid.',
        tags: ['elektrolyten', 'mineralen', 'duursport', 'veganistisch', 'limoen'],
      },
    },
  },
  {
    key: 'omega-3',
    sku: 'DAM-OMEG-120',
    price: 2299,
    salePrice: null,
    stock: 95,
    featured: false,
    weight: 0.2,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Damavand Omega-3 Fish Oil, 120 Softgels',
        description:
          'Fish oil from anchovy and sardine with 1,100 mg of omega-3 in two softgels. Two a day give 660 mg of EPA and 440 mg of DHA, and the bottle lasts 60 days. EPA and DHA contribute to the normal function of the heart, from 250 mg a day. Swallow them with a meal and a glass of water; kept in the fridge they leave less aftertaste. The shell is fish gelatin, and a little vitamin E keeps the oil fresh. Contains fish. If you take blood thinners, ask your doctor first. Store below 25 °C, out of reach of children. Take it as part of a varied, balanced diet and a healthy lifestyle. Do not exceed the daily amount.',
        tags: ['omega-3', 'fish oil', 'EPA', 'DHA', 'daily'],
      },
      fa: {
        name: 'روغن ماهی امگا ۳ دماوند، ۱۲۰ کپسول',
        description:
          'روغن ماهی آنچوی و ساردین با ۱۱۰۰ میلی‌گرم امگا ۳ در دو کپسول نرم. دو کپسول در روز ۶۶۰ میلی‌گرم EPA و ۴۴۰ میلی‌گرم DHA می‌رساند و هر شیشه ۶۰ روز کفایت می‌کند. EPA و DHA از ۲۵۰ میلی‌گرم در روز به کارکرد طبیعی قلب کمک می‌کنند. همراه غذا و با یک لیوان آب بخورید؛ اگر در یخچال بماند مزهٔ کمتری به جا می‌گذارد. پوسته‌اش از ژلاتین ماهی است و اندکی ویتامین E روغن را تازه نگه می‌دارد. حاوی ماهی است. اگر داروی رقیق‌کنندهٔ خون می‌خورید، ابتدا از پزشک بپرسید. در دمای زیر ۲۵ درجه و دور از دسترس کودکان نگه دارید. در کنار تغذیهٔ متنوع و متعادل و سبک زندگی سالم مصرف کنید. از مقدار روزانهٔ توصیه‌شده بیشتر نخورید.',
        tags: ['امگا ۳', 'روغن ماهی', 'EPA', 'DHA', 'روزانه'],
      },
      nl: {
        name: 'Damavand omega-3-visolie, 120 softgels',
        description:
          'Visolie van ansjovis en sardine met 1.100 mg omega 3 in twee softgels. Twee per dag leveren 660 mg EPA en 440 mg DHA; de flacon gaat 60 dagen mee. EPA en DHA dragen bij tot de normale werking van het hart, vanaf 250 mg per dag. Neem ze in bij een maaltijd met een glas water; uit de koelkast geven ze minder nasmaak. De schil is van visgelatine en een beetje vitamine E houdt de olie vers. Bevat vis. Gebruik je bloedverdunners, vraag het dan eerst aan je arts. Bewaren onder 25 °C, buiten bereik van kinderen. Gebruik het naast een gevarieerde, evenwichtige voeding en een gezonde leefstijl. Neem niet meer dan de aanbevolen dagelijkse hoeveelheid.',
        tags: ['omega 3', 'visolie', 'EPA', 'DHA', 'dagelijks'],
      },
    },
  },
  {
    key: 'vitamin-d3',
    sku: 'DAM-VITD-180',
    price: 1499,
    salePrice: null,
    stock: 130,
    featured: false,
    weight: 0.1,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Damavand Vitamin D3 25 µg, 180 Capsules',
        description:
          'One small capsule a day with 25 µg (1,000 IU) of vitamin D3, enough for six months. The vitamin is dissolved in extra virgin olive oil, since it is taken up best together with fat; have it with the largest meal of the day. Vitamin D contributes to the maintenance of normal bones and to normal muscle function. It is made from lanolin, and the shell is plant cellulose: vegetarian, not vegan. Do not add it to other products with vitamin D unless a doctor has looked at your lab results. Keep out of reach of children. Take it as part of a varied, balanced diet and a healthy lifestyle. Do not exceed the daily amount.',
        tags: ['vitamin D', 'daily', 'vegetarian', 'capsules'],
      },
      fa: {
        name: 'ویتامین D3 دماوند، ۲۵ میکروگرم، ۱۸۰ کپسول',
        description:
          'روزی یک کپسول کوچک با ۲۵ میکروگرم (۱۰۰۰ واحد) ویتامین D3، برای شش ماه. ویتامین در روغن زیتون فرابکر حل شده است، چون همراه چربی بهتر جذب می‌شود؛ آن را با پرحجم‌ترین وعدهٔ روز بخورید. ویتامین D به حفظ استخوان‌های طبیعی و کارکرد طبیعی عضله‌ها کمک می‌کند. از لانولین پشم به دست می‌آید و پوسته‌اش سلولز گیاهی است: مناسب گیاه‌خواران، اما نه وگان‌ها. آن را همراه فرآورده‌های دیگری که ویتامین D دارند مصرف نکنید، مگر آنکه پزشک آزمایش خونتان را دیده باشد. دور از دسترس کودکان نگه دارید. در کنار تغذیهٔ متنوع و متعادل و سبک زندگی سالم مصرف کنید. از مقدار روزانهٔ توصیه‌شده بیشتر نخورید.',
        tags: ['ویتامین D', 'روزانه', 'گیاه‌خواری', 'کپسول'],
      },
      nl: {
        name: 'Damavand vitamine D3 25 µg, 180 capsules',
        description:
          'Eén kleine capsule per dag met 25 µg (1.000 IE) vitamine D3, genoeg voor zes maanden. De vitamine is opgelost in extra vergine olijfolie, omdat die samen met vet het best wordt opgenomen; neem de capsule bij de grootste maaltijd van de dag. Vitamine D draagt bij tot de instandhouding van normale botten en tot de normale werking van de spieren. De vitamine wordt gewonnen uit lanoline en de schil is plantaardige cellulose: vegetarisch, niet veganistisch. Combineer dit product niet met andere producten met vitamine D, tenzij een arts je bloedwaarden heeft bekeken. Buiten bereik van kinderen houden. Gebruik het naast een gevarieerde, evenwichtige voeding en een gezonde leefstijl. Neem niet meer dan de aanbevolen dagelijkse hoeveelheid.',
        tags: ['vitamine D', 'dagelijks', 'vegetarisch', 'capsules'],
      },
    },
  },
  {
    key: 'magnesium-glycinate',
    sku: 'DAM-MAGN-120',
    price: 1999,
    salePrice: null,
    stock: 88,
    featured: false,
    weight: 0.2,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Damavand Magnesium Glycinate, 120 Capsules',
        description:
          'Magnesium bound to glycine. Two capsules give 200 mg of magnesium itself, not counting the glycine; the bottle lasts 60 days. Magnesium contributes to a reduction of tiredness and fatigue and to normal muscle function. Take both capsules in the evening with water, with or without food. Vegan capsule, no coloring or filler. Leave two hours between this and antibiotics or thyroid tablets, and ask a doctor first if your kidneys do not work well. Take it as part of a varied, balanced diet and a healthy lifestyle. Do not exceed the daily amount.',
        tags: ['magnesium', 'minerals', 'vegan', 'evening', 'capsules'],
      },
      fa: {
        name: 'منیزیم گلیسینات دماوند، ۱۲۰ کپسول',
        description:
          'منیزیم متصل به گلیسین. دو کپسول ۲۰۰ میلی‌گرم منیزیم خالص دارد، بی‌آنکه گلیسین در این عدد حساب شده باشد؛ هر شیشه ۶۰ روز کفایت می‌کند. منیزیم به کاهش خستگی و کارکرد طبیعی عضله‌ها کمک می‌کند. هر دو کپسول را شب با آب بخورید، با غذا یا بدون غذا. پوستهٔ کپسول گیاهی است و رنگ و پرکننده ندارد. میان این مکمل و آنتی‌بیوتیک یا قرص تیروئید دو ساعت فاصله بگذارید و اگر کلیه‌هایتان خوب کار نمی‌کند، ابتدا از پزشک بپرسید. در کنار تغذیهٔ متنوع و متعادل و سبک زندگی سالم مصرف کنید. از مقدار روزانهٔ توصیه‌شده بیشتر نخورید.',
        tags: ['منیزیم', 'املاح', 'وگان', 'شب', 'کپسول'],
      },
      nl: {
        name: 'Damavand magnesiumglycinaat, 120 capsules',
        description:
          'Magnesium gebonden aan glycine. Twee capsules leveren 200 mg zuiver magnesium, het glycine eromheen niet meegeteld; de flacon gaat 60 dagen mee. Magnesium draagt bij tot de vermindering van vermoeidheid en moeheid en tot de normale werking van de spieren. Neem beide capsules ’s avonds met water in, met of zonder eten. Veganistische capsule zonder kleur- of vulstof. Laat twee uur tussen dit supplement en antibiotica of schildkliertabletten, en vraag het eerst aan een arts als je nieren niet goed werken. Gebruik het naast een gevarieerde, evenwichtige voeding en een gezonde leefstijl. Neem niet meer dan de aanbevolen dagelijkse hoeveelheid.',
        tags: ['magnesium', 'mineralen', 'veganistisch', 'avond', 'capsules'],
      },
    },
  },
  {
    key: 'pre-workout-pomegranate',
    sku: 'DAM-PREW-POM',
    price: 3999,
    salePrice: 3399,
    stock: 57,
    featured: true,
    weight: 0.4,
    program: null,
    pictures: 2,
    texts: {
      en: {
        name: 'Damavand Pre-Workout, Pomegranate, 390 g',
        description:
          'A pre-workout with every amount on the label: 200 mg of caffeine and no secret blend. A 13 g serving also holds 6 g of citrulline malate, 3.2 g of beta-alanine and 1 g of pomegranate powder; the jar has 30 servings. Mix one scoop with 300 ml of water half an hour before training, and start with half a scoop to see how you react. Beta-alanine may make the skin tingle for a while. High caffeine content: not recommended for children or pregnant or breastfeeding women. Not within six hours of bedtime, and not together with coffee.',
        tags: ['pre-workout', 'caffeine', 'citrulline', 'pomegranate'],
      },
      fa: {
        name: 'پودر پیش از تمرین دماوند، انار، ۳۹۰ گرم',
        description:
          'پودر پیش از تمرین با مقدار روشن هر جزء: ۲۰۰ میلی‌گرم کافئین، بی هیچ ترکیب پنهان. هر وعدهٔ ۱۳ گرمی ۶ گرم سیترولین مالات، ۳٫۲ گرم بتاآلانین و ۱ گرم پودر انار هم دارد و هر قوطی ۳۰ وعده است. نیم ساعت پیش از تمرین یک پیمانه را در ۳۰۰ میلی‌لیتر آب حل کنید و بار اول با نیم پیمانه آغاز کنید تا واکنش بدنتان را ببینید. بتاآلانین شاید مدتی پوست را به گزگز بیندازد. کافئین بالا دارد: برای کودکان و زنان باردار یا شیرده توصیه نمی‌شود. تا شش ساعت مانده به خواب و همراه قهوه مصرف نکنید.',
        tags: ['پیش از تمرین', 'کافئین', 'سیترولین', 'انار'],
      },
      nl: {
        name: 'Damavand pre-workout, granaatappel, 390 g',
        description:
          'Een pre-workout met elke hoeveelheid op het etiket: 200 mg cafeïne en geen geheime mix. Een portie van 13 g bevat ook 6 g citrullinemalaat, 3,2 g bèta-alanine en 1 g granaatappelpoeder; de pot telt 30 porties. Meng een half uur voor de training één maatschep met 300 ml water, en begin met een halve om te zien hoe je reageert. Door de bèta-alanine kan de huid even tintelen. Hoog cafeïnegehalte: niet aanbevolen voor kinderen en vrouwen die zwanger zijn of borstvoeding geven. Niet binnen zes uur voor het slapen en niet samen met koffie.',
        tags: ['pre-workout', 'cafeïne', 'citrulline', 'granaatappel'],
      },
    },
  },
]
