import type { Db } from '../src/kernel/db/client'
import { UNRELEASED } from '../src/kernel/db/unreleased'

/** Takes back what `0005_documents.sql` and later migrations add. */
export async function undoDocuments(db: Db): Promise<void> {
  await db`delete from schema_migrations where name >= '0005'`
  await db`drop table staff_notes, withdrawals, return_photos, return_lines, returns`
  await db`drop table credit_notes, credit_note_counters`
  await db`
    alter table invoices drop column issued_on, drop column country, drop column tax_rate, drop column net_cents,
      drop column tax_cents, drop column shipping_cents`
  await db`alter table refunds drop column is_covered`
  await db`alter table order_lines drop column is_counted, drop column came_back`
  await db`alter table orders drop column end_reason, drop column received_at, drop column return_days,
    drop column begin_at_once_at, drop column begin_at_once_text, drop column kept_cents,
    drop column is_entered`
  await db`drop index orders_by_total`
}

/** Takes back what the migrations after `0001_initial.sql` add. */
export async function undoLater(db: Db): Promise<void> {
  await undoDocuments(db)
  await db`delete from schema_migrations where name > '0001_initial.sql'`
  await db`drop table refund_lines, refunds, disputes`
  await db`alter table order_lines drop column discount_cents, drop column tax_cents`
  await db`
    alter table orders drop constraint orders_payment_status, add constraint orders_payment_status
      check (payment_status in ('open', 'paid', 'failed', 'refunded'))`
  await db`
    alter table payments drop constraint payments_status, add constraint payments_status
      check (status in ('open', 'paid', 'failed', 'closed', 'refunding', 'refunded'))`
}

/** Makes a database look like one of the version before the first release, whose schema was that of `0001_initial.sql`. */
export async function recordUnreleased(db: Db): Promise<void> {
  await undoLater(db)
  await db`truncate schema_migrations`
  const rows = Object.entries(UNRELEASED).map(([name, hash]) => ({ name, hash }))
  await db`insert into schema_migrations ${db(rows)}`
  await db`update schema_migrations set applied_at = now() - interval '1 day' where name like '0000%'`
}
