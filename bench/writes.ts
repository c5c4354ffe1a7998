// Write calls, each relative to one statement that writes about as much.
import { setTimeout as sleep } from 'node:timers/promises'
import { checkoutBody, seedBuyers, seedCarts, seedOrders, seedProducts } from '../server/test/seed'
import { requestBytes } from './lib/load'
import { openDatabase } from './lib/product'
import type { Measured, Row } from './lib/report'
import { API, ROUNDS, round, type Target, wanted } from './lib/round'
import { planSaves } from './plans'

const SHELF = 50
/** Calls of a round. */
const ADDS = 4000
const CARTS = 1000
const SAVES = 2000
const PAST_ORDERS = 5000
/** Uncounted warm-up rounds, because Node compiles code that is called often. */
const WARM = 3

type Db = Awaited<ReturnType<typeof openDatabase>>

interface Setting {
  db: Db
  product: Target
  baseline: Target
  /** Returns the product for the call with this number. */
  productOf(i: number): string
}

export async function writeRows(product: Target, baseline: Target, dataDir: string): Promise<Row[]> {
  const db = await openDatabase(dataDir)
  try {
    const shelf = await seedProducts(db, Array(SHELF).fill(1_000_000))
    await db`insert into baseline.products select id, 4999, 1000000 from unnest(${shelf}::text[]) as id`
    const setting = { db, product, baseline, productOf: (i: number) => shelf[i % SHELF] as string }
    const rows: Row[] = []
    if (wanted('cart')) rows.push(await addRow(setting))
    if (wanted('checkout')) rows.push(await checkoutRow(setting))
    if (wanted('plans')) rows.push(await saveRow(setting))
    return rows
  } finally {
    await db.end()
  }
}

async function addRow({ db, productOf, ...targets }: Setting): Promise<Row> {
  const buyers = await seedBuyers(db, (ROUNDS + WARM) * ADDS)
  const add = buyers.map(({ token }, i) =>
    requestBytes('POST', `${API}/orders/cart/add`, { token, body: { productId: productOf(i), quantity: 1 } }),
  )
  const insert = buyers.map(({ id }, i) =>
    requestBytes('POST', '/insert', { body: { accountId: id, productId: productOf(i), quantity: 1 } }),
  )
  await settle(db, 'accounts, sessions, products, baseline.products')
  const measured = await alternate({ db, ...targets }, { product: add, baseline: insert }, ADDS)
  return { title: 'Add to cart', baselineTitle: 'one-statement insert', ...measured, least: 0.5 }
}

async function checkoutRow({ db, productOf, ...targets }: Setting): Promise<Row> {
  const buyers = await seedBuyers(db, (ROUNDS + WARM) * CARTS)
  await seedCarts(
    db,
    buyers.map((buyer, i) => ({ buyer, lines: [{ productId: productOf(i), quantity: 1 }] })),
  )
  const checkout = buyers.map(({ token }, i) =>
    requestBytes('POST', `${API}/orders/checkout`, { token, key: `bench-${i}`, body: checkoutBody }),
  )
  const order = buyers.map(({ id }, i) => {
    const body = { accountId: id, productId: productOf(i), quantity: 1, customer: checkoutBody.customerInfo }
    return requestBytes('POST', '/order', { body })
  })
  // With an empty orders table PostgreSQL would plan for an empty table.
  const [customer] = await seedBuyers(db, 1)
  if (customer) await seedOrders(db, customer, PAST_ORDERS, { status: 'delivered', hoursAgo: (n) => n })
  await settle(db, 'accounts, sessions, products, carts, cart_lines, orders, order_lines')
  const measured = await alternate({ db, ...targets }, { product: checkout, baseline: order }, CARTS)
  const [{ placed } = { placed: 0 }] = await db<{ placed: number }[]>`
    select count(*)::int as placed from orders where account_id = any(${buyers.map((b) => b.id)})`
  if (placed !== buyers.length) throw new Error(`${placed} orders stand for ${buyers.length} acknowledged`)
  return { title: 'Checkout', baselineTitle: 'one-statement order', ...measured, least: 0.55 }
}

async function saveRow({ db, ...targets }: Setting): Promise<Row> {
  const saves = await planSaves(db, (ROUNDS + WARM) * SAVES)
  await settle(db, 'accounts, sessions, user_programs, baseline.documents')
  const measured = await alternate({ db, ...targets }, saves, SAVES)
  const title = `Save of a plan (${(saves.bytes / 1024).toFixed(0)} kB)`
  return { title, baselineTitle: 'one-statement JSON update', ...measured, least: 0.5 }
}

/** Vacuums seeded tables before the measurement, not during it. Empty tables are left alone. */
async function settle(db: Db, tables: string): Promise<void> {
  await db`set statement_timeout = 0`
  await db.unsafe(`vacuum analyze ${tables}`)
}

/**
 * Updates statistics after the warm-up: a plan made for an empty table scans it until autovacuum analyses it, which
 * takes up to a minute in a new shop.
 */
async function settleAll(db: Db): Promise<void> {
  await db`set statement_timeout = 0`
  await db`vacuum analyze`
}

/** Waits until the queues are empty. */
async function jobsDone(db: Db): Promise<void> {
  for (;;) {
    const [due] = await db`
      select 1 from jobs where state in ('waiting', 'active') and run_at < now() + interval '1 minute' limit 1`
    if (!due) return
    await sleep(100)
  }
}

/** Alternates rounds of the baseline and of the product, each with the next `size` calls. */
async function alternate(
  { db, ...targets }: Pick<Setting, 'db' | 'product' | 'baseline'>,
  requests: { product: readonly Buffer[]; baseline: readonly Buffer[] },
  size: number,
): Promise<{ baseline: Measured[]; product: Measured[] }> {
  const got = { baseline: [] as Measured[], product: [] as Measured[] }
  for (let r = 0; r < ROUNDS + WARM; r++) {
    if (r === WARM) await settleAll(db)
    for (const side of ['baseline', 'product'] as const) {
      const calls = requests[side].slice(r * size, (r + 1) * size)
      const result = await round(targets[side], calls, 'write', false)
      // Follow-up jobs of one side must not run during the other side's round.
      await jobsDone(db)
      if (r >= WARM) got[side].push(result)
    }
  }
  return got
}
