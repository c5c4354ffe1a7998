import type { StaffNote } from 'contract/orders/console-calls'
import type { Db, Tx } from '../../../kernel/db/client'

export async function insertNote(
  tx: Tx,
  note: { id: string; orderId: string; authorId: string; text: string },
): Promise<void> {
  await tx`
    insert into staff_notes (id, order_id, author_id, text)
    values (${note.id}, ${note.orderId}, ${note.authorId}, ${note.text})`
}

/** Note `n` of author `w` on the wire. */
const noteColumns = (db: Db) => db`
  n.id as "_id", n.text, jsonb_build_object('firstName', w.first_name, 'lastName', w.last_name) as by,
  to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`

/** Notes on an order, oldest first. */
export function listNotes(db: Db, orderId: string): Promise<StaffNote[]> {
  return db<StaffNote[]>`
    select ${noteColumns(db)} from staff_notes n join accounts w on w.id = n.author_id
    where n.order_id = ${orderId} order by n.created_at, n.id`
}

/** The newest `limit` notes on a customer's orders. */
export function listNotesOf(db: Db, accountId: string, limit: number) {
  return db<(StaffNote & { orderId: string; orderNumber: string })[]>`
    select ${noteColumns(db)}, o.id as "orderId", o.order_number as "orderNumber"
    from orders o join staff_notes n on n.order_id = o.id join accounts w on w.id = n.author_id
    where o.account_id = ${accountId} order by n.created_at desc, n.id limit ${limit}`
}
