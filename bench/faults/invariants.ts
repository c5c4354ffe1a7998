// Shared checker of the fault tests: invariants read from the database and the public API. It checks product and
// controls alike; a control has tables of the same shape in a separate schema.
import type { Pool } from '../../server/src/kernel/db/client'
import type { Buyer } from '../../server/test/seed'
import type { Client } from '../lib/client'

/** Order acknowledged to a buyer. */
export interface Acknowledged {
  buyer: Buyer
  orderNumber: string
  total: number
  /** Idempotency key of the request, if any. */
  key?: string | undefined
}

export interface Checked {
  db: Pool
  /** `public` for the product. */
  schema: string
  /** Initial stock by product. */
  initial: ReadonlyMap<string, number>
  acknowledged: readonly Acknowledged[]
  /** Lowest stock seen by the sampler. */
  lowest: number
  /** Reads a buyer's orders from the public API. */
  ownOrders: (buyer: Buyer) => Promise<OwnOrder[]>
}

export interface OwnOrder {
  orderNumber: string
  subtotal: number
  tax: number
  shipping: number
  total: number
}

/** Returns every violation of I1 to I4 as a sentence; empty when all hold. */
export async function violations(checked: Checked): Promise<string[]> {
  return [
    ...(await stockAddsUp(checked)),
    ...(await stockStaysPositive(checked)),
    ...(await promisesAreKept(checked)),
    ...(await ordersAreSingle(checked)),
  ]
}

/** I1: initial stock = current stock + units sold. */
async function stockAddsUp({ db, schema, initial }: Checked): Promise<string[]> {
  const s = db(schema)
  const rows = await db<{ id: string; stock: number; sold: number }[]>`
    select p.id, p.stock, coalesce((select sum(l.quantity)::int from ${s}.order_lines l join ${s}.orders o on o.id = l.order_id
      where l.product_id = p.id and o.status <> 'cancelled'), 0) as sold
    from ${s}.products p where p.id = any(${[...initial.keys()]})`
  return rows
    .filter(({ id, stock, sold }) => initial.get(id) !== stock + sold)
    .map(
      ({ id, stock, sold }) => `I1: of ${initial.get(id)} units ${sold} are sold and ${stock} left (${id})`,
    )
}

/** I2: stock is never below zero, neither in the samples nor now. */
async function stockStaysPositive({ db, schema, lowest }: Checked): Promise<string[]> {
  const [row] = await db<
    { least: number | null }[]
  >`select min(stock)::int as least from ${db(schema)}.products`
  const least = Math.min(lowest, row?.least ?? 0)
  return least < 0 ? [`I2: stock was ${least}`] : []
}

/** I3: every acknowledged order exists with the same total, which is goods + 9% + shipping. */
async function promisesAreKept({ acknowledged, ownOrders }: Checked): Promise<string[]> {
  const found: string[] = []
  const buyers = new Map(acknowledged.map(({ buyer }) => [buyer.id, buyer]))
  const orders = new Map<string, Map<string, OwnOrder>>()
  await inTurn([...buyers.values()], 8, async (buyer) => {
    const own = await ownOrders(buyer)
    orders.set(buyer.id, new Map(own.map((order) => [order.orderNumber, order])))
  })
  for (const { buyer, orderNumber, total } of acknowledged) {
    const order = orders.get(buyer.id)?.get(orderNumber)
    if (!order) {
      found.push(`I3: the promised order ${orderNumber} is not there`)
      continue
    }
    const cents = (amount: number) => Math.round(amount * 100)
    const tax = Math.floor((cents(order.subtotal) * 9 + 50) / 100)
    const right = cents(order.subtotal) + tax + cents(order.shipping)
    if (cents(order.total) !== right || cents(total) !== right) {
      found.push(`I3: ${orderNumber} promised ${total}, has ${order.total}, should have ${right / 100}`)
    }
  }
  return found
}

/** I4: at most one order per state of a cart and per key; no order without a key that refers to it. */
async function ordersAreSingle({ db, schema, acknowledged }: Checked): Promise<string[]> {
  const s = db(schema)
  const twice = await db<{ cart_id: string; n: number }[]>`
    select cart_id, count(*)::int as n from ${s}.orders group by cart_id, cart_version having count(*) > 1`
  const orphans = await db<{ order_number: string }[]>`
    select order_number from ${s}.orders o where account_id = any(${[...new Set(acknowledged.map((a) => a.buyer.id))]})
      and not exists (select 1 from ${s}.idempotency_keys k
        where k.account_id = o.account_id and k.order_number = o.order_number)`
  const numbers = new Map<string, string>()
  const twoAnswers = acknowledged.flatMap(({ buyer, key, orderNumber }) => {
    if (key === undefined) return []
    const before = numbers.get(buyer.id + key)
    numbers.set(buyer.id + key, orderNumber)
    return before !== undefined && before !== orderNumber
      ? [`I4: key ${key} was answered with ${before} and ${orderNumber}`]
      : []
  })
  return [
    ...twice.map(({ cart_id, n }) => `I4: one state of cart ${cart_id} became ${n} orders`),
    ...orphans.map(({ order_number }) => `I4: no key names order ${order_number}`),
    ...twoAnswers,
  ]
}

/** Samples the stock ten times a second; the returned function stops and gives the lowest value. */
export function watchStock(db: Pool, schema: string): () => Promise<number> {
  let lowest = Number.POSITIVE_INFINITY
  let stopped = false
  const look = async () => {
    const [row] = await db<
      { least: number | null }[]
    >`select min(stock)::int as least from ${db(schema)}.products`
    lowest = Math.min(lowest, row?.least ?? lowest)
  }
  const watching = (async () => {
    while (!stopped) {
      await look()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })()
  return async () => {
    stopped = true
    await watching
    await look()
    return lowest
  }
}

/** Number of attempts after a 503, and the delay between them in milliseconds. */
const TRIES = 20
const AGAIN = 100

/**
 * Reads a buyer's orders through the public API. After the test has cut connections a 503 is retried, because only the
 * orders are checked here.
 */
export function ordersThroughApi(client: Client): Checked['ownOrders'] {
  const ask = async (token: string, tries = TRIES) => {
    const answer = await client.call('GET', '/orders/user?limit=100', { token })
    if (answer.status !== 503 || tries === 1) return answer
    await new Promise((resolve) => setTimeout(resolve, AGAIN))
    return ask(token, tries - 1)
  }
  return async (buyer) => {
    const { status, body } = await ask(buyer.token)
    if (status !== 200) throw new Error(`orders of ${buyer.id}: ${status} ${JSON.stringify(body)}`)
    return body.data.orders
  }
}

/** Processes `items`, `width` at a time. */
export async function inTurn<T>(
  items: readonly T[],
  width: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: Math.min(width, items.length) }, async () => {
      while (next < items.length) {
        const i = next++
        await work(items[i] as T, i)
      }
    }),
  )
}
