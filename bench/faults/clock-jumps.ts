// F14: the application's clock jumps while the shop is open. Expiry follows the database's clock, order numbers stay
// unique, and no job waits for a wrong time.
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pool } from '../../server/src/kernel/db/client'
import { type Buyer, checkoutBody, seedBuyers, seedCarts, seedProducts } from '../../server/test/seed'
import { createClient } from '../lib/client'
import { openDatabase, type Product, removeDataDir, repositoryRoot, startProduct } from '../lib/product'
import { allMailed, noNegativeTimes, numbersAreSingle, type Targets } from './clock-aftermath'
import { copyDataDir } from './data-dir'
import { type FaultOptions, type Figures, faultSettings, judge } from './harness'
import { type Acknowledged, inTurn, ordersThroughApi, violations } from './invariants'
import { createProvider } from './payment-provider'
import { type Side, seedSide, sideDeed, sideViolations } from './side-work'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const STOCK = 10_000
const WORKERS = 8
/** Maximum age of a notification, and age of the forged one. */
const WINDOW = 5 * MINUTE
const OLD = WINDOW + 1000
const CHALLENGES_PER_MINUTE = 120

/** Offsets of the clock in order: forwards, backwards, a daylight saving hour, two servers five minutes apart. */
const OFFSETS = {
  reduced: [10 * MINUTE, -HOUR, DAY, 0],
  full: [10 * MINUTE, -HOUR, DAY, HOUR, 0, -5 * MINUTE, 5 * MINUTE, -DAY, 0],
}

export async function run({ size, seed }: FaultOptions): Promise<Figures> {
  const offsets = OFFSETS[size]
  const [orders, beside] = size === 'full' ? [50, 100] : [12, 20]
  const dataDir = await copyDataDir('clock')
  let product: Product | undefined
  try {
    const preload = pathToFileURL(join(repositoryRoot(), 'bench/faults/shifted-clock.mjs')).href
    product = await startProduct({
      dataDir,
      env: { ...faultSettings, RATE_LIMITS: 'on' },
      nodeOptions: ['--import', preload],
    })
    const db = await openDatabase(dataDir)
    const shop = await openShop(product, db, { rounds: offsets.length, orders, beside })
    const found: string[] = []
    let controlWrong = 0
    for (const [round, offset] of offsets.entries()) {
      await setClock(product, offset)
      const name = `clock ${offset / MINUTE} min`
      await placeOrders(shop, round)
      found.push(...judge(name, await workBeside(shop, beside)))
      found.push(...judge(name, await lifetimes(shop, offset)))
      found.push(...judge(name, await notifications(shop, offset)))
      controlWrong += byAppClock(offset)
    }
    found.push(...judge('limits', await limits(product)))
    await setClock(product, 0)
    found.push(...judge('mails', await allMailed(shop, dataDir)))
    found.push(...judge('metrics', await noNegativeTimes(product)))
    found.push(...judge('numbers', await numbersAreSingle(shop)))
    found.push(...(await sideViolations(db, shop.side)))
    found.push(
      ...(await violations({
        db,
        schema: 'public',
        initial: new Map([[shop.shelf, STOCK]]),
        acknowledged: shop.acknowledged,
        lowest: 0,
        ownOrders: ordersThroughApi(shop.client),
      })),
    )
    shop.client.close()
    await db.end({ timeout: 1 })
    return {
      seed,
      figures: {
        jumps: offsets.map((offset) => `${offset / MINUTE} min`).join(', '),
        orders: shop.acknowledged.length,
        controlWrong,
      },
      failures: [
        ...found,
        ...judge('control', [[controlWrong > 0, 'expiry by the clock of the application was not caught']]),
      ],
      skipped: [],
    }
  } finally {
    await product?.stop()
    await removeDataDir(dataDir)
  }
}

interface Shop {
  db: Pool
  client: ReturnType<typeof createClient>
  provider: Awaited<ReturnType<typeof createProvider>>
  shelf: string
  /** Buyers of each round, and two whose sessions and holds are checked. */
  rounds: Buyer[][]
  live: Buyer
  expired: Buyer
  acknowledged: Acknowledged[]
  /** Unpaid online orders, one per round. */
  unpaid: { buyer: Buyer; orderNumber: string; amount: number }[]
  side: Side
}

async function openShop(
  product: Product,
  db: Pool,
  { rounds, orders, beside }: { rounds: number; orders: number; beside: number },
): Promise<Shop> {
  const [shelf = ''] = await seedProducts(db, [STOCK])
  const buyers = await seedBuyers(db, rounds * (orders + 1) + 2)
  const [live, expired, ...others] = buyers as [Buyer, Buyer, ...Buyer[]]
  // Twelve hours, as for a coach: longer than the jumps by minutes, shorter than a day.
  await db`update sessions set idle_seconds = 43200, expires_at = now() + interval '12 hours' where account_id = ${live.id}`
  await db`update sessions set expires_at = now() - interval '1 second' where account_id = ${expired.id}`
  await seedCarts(
    db,
    others.map((buyer) => ({ buyer, lines: [{ productId: shelf, quantity: 1 }] })),
  )
  return {
    db,
    client: createClient(product.url, WORKERS),
    provider: await createProvider(db, product.url),
    shelf,
    rounds: Array.from({ length: rounds }, (_, i) => others.slice(i * (orders + 1), (i + 1) * (orders + 1))),
    live,
    expired,
    acknowledged: [],
    unpaid: [],
    side: await seedSide(db, rounds * beside),
  }
}

