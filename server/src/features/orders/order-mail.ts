import type { Locale } from 'contract/locale'
import type { Order } from 'contract/orders'
import { amount, composeMail, isolated, ltr } from '../../adapters/mail/layout'
import type { Deps } from '../../deps'
import type { JobData } from '../../kernel/jobs/jobs'
import { findOrderById } from './orders.sql'

/** Queue of the mails that tell of a placed order. */
export const ORDER_PLACED = 'order-placed'

interface Words {
  subject: string
  thanks: string
  subtotal: string
  tax: string
  shipping: string
  total: string
  payment: { cod: string; online: string }
  address: string
  orders: string
}

const words: Record<Locale, Words> = {
  en: {
    subject: 'Your order {number}',
    thanks: 'Thank you for your order {number}. We are getting it ready.',
    subtotal: 'Subtotal',
    tax: 'Tax (9%)',
    shipping: 'Shipping',
    total: 'Total',
    payment: { cod: 'You pay in cash when it arrives.', online: 'You pay online.' },
    address: 'It goes to',
    orders: 'Follow your order',
  },
  fa: {
    subject: 'سفارش شما {number}',
    thanks: 'از سفارش شما با شمارهٔ {number} سپاسگزاریم. در حال آماده‌سازی آن هستیم.',
    subtotal: 'جمع کالاها',
    tax: 'مالیات (۹٪)',
    shipping: 'هزینهٔ ارسال',
    total: 'مبلغ کل',
    payment: { cod: 'مبلغ را هنگام تحویل نقدی می‌پردازید.', online: 'مبلغ را آنلاین می‌پردازید.' },
    address: 'نشانی ارسال',
    orders: 'پیگیری سفارش',
  },
  nl: {
    subject: 'Je bestelling {number}',
    thanks: 'Bedankt voor je bestelling {number}. We maken haar klaar.',
    subtotal: 'Subtotaal',
    tax: 'Btw (9%)',
    shipping: 'Verzending',
    total: 'Totaal',
    payment: { cod: 'Je betaalt contant bij aflevering.', online: 'Je betaalt online.' },
    address: 'Bezorgadres',
    orders: 'Volg je bestelling',
  },
}

/** The lines and sums of an order as rows of a mail. */
function figures(order: Order, w: Words) {
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

/** The mail of a placed order in the buyer's language. */
export function orderPlacedMail(order: Order, locale: Locale, publicUrl: string) {
  const w = words[locale]
  const fill = (text: string) => text.replace('{number}', ltr(order.orderNumber))
  const { firstName, lastName, address } = order.customerInfo
  return composeMail({
    locale,
    subject: w.subject.replace('{number}', order.orderNumber),
    name: firstName,
    blocks: [
      { text: fill(w.thanks) },
      { rows: figures(order, w) },
      { text: w.payment[order.paymentMethod] },
      {
        title: w.address,
        lines: [
          `${firstName} ${lastName}`,
          address.street,
          `${address.zipCode} ${address.city}, ${address.state}`,
          address.country,
        ].map(isolated),
      },
      { action: w.orders, url: `${publicUrl}/orders` },
    ],
  })
}

/** Sends the mail of a placed order; repeated for the same order it is the same mail. */
export async function sendOrderPlaced(
  deps: Pick<Deps, 'db' | 'mail' | 'config'>,
  data: JobData,
): Promise<void> {
  const order = await findOrderById(deps.db, String(data.orderId))
  if (!order) return
  const { firstName, lastName, email } = order.customerInfo
  await deps.mail.send({
    id: `order-placed-${order.orderNumber}`,
    to: { name: `${firstName} ${lastName}`, address: email },
    ...orderPlacedMail(order, order.locale, deps.config.publicUrl),
  })
}
