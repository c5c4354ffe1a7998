// F8: each order is mailed once, although the application is killed between commit and mail, the mail server is down
// for a while, and one mail can never be delivered.
import type { Pool } from '../../server/src/kernel/db/client'
import { type Buyer, checkoutBody, seedBuyers, seedCarts, seedProducts } from '../../server/test/seed'
import { type Client, createClient } from '../lib/client'
import { freePort, openDatabase, type Product, removeDataDir, startProduct } from '../lib/product'
import { randomFrom } from '../lib/random'
import { copyDataDir } from './data-dir'
import { type FaultOptions, type Figures, faultSettings, judge } from './harness'
import { inTurn } from './invariants'
import { withoutOutbox } from './mail-control'
import { mailFaults, type Sink, startSink } from './mail-sink'

const SIZES = {
  full: { orders: 1000, kills: 50, away: 30_000, healthy: 40 },
  reduced: { orders: 60, kills: 2, away: 500, healthy: 10 },
}
const WIDTH = 10
const TRIES = 5
const LAG_MS = 2000
/** Milliseconds after the recovery by which no mail may be pending. */
const RECOVERED_MS = 10_000
const POISONED = 'nobody@tavan.test'

interface Shop {
  product: Product
  db: Pool
  client: Client
  sink: Sink
  /** Kills the application and restarts it on the same running database. */
  restart(crashAt?: string): Promise<void>
  /** Places the buyers' orders, each with its key, until all are stored. */
  placeAll(buyers: readonly Buyer[]): Promise<void>
  /** Makes one attempt to place an order. */
  place(buyer: Buyer): Promise<boolean>
}

export async function run({ size, seed }: FaultOptions): Promise<Figures> {
  const { orders, kills, away, healthy: measured } = SIZES[size]
  const random = randomFrom(seed)
  const dataDir = await copyDataDir('mail-outbox')
  const sink = await startSink(POISONED)
  const env = { ...faultSettings, SMTP_URL: sink.url }
  const settings = { dataDir, port: await freePort(), env }
  let product = await startProduct(settings)
  let db = await openDatabase(dataDir)
  const client = createClient(product.url, WIDTH)
  try {
    const buyers = await seedBuyers(db, orders)
    const [shelf = ''] = await seedProducts(db, [10 * orders])
    await seedCarts(
      db,
      buyers.map((buyer) => ({ buyer, lines: [{ productId: shelf, quantity: 1 }] })),
    )
    const place = async (buyer: Buyer) => {
      const call = { token: buyer.token, key: buyer.id, body: checkoutBody }
      const sent = client.call('POST', '/orders/checkout', call)
      return (await sent.catch(() => undefined))?.status === 201
    }
    const shop: Shop = {
      get product() {
        return product
      },
      get db() {
        return db
      },
      client,
      sink,
      place,
      async restart(crashAt) {
        await product.kill()
        await db.end({ timeout: 1 })
        product = await startProduct({
          ...settings,
          env: { ...env, ...(crashAt ? { CRASH_AT: crashAt } : {}) },
        })
        db = await openDatabase(dataDir)
      },
      placeAll: (some) =>
        inTurn(some, WIDTH, async (buyer) => {
          while (!(await place(buyer))) await new Promise((resolve) => setTimeout(resolve, 20))
        }),
    }

    const [poisoned, ...rest] = buyers
    const healthy = rest.splice(0, measured)
    const during = rest.splice(0, Math.floor(rest.length / 4))
    const lag = await healthyLag(shop, healthy)
    const deaths = await killBetween(shop, rest, kills, random)
    const recovery = await sinkAway(shop, during, poisoned as Buyer, away, size === 'reduced')

    const numbers = (await db<{ n: string }[]>`select order_number as n from orders`).map((row) => row.n)
    const [hopeless] = await db<{ n: string }[]>`
      select order_number as n from orders where account_id = ${poisoned?.id ?? ''}`
    const expected = numbers.filter((number) => number !== hopeless?.n)
    const faults = mailFaults(expected, sink.received)
    const parked = await parkedJobs(db)
    const before = await withoutOutbox(db, dataDir, sink, 'mail')
    const after = await withoutOutbox(db, dataDir, sink, 'commit')
    return {
      seed,
      figures: {
        orders: numbers.length,
        kills: deaths,
        mails: expected.length - faults.missing,
        ...faults,
        handedOverTwice:
          sink.received.filter((mail) => mail.order.startsWith('TV-')).length - expected.length,
        healthyLagMs: lag,
        recoveredMs: recovery.ms,
        poisonTries: sink.refused(),
        controlPhantom: before.phantom,
        controlMissing: after.missing,
      },
      failures: [
        ...judge('product', [
          [numbers.length === orders, `${numbers.length} orders for ${orders} carts`],
          [deaths === kills, `${deaths} of ${kills} kills came between commit and mail`],
          [faults.missing === 0, `${faults.missing} mails are missing`],
          [faults.repeated === 0, `${faults.repeated} orders were told of under two ids`],
          [faults.phantom === 0, `${faults.phantom} mails tell of no order`],
          [
            recovery.pending === 0,
            `${recovery.pending} jobs are pending ${recovery.ms} ms after the recovery`,
          ],
          [sink.refused() === TRIES, `the poisoned mail was tried ${sink.refused()} times`],
          [parked.join() === poisoned?.id, `${parked.length} jobs are parked`],
          // Times are checked only at full size, where no other tests run.
          [size !== 'full' || lag <= LAG_MS, `mails took ${lag} ms (p99) with everything in good health`],
          [
            size !== 'full' || recovery.ms <= RECOVERED_MS,
            `the last mail came ${recovery.ms} ms after the recovery`,
          ],
        ]),
        ...judge('control', [
          [before.phantom > 0, 'a mail sent before its commit was not noticed'],
          [after.missing > 0, 'a mail lost after its commit was not noticed'],
        ]),
      ],
      skipped: [],
    }
  } finally {
    client.close()
    await db.end({ timeout: 1 })
    await product.stop()
    await sink.down()
    await removeDataDir(dataDir)
  }
}

