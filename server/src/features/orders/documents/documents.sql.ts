import type { Locale } from 'contract/locale'
import type { Money, RefundMethod } from 'contract/orders/refund-rules'
import type { Db, Fragment, Tx } from '../../../kernel/db/client'
import { lineNet } from '../refunds/refund-fragments.sql'
import type { CreditNoteContent, InvoiceContent } from './documents.table'

export type DocumentKind = 'invoice' | 'creditNote'

/** An issued document, as its file is made from it. */
export interface StoredDocument<Content = InvoiceContent | CreditNoteContent> {
  number: string
  issuedAt: Date
  locale: Locale
  content: Content
  hashes: Partial<Record<Locale, string>>
}

const columns = (db: Db) => db`d.number, d.issued_at as "issuedAt", d.locale, d.content, d.hashes`

const tableOf = (db: Db, kind: DocumentKind) => (kind === 'invoice' ? db`invoices` : db`credit_notes`)

/** Returns the invoice of an order; undefined if none has been issued. */
export async function findInvoice(
  db: Db,
  orderId: string,
): Promise<StoredDocument<InvoiceContent> | undefined> {
  const [row] = await db<
    StoredDocument<InvoiceContent>[]
  >`select ${columns(db)} from invoices d where d.order_id = ${orderId}`
  return row
}

/** Returns the credit note of an order's refund; undefined if none has been issued. */
export async function findCreditNote(
  db: Db,
  orderId: string,
  refundId: string,
): Promise<StoredDocument<CreditNoteContent> | undefined> {
  const [row] = await db<StoredDocument<CreditNoteContent>[]>`
    select ${columns(db)} from credit_notes d where d.refund_id = ${refundId} and d.order_id = ${orderId}`
  return row
}

/** True if the sale of order `o` stands, or stood: it has an invoice, issued or due. */
export function wasConfirmed(db: Db): Fragment {
  return db`(o.status not in ('pending', 'cancelled')
    or exists (select from order_moves m where m.order_id = o.id and m.status = 'confirmed'))`
}

/** A refund whose credit note has not been issued; amounts in cents. */
export interface DueCredit extends Money {
  refundId: string
  method: RefundMethod
}

/** Refunds of an order that were sent and have no credit note, in the order in which they were sent. */
export function listDueCredits(tx: Tx, orderId: string): Promise<DueCredit[]> {
  return tx<DueCredit[]>`
    select r.id as "refundId", r.method, r.net_cents as net, r.tax_cents as tax, r.shipping_cents as shipping
    from refunds r where r.order_id = ${orderId} and r.state = 'sent' and not r.is_covered
      and not exists (select from credit_notes c where c.refund_id = r.id)
    order by r.settled_at, r.id`
}

/** A line of a credit note; `net` in cents. */
export interface CreditedLine {
  name: string
  sku: string
  quantity: number
  net: number
}

/** Units that a refund names. */
export function listRefundedLines(tx: Tx, refundId: string): Promise<CreditedLine[]> {
  return tx<CreditedLine[]>`
    select l.name, l.sku, f.quantity, f.net_cents as net from refund_lines f
    join order_lines l on l.order_id = f.order_id and l.position = f.position
    where f.refund_id = ${refundId} order by f.position`
}

/** All units of an order. */
export function listAllLines(tx: Tx, orderId: string): Promise<CreditedLine[]> {
  return tx<CreditedLine[]>`
    select l.name, l.sku, l.quantity, ${lineNet(tx)} as net from order_lines l join orders o on o.id = l.order_id
    where l.order_id = ${orderId} order by l.position`
}

/** Money of an order's invoice that no credit note has taken, in cents. */
export async function findUncredited(tx: Tx, orderId: string): Promise<Money & { shippingTax: number }> {
  const [row] = await tx<(Money & { shippingTax: number })[]>`
    select (i.shipping_tax_cents - coalesce(c.shipping_tax, 0))::int as "shippingTax", (i.net_cents - coalesce(c.net, 0))::int as net, (i.tax_cents - coalesce(c.tax, 0))::int as tax,
      (i.shipping_cents - coalesce(c.shipping, 0))::int as shipping
    from invoices i cross join lateral (
      select sum(net_cents) as net, sum(tax_cents) as tax, sum(shipping_cents) as shipping,
        sum(shipping_tax_cents) as shipping_tax
      from credit_notes where order_id = i.order_id) c
    where i.order_id = ${orderId}`
  if (!row) throw new Error('the order has no invoice')
  return row
}

/** Money of an order as its invoice has it, in cents; the shipping contains its tax. */
export async function findInvoiced(tx: Tx, orderId: string): Promise<Money & { shippingTax: number }> {
  const [row] = await tx<(Money & { shippingTax: number })[]>`
    select goods_net_cents as net, goods_tax_cents as tax, shipping_gross_cents as shipping,
      shipping_tax_cents as "shippingTax"
    from orders where id = ${orderId}`
  if (!row) throw new Error('the order is not there')
  return row
}

