import type { Locale } from '../locale'

/** Hours without a change after which a cart counts as left behind, and days after which it is too old to mail about. */
export const CART_REMINDER_HOURS = 24
export const CART_REMINDER_DAYS = 14

/** Version of the text below. */
export const CART_CONSENT_VERSION = '2026-11'

/** Consent to reminders of the cart, word for word; it is stored with its time. */
export const cartConsent: Record<Locale, string> = {
  en: 'Remind me once if I leave something in my cart for a day. I can turn this off at any time, in every reminder too.',
  fa: 'اگر چیزی یک روز در سبد خریدم ماند، یک بار به من یادآوری کنید. هر زمان بخواهم می‌توانم آن را خاموش کنم؛ در خود یادآوری هم.',
  nl: 'Herinner me één keer als er een dag iets in mijn winkelwagen blijft liggen. Ik kan dit altijd uitzetten, ook in elke herinnering.',
}
