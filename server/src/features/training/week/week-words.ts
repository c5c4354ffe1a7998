import type { Locale } from 'contract/locale'
import type { MealKey } from 'contract/programs/plan'
import type { SetType, Side } from 'contract/programs/set-rules'

/** Words of a printed week; names in braces are filled in. */
export interface WeekWords {
  /** Name of a plan without a title. */
  plan: string
  week: string
  athlete: string
  coach: string
  rest: string
  session: string
  minutes: string
  moved: string
  excused: string
  warmup: string
  cooldown: string
  notes: string
  exercise: string
  amount: string
  restBetween: string
  done: string
  sets: { one: string; other: string }
  reps: string
  kg: string
  lb: string
  m: string
  km: string
  min: string
  sec: string
  percentOf: string
  effort: string
  rir: string
  tempo: string
  types: Record<Exclude<SetType, 'working'>, string>
  sides: Record<Side, string>
  meals: string
  meal: Record<MealKey, string>
  kcal: string
  macros: string
  alternatives: string
  water: string
  supplements: string
  comma: string
  page: string
}

export const weekWords: Record<Locale, WeekWords> = {
  en: {
    plan: 'Your plan',
    week: 'Week {week} of {weeks}',
    athlete: 'For {name}',
    coach: 'Coach: {name}',
    rest: 'Rest day',
    session: 'Session',
    minutes: '{n} min',
    moved: 'moved from {day}',
    excused: 'Excused',
    warmup: 'Warm-up',
    cooldown: 'Cool-down',
    notes: 'Notes',
    exercise: 'Exercise',
    amount: 'Sets × reps',
    restBetween: 'Rest',
    done: 'Done',
    sets: { one: 'Set {sets}', other: 'Sets {sets}' },
    reps: 'reps',
    kg: 'kg',
    lb: 'lb',
    m: 'm',
    km: 'km',
    min: 'min',
    sec: 'sec',
    percentOf: '{n}% of {what}',
    effort: 'effort {n}',
    rir: '{n} in reserve',
    tempo: 'tempo {tempo}',
    types: { warmup: 'warm-up', drop: 'drop set', failure: 'to failure' },
    sides: { left: 'left', right: 'right' },
    meals: 'Meals of a day',
    meal: {
      breakfast: 'Breakfast',
      morningSnack: 'Morning snack',
      lunch: 'Lunch',
      afternoonSnack: 'Afternoon snack',
      dinner: 'Dinner',
      eveningSnack: 'Evening snack',
    },
    kcal: '{n} kcal',
    macros: 'protein {protein} g, carbs {carbs} g, fats {fats} g',
    alternatives: 'Alternatives',
    water: 'Water',
    supplements: 'Supplements',
    comma: ',',
    page: 'Page {page} of {pages}',
  },
  fa: {
    plan: 'برنامهٔ شما',
    week: 'هفتهٔ {week} از {weeks}',
    athlete: 'برای {name}',
    coach: 'مربی: {name}',
    rest: 'روز استراحت',
    session: 'جلسهٔ تمرین',
    minutes: '{n} دقیقه',
    moved: 'جابه‌جا شده از {day}',
    excused: 'به حساب نمی‌آید',
    warmup: 'گرم کردن',
    cooldown: 'سرد کردن',
    notes: 'یادداشت‌ها',
    exercise: 'حرکت',
    amount: 'ست × تکرار',
    restBetween: 'استراحت',
    done: 'انجام شد',
    sets: { one: 'ست {sets}', other: 'ست‌های {sets}' },
    reps: 'تکرار',
    kg: 'کیلوگرم',
    lb: 'پوند',
    m: 'متر',
    km: 'کیلومتر',
    min: 'دقیقه',
    sec: 'ثانیه',
    percentOf: '{n}٪ {what}',
    effort: 'سختی {n}',
    rir: '{n} تکرار ذخیره',
    tempo: 'ضرب‌آهنگ {tempo}',
    types: { warmup: 'گرم کردن', drop: 'دراپ‌ست', failure: 'تا ناتوانی' },
    sides: { left: 'چپ', right: 'راست' },
    meals: 'وعده‌های یک روز',
    meal: {
      breakfast: 'صبحانه',
      morningSnack: 'میان‌وعدهٔ صبح',
      lunch: 'ناهار',
      afternoonSnack: 'عصرانه',
      dinner: 'شام',
      eveningSnack: 'میان‌وعدهٔ شب',
    },
    kcal: '{n} کیلوکالری',
    macros: 'پروتئین {protein} گرم، کربوهیدرات {carbs} گرم، چربی {fats} گرم',
    alternatives: 'جایگزین‌ها',
    water: 'آب',
    supplements: 'مکمل‌ها',
    comma: '،',
    page: 'صفحهٔ {page} از {pages}',
  },
  nl: {
    plan: 'Je plan',
    week: 'Week {week} van {weeks}',
    athlete: 'Voor {name}',
    coach: 'Coach: {name}',
    rest: 'Rustdag',
    session: 'Training',
    minutes: '{n} min',
    moved: 'verplaatst van {day}',
    excused: 'Telt niet mee',
    warmup: 'Warming-up',
    cooldown: 'Cooling-down',
    notes: 'Notities',
    exercise: 'Oefening',
    amount: 'Sets × herhalingen',
    restBetween: 'Rust',
    done: 'Gedaan',
    sets: { one: 'Set {sets}', other: 'Sets {sets}' },
    reps: 'herhalingen',
    kg: 'kg',
    lb: 'lb',
    m: 'm',
    km: 'km',
    min: 'min',
    sec: 'sec',
    percentOf: '{n}% van {what}',
    effort: 'inspanning {n}',
    rir: '{n} over',
    tempo: 'tempo {tempo}',
    types: { warmup: 'warming-up', drop: 'dropset', failure: 'tot het niet meer gaat' },
    sides: { left: 'links', right: 'rechts' },
    meals: 'Maaltijden van een dag',
    meal: {
      breakfast: 'Ontbijt',
      morningSnack: 'Tussendoortje ochtend',
      lunch: 'Lunch',
      afternoonSnack: 'Tussendoortje middag',
      dinner: 'Avondeten',
      eveningSnack: 'Tussendoortje avond',
    },
    kcal: '{n} kcal',
    macros: 'eiwit {protein} g, koolhydraten {carbs} g, vetten {fats} g',
    alternatives: 'Alternatieven',
    water: 'Water',
    supplements: 'Supplementen',
    comma: ',',
    page: 'Pagina {page} van {pages}',
  },
}
