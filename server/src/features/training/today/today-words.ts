import { type Locale, locales } from 'contract/locale'

interface Words {
  questionnaire: (program: string) => string
  /** `day` as the language writes it. */
  checkIn: (day: string) => string
  lateCheckIn: (day: string) => string
}

/** Texts of due items on /today. */
export const dueWords: Record<Locale, Words> = {
  en: {
    questionnaire: (program) => `Answer the questions for ${program}`,
    checkIn: (day) => `Check-in until ${day}`,
    lateCheckIn: (day) => `Late check-in, was due ${day}`,
  },
  fa: {
    questionnaire: (program) => `به پرسش‌های «${program}» پاسخ دهید`,
    checkIn: (day) => `گزارش تا ${day}`,
    lateCheckIn: (day) => `گزارش عقب‌افتاده از ${day}`,
  },
  nl: {
    questionnaire: (program) => `Beantwoord de vragen voor ${program}`,
    checkIn: (day) => `Verslag tot en met ${day}`,
    lateCheckIn: (day) => `Verslag te laat, het moest op ${day}`,
  },
}

/** Weekday, day and month in a language. */
export function dueDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(`${locale}-u-ca-${locales[locale].calendar}`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${day}T00:00:00Z`))
}
