import { type Locale, locales } from 'contract/locale'
import { wordsWithRuleNumbers } from 'contract/rule-numbers'
import { composeMail, isolated, ltr } from '../../../adapters/mail/layout'
import type { Deps } from '../../../deps'
import { countJobMail } from '../../auth/attempts'
import { readMailShop, readTimeZone } from '../../site/shop.logic'
import type { StoredWithdrawal } from './withdrawals.sql'

interface WithdrawalWords {
  subject: string
  text: string
  order: string
  arrived: string
  next: string
  stranger: string
}

const withdrawalWords = wordsWithRuleNumbers<WithdrawalWords>({
  en: {
    subject: 'We’ve received your withdrawal',
    text: 'This email confirms that your withdrawal has reached us. It doesn’t say yet whether we know the order.',
    order: 'Order',
    arrived: 'Received',
    next: 'If the order was sent with this email address, we’ll tell you where to send the items, and refund you within {WITHDRAWAL_REFUND_DAYS} days.',
    stranger: 'If you didn’t send this, reply to this email and we’ll disregard it.',
  },
  fa: {
    subject: 'انصراف شما به ما رسید',
    text: 'این ایمیل رسیدن انصراف شما را تأیید می‌کند. هنوز نشان نمی‌دهد که سفارش را می‌شناسیم یا نه.',
    order: 'سفارش',
    arrived: 'زمان رسیدن',
    next: 'اگر سفارش با این نشانی ایمیل ثبت شده باشد، می‌گوییم کالاها را به کجا بفرستید و ظرف {WITHDRAWAL_REFUND_DAYS} روز وجه شما را بازمی‌گردانیم.',
    stranger: 'اگر شما آن را نفرستاده‌اید، به این ایمیل پاسخ دهید تا نادیده‌اش بگیریم.',
  },
  nl: {
    subject: 'We hebben je herroeping ontvangen',
    text: 'Deze mail bevestigt dat je herroeping bij ons is aangekomen. Of we de bestelling kennen, zegt hij nog niet.',
    order: 'Bestelling',
    arrived: 'Ontvangen',
    next: 'Hoort de bestelling bij dit e-mailadres, dan vertellen we waar de artikelen heen kunnen en betalen we je binnen {WITHDRAWAL_REFUND_DAYS} dagen terug.',
    stranger: 'Heb je dit niet gestuurd? Beantwoord deze mail, dan doen we er niets mee.',
  },
})

/** Confirms the arrival, and nothing else: what it says is the same whether we know the order or not. */
export async function sendWithdrawalMail(
  deps: Pick<Deps, 'db' | 'mail' | 'config' | 'pseudonym' | 'log'>,
  { id, email, locale, orderNumber, createdAt, networkHash }: StoredWithdrawal,
): Promise<void> {
  const mailId = `withdrawal-${id}`
  if (!(await countJobMail(deps, mailId, { recipient: email, accountId: undefined, networkHash }))) {
    deps.log.warn({ event: 'mail_limited', mail: mailId }, 'a mail was not sent: too many today')
    return
  }
  const w = withdrawalWords[locale]
  await deps.mail.send({
    id: mailId,
    to: { name: '', address: email },
    ...composeMail({
      locale,
      subject: w.subject,
      reason: 'order',
      shop: await readMailShop(deps),
      blocks: [
        { text: w.text },
        {
          rows: [
            { label: w.order, value: ltr(orderNumber) },
            { label: w.arrived, value: isolated(written(createdAt, locale, await readTimeZone(deps.db))) },
          ],
        },
        { text: w.next },
        { text: w.stranger },
      ],
    }),
  })
}

/** Day and time with the zone, because nobody knows where it is read. */
function written(at: Date, locale: Locale, timeZone: string): string {
  return new Intl.DateTimeFormat(`${locale}-u-ca-${locales[locale].calendar}`, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  }).format(at)
}
