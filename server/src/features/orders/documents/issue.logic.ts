import { toUsd } from 'contract/money'
import type { Money } from 'contract/orders/refund-rules'
import { wasPaid } from 'contract/orders/rules'
import type { Deps } from '../../../deps'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import type { JobData } from '../../../kernel/jobs/jobs'
import { imprintOf, readShop, readTimeZone } from '../../site/shop.logic'
import { findOrderById, type StoredOrder } from '../orders.sql'
import { splitAmount } from '../refunds/split-amount'
import { lockOrderById } from '../transitions.sql'
import * as sql from './documents.sql'
import type { CreditNoteContent, InvoiceContent } from './documents.table'

type IssueDeps = Pick<Deps, 'db' | 'config'>

/** Job: issues the documents of an order that are due; repeats issue nothing twice. */
export async function issueDocuments(deps: IssueDeps, data: JobData): Promise<void> {
  await transaction(deps.db, (tx) => issueDue(deps, tx, String(data.orderId)))
}

/** Issues at once what the job would issue in a moment, so that an answer to staff names it; a failure is left to the job. */
export async function issueNow(deps: IssueDeps & Pick<Deps, 'log'>, orderId: string): Promise<void> {
  try {
    await issueDocuments(deps, { orderId })
  } catch (error) {
    deps.log.warn({ err: error, order: orderId }, 'documents could not be issued yet')
  }
}

/**
 * Issues what is due for an order: the invoice once it was confirmed, and a credit note for each refund that was sent. The
 * order is locked, and the year's row behind it until the commit; `at` is the time of issue of the invoice, now by default.
 */
export async function issueDue(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  orderId: string,
  at?: Date,
): Promise<void> {
  await lockOrderById(tx, orderId)
  const order = await findOrderById(tx, orderId)
  if (!order?.hasInvoice) return
  const shop = await readShop({ db: tx, config })
  const issue: Issue = {
    order,
    seller: [...imprintOf(shop), new URL(config.publicUrl).host, shop.email],
    timeZone: await readTimeZone(tx),
  }
  if (!(await sql.findInvoice(tx, order._id))) await issueInvoice(tx, issue, at)
  for (const due of await sql.listDueCredits(tx, order._id)) await issueCreditNote(tx, issue, due)
}

interface Issue {
  order: StoredOrder
  seller: string[]
  timeZone: string
}

/** Columns that both kinds of document fill alike. */
const commonOf = ({ order, timeZone }: Issue) => ({
  orderId: order._id,
  locale: order.locale,
  country: order.customerInfo.address.country,
  taxRate: order.taxRate,
  timeZone,
})

async function issueInvoice(tx: Tx, issue: Issue, at: Date | undefined): Promise<void> {
  const { order, seller, timeZone } = issue
  const { orderNumber, createdAt, customerInfo, programsOnly, paymentMethod } = order
  const { subtotal, discount, tax, shipping, total, shippingMethod } = order
  const content: InvoiceContent = {
    seller,
    timeZone,
    taxRate: order.taxRate,
    taxIncluded: order.taxIncluded,
    shippingNames: await sql.findShippingNames(tx, order._id),
    payment: wasPaid(order) ? 'paid' : 'due',
    order: {
      orderNumber,
      createdAt,
      customerInfo,
      programsOnly,
      items: order.items.map((item) => ({
        name: item.name,
        sku: item.sku,
        quantity: item.quantity,
        price: item.price,
        total: item.total,
      })),
      subtotal,
      ...(discount && { discount }),
      tax,
      shipping,
      total,
      paymentMethod,
      shippingMethod,
    },
  }
  const money = await sql.findInvoiced(tx, order._id)
  await sql.insertInvoice(tx, { ...commonOf(issue), ...money, at, content })
}

async function issueCreditNote(tx: Tx, issue: Issue, due: sql.DueCredit): Promise<void> {
  const { order, seller, timeZone } = issue
  const left = await sql.findUncredited(tx, order._id)
  const money = creditable(left, due)
  const total = money.net + money.tax + money.shipping
  const shippingTax = shippingTaxOf(left, money.shipping)
  // Earlier credit notes have taken all of the invoice: this money had been credited before it went.
  if (total === 0) return
  const invoice = await sql.findInvoice(tx, order._id)
  if (!invoice) throw new Error('the order has no invoice')
  const { orderNumber, createdAt, programsOnly, paymentMethod } = order
  // The buyer of the invoice, also where staff have corrected the address since.
  const customerInfo = invoice.content.order.customerInfo ?? order.customerInfo
  const content: CreditNoteContent = {
    seller,
    timeZone,
    taxRate: order.taxRate,
    invoice: { number: invoice.number, issuedAt: invoice.issuedAt.toISOString() },
    method: due.method,
    order: { orderNumber, createdAt, customerInfo, programsOnly, paymentMethod },
    items: (await linesOf(tx, order, due, money)).map((line) => ({ ...line, net: toUsd(line.net) })),
    net: toUsd(money.net),
    tax: toUsd(money.tax),
    shipping: toUsd(money.shipping),
    shippingTax: toUsd(shippingTax),
    total: toUsd(total),
  }
  await sql.insertCreditNote(tx, {
    ...commonOf(issue),
    ...money,
    shippingTax,
    refundId: due.refundId,
    content,
  })
}

/** Returns the money of a refund, limited to the rest of the invoice. */
function creditable(left: Money, due: Money): Money {
  const fits = due.net <= left.net && due.tax <= left.tax && due.shipping <= left.shipping
  const { net, tax, shipping } = fits ? due : splitAmount(left, due.net + due.tax + due.shipping)
  return { net, tax, shipping }
}

/** Returns the tax in credited shipping: its share of what is left, all of it with the last of the shipping. */
function shippingTaxOf(left: Money & { shippingTax: number }, shipping: number): number {
  return left.shipping === 0 ? 0 : Math.round((left.shippingTax * shipping) / left.shipping)
}

/** The units that a credit note names: none where they do not make its amount. */
async function linesOf(
  tx: Tx,
  order: StoredOrder,
  { refundId }: sql.DueCredit,
  { net }: Money,
): Promise<sql.CreditedLine[]> {
  const named = await sql.listRefundedLines(tx, refundId)
  const lines = named.length > 0 ? named : await sql.listAllLines(tx, order._id)
  return lines.reduce((sum, line) => sum + line.net, 0) === net ? lines : []
}
