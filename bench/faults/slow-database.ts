// F15: the database is slow or stuck (one product's row is locked, every session waits, the network delays and loses)
// while shop, programs, chats and console work.
import { connect, type Pool } from '../../server/src/kernel/db/client'
import { type Buyer, seedBuyers, seedProducts } from '../../server/test/seed'
import { type Client, createClient } from '../lib/client'
import { databaseOf } from '../lib/product'
import { type FaultOptions, type Figures, judge, withHarness } from './harness'
import { inTurn, ordersThroughApi, violations, watchStock } from './invariants'
import { seedSide, sideFigures, sideViolations } from './side-work'
import { type Far, slowNetwork } from './slow-network'
import { newBuyers, place, type Shop, SOCKETS, workBeside } from './slow-shop'

const STOCK = 100_000
/**
 * Maximum response time in milliseconds; people give up at ten seconds, and the client of the reduced run, whose clock
 * lags next to other tests, at fifteen.
 */
const LATEST = { full: 9000, reduced: 14_000 }
const RECOVERED = 5000
const SERVED = 0.99
/** Connections of the control; buyers waiting for the locked row occupy all of them. */
const CONTROL_WIDTH = 8

interface Scale extends Far {
  /** Buyers of the locked product and of others, and milliseconds of the lock. */
  held: number
  others: number
  holdMs: number
  /** Calls while every session waits, and for how many milliseconds. */
  calls: number
  stuckMs: number
}

const SCALES: Record<FaultOptions['size'], Scale> = {
  reduced: { held: 12, others: 40, holdMs: 3000, calls: 40, stuckMs: 2500, remote: 8, delay: 40, beside: 10 },
  full: {
    held: 150,
    others: 600,
    holdMs: 30_000,
    calls: 200,
    stuckMs: 12_000,
    remote: 200,
    delay: 100,
    beside: 300,
  },
}

export async function run({ size, seed }: FaultOptions): Promise<Figures> {
  const scale = SCALES[size]
  return withHarness('slow-database', { sockets: SOCKETS }, async (harness) => {
    const { db, client } = harness
    const products = await seedProducts(db, [STOCK, STOCK])
    const side = await seedSide(db, 2 * scale.beside)
    const shop: Shop = { ...harness, products, acknowledged: [], slowest: 0, side }
    const watched = watchStock(db, 'public')
    const row = await heldRow(shop, scale)
    const stuck = await everySessionWaits(shop, scale)
    const remote = await slowNetwork(shop, scale, seed)
    const broken = await violations({
      db,
      schema: 'public',
      initial: new Map(products.map((id) => [id, STOCK])),
      acknowledged: shop.acknowledged,
      lowest: await watched(),
      ownOrders: ordersThroughApi(client),
    })
    broken.push(...(await sideViolations(db, side)))
    const control = await withoutTimeout(shop, scale)
    return {
      seed,
      figures: {
        served: row.served,
        slowestMs: Math.round(shop.slowest),
        recoveredMs: Math.round(Math.max(row.recoveredMs, stuck.recoveredMs)),
        liveP99Ms: Math.round(row.liveP99),
        remote: remote.placed,
        beside: sideFigures(side),
        controlServed: control,
      },
      failures: [
        ...judge('held row', [
          [nearly(row.served, scale.others), `${row.served} orders of the other product were placed`],
          [nearly(row.beside, scale.beside), `${row.beside} of what goes on beside the shop was done`],
          [row.hinted, 'an order of the held product was refused without Retry-After'],
          [row.late === 0, `${row.late} orders of the held product could not be repeated afterwards`],
          [row.recoveredMs <= RECOVERED, `recovered after ${row.recoveredMs} ms`],
          // Times of the test's event loop are checked only at full size, where no other tests run.
          [size !== 'full' || row.liveP99 <= 100, `an answer without the database took ${row.liveP99} ms`],
        ]),
        ...judge('every session waits', [
          [stuck.others === 0, `${stuck.others} answers were neither 200 nor 503`],
          [stuck.recoveredMs <= RECOVERED, `recovered after ${stuck.recoveredMs} ms`],
        ]),
        ...judge('slow network', [
          [remote.placed === scale.remote, `${remote.placed} orders were placed`],
          [nearly(remote.beside, scale.beside), `${remote.beside} of what goes on beside the shop was done`],
        ]),
        ...judge('product', [
          [
            Math.max(shop.slowest, side.slowestMs) <= LATEST[size],
            `the slowest answers took ${Math.round(shop.slowest)} and ${Math.round(side.slowestMs)} ms`,
          ],
          [side.unexpected.length === 0, `answers: ${[...new Set(side.unexpected)].slice(0, 4).join('; ')}`],
          ...broken.map((text) => [false, text] as const),
        ]),
        ...judge('control', [[control < SERVED, 'without a time-out nobody was kept waiting']]),
      ],
      skipped: [],
    }
  })
}