/** Names of an order's way of shipping in every language, as they were when it was placed. */
export async function findShippingNames(tx: Tx, orderId: string): Promise<Record<Locale, string>> {
  const [row] = await tx<{ names: Record<Locale, string> }[]>`
    select shipping_terms -> 'names' as names from orders where id = ${orderId}`
  if (!row) throw new Error('the order is not there')
  return row.names
}

/** Columns that both kinds of document store beside their content; amounts in cents. */
interface NewDocument extends Money {
  orderId: string
  locale: Locale
  country: string
  taxRate: number
  /** Part of the shipping. */
  shippingTax: number
  timeZone: string
  /** Time of issue; now by default. */
  at?: Date | undefined
}

/** Takes the next number of the year and writes a document, in one statement: the year's row is held until the commit. */
async function insert(
  tx: Tx,
  kind: DocumentKind,
  document: NewDocument,
  { names, values }: { names: Fragment; values: Fragment },
): Promise<void> {
  const { orderId, locale, country, taxRate, net, tax, shipping, shippingTax, timeZone, at } = document
  const counters = kind === 'invoice' ? tx`invoice_counters` : tx`credit_note_counters`
  const series = kind === 'invoice' ? 'INV' : 'CN'
  const now = tx`coalesce(${at ?? null}::timestamptz, now())`
  const day = tx`(${now} at time zone ${timeZone})::date`
  await tx`
    with counter as (
      insert into ${counters} as c (year, last) values (extract(year from ${day})::int, 1)
      on conflict (year) do update set last = c.last + 1 returning year, last
    )
    insert into ${tableOf(tx, kind)} (number, order_id, issued_at, issued_on, locale, country, tax_rate, net_cents,
      tax_cents, shipping_cents, shipping_tax_cents, ${names})
    select ${series} || '-' || year || '-' || lpad(last::text, greatest(6, length(last::text)), '0'), ${orderId},
      date_trunc('second', ${now}), ${day}, ${locale}, ${country}, ${taxRate}, ${net}, ${tax}, ${shipping}, ${shippingTax}, ${values}
    from counter`
}

/** Issues an order's invoice. */
export async function insertInvoice(
  tx: Tx,
  { content, ...invoice }: NewDocument & { content: InvoiceContent },
): Promise<void> {
  await insert(tx, 'invoice', invoice, { names: tx`content`, values: tx`${tx.json(content)}` })
}

/** Issues the credit note of a refund. */
export async function insertCreditNote(
  tx: Tx,
  { content, refundId, ...note }: NewDocument & { content: CreditNoteContent; refundId: string },
): Promise<void> {
  await insert(tx, 'creditNote', note, {
    names: tx`content, refund_id, invoice_number`,
    values: tx`${tx.json(content)}, ${refundId}, ${content.invoice.number}`,
  })
}

/** Notes the file of a language when it is first made. */
export async function noteHash(
  db: Db,
  kind: DocumentKind,
  { number, locale, hash }: { number: string; locale: Locale; hash: string },
): Promise<void> {
  await db`
    update ${tableOf(db, kind)} set hashes = hashes || jsonb_build_object(${locale}::text, ${hash}::text)
    where number = ${number} and not hashes ? ${locale}`
}

/** An order that may have documents. */
export interface DocumentedOrder {
  id: string
  orderNumber: string
  refundIds: string[]
}

/** Orders of an account, oldest first, with the refunds that may have a credit note. */
export function listDocumented(db: Db, accountId: string): Promise<DocumentedOrder[]> {
  return db<DocumentedOrder[]>`
    select o.id, o.order_number as "orderNumber", array(select r.id from refunds r
      where r.order_id = o.id and r.state = 'sent' and not r.is_covered order by r.settled_at, r.id) as "refundIds"
    from orders o where o.account_id = ${accountId} and ${wasConfirmed(db)} order by o.created_at, o.id`
}

/** Takes the buyer out of an account's documents; answers the documents as they were, whose other languages go. */
export function eraseBuyer(tx: Tx, kind: DocumentKind, accountId: string) {
  const table = tableOf(tx, kind)
  return tx<{ number: string; locale: Locale; hashes: StoredDocument['hashes'] }[]>`
    with old as (
      select d.number, d.hashes from ${table} d join orders o on o.id = d.order_id
      where o.account_id = ${accountId} for update of d
    )
    update ${table} d set content = jsonb_set(d.content, '{order,customerInfo}', 'null'),
      hashes = case when d.hashes ? d.locale then jsonb_build_object(d.locale, d.hashes -> d.locale) else '{}' end
    from old where old.number = d.number
    returning d.number, d.locale, old.hashes`
}

/** Erased buyers' documents that were issued more than `years` ago and still have their file. */
export async function listOldFiles(db: Db, kind: DocumentKind, years: number): Promise<string[]> {
  const rows = await db<{ number: string }[]>`
    select number from ${tableOf(db, kind)}
    where content #> '{order,customerInfo}' = 'null' and hashes <> '{}'
      and issued_at < now() - make_interval(years => ${years})`
  return rows.map(({ number }) => number)
}

/** Forgets a document's files. */
export async function forgetFiles(db: Db, kind: DocumentKind, number: string): Promise<void> {
  await db`update ${tableOf(db, kind)} set hashes = '{}' where number = ${number}`
}
