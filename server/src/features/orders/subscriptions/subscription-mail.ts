import { locales } from 'contract/locale'
import { toUsd } from 'contract/money'
import { unbroken } from 'contract/text'
import { amount, type Block, composeMail, isolated } from '../../../adapters/mail/layout'
import type { Deps } from '../../../deps'
import type { JobData } from '../../../kernel/jobs/jobs'
import { countJobMail } from '../../auth/attempts'
import { readMailShop } from '../../site/shop.logic'
import { readProducts } from '../checkout/checkout-cart.sql'
import { draftOfRun } from './run-order'
import { findMailedRun, type MailedRun } from './runs.sql'
import { type SubscriptionNews, subscriptionMailWords } from './subscription-mail-words'
import { findSubscription, type ItemRow, type SubscriptionRow } from './subscriptions.sql'

export type { SubscriptionNews }

/** Queue of the mails about subscriptions. */
export const SUBSCRIPTION_MAIL = 'subscription-mail'

/** State of a run in which each mail is still true. */
const STATES = { announced: 'announced', pay: 'waiting', left_out: 'left_out' } as const

type MailDeps = Pick<Deps, 'db' | 'mail' | 'config' | 'pseudonym' | 'log'>

/** The job's handler; a repeat is the same mail, and one that is no longer true is not sent. */
export async function sendSubscriptionMail(deps: MailDeps, data: JobData): Promise<void> {
  const key = { id: String(data.subscriptionId), period: Number(data.period) }
  const news = data.news as SubscriptionNews
  const run = await findMailedRun(deps.db, key)
  if (!run || run.state !== STATES[news]) return
  const found = await findSubscription(deps.db, key.id, { locale: 'en' })
  const row = found && (await findSubscription(deps.db, key.id, { locale: found.locale }))
  if (!row) return
  const id = `subscription-${key.id}-${key.period}-${news}`
  const { accountId } = row
  if (!(await countJobMail(deps, id, { recipient: run.email, accountId, networkHash: undefined }))) {
    deps.log.warn(
      { event: 'mail_limited', mail: id, account: accountId },
      'a mail was not sent: too many today',
    )
    return
  }
  const w = subscriptionMailWords[row.locale]
  const day = dayOf(run, row)
  const subject = { announced: w.announced, pay: w.pay, left_out: w.leftOut }[news].subject
  await deps.mail.send({
    id,
    to: { name: run.confirmed ? `${run.firstName} ${run.lastName}`.trim() : '', address: run.email },
    ...composeMail({
      locale: row.locale,
      subject: subject.replace('{day}', () => day),
      ...(run.confirmed && { name: run.firstName }),
      reason: 'account',
      shop: await readMailShop(deps),
      blocks: await blocksOf(deps, { news, run, row, day }),
    }),
  })
}

/** The run's day in the reader's calendar; a day without a time, which no zone may move. */
function dayOf({ day }: MailedRun, { locale }: SubscriptionRow): string {
  const style = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(`${locale}-u-ca-${locales[locale].calendar}`, style).format(new Date(day))
}

interface News {
  news: SubscriptionNews
  run: MailedRun
  row: SubscriptionRow
  day: string
}

async function blocksOf(deps: Pick<Deps, 'db' | 'config'>, { news, run, row, day }: News): Promise<Block[]> {
  const w = subscriptionMailWords[row.locale]
  const named = (text: string) => ({ text: text.replace('{day}', () => isolated(day)) })
  const page = `${deps.config.publicUrl}/subscriptions`
  const goods = { rows: await rowsOf(deps, row) }
  const manage = [{ action: w.action, url: page }, { small: w.why }]
  if (news === 'pay')
    return [
      named(w.pay.text),
      { action: w.pay.action, url: `${page}?order=${row._id}` },
      goods,
      { text: w.pay.note },
      { small: w.why },
    ]
  if (news === 'left_out') {
    const reason = run.reason === null || run.reason === 'skipped' ? 'refused' : run.reason
    return [named(w.leftOut.text), { text: w.leftOut.reasons[reason] }, goods, ...manage]
  }
  const { items, paymentMethod } = row
  const isRisen = items.some(({ cents, agreedCents }) => cents !== null && cents > agreedCents)
  return [
    named(paymentMethod === 'online' ? w.announced.online : w.announced.cash),
    goods,
    ...(isRisen && paymentMethod === 'cod' ? [{ text: w.risen }] : []),
    ...(items.some(({ cents }) => cents === null) ? [{ text: w.missing }] : []),
    ...manage,
  ]
}

/** Products with their prices of now, and the total where all of them can be bought. */
async function rowsOf({ db, config }: Pick<Deps, 'db' | 'config'>, row: SubscriptionRow) {
  const w = subscriptionMailWords[row.locale]
  const digits = new Intl.NumberFormat(row.locale)
  const priceOf = ({ cents, agreedCents, quantity }: ItemRow) => {
    if (cents === null) return w.soldOut
    const now = amount(toUsd(cents * quantity))
    if (cents <= agreedCents) return now
    return w.was.replace('{now}', () => now).replace('{was}', () => amount(toUsd(agreedCents * quantity)))
  }
  const lines = row.items.map((item) => ({
    label: `${digits.format(item.quantity)} × ${isolated(unbroken(item.name))}`,
    value: priceOf(item),
  }))
  if (row.items.length === 0 || row.items.some(({ cents }) => cents === null)) return lines
  const { returnDays } = config
  const { total } = draftOfRun(row, await readProducts(db, row.items, row.locale), { period: 0, returnDays })
  return [...lines, { label: w.total, value: amount(toUsd(total)), strong: true }]
}
