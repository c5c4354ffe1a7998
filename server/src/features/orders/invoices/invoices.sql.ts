import type { Locale } from 'contract/locale'
import type { Db } from '../../../kernel/db/client'
import type { InvoiceContent } from './invoices.table'

export interface Invoice {
  number: string
  issuedAt: Date
  locale: Locale
  content: InvoiceContent
  hashes: Partial<Record<Locale, string>>
}

/** Returns the invoice of an order; undefined if none has been issued. */
export async function findInvoice(db: Db, orderId: string): Promise<Invoice | undefined> {
  const [row] = await db<Invoice[]>`
    select number, issued_at as "issuedAt", locale, content, hashes from invoices where order_id = ${orderId}`
  return row
}

/**
 * Issues an order's invoice under the next number of the year, in one statement: the year's row is held until it is
 * written, and a second one for the same order is refused (`invoices_order_id_unique`) and gives its number back.
 */
export async function insertInvoice(
  db: Db,
  invoice: { orderId: string; locale: Locale; content: InvoiceContent },
): Promise<void> {
  const { orderId, locale, content } = invoice
  await db`
    with counter as (
      insert into invoice_counters (year, last) values (extract(year from now() at time zone 'UTC')::int, 1)
      on conflict (year) do update set last = invoice_counters.last + 1 returning year, last
    )
    insert into invoices (number, order_id, issued_at, locale, content)
    select 'INV-' || year || '-' || lpad(last::text, greatest(6, length(last::text)), '0'), ${orderId},
      date_trunc('second', now()), ${locale}, ${db.json(content)}
    from counter`
}

/** Notes the file of a language when it is first made. */
export async function noteHash(db: Db, number: string, locale: Locale, hash: string): Promise<void> {
  await db`
    update invoices set hashes = hashes || jsonb_build_object(${locale}::text, ${hash}::text)
    where number = ${number} and not hashes ? ${locale}`
}

/** Orders of an account, by number: all of them may have an invoice. */
export async function listOrderNumbers(db: Db, accountId: string): Promise<string[]> {
  const rows = await db<{ orderNumber: string }[]>`
    select order_number as "orderNumber" from orders where account_id = ${accountId} order by created_at, id`
  return rows.map(({ orderNumber }) => orderNumber)
}

/** Takes the buyer out of an account's invoices; answers the invoices as they were, whose other languages go. */
export function eraseBuyer(tx: Db, accountId: string) {
  return tx<{ number: string; locale: Locale; hashes: Invoice['hashes'] }[]>`
    with old as (
      select i.number, i.hashes from invoices i join orders o on o.id = i.order_id
      where o.account_id = ${accountId} for update of i
    )
    update invoices i set content = jsonb_set(i.content, '{order,customerInfo}', 'null'),
      hashes = case when i.hashes ? i.locale then jsonb_build_object(i.locale, i.hashes -> i.locale) else '{}' end
    from old where old.number = i.number
    returning i.number, i.locale, old.hashes`
}

/** Erased buyers' invoices that were issued more than `years` ago and still have their file. */
export function listOldFiles(db: Db, years: number) {
  return db<{ number: string }[]>`
    select number from invoices
    where content #> '{order,customerInfo}' = 'null' and hashes <> '{}'
      and issued_at < now() - make_interval(years => ${years})`
}

/** Forgets an invoice's files. */
export async function forgetFiles(db: Db, number: string): Promise<void> {
  await db`update invoices set hashes = '{}' where number = ${number}`
}
