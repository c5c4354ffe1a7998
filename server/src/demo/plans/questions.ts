import type { TemplateInput } from '../../features/programs/console/templates.logic'

type Question = TemplateInput['questions'][number]
type Words = [category: string, question: string, options?: string[]]

function question(
  id: string,
  type: Question['type'],
  required: boolean,
  [en, fa, nl]: [Words, Words, Words],
  more: Pick<Question, 'min' | 'max' | 'about'> = {},
): Question {
  const texts = ([category, words, options]: Words) => ({
    category,
    question: words,
    ...(options ? { options } : {}),
  })
  return { id, type, required, ...more, ...texts(en), translations: { fa: texts(fa), nl: texts(nl) } }
}

const TRAINING = ['Training', 'تمرین', 'Training'] as const
const HEALTH = ['Health', 'سلامت', 'Gezondheid'] as const
const FOOD = ['Food', 'خوراک', 'Voeding'] as const
const LIFE = ['Daily life', 'زندگی روزمره', 'Dagelijks leven'] as const

const ALLERGIES = [
  ['Gluten', 'گلوتن', 'Gluten'],
  ['Milk', 'شیر', 'Melk'],
  ['Eggs', 'تخم‌مرغ', 'Ei'],
  ['Fish', 'ماهی', 'Vis'],
  ['Shellfish', 'میگو و خرچنگ', 'Schaaldieren'],
  ['Peanuts', 'بادام‌زمینی', 'Pinda’s'],
  ['Nuts', 'مغزهای درختی', 'Noten'],
  ['Soy', 'سویا', 'Soja'],
  ['Sesame', 'کنجد', 'Sesam'],
] as const

/** The questions that every demo program asks, one of each type at least. */
export const questions: Question[] = [
  question('experience', 'single', true, [
    [
      TRAINING[0],
      'How long have you been training regularly?',
      ['Not yet', 'Less than a year', 'One to three years', 'Longer'],
    ],
    [
      TRAINING[1],
      'چند وقت است که منظم تمرین می‌کنید؟',
      ['هنوز نه', 'کمتر از یک سال', 'یک تا سه سال', 'بیشتر'],
    ],
    [
      TRAINING[2],
      'Hoelang train je al regelmatig?',
      ['Nog niet', 'Minder dan een jaar', 'Een tot drie jaar', 'Langer'],
    ],
  ]),
  question('goal', 'text', true, [
    [TRAINING[0], 'What would you like to be able to do at the end of this program?'],
    [TRAINING[1], 'دوست دارید در پایان این برنامه چه کاری از شما برآید؟'],
    [TRAINING[2], 'Wat wil je aan het einde van dit programma kunnen?'],
  ]),
  question(
    'days',
    'number',
    true,
    [
      [TRAINING[0], 'How many days a week can you train?'],
      [TRAINING[1], 'چند روز در هفته می‌توانید تمرین کنید؟'],
      [TRAINING[2], 'Op hoeveel dagen per week kun je trainen?'],
    ],
    { min: 1, max: 7 },
  ),
  question('equipment', 'multiple', false, [
    [
      TRAINING[0],
      'What do you have at hand?',
      ['Barbell and rack', 'Dumbbells', 'Kettlebell', 'Bands', 'Nothing'],
    ],
    [TRAINING[1], 'چه وسیله‌ای در دسترس دارید؟', ['هالتر و رک', 'دمبل', 'کتل‌بل', 'کش', 'هیچ‌کدام']],
    [
      TRAINING[2],
      'Wat heb je tot je beschikking?',
      ['Halterstang en rek', 'Dumbbells', 'Kettlebell', 'Banden', 'Niets'],
    ],
  ]),
  question(
    'injuries',
    'text',
    false,
    [
      [HEALTH[0], 'Do you have any injuries, illnesses or medication your coach should know about?'],
      [HEALTH[1], 'آیا آسیب، بیماری یا دارویی هست که مربی باید بداند؟'],
      [HEALTH[2], 'Heb je een blessure of ziekte, of gebruik je medicijnen, waar je coach van moet weten?'],
    ],
    { about: 'injuries' },
  ),
  question('doctor', 'boolean', true, [
    [HEALTH[0], 'Has a doctor advised you against exercise?'],
    [HEALTH[1], 'آیا پزشک شما را از ورزش منع کرده است؟'],
    [HEALTH[2], 'Heeft een arts je sporten afgeraden?'],
  ]),
  question(
    'allergies',
    'multiple',
    false,
    [
      [FOOD[0], 'Are you allergic to any of these?', ALLERGIES.map(([en]) => en)],
      [FOOD[1], 'به کدام یک از این‌ها حساسیت دارید؟', ALLERGIES.map(([, fa]) => fa)],
      [FOOD[2], 'Ben je allergisch voor een van deze?', ALLERGIES.map(([, , nl]) => nl)],
    ],
    { about: 'allergies' },
  ),
  question('food', 'text', false, [
    [FOOD[0], 'What do you not eat, and what do you like to cook?'],
    [FOOD[1], 'چه چیزی نمی‌خورید و چه غذایی را دوست دارید بپزید؟'],
    [FOOD[2], 'Wat eet je niet, en wat kook je graag?'],
  ]),
  question(
    'sleep',
    'scale',
    true,
    [
      [LIFE[0], 'How well do you sleep, from 1 (badly) to 10 (very well)?'],
      [LIFE[1], 'خوابتان چگونه است، از ۱ (بد) تا ۱۰ (بسیار خوب)؟'],
      [LIFE[2], 'Hoe goed slaap je, van 1 (slecht) tot 10 (heel goed)?'],
    ],
    { min: 1, max: 10 },
  ),
  question('start', 'date', false, [
    [LIFE[0], 'What’s the earliest you can start?'],
    [LIFE[1], 'از چه روزی می‌توانید آغاز کنید؟'],
    [LIFE[2], 'Vanaf welke dag kun je beginnen?'],
  ]),
]

/** Answers of the demo's athletes. */
export const answers: Record<string, string | number | boolean | string[]> = {
  experience: 'One to three years',
  goal: 'Squat my own weight for five, and climb the stairs at work without a pause.',
  days: 4,
  equipment: ['Barbell and rack', 'Dumbbells'],
  injuries: 'An old ankle sprain on the left, no pain today.',
  doctor: false,
  allergies: ['Nuts'],
  food: 'No pork. I like cooking stews and rice at the weekend.',
  sleep: 6,
}
