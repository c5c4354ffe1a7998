// F1: many buyers compete for few units. Nothing is oversold, no response is slow, and the stock adds up.

import {
  type Buyer,
  checkoutBody,
  type Line,
  seedBuyers,
  seedCarts,
  seedProducts,
} from '../../server/test/seed'
import { randomFrom } from '../lib/random'
import { attemptsOf, readThenWrite, runControl, unguardedDecrement } from './controls'
import { type FaultOptions, type Figures, type Harness, judge, withHarness } from './harness'
import { type Acknowledged, inTurn, ordersThroughApi, violations, watchStock } from './invariants'

const SOCKETS = 50
const full = process.env.TAVAN_FAULTS === 'full'
/** Maximum response time in milliseconds; in the reduced run, next to other tests, almost the client's patience. */
const SLOWEST = { full: 5000, reduced: 14_000 }

interface Burst {
  orders: number
  refused: number
  otherAnswers: string[]
  stock: number
  slowest: number
  /** Quantities of the refused carts. */
  refusedQuantities: number[]
  violations: string[]
}

export async function run({ size, seed, nodes }: FaultOptions): Promise<Figures> {
  const [people, units] = size === 'full' ? [500, 100] : [50, 10]
  const random = randomFrom(seed)
  return withHarness('oversell', { sockets: SOCKETS, nodes }, async (harness) => {
    const quantities = Array.from({ length: people }, () => 1 + Math.floor(random() * 3))
    const a = await burst(harness, units, Array(people).fill(1))
    const b = await burst(harness, units, Array(people).fill(2), { transferTwice: true })
    const c = await burst(harness, units, Array(people).fill(1), { dropTo: 0 })
    const d = await burst(harness, units, quantities)
    // The controls run on the database alone, the same for two processes as for one.
    const controls = nodes === 2 ? undefined : await runControls(harness, units, people)
    const left = Math.min(...d.refusedQuantities)
    return {
      seed,
      figures: {
        buyers: people,
        units,
        orders: a.orders,
        refused: a.refused,
        slowestMs: Math.round(Math.max(a.slowest, b.slowest, c.slowest, d.slowest)),
        ordersOfTwice: b.orders,
        ordersAfterDrop: c.orders,
        soldMixed: units - d.stock,
        ...controls?.figures,
      },
      failures: [
        ...judgeBurst(SLOWEST[size], '(a) one each', a, units, people - units, 0),
        ...judgeBurst(SLOWEST[size], '(b) the same product twice', b, units / 2, people - units / 2, 0),
        ...judgeBurst(SLOWEST[size], '(c) stock dropped to 0', c, 0, people, 0),
        ...judgeBurst(SLOWEST[size], '(d) mixed quantities', d, d.orders, people - d.orders, d.stock),
        ...judge('(d) mixed quantities', [
          [d.orders > 0, 'nothing was sold'],
          [d.stock < left, `${d.stock} are left, and a cart of ${left} was refused`],
        ]),
        ...(controls?.failures ?? []),
      ],
      skipped: [],
    }
  })
}

async function runControls(harness: Harness, units: number, people: number) {
  const reading = await control(harness, units, people, readThenWrite)
  const unguarded = await control(harness, units, people, unguardedDecrement)
  return {
    figures: {
      controlReadThenWrite: reading.orders,
      controlUnguarded: unguarded.orders,
      controlUnguardedLowest: unguarded.lowest,
    },
    failures: judge('controls', [
      [reading.orders > units, 'read-then-write did not oversell'],
      [reading.violations.length > 0, 'the checker passed read-then-write'],
      [unguarded.lowest < 0, 'the unguarded decrement did not go below 0'],
      [unguarded.violations.length > 0, 'the checker passed the unguarded decrement'],
    ]),
  }
}

function judgeBurst(
  slowest: number,
  name: string,
  got: Burst,
  orders: number,
  refused: number,
  stock: number,
): string[] {
  return judge(name, [
    [got.orders === orders, `${got.orders} orders instead of ${orders}`],
    [got.refused === refused, `${got.refused} refusals for lack of stock instead of ${refused}`],
    [got.otherAnswers.length === 0, `other answers: ${got.otherAnswers.slice(0, 3).join('; ')}`],
    [got.stock === stock, `${got.stock} units are left instead of ${stock}`],
    [got.slowest <= slowest, `the slowest answer took ${Math.round(got.slowest)} ms`],
    ...got.violations.map((text) => [false, text] as const),
  ])
}

/** All buyers have the same product in the cart and order at the same moment. */
async function burst(
  { db, client }: Harness,
  units: number,
  quantities: readonly number[],
  how: { transferTwice?: boolean; dropTo?: number } = {},
): Promise<Burst> {
  const [productId = ''] = await seedProducts(db, [units])
  const buyers = await seedBuyers(db, quantities.length)
  const carts = buyers.map((buyer, i) => ({
    buyer,
    lines: [{ productId, quantity: quantities[i] as number }],
  }))
  if (how.transferTwice) {
    await inTurn(buyers, 8, async ({ token }) => {
      const line = { productId, quantity: 1 }
      const { status } = await client.call('POST', '/orders/cart/transfer', {
        token,
        body: { items: [line, line] },
      })
      if (status !== 200) throw new Error(`the transfer answered ${status}`)
    })
  } else await seedCarts(db, carts)
  if (how.dropTo !== undefined) await db`update products set stock = ${how.dropTo} where id = ${productId}`

  const got: Burst = {
    orders: 0,
    refused: 0,
    otherAnswers: [],
    stock: 0,
    slowest: 0,
    refusedQuantities: [],
    violations: [],
  }
  const acknowledged: Acknowledged[] = []
  const watched = watchStock(db, 'public')
  await Promise.all(
    buyers.map(async (buyer, i) => {
      const key = `f1-${i}`
      const place = () =>
        client.call('POST', '/orders/checkout', { token: buyer.token, key, body: checkoutBody })
      let answer = await place()
      // Next to other tests a server that has just started asks some of them to come again.
      while (!full && answer.status === 503) answer = await place()
      const { status, body, ms } = answer
      got.slowest = Math.max(got.slowest, ms)
      if (status === 201) {
        got.orders++
        acknowledged.push({ buyer, orderNumber: body.data.orderNumber, total: body.data.total, key })
      } else if (status === 409 && String(body.message).includes('Insufficient stock')) {
        got.refused++
        got.refusedQuantities.push(quantities[i] as number)
      } else got.otherAnswers.push(`${status} ${JSON.stringify(body)}`)
    }),
  )
  const lowest = await watched()
  const [row] = await db<{ stock: number }[]>`select stock from products where id = ${productId}`
  got.stock = row?.stock ?? Number.NaN
  got.violations = await violations({
    db,
    schema: 'public',
    initial: new Map([[productId, how.dropTo ?? units]]),
    acknowledged,
    lowest,
    ownOrders: ordersThroughApi(client),
  })
  return got
}

function control({ db, product }: Harness, units: number, people: number, broken: typeof readThenWrite) {
  const productId = 'p'
  const carts = Array.from({ length: people }, (_, i) => ({
    buyer: { id: `buyer-${i}`, token: '' } as Buyer,
    lines: [{ productId, quantity: 1 }] as Line[],
  }))
  return runControl({
    db,
    dataDir: product.dataDir,
    initial: new Map([[productId, units]]),
    attempts: attemptsOf(carts),
    broken,
    width: 20,
  })
}
