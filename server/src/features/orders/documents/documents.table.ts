import type { Locale } from 'contract/locale'
import type { Order, OrderItem } from 'contract/orders/calls'
import type { RefundMethod } from 'contract/orders/refund-rules'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '../orders.table'
import { refunds } from '../refunds/refunds.table'

interface Content<OfOrder extends keyof Order> {
  seller: string[]
  /** IANA zone of its days; UTC where it was not kept yet. */
  timeZone?: string
  /** Per cent; 9 where it was not kept yet. */
  taxRate?: number
  /** Prices and shipping contain the tax. */
  taxIncluded?: boolean
  order: Pick<Order, OfOrder | 'orderNumber' | 'createdAt' | 'paymentMethod' | 'programsOnly'> & {
    /** Null where the buyer was erased: then the file that was made is all there is. */
    customerInfo: Order['customerInfo'] | null
  }
}

/** Content of an invoice without its number; amounts in USD. */
export interface InvoiceContent
  extends Content<'subtotal' | 'discount' | 'tax' | 'shipping' | 'total' | 'shippingMethod'> {
  /** Names of the way of shipping; those of the specified ones where they were not kept yet. */
  shippingNames?: Record<Locale, string>
  /** Payment status at the time of issue. */
  payment: 'paid' | 'due' | 'refunded'
  order: Content<'subtotal' | 'discount' | 'tax' | 'shipping' | 'total' | 'shippingMethod'>['order'] & {
    items: Pick<OrderItem, 'name' | 'sku' | 'quantity' | 'price' | 'total'>[]
  }
}

/** Content of a credit note without its number; amounts in USD. */
export interface CreditNoteContent extends Content<never> {
  /** The invoice that it corrects; `issuedAt` is an ISO instant. */
  invoice: { number: string; issuedAt: string }
  method: RefundMethod
  /** Units that it takes back, `net` after discount; none where it credits an amount. */
  items: (Pick<OrderItem, 'name' | 'sku' | 'quantity'> & { net: number })[]
  net: number
  tax: number
  shipping: number
  /** Part of `shipping`; nothing where it was not kept yet. */
  shippingTax?: number
  total: number
}

/** The last number of each year: the row is held while a document is issued, so that none is skipped or given twice. */
const counter = () => ({ year: integer().primaryKey(), last: integer().notNull() })
export const invoiceCounters = pgTable('invoice_counters', counter())
export const creditNoteCounters = pgTable('credit_note_counters', counter())

/** Issued once, never changed: what a document says is kept here, its pages are made from it. Amounts in cents. */
const columns = () => ({
  number: text().primaryKey(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().defaultNow(),
  /** The shop's day of issue. */
  issuedOn: date('issued_on').notNull(),
  locale: text().notNull(),
  /** SHA-256 of the file in each language in which it has been made. */
  hashes: jsonb().$type<Partial<Record<Locale, string>>>().notNull().default({}),
  /** Country of the delivery, as the buyer wrote it. */
  country: text().notNull(),
  /** Per cent, of the goods. */
  taxRate: numeric('tax_rate', { precision: 5, scale: 2 }).notNull(),
  netCents: integer('net_cents').notNull(),
  taxCents: integer('tax_cents').notNull(),
  /** With its tax, which is part of it. */
  shippingCents: integer('shipping_cents').notNull(),
  shippingTaxCents: integer('shipping_tax_cents').notNull().default(0),
})

export const invoices = pgTable(
  'invoices',
  {
    ...columns(),
    content: jsonb().$type<InvoiceContent>().notNull(),
    orderId: text('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
  },
  (t) => [index('invoices_day').on(t.issuedOn)],
)

/** Corrections of an invoice, one for each refund that was sent, and for a sale that ended without money. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    ...columns(),
    content: jsonb().$type<CreditNoteContent>().notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    invoiceNumber: text('invoice_number')
      .notNull()
      .references(() => invoices.number),
    refundId: text('refund_id')
      .notNull()
      .unique()
      .references(() => refunds.id),
  },
  (t) => [
    index('credit_notes_day').on(t.issuedOn),
    index('credit_notes_order').on(t.orderId),
    check(
      'credit_notes_amounts',
      sql`${t.netCents} >= 0 and ${t.taxCents} >= 0 and ${t.shippingCents} >= 0
        and ${t.netCents} + ${t.taxCents} + ${t.shippingCents} > 0`,
    ),
  ],
)
