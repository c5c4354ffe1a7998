import type { paymentKind } from 'contract/orders/rules'
import { wordsWithRuleNumbers } from 'contract/rule-numbers'
import type { OrderMail } from '../order-jobs'
import type { RefundMail } from './refund-mail-words'

/** Event of a mail: its queue's event, refined for orders that wait for a payment or that staff entered. */
export type OrderNews =
  | Exclude<OrderMail, 'order-return' | 'order-cancelled' | RefundMail>
  | 'waiting'
  | 'entered'
  | 'entered-cash'

/** `{number}` is filled in. */
export interface OrderMailWords {
  subtotal: string
  /** The code follows in brackets. */
  discount: string
  /** `{rate}` is filled in. */
  tax: string
  /** The same where prices contain the tax. */
  taxIncluded: string
  shipping: string
  total: string
  address: string
  orders: string
  tracking: string
  free: string
  pay: string
  track: string
  programs: string
  /** The days of arrival stand below it. */
  arrives: string
  /** The first and the last day of the expected delivery. */
  between: string
  /** The end of the hold stands below it. */
  until: string
  /** Follows a cash order of an account whose address is not confirmed. */
  confirmAddress: string
  payment: Record<ReturnType<typeof paymentKind>, string>
  news: Record<OrderNews, { subject: string; text: string }>
}

