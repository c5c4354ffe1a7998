import type { Locale } from '../locale'

/** Days for which the link of a newsletter's confirmation mail works. */
export const NEWSLETTER_LINK_DAYS = 7
export const NEWSLETTER_PER_PAGE = 50

/** Consent of a subscriber, word for word; it is stored with the time at which they pressed the button below it. */
export const newsletterConsent: Record<Locale, string> = {
  en: 'I’d like to get the newsletter with news and offers at this address. I can unsubscribe at any time.',
  fa: 'می‌خواهم خبرنامه را با خبرها و پیشنهادها به این نشانی دریافت کنم. هر زمان بخواهم می‌توانم اشتراکم را لغو کنم.',
  nl: 'Ik wil de nieuwsbrief met nieuws en aanbiedingen op dit adres ontvangen. Ik kan me op elk moment afmelden.',
}

/** Kinds of mail that a link in it ends. */
export const leavableMails = ['newsletter', 'cart'] as const
export type LeavableMail = (typeof leavableMails)[number]
