import type { Locale } from 'contract/locale'

/** Keys of the texts of notices. A lock screen shows them, so nothing in them says anything about a person. */
export const noticeTexts = [
  'message',
  'test_commented',
  'test_waiting',
  'plan_published',
  'program_news',
  'session_today',
  'meal_now',
  'check_in_due',
  'check_in_asked',
  'check_in_replied',
  'cart_waiting',
] as const
export type NoticeText = (typeof noticeTexts)[number]

/** `{count}` is the number of notices; the first text is for one. */
export const noticeWords: Record<Locale, Record<NoticeText, { title: string; one: string; many: string }>> = {
  en: {
    message: { title: 'Messages', one: 'You have a new message.', many: '{count} messages are new.' },
    test_commented: {
      title: 'Blood tests',
      one: 'Your coach has written a comment.',
      many: '{count} comments are new.',
    },
    test_waiting: {
      title: 'Blood tests',
      one: 'A blood test is waiting for your comment.',
      many: '{count} blood tests are waiting for your comment.',
    },
    plan_published: { title: 'Programs', one: 'Your plan is ready.', many: '{count} plans are ready.' },
    program_news: {
      title: 'Programs',
      one: 'There is news about one of your programs.',
      many: 'There is news about {count} of your programs.',
    },
    meal_now: {
      title: 'Today',
      one: 'A meal of your plan is due now.',
      many: '{count} meals of your plan are due.',
    },
    session_today: {
      title: 'Today',
      one: 'Your session for today is waiting.',
      many: 'Your sessions for today are waiting.',
    },
    check_in_due: {
      title: 'Check-in',
      one: 'A check-in ends today.',
      many: '{count} check-ins end today.',
    },
    check_in_asked: {
      title: 'Check-in',
      one: 'Your coach is asking for a check-in.',
      many: '{count} check-ins are new.',
    },
    check_in_replied: {
      title: 'Check-in',
      one: 'Your coach has replied to your check-in.',
      many: '{count} replies are new.',
    },
    cart_waiting: {
      title: 'Your cart',
      one: 'There is still something in your cart.',
      many: 'There is still something in your cart.',
    },
  },
  fa: {
    message: { title: 'پیام‌ها', one: 'پیام جدیدی دارید.', many: '{count} پیام جدید دارید.' },
    test_commented: {
      title: 'آزمایش‌های خون',
      one: 'مربی شما نظری نوشته است.',
      many: '{count} نظر جدید دارید.',
    },
    test_waiting: {
      title: 'آزمایش‌های خون',
      one: 'یک آزمایش خون در انتظار نظر شماست.',
      many: '{count} آزمایش خون در انتظار نظر شماست.',
    },
    plan_published: {
      title: 'برنامه‌ها',
      one: 'برنامهٔ شما آماده است.',
      many: '{count} برنامهٔ شما آماده است.',
    },
    program_news: {
      title: 'برنامه‌ها',
      one: 'دربارهٔ یکی از برنامه‌های شما خبری هست.',
      many: 'دربارهٔ {count} برنامهٔ شما خبری هست.',
    },
    meal_now: {
      title: 'امروز',
      one: 'وقت یکی از وعده‌های برنامهٔ شماست.',
      many: 'وقت {count} وعده از برنامهٔ شماست.',
    },
    session_today: {
      title: 'امروز',
      one: 'جلسهٔ امروز در انتظار شماست.',
      many: 'جلسه‌های امروز در انتظار شما هستند.',
    },
    check_in_due: {
      title: 'گزارش',
      one: 'امروز آخرین روز یک گزارش است.',
      many: 'امروز آخرین روز {count} گزارش است.',
    },
    check_in_asked: {
      title: 'گزارش',
      one: 'مربی شما گزارشی می‌خواهد.',
      many: '{count} گزارش جدید دارید.',
    },
    check_in_replied: {
      title: 'گزارش',
      one: 'مربی شما به گزارشتان پاسخ داده است.',
      many: '{count} پاسخ جدید دارید.',
    },
    cart_waiting: {
      title: 'سبد خرید شما',
      one: 'هنوز چیزی در سبد خرید شماست.',
      many: 'هنوز چیزی در سبد خرید شماست.',
    },
  },
  nl: {
    message: { title: 'Berichten', one: 'Je hebt een nieuw bericht.', many: '{count} berichten zijn nieuw.' },
    test_commented: {
      title: 'Bloedonderzoeken',
      one: 'Je coach heeft een reactie geschreven.',
      many: '{count} reacties zijn nieuw.',
    },
    test_waiting: {
      title: 'Bloedonderzoeken',
      one: 'Een bloedonderzoek wacht op je reactie.',
      many: '{count} bloedonderzoeken wachten op je reactie.',
    },
    plan_published: { title: 'Programma’s', one: 'Je plan is klaar.', many: '{count} plannen zijn klaar.' },
    program_news: {
      title: 'Programma’s',
      one: 'Er is nieuws over een van je programma’s.',
      many: 'Er is nieuws over {count} van je programma’s.',
    },
    meal_now: {
      title: 'Vandaag',
      one: 'Het is tijd voor een maaltijd uit je plan.',
      many: 'Het is tijd voor {count} maaltijden uit je plan.',
    },
    session_today: {
      title: 'Vandaag',
      one: 'Je training van vandaag wacht op je.',
      many: 'Je trainingen van vandaag wachten op je.',
    },
    check_in_due: {
      title: 'Verslag',
      one: 'Vandaag is de laatste dag voor een verslag.',
      many: 'Vandaag is de laatste dag voor {count} verslagen.',
    },
    check_in_asked: {
      title: 'Verslag',
      one: 'Je coach vraagt om een verslag.',
      many: '{count} verslagen zijn nieuw.',
    },
    check_in_replied: {
      title: 'Verslag',
      one: 'Je coach heeft op je verslag gereageerd.',
      many: '{count} reacties zijn nieuw.',
    },
    cart_waiting: {
      title: 'Je winkelwagen',
      one: 'Er ligt nog iets in je winkelwagen.',
      many: 'Er ligt nog iets in je winkelwagen.',
    },
  },
}

/** Title and body of a notice in a language. */
export function noticeOf(text: NoticeText, locale: Locale, count: number): { title: string; body: string } {
  const { title, one, many } = noticeWords[locale][text]
  const shown = new Intl.NumberFormat(locale).format(count)
  return { title, body: count === 1 ? one : many.replace('{count}', shown) }
}
