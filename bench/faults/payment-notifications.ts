// F7: payment notifications from bad networks and attackers: repeated, shuffled, early, late, lost in a kill, forged,
// wrong. Each order changes status once, and every cent taken is owed or refunded.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from '../../server/src/kernel/db/client'
import { type Buyer, checkoutBody, seedBuyers, seedCarts, seedProducts } from '../../server/test/seed'
import { type Client, createClient } from '../lib/client'
import { freePort, openDatabase, removeDataDir, startProduct } from '../lib/product'
import { randomFrom, shuffled } from '../lib/random'
import { copyDataDir } from './data-dir'
import { type FaultOptions, type Figures, faultSettings, judge } from './harness'
import { inTurn, ordersThroughApi, violations } from './invariants'
import { bookOf, moneyViolations, withoutDedupe } from './payment-ledger'
import { createProvider, type ProviderNotice } from './payment-provider'
import {
  forgedEventsFor,
  noticeOf,
  noticesOf,
  type Placed,
  placeEarly,
  placeOnline,
  type Scenario,
  SHARES,
} from './payment-scenarios'

const WORKERS = 20
const STOCK = 100_000
const ACK_P95_MS = 200
const PACE_PER_SECOND = 20

export async function run({ size, seed }: FaultOptions): Promise<Figures> {
  const full = size === 'full'
  const [count, forgedCount, late, kills, paced] = full ? [1000, 100, 50, 15, 200] : [50, 10, 5, 1, 5]
  const random = randomFrom(seed)
  const dataDir = await copyDataDir('payments')
  const settings = { dataDir, port: await freePort(), env: faultSettings }
  let product = await startProduct(settings)
  let db = await openDatabase(dataDir)
  const client = createClient(product.url, WORKERS)
  try {
    const provider = await createProvider(db, product.url)
    const [shelf = ''] = await seedProducts(db, [STOCK])
    const [rare = ''] = await seedProducts(db, [late])
    const early = Math.ceil(count * 0.1)
    const victims = Math.max(10, forgedCount / 5)
    const scenarios = Array.from({ length: count }, (_, i): Scenario => {
      if (i < early) return 'paid'
      return i < count - late ? (SHARES[i % SHARES.length] as Scenario) : 'too late'
    })
    const buyers = await seedBuyers(db, count + victims + paced + late)
    const cartOf = (buyer: Buyer, i: number) => ({
      buyer,
      lines: [{ productId: i >= count - late && i < count ? rare : shelf, quantity: 1 }],
    })
    await seedCarts(db, buyers.slice(0, count + victims + paced).map(cartOf))
    const place = (buyer: Buyer, scenario: Scenario) => placeOnline(client, buyer, scenario)

    // First tenth: the payment is notified while the checkout still awaits the provider.
    const first = await placeEarly(db, provider, buyers.slice(0, early), place)
    const orders: Placed[] = [...first.orders]
    await inTurn(buyers.slice(early, count), WORKERS, async (buyer, i) => {
      orders.push(await place(buyer, scenarios[early + i] as Scenario))
    })
    const idle: Placed[] = []
    await inTurn(buyers.slice(count, count + victims), WORKERS, async (buyer) => {
      idle.push(await place(buyer, 'given up'))
    })
    const steady: Placed[] = []
    await inTurn(buyers.slice(count + victims, count + victims + paced), WORKERS, async (buyer) => {
      steady.push(await place(buyer, 'paid'))
    })

    // Declines come first where a second attempt needs one; orders paid too late are cancelled and their stock is sold.
    await inTurn(orders, WORKERS, async (order) => {
      if (order.scenario === 'second try' || order.scenario === 'both') {
        await provider.notify(noticeOf(order, 'failed', 1))
        await expectStatus(client, 'POST', `/orders/${order.orderNumber}/pay`, order.buyer.token, 200)
      }
      if (order.scenario === 'too late')
        await expectStatus(client, 'POST', `/orders/${order.orderNumber}/cancel`, order.buyer.token, 200)
    })
    const quick = buyers.slice(count + victims + paced)
    await seedCarts(
      db,
      quick.map((buyer) => ({ buyer, lines: [{ productId: rare, quantity: 1 }] })),
    )
    await inTurn(quick, WORKERS, async ({ token }) => {
      const { status } = await client.call('POST', '/orders/checkout', { token, body: checkoutBody })
      if (status !== 201) throw new Error(`the units of lost orders were not sold again: ${status}`)
    })

    const events = orders.flatMap((order) => noticesOf(order))
    const told = events.flatMap((event) => Array<ProviderNotice>(1 + Math.floor(random() * 5)).fill(event))
    const forgedEvents = forgedEventsFor(idle, forgedCount, random)
    const mixed = shuffled(
      [
        ...told.map((notice) => ({ notice, forged: undefined })),
        ...forgedEvents.map((forged) => ({ notice: forged.notice, forged })),
      ],
      random,
    )
    const killAt = Array.from({ length: kills }, (_, i) =>
      Math.floor(((i + 0.3 + 0.4 * random()) / kills) * mixed.length),
    )

    // Unacknowledged notifications are resent; while the application is down each worker tries once.
    const statuses = new Map<string, number>()
    let whileKilled = 0
    let started = 0
    let restarting: Promise<void> | undefined
    const restart = async () => {
      await product.kill()
      await db.end({ timeout: 1 })
      // The provider keeps sending while the application is down.
      await new Promise((resolve) => setTimeout(resolve, 100))
      product = await startProduct(settings)
      db = await openDatabase(dataDir)
      restarting = undefined
    }
    await inTurn(mixed, WORKERS, async ({ notice, forged }) => {
      if (killAt.includes(started++)) restarting = restart()
      for (;;) {
        const gone = restarting
        try {
          const { status } = await (forged ? provider.forge(notice, forged.forgery) : provider.notify(notice))
          const kind = forged ? (forged.forgery ?? 'wrong content') : 'true'
          statuses.set(`${kind} ${status}`, (statuses.get(`${kind} ${status}`) ?? 0) + 1)
          if (status < 500) return
        } catch {
          whileKilled++
        }
        await (gone ?? restarting ?? new Promise((resolve) => setTimeout(resolve, 20)))
      }
    })
    await restarting

    const took: number[] = []
    await Promise.all(
      steady.map(async (order, i) => {
        await new Promise((resolve) => setTimeout(resolve, (i * 1000) / PACE_PER_SECOND))
        const { status, ms } = await provider.notify(noticeOf(order, 'paid', 1))
        took.push(status === 200 ? ms : Number.POSITIVE_INFINITY)
      }),
    )
    const ackP95 = took.sort((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? Number.NaN

    const waitedMs = await refundsDone(db)
    const book = await bookOf(db)
    const byNumber = new Map(book.map((order) => [order.orderNumber, order]))
    const voids = orders.filter((order) => order.scenario === 'too late')
    const returned = book.filter((order) => order.returned > 0)
    const letters = await lettersAbout(dataDir, 'payment-returned-')
    const expectedLetters = returned.map((order) => order.orderNumber)
    const touched = idle.filter(({ orderNumber }) => {
      const order = byNumber.get(orderNumber)
      return order?.status !== 'pending' || order.kept + order.returned > 0
    })
    const found = [
      ...moneyViolations(provider.ledger, book),
      ...(await violations({
        db,
        schema: 'public',
        initial: new Map([
          [shelf, STOCK],
          [rare, late],
        ]),
        acknowledged: [...orders, ...idle, ...steady].map(({ buyer, orderNumber, amount }) => ({
          buyer,
          orderNumber,
          total: amount / 100,
        })),
        lowest: 0,
        ownOrders: ordersThroughApi(client),
      })),
    ]
    const control = await withoutDedupe(
      { db, dataDir },
      Array.from({ length: 30 }, () => 1 + Math.floor(random() * 5)),
    )
    const refusedAs = (kind: string, status: number) => statuses.get(`${kind} ${status}`) ?? 0
    return {
      seed,
      figures: {
        orders: count,
        deliveries: mixed.length,
        early: first.before,
        whileKilled,
        forgedAndWrong: forgedEvents.length,
        effectsOfThem: touched.length,
        voids: voids.length,
        paidTwice: orders.filter((order) => order.scenario === 'both').length,
        ackP95Ms: Math.round(ackP95),
        refundsAfterMs: waitedMs,
        controlViolations: control.length,
      },
      failures: [
        ...found,
        ...judge('product', [
          [first.before === early, `${first.before} of ${early} early notifications came before the answer`],
          [whileKilled >= mixed.length * 0.05, `only ${whileKilled} deliveries met a dead application`],
          [touched.length === 0, `${touched.length} orders were moved by what was forged or wrong`],
          [refusedAs('true', 200) === told.length, `answers: ${JSON.stringify([...statuses])}`],
          [
            refusedAs('bad signature', 400) + refusedAs('other bytes', 400) === forgedCount,
            'a bad signature was taken',
          ],
          [refusedAs('too old', 400) === forgedCount, 'an old notification was taken'],
          [refusedAs('wrong content', 200) === forgedCount, 'a wrong notification was not acknowledged'],
          [
            voids.every((order) => (byNumber.get(order.orderNumber)?.returned ?? 0) === order.amount),
            'money for an order that was gone did not go back',
          ],
          [
            JSON.stringify(letters.sort()) === JSON.stringify(expectedLetters.sort()),
            `${letters.length} buyers were told of ${expectedLetters.length} payments that went back`,
          ],
          [!full || ackP95 <= ACK_P95_MS, `95% were acknowledged within ${Math.round(ackP95)} ms`],
        ]),
        ...judge('control', [
          [control.length > 0, 'the checker passed a shop without a table of what it has seen'],
        ]),
      ],
      skipped: [],
    }
  } finally {
    client.close()
    await db.end({ timeout: 1 })
    await product.stop()
    await removeDataDir(dataDir)
  }
}

async function expectStatus(client: Client, method: string, path: string, token: string, wanted: number) {
  const { status } = await client.call(method, path, { token })
  if (status !== wanted) throw new Error(`${method} ${path} answered ${status}`)
}

/** Waits until all refunds and their mails are done; returns the milliseconds. */
async function refundsDone(db: Pool): Promise<number> {
  const began = performance.now()
  for (;;) {
    const [row] = await db<{ open: number }[]>`
      select (select count(*) from payments where status = 'refunding')::int
        + (select count(*) from refunds where state = 'pending')::int
        + (select count(*) from jobs where queue in ('refund-send', 'payment-refund', 'payment-returned', 'payment-close')
          and state not in ('completed', 'failed'))::int as open`
    const waited = Math.round(performance.now() - began)
    if (row?.open === 0 || waited > 60_000) return waited
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Returns the order numbers of the mails of one kind in the outbox. */
async function lettersAbout(dataDir: string, kind: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'outbox')).catch(() => [])
  return names
    .filter((name) => name.startsWith(kind))
    .map((name) => name.slice(kind.length).replace('.eml', ''))
}
