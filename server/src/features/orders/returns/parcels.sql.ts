import type { Db, Fragment, Tx } from '../../../kernel/db/client'
import { lineId } from '../refunds/refund-fragments.sql'

/** Units of line `l` that have left the shop and are not back; a refund before shipping left none to send. */
function awayUnits(db: Db): Fragment {
  return db`greatest(0, l.quantity - l.came_back - coalesce((select sum(f.restocked)::int from refund_lines f
    where f.order_id = l.order_id and f.position = l.position), 0)
    - coalesce((select sum(f.received)::int from return_lines f
      where f.order_id = l.order_id and f.position = l.position), 0))`
}

/** A line of an order with its units that have left the shop and are not back. */
export interface AwayLine {
  itemId: string
  position: number
  productId: string
  quantity: number
}

/** Lines of goods of an order that has left the shop, in their order. */
export function listAway(db: Db, orderId: string): Promise<AwayLine[]> {
  return db<AwayLine[]>`
    select ${lineId(db, db`l`)} as "itemId", l.position, l.product_id as "productId", ${awayUnits(db)} as quantity
    from order_lines l left join products p on p.id = l.product_id
    where l.order_id = ${orderId} and p.program_template is null order by l.position`
}

/** Notes the units that came back; false where that was done before. */
export async function bookParcel(
  tx: Tx,
  orderId: string,
  units: readonly { position: number; quantity: number }[],
): Promise<boolean> {
  const booked = await tx`
    update orders set received_at = now(), updated_at = now() where id = ${orderId} and received_at is null returning id`
  if (booked.length === 0) return false
  await tx`
    update order_lines l set came_back = l.came_back + u.quantity
    from json_to_recordset(${tx.json(units)}::json) as u (position int, quantity int)
    where l.order_id = ${orderId} and l.position = u.position`
  return true
}
