import type { Locale } from 'contract/locale'

/** What is due on /today. */
export const dueWords: Record<Locale, { questionnaire: (program: string) => string }> = {
  en: { questionnaire: (program) => `Answer the questions for ${program}` },
  fa: { questionnaire: (program) => `به پرسش‌های «${program}» پاسخ دهید` },
  nl: { questionnaire: (program) => `Beantwoord de vragen voor ${program}` },
}
