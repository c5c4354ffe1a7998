import type { ReturnState } from 'contract/orders/return-rules'
import type { paymentKind } from 'contract/orders/rules'
import { wordsWithRuleNumbers } from 'contract/rule-numbers'
import type { OrderMail } from '../order-jobs'

/** Event of a mail: its queue's event, refined for unpaid, paid and unconfirmed orders, and by the way of a refund. */
export type OrderNews =
  | Exclude<OrderMail, 'order-return'>
  | 'waiting'
  | 'entered'
  | 'entered-cash'
  | 'cancelled-paid'
  | 'cancelled-unconfirmed'
  | 'undelivered'
  | `return-${Exclude<ReturnState, 'refunded'>}`
  | 'undelivered-paid'
  | 'refunded-cash'
  | 'refunded-bank'

/** `{number}`, and `{amount}` of a refund, are filled in. */
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
  /** Labels in mails about a return: items, staff's answer, postal address of the shop. */
  items: string
  answer: string
  sendTo: string
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
    items: 'Items',
    answer: 'Reason',
    sendTo: 'Send them to',
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
      'return-requested': {
        subject: 'Return of order {number}',
        text: 'We’ve received your request to return items of order {number}. We’ll answer by email.',
      },
      'return-approved': {
        subject: 'Please send back the items of order {number}',
        text: 'You can return these items of order {number}. Put a note with the order number in the parcel.',
      },
      'return-refused': {
        subject: 'Return of order {number}',
        text: 'We can’t take back these items of order {number}.',
      },
      'return-received': {
        subject: 'Your return of order {number} has arrived',
        text: 'The items of order {number} that you sent back are here. We’ll check them and email you about your refund.',
      },
      'return-closed': {
        subject: 'Return of order {number} closed',
        text: 'We’ve closed the return of order {number} without a refund.',
      },
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
    items: 'کالاها',
    answer: 'دلیل',
    sendTo: 'به این نشانی بفرستید',
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
      'return-requested': {
        subject: 'بازگرداندن کالای سفارش {number}',
        text: 'درخواست شما برای بازگرداندن کالای سفارش {number} رسید. با ایمیل پاسخ می‌دهیم.',
      },
      'return-approved': {
        subject: 'کالای سفارش {number} را برگردانید',
        text: 'می‌توانید این کالاهای سفارش {number} را برگردانید. شمارهٔ سفارش را روی کاغذی در بسته بگذارید.',
      },
      'return-refused': {
        subject: 'بازگرداندن کالای سفارش {number}',
        text: 'این کالاهای سفارش {number} را نمی‌توانیم پس بگیریم.',
      },
      'return-received': {
        subject: 'کالای برگشتی سفارش {number} رسید',
        text: 'کالاهایی که از سفارش {number} برگرداندید رسید. آن‌ها را بررسی می‌کنیم و دربارهٔ بازگشت وجه ایمیل می‌زنیم.',
      },
      'return-closed': {
        subject: 'مرجوعی سفارش {number} بسته شد',
        text: 'مرجوعی سفارش {number} را بدون بازگشت وجه بستیم.',
      },
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
    items: 'Artikelen',
    answer: 'Reden',
    sendTo: 'Stuur ze naar',
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
      'return-requested': {
        subject: 'Retour van bestelling {number}',
        text: 'We hebben je verzoek ontvangen om artikelen van bestelling {number} terug te sturen. We antwoorden per mail.',
      },
      'return-approved': {
        subject: 'Stuur de artikelen van bestelling {number} terug',
        text: 'Je kunt deze artikelen van bestelling {number} terugsturen. Leg een briefje met het bestelnummer in het pakket.',
      },
      'return-refused': {
        subject: 'Retour van bestelling {number}',
        text: 'Deze artikelen van bestelling {number} kunnen we niet terugnemen.',
      },
      'return-received': {
        subject: 'Je retour van bestelling {number} is er',
        text: 'De artikelen die je van bestelling {number} hebt teruggestuurd, zijn er. We controleren ze en mailen je over je terugbetaling.',
      },
      'return-closed': {
        subject: 'Retour van bestelling {number} gesloten',
        text: 'We hebben de retour van bestelling {number} zonder terugbetaling gesloten.',
      },
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
  },
})
