import type { StockMovement } from 'contract/catalog/console-stock-calls'
import type { Db } from '../../../kernel/db/client'
import { type WithNulls, withoutNulls } from '../../../kernel/db/nulls'

/** Counts the movements of a product's stock; undefined for an unknown product. */
export async function countMovements(db: Db, productId: string): Promise<number | undefined> {
  const [row] = await db<{ n: number }[]>`
    select (select count(*)::int from stock_movements m where m.product_id = p.id) as n
    from products p where p.id = ${productId}`
  return row?.n
}

/** The newest first, each with the order that it belongs to and the member of staff who made it. */
export async function listMovements(
  db: Db,
  productId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<StockMovement[]> {
  const rows = await db<WithNulls<StockMovement>[]>`
    select m.id::text as id, to_char(m.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, m.delta,
      m.stock_after as "stockAfter", m.cause, m.reason, m.note,
      (select jsonb_build_object('_id', o.id, 'orderNumber', o.order_number) from orders o where o.id = m.order_id) as order,
      (select coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email)
        from accounts a where a.id = m.actor_id) as name
    from stock_movements m where m.product_id = ${productId}
    order by m.id desc limit ${limit} offset ${offset}`
  return rows.map((row) => withoutNulls<StockMovement>(row))
}
