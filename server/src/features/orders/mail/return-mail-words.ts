import type { ReturnState } from 'contract/orders/return-rules'
import { wordsWithRuleNumbers } from 'contract/rule-numbers'

/** Step of a return that has a mail of its own; a refund has the mail of refunds. */
export type ReturnNews = Exclude<ReturnState, 'refunded'>

/** `{number}` is filled in. */
export interface ReturnMailWords {
  /** Label of the returned items. */
  items: string
  /** Label of staff's answer. */
  answer: string
  /** Label of the shop's postal address. */
  sendTo: string
  news: Record<ReturnNews, { subject: string; text: string }>
}

export const returnMailWords = wordsWithRuleNumbers<ReturnMailWords>({
  en: {
    items: 'Items',
    answer: 'Reason',
    sendTo: 'Send them to',
    news: {
      requested: {
        subject: 'Return of order {number}',
        text: 'We’ve received your request to return items of order {number}. We’ll answer by email.',
      },
      approved: {
        subject: 'Please send back the items of order {number}',
        text: 'You can return these items of order {number}. Put a note with the order number in the parcel.',
      },
      refused: {
        subject: 'Return of order {number}',
        text: 'We can’t take back these items of order {number}.',
      },
      received: {
        subject: 'Your return of order {number} has arrived',
        text: 'The items of order {number} that you sent back are here. We’ll check them and email you about your refund.',
      },
      closed: {
        subject: 'Return of order {number} closed',
        text: 'We’ve closed the return of order {number} without a refund.',
      },
    },
  },
  fa: {
    items: 'کالاها',
    answer: 'دلیل',
    sendTo: 'به این نشانی بفرستید',
    news: {
      requested: {
        subject: 'بازگرداندن کالای سفارش {number}',
        text: 'درخواست شما برای بازگرداندن کالای سفارش {number} رسید. با ایمیل پاسخ می‌دهیم.',
      },
      approved: {
        subject: 'کالای سفارش {number} را برگردانید',
        text: 'می‌توانید این کالاهای سفارش {number} را برگردانید. شمارهٔ سفارش را روی کاغذی در بسته بگذارید.',
      },
      refused: {
        subject: 'بازگرداندن کالای سفارش {number}',
        text: 'این کالاهای سفارش {number} را نمی‌توانیم پس بگیریم.',
      },
      received: {
        subject: 'کالای برگشتی سفارش {number} رسید',
        text: 'کالاهایی که از سفارش {number} برگرداندید رسید. آن‌ها را بررسی می‌کنیم و دربارهٔ بازگشت وجه ایمیل می‌زنیم.',
      },
      closed: {
        subject: 'مرجوعی سفارش {number} بسته شد',
        text: 'مرجوعی سفارش {number} را بدون بازگشت وجه بستیم.',
      },
    },
  },
  nl: {
    items: 'Artikelen',
    answer: 'Reden',
    sendTo: 'Stuur ze naar',
    news: {
      requested: {
        subject: 'Retour van bestelling {number}',
        text: 'We hebben je verzoek ontvangen om artikelen van bestelling {number} terug te sturen. We antwoorden per mail.',
      },
      approved: {
        subject: 'Stuur de artikelen van bestelling {number} terug',
        text: 'Je kunt deze artikelen van bestelling {number} terugsturen. Leg een briefje met het bestelnummer in het pakket.',
      },
      refused: {
        subject: 'Retour van bestelling {number}',
        text: 'Deze artikelen van bestelling {number} kunnen we niet terugnemen.',
      },
      received: {
        subject: 'Je retour van bestelling {number} is er',
        text: 'De artikelen die je van bestelling {number} hebt teruggestuurd, zijn er. We controleren ze en mailen je over je terugbetaling.',
      },
      closed: {
        subject: 'Retour van bestelling {number} gesloten',
        text: 'We hebben de retour van bestelling {number} zonder terugbetaling gesloten.',
      },
    },
  },
})
