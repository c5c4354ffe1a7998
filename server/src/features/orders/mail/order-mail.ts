import type { Locale } from 'contract/locale'
import type { Order } from 'contract/orders/calls'
import { amount, composeMail, isolated, ltr } from '../../../adapters/mail/layout'
import type { Deps } from '../../../deps'
import type { JobData, JobHandler } from '../../../kernel/jobs/jobs'
import { saveOrderAddress } from '../../auth/addresses.logic'
import { type OrderMail, orderMails } from '../order-jobs'
import { findOrderById } from '../orders.sql'
import { type OrderMailWords, orderMailWords } from './order-mail-words'

/** The lines and sums of an order as rows of a mail. */
function figures(order: Order, w: OrderMailWords) {
  return [
    ...order.items.map((item) => ({
      label: `${item.quantity} × ${isolated(item.name)}`,
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
      { rows: figures(order, w) },
      ...(kind === 'order-placed' ? [{ text: w.payment[order.paymentMethod] }] : []),
      { title: w.address, lines: addressLines.map(isolated) },
      { action: w.orders, url: `${publicUrl}/orders/${order.orderNumber}` },
    ],
  })
}

type MailDeps = Pick<Deps, 'db' | 'mail' | 'config'>

/** Sends one mail about an order (and keeps a first address for the next); repeated it is the same mail. */
async function sendOrderMail(deps: MailDeps, kind: OrderMail, data: JobData): Promise<void> {
  const order = await findOrderById(deps.db, String(data.orderId))
  if (!order) return
  if (kind === 'order-placed') await saveOrderAddress(deps.db, order.accountId, order.customerInfo)
  const { firstName, lastName, email } = order.customerInfo
  await deps.mail.send({
    id: `${kind}-${order.orderNumber}`,
    to: { name: `${firstName} ${lastName}`, address: email },
    ...orderMail(kind, order, order.locale, deps.config.publicUrl),
  })
}

/** What the mail queues of orders do. */
export function orderMailHandlers(deps: MailDeps): Record<OrderMail, JobHandler> {
  return Object.fromEntries(
    orderMails.map((kind) => [kind, (data: JobData) => sendOrderMail(deps, kind, data)]),
  ) as Record<OrderMail, JobHandler>
}