/** True if 99 of 100 were done; of fewer, all but one. */
const nearly = (done: number, of: number) => done >= Math.min(of - 1, SERVED * of)

/** Repeats orders with their keys until each is placed; returns the number of failures and the duration. */
async function repeat(shop: Shop, client: Client, buyers: readonly Buyer[]) {
  const began = performance.now()
  let late = 0
  await inTurn(buyers, SOCKETS, async (buyer) => {
    const placed = async () => (await place(shop, client, buyer)).status === 201
    while (!(await placed())) if (performance.now() - began > RECOVERED) return void late++
  })
  return { late, recoveredMs: performance.now() - began }
}

/** Locks a product's row for at least `ms` and until `work` ends; `work` must not depend on the release. */
async function whileHeld<T>(db: Pool, productId: string, ms: number, work: () => Promise<T>): Promise<T> {
  return (await db.begin(async (tx) => {
    await tx`set local idle_in_transaction_session_timeout = 0`
    await tx`select from products where id = ${productId} for update`
    const [result] = await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, ms))])
    return result
  })) as T
}

/** Locks one product's row: its buyers receive a 503, those of another product are unaffected. */
async function heldRow(shop: Shop, { held, others, holdMs, beside }: Scale) {
  const [stuck = '', fine = ''] = shop.products
  const waiting = await newBuyers(shop, held, stuck)
  const buyers = await newBuyers(shop, others, fine)
  const own = createClient(shop.product.url, SOCKETS)
  const live: number[] = []
  let served = 0
  let done = 0
  let hinted = true
  try {
    const refused = await whileHeld(shop.db, stuck, holdMs, async () => {
      const again: Buyer[] = []
      let ended = false
      const asking = inTurn(waiting, SOCKETS, async (buyer) => {
        const reply = await place(shop, own, buyer)
        if (reply.status !== 201) again.push(buyer)
        if (reply.status !== 201 && (reply.status !== 503 || reply.retryAfter === undefined)) hinted = false
      })
      const looking = (async () => {
        while (!ended) {
          const began = performance.now()
          await fetch(`${shop.product.url}/health/live`)
          live.push(performance.now() - began)
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
      })()
      const aside = workBeside(shop, shop.client, beside)
      await inTurn(buyers, 10, async (buyer) => {
        if ((await place(shop, shop.client, buyer)).status === 201) served++
      })
      done = await aside
      await asking
      ended = true
      await looking
      return again
    })
    const { late, recoveredMs } = await repeat(shop, own, refused)
    live.sort((a, b) => a - b)
    const liveP99 = live[Math.ceil(live.length * 0.99) - 1] ?? 0
    return { served, beside: done, hinted, late, recoveredMs, liveP99 }
  } finally {
    own.close()
  }
}

/** Blocks authentication, so every pool connection waits and callers must receive a 503 in time. */
async function everySessionWaits(shop: Shop, { calls, stuckMs }: Scale) {
  const [buyer] = (await seedBuyers(shop.db, 1)) as [Buyer]
  const own = createClient(shop.product.url, calls)
  const look = async () => {
    const reply = await own.call('GET', '/orders/cart', { token: buyer.token })
    shop.slowest = Math.max(shop.slowest, reply.ms)
    return reply.status
  }
  try {
    const asked = (await shop.db.begin(async (tx) => {
      await tx`set local idle_in_transaction_session_timeout = 0`
      await tx`lock table sessions in access exclusive mode`
      const answers = Promise.all(Array.from({ length: calls }, look))
      await new Promise((resolve) => setTimeout(resolve, stuckMs))
      return { answers }
    })) as { answers: Promise<number[]> }
    const began = performance.now()
    while ((await look()) !== 200 && performance.now() - began <= RECOVERED);
    const recoveredMs = performance.now() - began
    const others = (await asked.answers).filter((status) => status !== 200 && status !== 503).length
    return { others, recoveredMs }
  } finally {
    own.close()
  }
}

/** Control without statement timeouts: returns the share of other products' orders that it places. */
async function withoutTimeout(shop: Shop, { held, holdMs }: Scale): Promise<number> {
  const [stuck = '', fine = ''] = shop.products
  const own = connect(await databaseOf(shop.product.dataDir), { max: CONTROL_WIDTH })
  const take = (id: string) =>
    own.begin(async (tx) => {
      // Default of PostgreSQL.
      await tx`set local lock_timeout = 0`
      await tx`set local statement_timeout = 0`
      await tx`update products set stock = stock where id = ${id}`
    })
  let open = true
  let served = 0
  const work = await whileHeld(shop.db, stuck, Math.min(holdMs, 3000), async () => {
    const stuckOnes = Array.from({ length: Math.max(held, CONTROL_WIDTH) }, () => take(stuck))
    const others = Array.from({ length: 20 }, async () => {
      await take(fine)
      if (open) served++
    })
    return { all: Promise.all([...stuckOnes, ...others]) }
  })
  open = false
  await work.all
  await own.end({ timeout: 1 })
  return served / 20
}
