import type { Locale } from 'contract/locale'
import type { Refund } from 'contract/orders/calls'
import { confirmAddressBy, paymentKind, wasPaid } from 'contract/orders/rules'
import { addressLines } from 'contract/postal-address'
import { normalEmail, unbroken } from 'contract/text'
import { amount, type Block, composeMail, isolated, ltr } from '../../../adapters/mail/layout'
import type { Mail } from '../../../adapters/mail/mailer'
import type { Config } from '../../../config'
import type { Deps } from '../../../deps'
import { batchPerTick } from '../../../kernel/db/batch-per-tick'
import type { JobData, JobHandler } from '../../../kernel/jobs/jobs'
import { saveOrderAddress } from '../../auth/addresses/addresses.logic'
import { countJobMail } from '../../auth/attempts'
import { type PostalShop, readMailShop } from '../../site/shop.logic'
import { orderLink, readOrderLinkKey } from '../link/order-link.logic'
import { type OrderMail, orderMails } from '../order-jobs'
import { findMailedOrders, type MailedOrder } from '../orders.sql'
import { findTold } from '../refunds/refunds.sql'
import { trackingPage } from '../tracking'
import { type CancelledNews, cancelledMailWords } from './cancelled-mail-words'
import { arrivalBlock, payBlock } from './date-blocks'
import { type OrderNews, orderMailWords } from './order-mail-words'
import { type RefundNews, refundMailWords } from './refund-mail-words'
import { type ReturnStep, returnMail, returnOf } from './return-mail'

/** The lines and sums of an order as rows of a mail. */
function figures(order: MailedOrder, locale: Locale) {
  const w = orderMailWords[locale]
  const digits = new Intl.NumberFormat(locale)
  const rate = digits.format(order.taxRate)
  const taxLabel = order.taxIncluded ? w.taxIncluded : w.tax
  const tax = { label: taxLabel.replace('{rate}', rate), value: amount(order.tax) }
  return [
    ...order.items.map((item) => ({
      label: `${digits.format(item.quantity)} × ${isolated(unbroken(item.name))}`,
      value: amount(item.total),
    })),
    { label: w.subtotal, value: amount(order.subtotal) },
    ...(order.discount
      ? [{ label: `${w.discount} (${ltr(order.discountCode ?? '')})`, value: amount(-order.discount) }]
      : []),
    ...(order.taxIncluded ? [] : [tax]),
    { label: w.shipping, value: order.shipping === 0 ? w.free : amount(order.shipping) },
    ...(order.taxIncluded ? [tax] : []),
    { label: w.total, value: amount(order.total), strong: true },
  ]
}

/** What every mail about an order is composed from. */
interface AnyMailing {
  order: MailedOrder
  locale: Locale
  shop: PostalShop
  config: Pick<Config, 'publicUrl' | 'trackingUrl'>
  /** Address that shows the order without a sign-in; only where the buyer's own address is confirmed. */
  link: string
  /** Refund that the mail is about. */
  refund?: Pick<Refund, 'amount' | 'method'> | undefined
}

/** Mail about the order itself. */
interface OrderMailing extends AnyMailing {
  kind: Exclude<OrderMail, 'order-return'>
}

/** Mail about a step of a return. */
interface ReturnMailing extends AnyMailing {
  kind: 'order-return'
  returned: ReturnStep
}

type Mailing = OrderMailing | ReturnMailing

/** Returns the event of a mail for this order: waiting for payment, refunded, or cancelled unconfirmed. */
function newsOf({ kind, order, refund }: OrderMailing): OrderNews | CancelledNews | RefundNews {
  if (kind === 'order-refunded' && refund?.method === 'cash') return 'refunded-cash'
  if (kind === 'order-refunded' && refund?.method === 'bank') return 'refunded-bank'
  if (kind === 'order-placed' && order.isEntered) return order.heldUntil ? 'entered' : 'entered-cash'
  if (kind === 'order-placed' && order.heldUntil) return 'waiting'
  if (kind !== 'order-cancelled') return kind
  if (order.lapsed) return 'cancelled-unconfirmed'
  if (order.endReason) return wasPaid(order) ? 'undelivered-paid' : 'undelivered'
  return wasPaid(order) ? 'cancelled-paid' : kind
}

/** True if the mail asks to pay. */
const asksToPay = ({ kind, order }: OrderMailing) => kind === 'order-placed' && order.heldUntil !== null

