import { type Locale, locales } from 'contract/locale'
import { type DayKey, dayKeys, type MealKey } from 'contract/programs/plan'
import { DAY } from 'contract/units'

interface Words {
  meals: Record<MealKey, string>
  bloodTest: string
  kcal: string
}

/** Names that a card has in the athlete's language. */
const words: Record<Locale, Words> = {
  en: {
    meals: {
      breakfast: 'Breakfast',
      morningSnack: 'Morning snack',
      lunch: 'Lunch',
      afternoonSnack: 'Afternoon snack',
      dinner: 'Dinner',
      eveningSnack: 'Evening snack',
    },
    bloodTest: 'Blood test from {day}',
    kcal: '{n} kcal',
  },
  fa: {
    meals: {
      breakfast: 'صبحانه',
      morningSnack: 'میان‌وعدهٔ صبح',
      lunch: 'ناهار',
      afternoonSnack: 'عصرانه',
      dinner: 'شام',
      eveningSnack: 'میان‌وعدهٔ شب',
    },
    bloodTest: 'آزمایش خون {day}',
    kcal: '{n} کیلوکالری',
  },
  nl: {
    meals: {
      breakfast: 'Ontbijt',
      morningSnack: 'Tussendoortje in de ochtend',
      lunch: 'Lunch',
      afternoonSnack: 'Tussendoortje in de middag',
      dinner: 'Avondeten',
      eveningSnack: 'Tussendoortje in de avond',
    },
    bloodTest: 'Bloedonderzoek van {day}',
    kcal: '{n} kcal',
  },
}

export const mealName = (key: MealKey, locale: Locale) => words[locale].meals[key]

export function kcalText(calories: number, locale: Locale): string {
  return words[locale].kcal.replace('{n}', new Intl.NumberFormat(locale).format(calories))
}

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)

export function weekday(day: DayKey, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return format.format(MONDAY + dayKeys.indexOf(day) * DAY)
}

/** `day` is `YYYY-MM-DD`. */
export function testName(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(`${locale}-u-ca-${locales[locale].calendar}`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return words[locale].bloodTest.replace('{day}', format.format(new Date(`${day}T00:00:00Z`)))
}
