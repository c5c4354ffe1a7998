import type { StockCause } from 'contract/catalog/console-rules'
import { afterCommit } from '../../../kernel/db/after-commit'
import type { Db, Fragment } from '../../../kernel/db/client'
import { catalogChanged } from '../catalog.effects'

/** Why stock moves. */
export interface StockSource {
  cause: StockCause
  orderId?: string | undefined
  /** The account of the staff member. */
  actorId?: string | null | undefined
  reason?: string | undefined
  note?: string | undefined
  /** Idempotency key of the staff request. */
  requestKey?: string | undefined
}

/**
 * Says that the statement that it is part of writes its movements itself; else the trigger writes them, without a cause.
 * It holds for this one statement: no other has its time.
 */
export function ownMovements(db: Db): Fragment {
  return db`set_config('tavan.own_movements', statement_timestamp()::text, true)`
}

/** Part of a statement that calls `ownMovements`: the movements of `rows` (`id`, `delta`, `stock` after it). */
export function newMovements(db: Db, rows: Fragment, source: StockSource): Fragment {
  const { cause, orderId = null, actorId = null, reason = null, note = null, requestKey = null } = source
  return db`
    insert into stock_movements (product_id, delta, stock_after, cause, order_id, actor_id, reason, note, request_key)
    select r.id, r.delta, r.stock, ${cause}, ${orderId}, ${actorId}, ${reason}, ${note}, ${requestKey} from ${rows} r
    where r.delta <> 0 order by r.id`
}

/** The movement that a request of a member of staff made, if it came before. */
export async function findMovement(
  db: Db,
  actorId: string,
  requestKey: string,
): Promise<{ productId: string; delta: number; reason: string | null } | undefined> {
  const [row] = await db<{ productId: string; delta: number; reason: string | null }[]>`
    select product_id as "productId", delta, reason from stock_movements
    where actor_id = ${actorId} and request_key = ${requestKey}`
  return row
}

/** Part of the statement that places orders: what each of them takes, one after the other. */
export function takenByOrders(db: Db): Fragment {
  return db`
    insert into stock_movements (product_id, delta, stock_after, cause, order_id)
    select l."productId", -l.quantity,
      product.stock - sum(l.quantity) over (partition by l."productId" order by fit.id, l.position)::int,
      'order_placed', fit.id
    from fit join l on l."orderId" = fit.id join product on product.id = l."productId" where l."trackStock"`
}

/**
 * Moves the stock of a product by a difference; returns what there is afterwards. Undefined, and nothing is moved, where
 * there is none to count or it would fall below 0.
 */
export async function moveStock(
  db: Db,
  productId: string,
  delta: number,
  source: StockSource,
): Promise<number | undefined> {
  const [row] = await db<{ stock: number }[]>`
    with own as materialized (select ${ownMovements(db)}),
    moved as (
      update products p set stock = p.stock + ${delta}::int from own
      where p.id = ${productId} and p.track_stock and p.stock + ${delta}::int >= 0
      returning p.id, ${delta}::int as delta, p.stock
    ), written as (${newMovements(db, db`moved`, source)})
    select stock from moved`
  afterCommit(db, catalogChanged)
  return row?.stock
}
