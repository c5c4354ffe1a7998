import { wordsWithRuleNumbers } from 'contract/rule-numbers'

/** Event of a mail about a cancelled order, by the reason and by whether it was paid. */
export type CancelledNews =
  | 'order-cancelled'
  | 'cancelled-paid'
  | 'cancelled-unconfirmed'
  | 'undelivered'
  | 'undelivered-paid'

/** `{number}` is filled in. */
export type CancelledMailWords = Record<CancelledNews, { subject: string; text: string }>

export const cancelledMailWords = wordsWithRuleNumbers<CancelledMailWords>({
  en: {
    'order-cancelled': {
      subject: 'Order {number} has been cancelled',
      text: 'Your order {number} has been cancelled.',
    },
    'cancelled-paid': {
      subject: 'Order {number} has been cancelled',
      text: 'Your order {number} has been cancelled. We’re refunding your original payment method and will email you when that’s done.',
    },
    'cancelled-unconfirmed': {
      subject: 'Order {number} has been cancelled',
      text: 'We’ve cancelled your order {number} because your email address wasn’t confirmed within {UNCONFIRMED_CASH_HOURS} hours. You haven’t paid anything. Confirm your address, and you can order again.',
    },
    undelivered: {
      subject: 'Order {number} is coming back to us',
      text: 'The parcel of your order {number} could not be handed over and is on its way back to us, so we’ve cancelled the order. You haven’t paid anything.',
    },
    'undelivered-paid': {
      subject: 'Order {number} is coming back to us',
      text: 'The parcel of your order {number} could not be handed over and is on its way back to us, so we’ve cancelled the order. Once it’s here, we’ll refund your payment and email you.',
    },
  },
  fa: {
    'order-cancelled': {
      subject: 'سفارش {number} لغو شد',
      text: 'سفارش شما با شمارهٔ {number} لغو شد.',
    },
    'cancelled-paid': {
      subject: 'سفارش {number} لغو شد',
      text: 'سفارش شما با شمارهٔ {number} لغو شد. وجه را به همان شیوهٔ پرداخت بازمی‌گردانیم و پس از انجام آن با ایمیل خبرتان می‌کنیم.',
    },
    'cancelled-unconfirmed': {
      subject: 'سفارش {number} لغو شد',
      text: 'سفارش شما با شمارهٔ {number} لغو شد، چون نشانی ایمیل شما ظرف {UNCONFIRMED_CASH_HOURS} ساعت تأیید نشد. مبلغی پرداخت نکرده‌اید. پس از تأیید نشانی می‌توانید دوباره سفارش دهید.',
    },
    undelivered: {
      subject: 'سفارش {number} به ما برمی‌گردد',
      text: 'بستهٔ سفارش {number} تحویل داده نشد و در راه بازگشت به ماست؛ برای همین سفارش را لغو کردیم. شما وجهی نپرداخته‌اید.',
    },
    'undelivered-paid': {
      subject: 'سفارش {number} به ما برمی‌گردد',
      text: 'بستهٔ سفارش {number} تحویل داده نشد و در راه بازگشت به ماست؛ برای همین سفارش را لغو کردیم. وقتی برسد، وجه شما را بازمی‌گردانیم و با ایمیل خبر می‌دهیم.',
    },
  },
  nl: {
    'order-cancelled': {
      subject: 'Bestelling {number} is geannuleerd',
      text: 'Je bestelling {number} is geannuleerd.',
    },
    'cancelled-paid': {
      subject: 'Bestelling {number} is geannuleerd',
      text: 'Je bestelling {number} is geannuleerd. We betalen terug via dezelfde betaalwijze en mailen je zodra dat is gebeurd.',
    },
    'cancelled-unconfirmed': {
      subject: 'Bestelling {number} is geannuleerd',
      text: 'We hebben je bestelling {number} geannuleerd, omdat je e-mailadres niet binnen {UNCONFIRMED_CASH_HOURS} uur is bevestigd. Je hebt niets betaald. Bevestig je adres, dan kun je opnieuw bestellen.',
    },
    undelivered: {
      subject: 'Bestelling {number} komt bij ons terug',
      text: 'Het pakket van je bestelling {number} kon niet worden bezorgd en komt bij ons terug. Daarom hebben we de bestelling geannuleerd. Je hebt niets betaald.',
    },
    'undelivered-paid': {
      subject: 'Bestelling {number} komt bij ons terug',
      text: 'Het pakket van je bestelling {number} kon niet worden bezorgd en komt bij ons terug. Daarom hebben we de bestelling geannuleerd. Zodra het er is, betalen we je terug en mailen we je.',
    },
  },
})
