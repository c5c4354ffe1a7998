import { wordsWithRuleNumbers } from 'contract/rule-numbers'
import type { OrderMail } from '../order-jobs'

/** `{number}` is filled in. */
export interface OrderMailWords {
  subtotal: string
  tax: string
  shipping: string
  total: string
  address: string
  orders: string
  tracking: string
  payment: { cod: string; online: string }
  news: Record<OrderMail, { subject: string; text: string }>
}

export const orderMailWords = wordsWithRuleNumbers<OrderMailWords>({
  en: {
    subtotal: 'Subtotal',
    tax: 'Tax ({TAX_PERCENT}%)',
    shipping: 'Shipping',
    total: 'Total',
    address: 'It goes to',
    orders: 'Follow your order',
    tracking: 'Tracking number',
    payment: { cod: 'You pay in cash when it arrives.', online: 'You pay online.' },
    news: {
      'order-placed': {
        subject: 'Your order {number}',
        text: 'Thank you for your order {number}. We are getting it ready.',
      },
      'order-paid': {
        subject: 'Payment received for order {number}',
        text: 'Your payment for order {number} has arrived and the order is confirmed.',
      },
      'order-shipped': {
        subject: 'Order {number} is on its way',
        text: 'Your order {number} has left our warehouse.',
      },
      'order-cancelled': {
        subject: 'Order {number} is cancelled',
        text: 'Your order {number} is cancelled. If you had paid for it, the money goes back the way it came.',
      },
      'payment-returned': {
        subject: 'Your payment for order {number} goes back',
        text: 'Your payment for order {number} arrived when the order was no longer open. We are sending it back in full; you need not do anything.',
      },
    },
  },
  fa: {
    subtotal: 'جمع کالاها',
    tax: 'مالیات ({TAX_PERCENT}٪)',
    shipping: 'هزینهٔ ارسال',
    total: 'جمع کل',
    address: 'نشانی ارسال',
    orders: 'سفارش خود را دنبال کنید',
    tracking: 'شمارهٔ رهگیری',
    payment: { cod: 'مبلغ را هنگام تحویل نقدی می‌پردازید.', online: 'مبلغ را آنلاین می‌پردازید.' },
    news: {
      'order-placed': {
        subject: 'سفارش شما {number}',
        text: 'از سفارش شما با شمارهٔ {number} سپاسگزاریم. در حال آماده‌سازی آن هستیم.',
      },
      'order-paid': {
        subject: 'پرداخت سفارش {number} دریافت شد',
        text: 'پرداخت شما برای سفارش {number} رسید و سفارش تأیید شد.',
      },
      'order-shipped': {
        subject: 'سفارش {number} در راه است',
        text: 'سفارش شما با شمارهٔ {number} از انبار ما راه افتاد.',
      },
      'order-cancelled': {
        subject: 'سفارش {number} لغو شد',
        text: 'سفارش شما با شمارهٔ {number} لغو شد. اگر مبلغی پرداخته‌اید، از همان راه به شما بازمی‌گردد.',
      },
      'payment-returned': {
        subject: 'مبلغ سفارش {number} بازگردانده می‌شود',
        text: 'پرداخت شما برای سفارش {number} زمانی رسید که سفارش دیگر باز نبود. همهٔ مبلغ را بازمی‌گردانیم و لازم نیست کاری بکنید.',
      },
    },
  },
  nl: {
    subtotal: 'Subtotaal',
    tax: 'Belasting ({TAX_PERCENT}%)',
    shipping: 'Verzending',
    total: 'Totaal',
    address: 'Bezorgadres',
    orders: 'Volg je bestelling',
    tracking: 'Track-and-tracenummer',
    payment: { cod: 'Je betaalt contant bij aflevering.', online: 'Je betaalt online.' },
    news: {
      'order-placed': {
        subject: 'Je bestelling {number}',
        text: 'Bedankt voor je bestelling {number}. We maken haar klaar.',
      },
      'order-paid': {
        subject: 'Betaling ontvangen voor bestelling {number}',
        text: 'Je betaling voor bestelling {number} is binnen en de bestelling is bevestigd.',
      },
      'order-shipped': {
        subject: 'Bestelling {number} is onderweg',
        text: 'Je bestelling {number} heeft ons magazijn verlaten.',
      },
      'order-cancelled': {
        subject: 'Bestelling {number} is geannuleerd',
        text: 'Je bestelling {number} is geannuleerd. Had je al betaald, dan gaat het bedrag terug zoals het kwam.',
      },
      'payment-returned': {
        subject: 'Je betaling voor bestelling {number} gaat terug',
        text: 'Je betaling voor bestelling {number} kwam binnen toen de bestelling niet meer openstond. We storten het hele bedrag terug; je hoeft niets te doen.',
      },
    },
  },
})
