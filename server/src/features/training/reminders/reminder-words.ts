import type { Locale } from 'contract/locale'

export type ReminderKind = 'session' | 'meal'

interface Words extends Record<ReminderKind, { subject: string; text: string }> {
  why: string
  action: string
}

export const reminderWords: Record<Locale, Words> = {
  en: {
    session: {
      subject: 'Your session for today is waiting',
      text: 'There is a session in your plan for today. You can do it, move it or leave it out.',
    },
    meal: {
      subject: 'Time for a meal of your plan',
      text: 'A meal of your plan is due now. You can tick it or choose an alternative on Today.',
    },
    why: 'You asked for this reminder. You can turn it off in your account.',
    action: 'Open Today',
  },
  fa: {
    session: {
      subject: 'جلسهٔ امروز در انتظار شماست',
      text: 'در برنامهٔ شما برای امروز جلسه‌ای هست. می‌توانید آن را انجام دهید، جابه‌جا کنید یا کنار بگذارید.',
    },
    meal: {
      subject: 'وقت یکی از وعده‌های برنامهٔ شماست',
      text: 'وقت یکی از وعده‌های برنامهٔ شما رسیده است. می‌توانید آن را در صفحهٔ امروز تیک بزنید یا جایگزینی انتخاب کنید.',
    },
    why: 'شما این یادآوری را خواسته‌اید. می‌توانید آن را در حساب خود خاموش کنید.',
    action: 'باز کردن امروز',
  },
  nl: {
    session: {
      subject: 'Je training van vandaag wacht op je',
      text: 'In je plan staat een training voor vandaag. Je kunt hem doen, verplaatsen of overslaan.',
    },
    meal: {
      subject: 'Tijd voor een maaltijd uit je plan',
      text: 'Het is tijd voor een maaltijd uit je plan. Je kunt hem op Vandaag afvinken of een alternatief kiezen.',
    },
    why: 'Je hebt om deze herinnering gevraagd. Je kunt hem uitzetten in je account.',
    action: 'Vandaag openen',
  },
}
