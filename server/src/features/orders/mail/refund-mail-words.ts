import { wordsWithRuleNumbers } from 'contract/rule-numbers'

/** Queued events about money that goes back. */
export type RefundMail = 'order-refunded' | 'order-refund-failed' | 'payment-returned'

/** Event of a mail about money that goes back: its queue's event, refined by the way of a refund. */
export type RefundNews = RefundMail | 'refunded-cash' | 'refunded-bank'

/** `{number}` and `{amount}` are filled in. */
export type RefundMailWords = Record<RefundNews, { subject: string; text: string }>

export const refundMailWords = wordsWithRuleNumbers<RefundMailWords>({
  en: {
    'order-refunded': {
      subject: 'Refund for order {number}',
      text: 'We’ve refunded {amount} of your payment for order {number}. It can take your bank a few days to show it.',
    },
    'refunded-cash': {
      subject: 'Refund for order {number}',
      text: 'We’ve refunded {amount} in cash for order {number}.',
    },
    'refunded-bank': {
      subject: 'Refund for order {number}',
      text: 'We’ve transferred {amount} to your bank account for order {number}. It can take your bank a few days to show it.',
    },
    'order-refund-failed': {
      subject: 'Your refund for order {number} is delayed',
      text: 'We couldn’t refund {amount} for order {number} the way you paid. We still owe you this money and will refund it another way; you don’t need to do anything.',
    },
    'payment-returned': {
      subject: 'We’re refunding your payment for order {number}',
      text: 'Your payment for order {number} arrived when the order was no longer open. We’re refunding it in full; you don’t need to do anything.',
    },
  },
  fa: {
    'order-refunded': {
      subject: 'بازگشت وجه سفارش {number}',
      text: 'از پرداخت شما برای سفارش {number} مبلغ {amount} را بازگرداندیم. شاید چند روز طول بکشد تا بانک آن را نشان دهد.',
    },
    'refunded-cash': {
      subject: 'بازگشت وجه سفارش {number}',
      text: 'مبلغ {amount} از سفارش {number} را نقدی به شما بازگرداندیم.',
    },
    'refunded-bank': {
      subject: 'بازگشت وجه سفارش {number}',
      text: 'مبلغ {amount} از سفارش {number} را به حساب بانکی شما واریز کردیم. شاید چند روز طول بکشد تا بانک آن را نشان دهد.',
    },
    'order-refund-failed': {
      subject: 'بازگشت وجه سفارش {number} به تأخیر افتاد',
      text: 'نتوانستیم مبلغ {amount} از سفارش {number} را از راهی که پرداخته بودید بازگردانیم. این مبلغ را همچنان به شما بدهکاریم و از راه دیگری بازمی‌گردانیم؛ لازم نیست کاری بکنید.',
    },
    'payment-returned': {
      subject: 'وجه سفارش {number} بازگردانده می‌شود',
      text: 'پرداخت شما برای سفارش {number} زمانی رسید که سفارش دیگر باز نبود. همهٔ وجه را بازمی‌گردانیم و لازم نیست کاری بکنید.',
    },
  },
  nl: {
    'order-refunded': {
      subject: 'Terugbetaling voor bestelling {number}',
      text: 'We hebben {amount} van je betaling voor bestelling {number} terugbetaald. Het kan een paar dagen duren voordat je het bij je bank ziet.',
    },
    'refunded-cash': {
      subject: 'Terugbetaling voor bestelling {number}',
      text: 'We hebben je {amount} voor bestelling {number} contant terugbetaald.',
    },
    'refunded-bank': {
      subject: 'Terugbetaling voor bestelling {number}',
      text: 'We hebben {amount} voor bestelling {number} naar je bankrekening overgemaakt. Het kan een paar dagen duren voordat je het bij je bank ziet.',
    },
    'order-refund-failed': {
      subject: 'Je terugbetaling voor bestelling {number} is vertraagd',
      text: 'Het lukte niet om {amount} voor bestelling {number} terug te betalen zoals je hebt betaald. Je krijgt dit geld nog van ons en we betalen het op een andere manier terug; je hoeft niets te doen.',
    },
    'payment-returned': {
      subject: 'Je betaling voor bestelling {number} wordt terugbetaald',
      text: 'Je betaling voor bestelling {number} kwam binnen toen de bestelling niet meer openstond. We betalen het hele bedrag terug; je hoeft niets te doen.',
    },
  },
})
