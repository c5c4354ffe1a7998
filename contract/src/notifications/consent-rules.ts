import type { Locale } from '../locale'

/** Hours without a change after which a cart counts as left behind, and days after which it is too old to mail about. */
export const CART_REMINDER_HOURS = 24
export const CART_REMINDER_DAYS = 14

/** Version of the text below. */
export const CART_CONSENT_VERSION = '2026-12'

/** Consent to reminders of the cart, word for word; it is stored with its time. */
export const cartConsent: Record<Locale, string> = {
  en: 'If I leave something in my cart for a day, send me one email per cart with what is in it. I can turn this off at any time, in My Account and in every reminder.',
  fa: 'اگر چیزی یک روز در سبد خریدم ماند، برای هر سبد فقط یک ایمیل با فهرست آن برایم بفرستید. هر زمان بخواهم می‌توانم آن را در حساب من یا در خود یادآوری خاموش کنم.',
  nl: 'Laat ik een dag iets in mijn winkelwagen liggen, stuur me dan per winkelwagen één mail met wat erin ligt. Ik kan dit altijd uitzetten, in Mijn account en in elke herinnering.',
}
