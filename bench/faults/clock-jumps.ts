// F14: the application's clock jumps while the shop is open. What expires does so by the database's time, orders keep
// their numbers, and nothing waits for a moment that has passed or will not come for an hour.
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pool } from '../../server/src/kernel/db/client'
import { type Buyer, checkoutBody, seedBuyers, seedCarts, seedProducts } from '../../server/test/seed'
import { createClient } from '../lib/client'
import {
  makeDataDir,
  openDatabase,
  type Product,
  removeDataDir,
  repositoryRoot,
  startProduct,
} from '../lib/product'
import { allMailed, noNegativeTimes, numbersAreSingle, type Targets } from './clock-aftermath'
import { type FaultOptions, type Figures, faultSettings, judge } from './harness'
import { type Acknowledged, inTurn, ordersThroughApi, violations } from './invariants'
import { createProvider } from './payment-provider'
import { type Side, seedSide, sideDeed, sideViolations } from './side-work'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const STOCK = 10_000
const WORKERS = 8
/** How old a notification may be, and how old the forged one is. */
const WINDOW = 5 * MINUTE
const OLD = WINDOW + 1000
const CHALLENGES_PER_MINUTE = 120

/** Where the clock stands, in the order of the jumps: back and forth, a summer-time hour, two servers five minutes apart. */
const OFFSETS = {
  reduced: [10 * MINUTE, -HOUR, DAY, 0],
  full: [10 * MINUTE, -HOUR, DAY, HOUR, 0, -5 * MINUTE, 5 * MINUTE, -DAY, 0],
}

export async function run({ size, seed }: FaultOptions): Promise<Figures> {
  const offsets = OFFSETS[size]
  const [orders, beside] = size === 'full' ? [50, 100] : [12, 20]
  const dataDir = await makeDataDir('clock')
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
  /** Buyers of each round, and those whose sessions and holds are looked at. */
  rounds: Buyer[][]
  live: Buyer
  expired: Buyer
  acknowledged: Acknowledged[]
  /** Online orders that nobody has paid, one a round. */
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
  // Twelve hours, as a coach's: long against the jumps of minutes, short against a day.
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

/** Orders of a round, each asked for twice under its key, and one that waits for its payment. */
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

/** Programs, chats and the console, wherever the clock stands; staff's steps carry the time of the database. */
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

/** Sessions and held stock live and die by the database's time. */
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

/** The control: what the same questions are answered by a program that compares with its own clock. */
function byAppClock(offset: number): number {
  const now = Date.now() + offset
  const live = now < Date.now() + 12 * HOUR
  const expired = now >= Date.now() - 1000
  return (live ? 0 : 1) + (expired ? 0 : 1)
}

/** A forged old notification is refused wherever the clock stands; with the clock right a fresh one is taken. */
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
  // The window is measured by the server's clock: to one that is five minutes slow what is five minutes old is fresh.
  if (Math.abs(offset + OLD) > WINDOW) {
    const { status } = await shop.provider.forge(notice, 'too old')
    targets.push([status === 400, `an old notification was answered ${status}`])
  }
  if (offset !== 0) return targets
  // What was refused while the clock was wrong is repeated by the provider, and taken now.
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

/** An address that used up its minute is not shut out for an hour because the clock went back. */
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
