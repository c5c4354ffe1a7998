// Checker of payments (I5) for product and control, and the control: a shop that applies every notification, repeats
// included.
import { connect, type Pool } from '../../server/src/kernel/db/client'
import { databaseOf } from '../lib/product'
import { inTurn } from './invariants'

/** Bookkeeping of an order; amounts in cents. */
export interface Booked {
  orderNumber: string
  status: string
  total: number
  /** Number of times it became confirmed, and cancelled. */
  confirmed: number
  cancelled: number
  /** Money kept, and money refunded. */
  kept: number
  returned: number
}

/**
 * Returns the violations of I5: the provider's charges equal kept plus refunded money, and each order changes status
 * once.
 */
export function moneyViolations(ledger: ReadonlyMap<string, number>, book: readonly Booked[]): string[] {
  const taken = new Map<string, number>()
  for (const [key, amount] of ledger) {
    const orderNumber = key.split(' ')[0] as string
    taken.set(orderNumber, (taken.get(orderNumber) ?? 0) + amount)
  }
  const found = book.flatMap((order) => {
    const { orderNumber, status, total, kept, returned } = order
    const captured = taken.get(orderNumber) ?? 0
    taken.delete(orderNumber)
    const wanted = captured > 0 && status !== 'cancelled' ? total : 0
    const targets: [boolean, string][] = [
      [captured === kept + returned, `${captured} was taken, ${kept} is kept and ${returned} went back`],
      [kept === wanted, `${kept} is kept where ${wanted} is due`],
      [order.confirmed === (kept > 0 ? 1 : 0), `it was confirmed ${order.confirmed} times`],
      [order.cancelled === (status === 'cancelled' ? 1 : 0), `it was cancelled ${order.cancelled} times`],
      [(status === 'confirmed') === kept > 0, `it is ${status}`],
    ]
    return targets.filter(([met]) => !met).map(([, text]) => `I5: ${orderNumber}: ${text}`)
  })
  return [
    ...found,
    ...[...taken.keys()].map((orderNumber) => `I5: money for ${orderNumber}, which nobody knows`),
  ]
}

/** Reads the product's bookkeeping. */
export async function bookOf(db: Pool): Promise<Booked[]> {
  return db<Booked[]>`
    select o.order_number as "orderNumber", o.status, o.total_cents as total,
      (select count(*)::int from order_moves m where m.order_id = o.id and m.status = 'confirmed') as confirmed,
      (select count(*)::int from order_moves m where m.order_id = o.id and m.status = 'cancelled') as cancelled,
      (select coalesce(sum(amount_cents), 0)::int from payments p where p.order_id = o.id and p.status = 'paid') as kept,
      (select coalesce(sum(amount_cents), 0)::int from payments p where p.order_id = o.id and p.status = 'refunded')
        as returned
    from orders o where o.payment_method = 'online'`
}

const PRICE = 1000

/**
 * Sends paid notifications, each repeated as in `repeats`, to a shop without deduplication. Returns the checker's
 * findings.
 */
export async function withoutDedupe(
  { db, dataDir }: { db: Pool; dataDir: string },
  repeats: readonly number[],
): Promise<string[]> {
  await db`create schema if not exists control_f7`
  await db`create table control_f7.book (order_number text primary key, status text not null default 'pending',
    confirmed int not null default 0, kept int not null default 0)`
  const own = connect(await databaseOf(dataDir), { max: 10 })
  try {
    const orders = repeats.map((_, i) => `C-${i}`)
    await db`insert into control_f7.book (order_number) select unnest(${orders}::text[])`
    const deliveries = orders.flatMap((order, i) => Array<string>(repeats[i] ?? 1).fill(order))
    await inTurn(deliveries, 10, async (order) => {
      await own.begin(async (tx) => {
        const [row] = await tx`select status from control_f7.book where order_number = ${order}`
        await tx`select pg_sleep(0.003)`
        if (row?.status === 'cancelled') return
        await tx`update control_f7.book set status = 'confirmed', confirmed = confirmed + 1, kept = kept + ${PRICE}
          where order_number = ${order}`
      })
    })
    const book = await db<Booked[]>`
      select order_number as "orderNumber", status, ${PRICE}::int as total, confirmed, 0 as cancelled, kept, 0 as returned
      from control_f7.book`
    return moneyViolations(new Map(orders.map((order) => [`${order} 1`, PRICE])), book)
  } finally {
    await own.end({ timeout: 1 })
    await db`drop schema control_f7 cascade`
  }
}
