import type { Locale } from 'contract/locale'
import type { Order } from 'contract/orders/calls'
import { paymentKind } from 'contract/orders/rules'
import { normalEmail } from 'contract/text'
import { amount, composeMail, isolated, ltr } from '../../../adapters/mail/layout'
import type { Mail } from '../../../adapters/mail/mailer'
import type { Deps } from '../../../deps'
import type { JobData, JobHandler } from '../../../kernel/jobs/jobs'
import { saveOrderAddress } from '../../auth/addresses.logic'
import { countJobMail } from '../../auth/attempts'
import { type OrderMail, orderMails } from '../order-jobs'
import { findMailedOrder, type MailedOrder } from '../orders.sql'
import { orderMailWords } from './order-mail-words'

/** The lines and sums of an order as rows of a mail. */
function figures(order: Order, locale: Locale) {
  const w = orderMailWords[locale]
  const digits = new Intl.NumberFormat(locale)
  return [
    ...order.items.map((item) => ({
      label: `${digits.format(item.quantity)} × ${isolated(item.name)}`,
      value: amount(item.total),
    })),
    { label: w.subtotal, value: amount(order.subtotal) },
    { label: w.tax, value: amount(order.tax) },
    { label: w.shipping, value: amount(order.shipping) },
    { label: w.total, value: amount(order.total), strong: true },
  ]
}

/** A mail about an order in the buyer's language. */
export function orderMail(kind: OrderMail, order: Order, locale: Locale, publicUrl: string) {
  const w = orderMailWords[locale]
  const { firstName, lastName, address } = order.customerInfo
  const addressLines = [
    `${firstName} ${lastName}`,
    address.street,
    `${address.zipCode} ${address.city}, ${address.state}`,
    address.country,
  ]
  return composeMail({
    locale,
    subject: w.news[kind].subject.replace('{number}', order.orderNumber),
    name: firstName,
    blocks: [
      { text: w.news[kind].text.replace('{number}', ltr(order.orderNumber)) },
      ...(kind === 'order-shipped' && order.trackingNumber
        ? [{ text: `${w.tracking}: ${ltr(order.trackingNumber)}` }]
        : []),
      { rows: figures(order, locale) },
      ...(kind === 'order-placed' ? [{ text: w.payment[paymentKind(order)] }] : []),
      { title: w.address, lines: addressLines.map(isolated) },
      { action: w.orders, url: `${publicUrl}/orders/${order.orderNumber}` },
    ],
  })
}

/** The same where nobody may write through us: nothing in it was typed by whoever ordered. */
export function plainOrderMail(kind: OrderMail, order: Order, locale: Locale, publicUrl: string) {
  const w = orderMailWords[locale]
  return composeMail({
    locale,
    subject: w.news[kind].subject.replace('{number}', order.orderNumber),
    blocks: [
      { text: w.news[kind].text.replace('{number}', ltr(order.orderNumber)) },
      { rows: [{ label: w.total, value: amount(order.total), strong: true }] },
      { action: w.orders, url: `${publicUrl}/orders/${order.orderNumber}` },
    ],
  })
}

type MailDeps = Pick<Deps, 'db' | 'mail' | 'config' | 'pseudonym' | 'log'>

/**
 * Sends one mail about an order (and keeps a first address for the next); repeated it is the same mail. It goes to the
 * account's address, in full only where that is confirmed; another address that was typed gets the plain one, and only from
 * an account whose own is confirmed (decision X-98).
 */
async function sendOrderMail(deps: MailDeps, kind: OrderMail, data: JobData): Promise<void> {
  const order = await findMailedOrder(deps.db, String(data.orderId))
  if (!order) return
  const { customerInfo, accountEmail, confirmed, locale, orderNumber } = order
  if (kind === 'order-placed') await saveOrderAddress(deps.db, order.accountId, customerInfo)
  const networkHash = typeof data.network === 'string' ? data.network : undefined
  const { publicUrl } = deps.config
  const name = confirmed ? `${customerInfo.firstName} ${customerInfo.lastName}` : ''
  const own = confirmed
    ? orderMail(kind, order, locale, publicUrl)
    : plainOrderMail(kind, order, locale, publicUrl)
  await sendCounted(deps, order, networkHash, {
    id: `${kind}-${orderNumber}`,
    to: { name, address: accountEmail },
    ...own,
  })
  const typed = normalEmail(customerInfo.email)
  if (!confirmed || typed === accountEmail) return
  await sendCounted(deps, order, networkHash, {
    id: `${kind}-${orderNumber}-copy`,
    to: { name: '', address: typed },
    ...plainOrderMail(kind, order, locale, publicUrl),
  })
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

/** What the mail queues of orders do. */
export function orderMailHandlers(deps: MailDeps): Record<OrderMail, JobHandler> {
  return Object.fromEntries(
    orderMails.map((kind) => [kind, (data: JobData) => sendOrderMail(deps, kind, data)]),
  ) as Record<OrderMail, JobHandler>
}
