import type { paymentKind } from 'contract/orders/rules'
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
  payment: Record<ReturnType<typeof paymentKind>, string>
  news: Record<OrderMail, { subject: string; text: string }>
}

export const orderMailWords = wordsWithRuleNumbers<OrderMailWords>({
  en: {
    subtotal: 'Subtotal',
    tax: 'Tax ({TAX_PERCENT}%)',
    shipping: 'Shipping',
    total: 'Total',
    address: 'Deliver to',
    orders: 'Follow your order',
    tracking: 'Tracking number',
    payment: {
      cod: 'You pay in cash when it arrives.',
      online: 'You pay online.',
      arrangement: 'We’ll get in touch about payment. Your program opens when the order is confirmed.',
    },
    news: {
      'order-placed': {
        subject: 'Your order {number}',
        text: 'Thank you for your order {number}. We’re getting it ready.',
      },
      'order-paid': {
        subject: 'Payment received for order {number}',
        text: 'We’ve received your payment for order {number}, and the order is confirmed.',
      },
      'order-shipped': {
        subject: 'Order {number} is on its way',
        text: 'Your order {number} has left our warehouse.',
      },
      'order-cancelled': {
        subject: 'Order {number} has been cancelled',
        text: 'Your order {number} has been cancelled. If you had already paid, we’ll refund your original payment method.',
      },
      'payment-returned': {
        subject: 'We’re refunding your payment for order {number}',
        text: 'Your payment for order {number} arrived when the order was no longer open. We’re refunding it in full; you don’t need to do anything.',
      },
    },
  },
  fa: {
    subtotal: 'جمع کالاها',
    tax: 'مالیات ({TAX_PERCENT}٪)',
    shipping: 'هزینهٔ ارسال',
    total: 'جمع کل',
    address: 'نشانی تحویل',
    orders: 'سفارش خود را دنبال کنید',
    tracking: 'کد رهگیری',
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
        text: 'سفارش شما با شمارهٔ {number} لغو شد. اگر مبلغی پرداخته‌اید، وجه به همان شیوهٔ پرداخت به شما بازگردانده می‌شود.',
      },
      'payment-returned': {
        subject: 'وجه سفارش {number} بازگردانده می‌شود',
        text: 'پرداخت شما برای سفارش {number} زمانی رسید که سفارش دیگر باز نبود. همهٔ وجه را بازمی‌گردانیم و لازم نیست کاری بکنید.',
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
    tracking: 'Track-and-tracecode',
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
        text: 'Je bestelling {number} is geannuleerd. Had je al betaald, dan betalen we terug via dezelfde betaalwijze.',
      },
      'payment-returned': {
        subject: 'We betalen je betaling voor bestelling {number} terug',
        text: 'Je betaling voor bestelling {number} kwam binnen toen de bestelling niet meer openstond. We betalen het hele bedrag terug; je hoeft niets te doen.',
      },
    },
  },
})