/** Returns subject and sentence of a mail's event. */
function newsWords(mailing: OrderMailing): { subject: string; sentence: string } {
  const { order, locale, refund } = mailing
  const news = { ...orderMailWords[locale].news, ...cancelledMailWords[locale], ...refundMailWords[locale] }
  const { subject, text } = news[newsOf(mailing)]
  return {
    subject: subject.replace('{number}', order.orderNumber),
    sentence: text
      .replace('{number}', ltr(order.orderNumber))
      .replace('{amount}', () => amount(refund?.amount ?? order.total)),
  }
}

/** Events of orders with a parcel only, and those that name its number. */
const OF_PARCELS: readonly OrderMail[] = ['order-packed', 'order-shipped', 'order-tracked', 'order-delivered']
const TRACKED: readonly OrderMail[] = ['order-shipped', 'order-tracked']

/**
 * Returns true if a mail would be false: orders of programs have no parcel, and an order cancelled before its first
 * mail is not being prepared.
 */
function isUntrue(kind: OrderMail, { programsOnly, status }: MailedOrder): boolean {
  return kind === 'order-placed' ? status === 'cancelled' : programsOnly && OF_PARCELS.includes(kind)
}

const COMING: readonly OrderMail[] = ['order-placed', 'order-paid', 'order-packed', ...TRACKED]

/** The one date that matters: until when to pay, or when the parcel comes. */
function dateBlock(mailing: OrderMailing): Block[] {
  const { kind, order } = mailing
  if (asksToPay(mailing)) return [payBlock(mailing)]
  return order.programsOnly || !COMING.includes(kind) ? [] : [arrivalBlock(mailing)]
}

/** Returns the mail's only button: the next action. */
function actionBlock(mailing: OrderMailing): Block {
  const { kind, order, locale, config, link } = mailing
  const w = orderMailWords[locale]
  // Paying asks for a sign-in.
  if (newsOf(mailing) === 'waiting')
    return { action: w.pay, url: `${config.publicUrl}/orders/${order.orderNumber}` }
  if (kind === 'order-shipped' && order.trackingNumber && config.trackingUrl)
    return { action: w.track, url: trackingPage(config.trackingUrl, order.trackingNumber) }
  if (kind === 'order-paid' && order.programsOnly)
    return { action: w.programs, url: `${config.publicUrl}/programs` }
  return { action: w.orders, url: link }
}

/** A mail about an order in the buyer's language. */
function orderMail(mailing: Mailing) {
  const { order, locale, shop } = mailing
  const { firstName, lastName, address } = order.customerInfo
  if (mailing.kind === 'order-return')
    return returnMail(mailing, { name: firstName, withItems: true, url: mailing.link })
  const { kind } = mailing
  const w = orderMailWords[locale]
  const recipient = [`${firstName} ${lastName}`, ...addressLines(address, locale === 'fa' ? '، ' : ', ')]
  const { subject, sentence } = newsWords(mailing)
  return composeMail({
    locale,
    subject,
    name: firstName,
    reason: 'order',
    shop,
    blocks: [
      { text: sentence },
      ...dateBlock(mailing),
      ...(TRACKED.includes(kind) && order.trackingNumber
        ? [{ text: `${w.tracking}: ${ltr(order.trackingNumber)}` }]
        : []),
      actionBlock(mailing),
      { rows: figures(order, locale) },
      ...(kind === 'order-placed' && !asksToPay(mailing) ? [{ text: w.payment[paymentKind(order)] }] : []),
      ...(order.programsOnly ? [] : [{ title: w.address, lines: recipient.map(isolated) }]),
    ],
  })
}

/** The same where nobody may write through us: nothing in it was typed by whoever ordered. */
function plainOrderMail(mailing: Mailing) {
  const { kind, order, locale, shop, config } = mailing
  const url = `${config.publicUrl}/orders/${order.orderNumber}`
  if (mailing.kind === 'order-return') return returnMail(mailing, { withItems: false, url })
  const w = orderMailWords[locale]
  const { subject, sentence } = newsWords(mailing)
  return composeMail({
    locale,
    subject,
    reason: 'order',
    shop,
    blocks: [
      { text: sentence },
      ...(asksToPay(mailing) ? dateBlock(mailing) : []),
      ...(kind === 'order-placed' && !asksToPay(mailing) && !order.confirmed && confirmAddressBy(order)
        ? [{ text: w.confirmAddress }]
        : []),
      { action: asksToPay(mailing) ? w.pay : w.orders, url },
      { rows: [{ label: w.total, value: amount(order.total), strong: true }] },
    ],
  })
}

