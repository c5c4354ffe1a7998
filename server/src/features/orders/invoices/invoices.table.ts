import type { Locale } from 'contract/locale'
import type { Order, OrderItem } from 'contract/orders/calls'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '../orders.table'

/** Content of an invoice without its number; amounts in USD. */
export interface InvoiceContent {
  seller: string[]
  /** Payment status at the time of issue. */
  payment: 'paid' | 'due' | 'refunded'
  order: Pick<
    Order,
    | 'orderNumber'
    | 'createdAt'
    | 'subtotal'
    | 'discount'
    | 'tax'
    | 'shipping'
    | 'total'
    | 'paymentMethod'
    | 'shippingMethod'
  > & {
    /** Null where the buyer was erased: then the file that was made is all there is. */
    customerInfo: Order['customerInfo'] | null
    programsOnly: boolean
    items: Pick<OrderItem, 'name' | 'sku' | 'quantity' | 'price' | 'total'>[]
  }
}

/** The last invoice of each year: its row is held while one is issued, so that no number is skipped or given twice. */
export const invoiceCounters = pgTable('invoice_counters', {
  year: integer().primaryKey(),
  last: integer().notNull(),
})

/** Issued once, never changed: what the invoice says is kept here, its pages are made from it. */
export const invoices = pgTable('invoices', {
  number: text().primaryKey(),
  orderId: text('order_id')
    .notNull()
    .unique()
    .references(() => orders.id),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().defaultNow(),
  locale: text().notNull(),
  content: jsonb().$type<InvoiceContent>().notNull(),
  /** SHA-256 of the file in each language in which it has been made. */
  hashes: jsonb().$type<Partial<Record<Locale, string>>>().notNull().default({}),
})