export const orderMailWords = wordsWithRuleNumbers<OrderMailWords>({
  en: {
    subtotal: 'Subtotal',
    discount: 'Discount',
    tax: 'Tax ({rate}%)',
    taxIncluded: 'Including tax ({rate}%)',
    shipping: 'Shipping',
    total: 'Total',
    address: 'Deliver to',
    orders: 'Follow Your Order',
    tracking: 'Tracking number',
    free: 'Free',
    pay: 'Pay Now',
    track: 'Track Your Parcel',
    programs: 'Open My Programs',
    arrives: 'Expected delivery',
    between: '{from} – {to}',
    until: 'We’re holding your items until',
    confirmAddress:
      'Please confirm your email address within {UNCONFIRMED_CASH_HOURS} hours, or we’ll have to cancel this order.',
    payment: {
      cod: 'You pay in cash when it arrives.',
      online: 'You pay online.',
      arrangement: 'We’ll get in touch about payment. Your program starts once the order is confirmed.',
    },
    news: {
      'order-placed': {
        subject: 'Your order {number}',
        text: 'Thank you for your order {number}. We’re getting it ready.',
      },
      waiting: {
        subject: 'Order {number} is waiting for your payment',
        text: 'Thank you for your order {number}. It’s saved, and we’re holding your items for you. Pay now and we’ll get it ready.',
      },
      entered: {
        subject: 'Please pay for order {number}',
        text: 'We’ve entered order {number} for you and are holding the items. Pay now and we’ll get it ready.',
      },
      'entered-cash': {
        subject: 'Your order {number}',
        text: 'We’ve entered order {number} for you and are getting it ready.',
      },
      'order-paid': {
        subject: 'Payment received for order {number}',
        text: 'We’ve received your payment for order {number}, and the order is confirmed.',
      },
      'order-packed': {
        subject: 'We’re packing order {number}',
        text: 'Your order {number} is being packed. We’ll email you when it leaves our warehouse.',
      },
      'order-shipped': {
        subject: 'Order {number} is on its way',
        text: 'Your order {number} has left our warehouse.',
      },
      'order-tracked': {
        subject: 'Tracking number of order {number}',
        text: 'The parcel of your order {number} has a new tracking number.',
      },
      'order-delivered': {
        subject: 'Order {number} has been delivered',
        text: 'Your order {number} has been delivered. If anything is missing or damaged, reply to this email and we’ll put it right.',
      },
    },
  },
  fa: {
    subtotal: 'جمع کالاها',
    discount: 'تخفیف',
    tax: 'مالیات ({rate}٪)',
    taxIncluded: 'شامل مالیات ({rate}٪)',
    shipping: 'هزینهٔ ارسال',
    total: 'جمع کل',
    address: 'نشانی تحویل',
    orders: 'سفارش خود را دنبال کنید',
    tracking: 'کد رهگیری',
    free: 'رایگان',
    pay: 'پرداخت',
    track: 'پیگیری بسته',
    programs: 'رفتن به برنامه‌های من',
    arrives: 'زمان تحویل',
    between: 'از {from} تا {to}',
    until: 'کالاها را برای شما نگه می‌داریم تا',
    confirmAddress:
      'لطفاً ظرف {UNCONFIRMED_CASH_HOURS} ساعت نشانی ایمیل خود را تأیید کنید؛ در غیر این صورت ناچاریم این سفارش را لغو کنیم.',
    payment: {
      cod: 'مبلغ را هنگام تحویل نقدی می‌پردازید.',
      online: 'مبلغ را آنلاین می‌پردازید.',
      arrangement: 'برای پرداخت با شما تماس می‌گیریم. پس از تأیید سفارش، برنامهٔ شما باز می‌شود.',
    },
    news: {
      'order-placed': {
        subject: 'سفارش شما {number}',
        text: 'از سفارش شما با شمارهٔ {number} سپاسگزاریم. در حال آماده‌سازی آن هستیم.',
      },
      waiting: {
        subject: 'سفارش {number} در انتظار پرداخت شماست',
        text: 'از سفارش شما با شمارهٔ {number} سپاسگزاریم. سفارش ثبت شده است و کالاها را برایتان نگه داشته‌ایم. پس از پرداخت آماده‌سازی آن را شروع می‌کنیم.',
      },
      entered: {
        subject: 'سفارش {number} در انتظار پرداخت شماست',
        text: 'سفارش {number} را برای شما ثبت کرده‌ایم و کالاها را نگه داشته‌ایم. اکنون پرداخت کنید تا آن را آماده کنیم.',
      },
      'entered-cash': {
        subject: 'سفارش شما: {number}',
        text: 'سفارش {number} را برای شما ثبت کرده‌ایم و آن را آماده می‌کنیم.',
      },
      'order-paid': {
        subject: 'پرداخت سفارش {number} دریافت شد',
        text: 'پرداخت شما برای سفارش {number} رسید و سفارش تأیید شد.',
      },
      'order-packed': {
        subject: 'سفارش {number} بسته‌بندی می‌شود',
        text: 'سفارش شما با شمارهٔ {number} در حال بسته‌بندی است. هنگام خروج از انبار با ایمیل خبرتان می‌کنیم.',
      },
      'order-shipped': {
        subject: 'سفارش {number} در راه است',
        text: 'سفارش شما با شمارهٔ {number} از انبار ما ارسال شد.',
      },
      'order-tracked': {
        subject: 'کد رهگیری سفارش {number}',
        text: 'بستهٔ سفارش {number} کد رهگیری جدیدی دارد.',
      },
      'order-delivered': {
        subject: 'سفارش {number} تحویل شد',
        text: 'سفارش شما با شمارهٔ {number} تحویل شد. اگر چیزی کم است یا آسیب دیده، به همین ایمیل پاسخ دهید تا مشکل را برطرف کنیم.',
      },
    },
  },
  nl: {
    subtotal: 'Subtotaal',
    discount: 'Korting',
    tax: 'Belasting ({rate}%)',
    taxIncluded: 'Inclusief belasting ({rate}%)',
    shipping: 'Verzending',
    total: 'Totaal',
    address: 'Bezorgadres',
    orders: 'Volg je bestelling',
    tracking: 'Track-and-tracecode',
    free: 'Gratis',
    pay: 'Nu betalen',
    track: 'Volg je pakket',
    programs: 'Naar mijn programma’s',
    arrives: 'Verwachte bezorging',
    between: '{from} – {to}',
    until: 'We houden de artikelen voor je vast tot',
    confirmAddress:
      'Bevestig je e-mailadres binnen {UNCONFIRMED_CASH_HOURS} uur, anders moeten we deze bestelling annuleren.',
    payment: {
      cod: 'Je betaalt contant bij bezorging.',
      online: 'Je betaalt online.',
      arrangement:
        'We nemen contact met je op over de betaling. Je programma gaat open zodra de bestelling is bevestigd.',
    },
    news: {
      'order-placed': {
        subject: 'Je bestelling {number}',
        text: 'Bedankt voor je bestelling {number}. We maken je bestelling klaar.',
      },
      waiting: {
        subject: 'Bestelling {number} wacht op je betaling',
        text: 'Bedankt voor je bestelling {number}. We hebben je bestelling en houden de artikelen voor je vast. Zodra je hebt betaald, maken we je bestelling klaar.',
      },
      entered: {
        subject: 'Bestelling {number} wacht op je betaling',
        text: 'We hebben bestelling {number} voor je ingevoerd en houden de artikelen vast. Betaal nu, dan maken we hem klaar.',
      },
      'entered-cash': {
        subject: 'Je bestelling {number}',
        text: 'We hebben bestelling {number} voor je ingevoerd en maken hem klaar.',
      },
      'order-paid': {
        subject: 'Betaling ontvangen voor bestelling {number}',
        text: 'Je betaling voor bestelling {number} is binnen en de bestelling is bevestigd.',
      },
      'order-packed': {
        subject: 'We pakken bestelling {number} in',
        text: 'Je bestelling {number} wordt ingepakt. We mailen je zodra die ons magazijn verlaat.',
      },
      'order-shipped': {
        subject: 'Bestelling {number} is onderweg',
        text: 'Je bestelling {number} heeft ons magazijn verlaten.',
      },
      'order-tracked': {
        subject: 'Track-and-tracecode van bestelling {number}',
        text: 'Het pakket van je bestelling {number} heeft een nieuwe track-and-tracecode.',
      },
      'order-delivered': {
        subject: 'Bestelling {number} is bezorgd',
        text: 'Je bestelling {number} is bezorgd. Ontbreekt er iets of is er iets beschadigd? Beantwoord deze mail, dan lossen we het op.',
      },
    },
  },
})