type MailDeps = Pick<Deps, 'db' | 'mail' | 'config' | 'pseudonym' | 'log'>

/** Reads shared by mails sent at the same time. */
interface Reads {
  findOrder: (id: string) => Promise<MailedOrder | undefined>
  findShop: (name: 'shop') => Promise<PostalShop | undefined>
  findLinkKey: (name: 'key') => Promise<string | undefined>
}

const createReads = (deps: MailDeps): Reads => ({
  findOrder: batchPerTick((ids) => findMailedOrders(deps.db, ids)),
  findShop: batchPerTick(async () => new Map([['shop', await readMailShop(deps)]])),
  findLinkKey: batchPerTick(async () => new Map([['key', await readOrderLinkKey(deps.db)]])),
})

/**
 * Sends one mail about an order (and keeps a first address for the next); repeated it is the same mail. It goes to the
 * account's address, in full only where that is confirmed; another address that was typed gets the plain one, and only from
 * an account whose own is confirmed (decision X-98).
 */
async function sendOrderMail(deps: MailDeps, reads: Reads, kind: OrderMail, data: JobData): Promise<void> {
  const id = String(data.orderId)
  const [order, shop, key] = await Promise.all([
    reads.findOrder(id),
    reads.findShop('shop'),
    reads.findLinkKey('key'),
  ])
  if (!order || !shop || !key) return
  const { customerInfo, accountEmail, confirmed, locale } = order
  if (kind === 'order-placed') await saveOrderAddress(deps.db, order.accountId, customerInfo)
  if (isUntrue(kind, order)) return
  const networkHash = typeof data.network === 'string' ? data.network : undefined
  const refundId = typeof data.refundId === 'string' ? data.refundId : undefined
  const refund = refundId === undefined ? undefined : await findTold(deps.db, refundId)
  const mailing = mailingOf(kind, data, {
    order,
    locale,
    config: deps.config,
    shop,
    refund,
    link: orderLink(key, deps.config.publicUrl, order.orderNumber),
  })
  if (!mailing) return
  const mailId = mailIdOf(mailing, data)
  const name = confirmed ? `${customerInfo.firstName} ${customerInfo.lastName}` : ''
  const own = confirmed ? orderMail(mailing) : plainOrderMail(mailing)
  await sendCounted(deps, order, networkHash, {
    id: mailId,
    to: { name, address: accountEmail },
    ...own,
  })
  const typed = normalEmail(customerInfo.email)
  if (!confirmed || typed === accountEmail) return
  await sendCounted(deps, order, networkHash, {
    id: `${mailId}-copy`,
    to: { name: '', address: typed },
    ...plainOrderMail(mailing),
  })
}

/** Returns the mail of a job; undefined if its return is gone. */
function mailingOf(kind: OrderMail, data: JobData, about: AnyMailing): Mailing | undefined {
  if (kind !== 'order-return') return { ...about, kind }
  const returned = returnOf(about.order, data)
  return returned && { ...about, kind, returned }
}

/** Returns the id of a mail: one per refund, per failed attempt at it, per step of a return and per tracking number. */
function mailIdOf(mailing: Mailing, { refundId, attempt, trackingNumber }: JobData): string {
  const { kind } = mailing
  const { orderNumber } = mailing.order
  if (kind === 'order-return') return `${kind}-${mailing.returned.one._id}-${mailing.returned.step}`
  if (typeof refundId === 'string' && refundId) return `${kind}-${refundId}-${String(attempt)}`
  if (typeof trackingNumber === 'string') return `${kind}-${orderNumber}-${trackingNumber}`
  return `${kind}-${orderNumber}`
}

/** Sends a mail unless it is one too many of its account, its recipient or its network today. */
async function sendCounted(
  deps: MailDeps,
  { accountId }: MailedOrder,
  networkHash: string | undefined,
  mail: Mail,
): Promise<void> {
  const recipient = mail.to.address
  if (await countJobMail(deps, mail.id, { recipient, accountId, networkHash })) return deps.mail.send(mail)
  deps.log.warn(
    { event: 'mail_limited', mail: mail.id, account: accountId },
    'a mail was not sent: too many today',
  )
}

/** Job handlers of the order mails. */
export function orderMailHandlers(deps: MailDeps): Record<OrderMail, JobHandler> {
  const reads = createReads(deps)
  return Object.fromEntries(
    orderMails.map((kind) => [kind, (data: JobData) => sendOrderMail(deps, reads, kind, data)]),
  ) as Record<OrderMail, JobHandler>
}