/** Returns the 99th percentile of the delay from order to mail in milliseconds. */
async function healthyLag({ db, sink, placeAll }: Shop, buyers: readonly Buyer[]): Promise<number> {
  await placeAll(buyers)
  const placed = await db<{ n: string; at: Date }[]>`select order_number as n, created_at as at from orders`
  await until(() => sink.received.length >= placed.length)
  const arrived = new Map(sink.received.map((mail) => [mail.order, mail.at]))
  const lags = placed.map(({ n, at }) => (arrived.get(n) ?? Number.POSITIVE_INFINITY) - at.getTime())
  return lags.sort((a, b) => a - b)[Math.ceil(lags.length * 0.99) - 1] ?? 0
}

/**
 * Places orders in batches that each end in a kill, until `kills` of them left an order without a mail. Every other
 * batch dies at its first commit; the rest are killed after a random order's response, while earlier mails go out.
 */
async function killBetween(
  shop: Shop,
  buyers: readonly Buyer[],
  kills: number,
  random: () => number,
): Promise<number> {
  const lot = Math.floor(buyers.length / (kills + Math.ceil(kills / 10)))
  let inTime = 0
  let first = 0
  for (let n = 0; inTime < kills && first + lot <= buyers.length; n++, first += lot) {
    const some = buyers.slice(first, first + lot)
    if (n % 2 === 0) {
      await shop.restart('after insert into orders')
      await Promise.all(some.slice(0, WIDTH).map((buyer) => shop.place(buyer)))
      await until(() => shop.product.child.signalCode !== null)
    } else {
      const last = Math.floor(random() * lot)
      let killed = false
      let answered = 0
      await inTurn(some, WIDTH, async (buyer) => {
        if (killed || !(await shop.place(buyer))) return
        if (answered++ !== last) return
        killed = true
        await shop.product.kill()
      })
    }
    if ((await unpublished(shop)) > 0) inTime++
    await shop.restart()
    await shop.placeAll(some)
  }
  await shop.placeAll(buyers.slice(first))
  return inTime
}

/** Returns the number of stored orders without a mail in the sink. */
async function unpublished({ db, sink }: Shop): Promise<number> {
  const placed = await db<{ n: string }[]>`select order_number as n from orders`
  return mailFaults(
    placed.map((order) => order.n),
    sink.received,
  ).missing
}

/**
 * Places orders while the mail server is down, one of them undeliverable, and measures the time until all others are
 * mailed.
 */
async function sinkAway(shop: Shop, buyers: readonly Buyer[], poisoned: Buyer, away: number, hurry: boolean) {
  const { sink, placeAll, place } = shop
  await until(async () => (await pending(shop.db)) === 0)
  await sink.down()
  const back = Date.now() + away
  // An order's mails go to the address of its account.
  await shop.db`update accounts set email = ${POISONED} where id = ${poisoned.id}`
  if (!(await place(poisoned))) throw new Error('the poisoned order was refused')
  await placeAll(buyers)
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, back - Date.now())))
  await sink.up()
  const began = Date.now()
  await until(async () => (await pending(shop.db, poisoned)) === 0, RECOVERED_MS + 5000)
  const ms = Date.now() - began
  const left = await pending(shop.db, poisoned)
  // Its five attempts take half a minute, too long for a reduced run.
  await until(async () => {
    if (hurry)
      await shop.db`update jobs set run_at = now() where state = 'waiting' and queue = 'order-placed'`
    return (await pending(shop.db)) === 0
  })
  return { ms, pending: left }
}

/** Counts open mail jobs, except those of one buyer. */
async function pending(db: Pool, without?: Buyer): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from jobs j left join orders o on o.id = j.data ->> 'orderId'
    where j.queue = 'order-placed' and j.state in ('waiting', 'active')
      and o.account_id is distinct from ${without?.id ?? ''}`
  return row?.n ?? 0
}

/** Returns the accounts whose mail jobs have failed for good. */
async function parkedJobs(db: Pool): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select o.account_id as id from jobs j join orders o on o.id = j.data ->> 'orderId'
    where j.queue = 'order-placed' and j.state = 'failed'`
  return rows.map((row) => row.id)
}

/** Polls until a condition holds or a minute has passed; `judge` then reports the miss. */
async function until(holds: () => boolean | Promise<boolean>, time = 60_000): Promise<void> {
  for (const end = Date.now() + time; Date.now() < end && !(await holds()); ) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