async function setClock({ child }: Product, offset: number): Promise<void> {
  const heard = once(child, 'message')
  child.send({ clock: offset })
  await heard
}

/** Places the orders of a round, each sent twice with its key, and one unpaid online order. */
async function placeOrders(shop: Shop, round: number): Promise<void> {
  const [payer, ...buyers] = shop.rounds[round] as [Buyer, ...Buyer[]]
  await inTurn(buyers, WORKERS, async (buyer) => {
    const key = `clock-${buyer.id}`
    for (let time = 0; time < 2; time++) {
      const { status, body } = await shop.client.call('POST', '/orders/checkout', {
        token: buyer.token,
        key,
        body: checkoutBody,
      })
      if (status !== 201) throw new Error(`the checkout answered ${status} ${body.code}`)
      const { orderNumber, total } = body.data
      shop.acknowledged.push({ buyer, orderNumber, total, key })
    }
  })
  const { status, body } = await shop.client.call('POST', '/orders/checkout', {
    token: payer.token,
    key: `clock-${payer.id}`,
    body: { ...checkoutBody, paymentMethod: 'online' },
  })
  if (status !== 201) throw new Error(`the online checkout answered ${status} ${body.code}`)
  const { orderNumber, total } = body.data
  shop.acknowledged.push({ buyer: payer, orderNumber, total, key: `clock-${payer.id}` })
  shop.unpaid.push({ buyer: payer, orderNumber, amount: Math.round(total * 100) })
}

/** Runs programs, chats and the console at any offset; staff actions carry the database's time. */
async function workBeside({ db, client, side }: Shop, count: number): Promise<Targets> {
  let done = 0
  await inTurn(Array(count).fill(0), WORKERS, async () => {
    if (await sideDeed(side, client)) done++
  })
  const [{ n: astray } = { n: 0 }] = await db<{ n: number }[]>`
    select count(*)::int as n from order_moves where actor = ${side.staff.id}
      and at not between now() - interval '1 hour' and now()`
  return [
    [done === count, `${done} of ${count} were done beside the shop: ${side.unexpected[0]}`],
    [astray === 0, `${astray} steps of orders have another time than the database's`],
  ]
}

const statusOf = async ({ client }: Shop, buyer: Buyer, orderNumber: string) =>
  (await client.call('GET', `/orders/${orderNumber}`, { token: buyer.token })).body.data?.status as string

/** Sessions and held stock expire by the database's clock. */
async function lifetimes(shop: Shop, offset: number): Promise<Targets> {
  const me = async ({ token }: Buyer) => (await shop.client.call('GET', '/auth/me', { token })).status
  const [live, expired] = [await me(shop.live), await me(shop.expired)]
  const held = shop.unpaid.at(-1) as Shop['unpaid'][number]
  const status = await statusOf(shop, held.buyer, held.orderNumber)
  return [
    [live === 200, `a session that lives was answered ${live}`],
    [expired === 401, `a session that expired was answered ${expired}`],
    [status === 'pending', `an order whose stock is held is ${status} (${offset})`],
  ]
}

/** Control: counts the wrong answers of a program that compares with its own clock. */
function byAppClock(offset: number): number {
  const now = Date.now() + offset
  const live = now < Date.now() + 12 * HOUR
  const expired = now >= Date.now() - 1000
  return (live ? 0 : 1) + (expired ? 0 : 1)
}

/** A forged old notification is refused at any offset; a fresh one is accepted at offset zero. */
async function notifications(shop: Shop, offset: number): Promise<Targets> {
  const open = shop.unpaid.at(-1) as Shop['unpaid'][number]
  const notice = {
    eventId: `evt_${open.orderNumber}`,
    kind: 'paid' as const,
    orderNumber: open.orderNumber,
    attempt: 1,
    amount: open.amount,
  }
  const targets: Targets = []
  // The server's clock measures the window, so a server five minutes slow accepts this notification.
  if (Math.abs(offset + OLD) > WINDOW) {
    const { status } = await shop.provider.forge(notice, 'too old')
    targets.push([status === 400, `an old notification was answered ${status}`])
  }
  if (offset !== 0) return targets
  // The provider repeats notifications refused at a wrong offset; now they are accepted.
  for (const unpaid of shop.unpaid) {
    const { status } = await shop.provider.notify({
      ...notice,
      eventId: `evt_${unpaid.orderNumber}_again`,
      orderNumber: unpaid.orderNumber,
      amount: unpaid.amount,
    })
    const state = await statusOf(shop, unpaid.buyer, unpaid.orderNumber)
    targets.push([
      status === 200 && state === 'confirmed',
      `a payment was answered ${status}, its order is ${state}`,
    ])
  }
  return targets
}

/** A rate limit that is used up must not block for an hour after the clock goes back. */
async function limits(product: Product): Promise<Targets> {
  const client = createClient(product.url, WORKERS)
  const ask = async () => (await client.call('GET', '/verification/challenge')).status
  await setClock(product, 0)
  const statuses: number[] = []
  await inTurn(Array(CHALLENGES_PER_MINUTE + 20).fill(0), WORKERS, async () => {
    statuses.push(await ask())
  })
  await setClock(product, -HOUR)
  const afterwards = await ask()
  client.close()
  return [
    [statuses.includes(429), 'the limit was never met'],
    [afterwards === 200, `an address was answered ${afterwards} after the clock went back`],
  ]
}
