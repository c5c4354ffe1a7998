import type { Locale } from 'contract/locale'
import { formatUsd } from 'contract/money'
import type { Order } from 'contract/orders'
import type { Deps } from '../../deps'
import type { JobData } from '../../kernel/jobs/jobs'
import { findOrderById } from './orders.sql'

/** Queue of the mails that tell of a placed order. */
export const ORDER_PLACED = 'order-placed'

interface Words {
  subject: string
  greeting: string
  thanks: string
  subtotal: string
  tax: string
  shipping: string
  total: string
  payment: { cod: string; online: string }
  address: string
  orders: string
  bye: string
}

const words: Record<Locale, Words> = {
  en: {
    subject: 'Your order {number}',
    greeting: 'Hello {name},',
    thanks: 'Thank you for your order {number}. We are getting it ready.',
    subtotal: 'Subtotal',
    tax: 'Tax (9%)',
    shipping: 'Shipping',
    total: 'Total',
    payment: { cod: 'You pay in cash when it arrives.', online: 'You pay online.' },
    address: 'It goes to',
    orders: 'You can follow it here',
    bye: 'Tavan',
  },
  fa: {
    subject: 'سفارش شما {number}',
    greeting: 'سلام {name}،',
    thanks: 'از سفارش شما با شمارهٔ {number} سپاسگزاریم. در حال آماده‌سازی آن هستیم.',
    subtotal: 'جمع کالاها',
    tax: 'مالیات (۹٪)',
    shipping: 'هزینهٔ ارسال',
    total: 'مبلغ کل',
    payment: { cod: 'مبلغ را هنگام تحویل نقدی می‌پردازید.', online: 'مبلغ را آنلاین می‌پردازید.' },
    address: 'نشانی ارسال',
    orders: 'سفارش را از اینجا دنبال کنید',
    bye: 'توان',
  },
  nl: {
    subject: 'Je bestelling {number}',
    greeting: 'Hallo {name},',
    thanks: 'Bedankt voor je bestelling {number}. We maken haar klaar.',
    subtotal: 'Subtotaal',
    tax: 'Btw (9%)',
    shipping: 'Verzending',
    total: 'Totaal',
    payment: { cod: 'Je betaalt contant bij aflevering.', online: 'Je betaalt online.' },
    address: 'Bezorgadres',
    orders: 'Volg je bestelling hier',
    bye: 'Tavan',
  },
}

/** An amount inside a line of any direction: isolated left to right. */
const amount = (usd: number) => `\u2066${formatUsd(usd)}\u2069`

/** Subject and text of the mail in the buyer's language. */
export function orderPlacedMail(
  order: Order,
  locale: Locale,
  publicUrl: string,
): { subject: string; text: string } {
  const w = words[locale]
  const fill = (text: string) =>
    text.replace('{number}', order.orderNumber).replace('{name}', () => order.customerInfo.firstName)
  const { firstName, lastName, address } = order.customerInfo
  const text = [
    fill(w.greeting),
    '',
    fill(w.thanks),
    '',
    ...order.items.map((item) => `${item.quantity} × ${item.name}: ${amount(item.total)}`),
    '',
    `${w.subtotal}: ${amount(order.subtotal)}`,
    `${w.tax}: ${amount(order.tax)}`,
    `${w.shipping}: ${amount(order.shipping)}`,
    `${w.total}: ${amount(order.total)}`,
    w.payment[order.paymentMethod],
    '',
    `${w.address}:`,
    `${firstName} ${lastName}`,
    address.street,
    `${address.zipCode} ${address.city}, ${address.state}`,
    address.country,
    '',
    `${w.orders}: ${publicUrl}/orders`,
    '',
    w.bye,
    '',
  ].join('\n')
  return { subject: fill(w.subject), text }
}

/** Writes the mail of a placed order; repeated for the same order it is the same mail. */
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
