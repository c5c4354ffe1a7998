// F2: one cart becomes one order, no matter how often, from where, or how interrupted the order is sent.

import {
  type Buyer,
  checkoutBody,
  type Line,
  seedBuyers,
  seedCarts,
  seedProducts,
} from '../../server/test/seed'
import { randomFrom } from '../lib/random'
import { type Attempt, attemptsOf, checkThenInsert, runControl } from './controls'
import { type FaultOptions, type Figures, type Harness, judge, withHarness } from './harness'
import { type Acknowledged, inTurn, ordersThroughApi, violations, watchStock } from './invariants'

const SOCKETS = 50
const STOCK = 100_000
type Answer = { status: number; orderNumber: string | undefined; code: string | undefined; total: number }

interface Shop extends Harness {
  products: string[]
  random: () => number
  acknowledged: Acknowledged[]
  customers: number
  posts: number
}

export async function run({ size, seed, nodes }: FaultOptions): Promise<Figures> {
  const [customers, posts] = size === 'full' ? [20, 50] : [5, 20]
  return withHarness('double-order', { sockets: SOCKETS, nodes }, async (harness) => {
    const products = await seedProducts(harness.db, [STOCK, STOCK])
    const shop: Shop = { ...harness, products, random: randomFrom(seed), acknowledged: [], customers, posts }
    const watched = watchStock(harness.db, 'public')
    const failures = [
      ...(await sameKey(shop)),
      ...(await noKey(shop)),
      ...(await twoTabs(shop)),
      ...(await addDuring(shop)),
      ...(await cutAndRetry(shop)),
      ...(await otherBody(shop)),
    ]
    const found = await violations({
      db: harness.db,
      schema: 'public',
      initial: new Map(products.map((id) => [id, STOCK])),
      acknowledged: shop.acknowledged,
      lowest: await watched(),
      ownOrders: ordersThroughApi(harness.client),
    })
    // The control runs on the database alone, the same for two processes as for one.
    const control =
      nodes === 2
        ? undefined
        : await runControl({
            db: harness.db,
            dataDir: harness.product.dataDir,
            initial: new Map(products.map((id) => [id, STOCK])),
            attempts: controlAttempts(products, posts),
            broken: checkThenInsert,
            width: 20,
          })
    return {
      seed,
      figures: {
        customers,
        posts,
        acknowledged: shop.acknowledged.length,
        orders: new Set(shop.acknowledged.map((one) => one.orderNumber)).size,
        ...(control && { controlOrders: control.orders }),
      },
      failures: [
        ...failures,
        ...found,
        ...(control
          ? judge('control', [
              [control.orders > 1, 'check-then-insert made one order only'],
              [
                control.violations.some((text) => text.startsWith('I4')),
                'the checker passed check-then-insert',
              ],
            ])
          : []),
      ],
      skipped: [],
    }
  })
}

function controlAttempts(products: readonly string[], posts: number): Attempt[] {
  const lines: Line[] = [{ productId: products[0] as string, quantity: 1 }]
  return attemptsOf([{ buyer: { id: 'control', token: '' }, lines }], posts)
}

/** Creates customers, each with one unit of the first product in the cart. */
async function newCustomers({ db, products, customers }: Shop): Promise<Buyer[]> {
  const buyers = await seedBuyers(db, customers)
  await seedCarts(
    db,
    buyers.map((buyer) => ({ buyer, lines: [{ productId: products[0] as string, quantity: 1 }] })),
  )
  return buyers
}

async function order(
  shop: Shop,
  buyer: Buyer,
  key: string | undefined,
  change: object = {},
  cutAfter?: number,
) {
  const { status, body } = await shop.client.call('POST', '/orders/checkout', {
    token: buyer.token,
    key,
    body: { ...checkoutBody, ...change },
    ...(cutAfter === undefined ? {} : { cutAfter }),
  })
  const answer: Answer = {
    status,
    orderNumber: body.data?.orderNumber,
    code: body.code,
    total: body.data?.total ?? 0,
  }
  if (status === 201) {
    shop.acknowledged.push({ buyer, orderNumber: answer.orderNumber ?? '', total: answer.total, key })
  }
  return answer
}

async function ordersOf(
  shop: Shop,
  buyer: Buyer,
): Promise<{ orderNumber: string; items: Line[]; total: number }[]> {
  const { body } = await shop.client.call('GET', '/orders/user', { token: buyer.token })
  return body.data.orders
}

const numbersOf = (answers: readonly Answer[]) =>
  new Set(answers.flatMap((answer) => answer.orderNumber ?? []))
const show = (answers: readonly Answer[]) =>
  [...new Set(answers.map((answer) => `${answer.status} ${answer.code ?? answer.orderNumber}`))].join(', ')
const many = (count: number, work: () => Promise<Answer>) => Promise.all(Array.from({ length: count }, work))

/** (a) Many concurrent and later requests with one key: one order, the same response to all. */
async function sameKey(shop: Shop): Promise<string[]> {
  const failures: string[] = []
  for (const buyer of await newCustomers(shop)) {
    const answers = await many(shop.posts, () => order(shop, buyer, 'attempt'))
    answers.push(...(await many(shop.posts, () => order(shop, buyer, 'attempt'))))
    failures.push(
      ...judge('(a) same key', [
        [
          answers.every((one) => one.status === 201) && numbersOf(answers).size === 1,
          `answers: ${show(answers)}`,
        ],
        [(await ordersOf(shop, buyer)).length === 1, 'more than one order'],
      ]),
    )
  }
  return failures
}

/** (b) The same without a key: one order and the same response, even to a client that repeats its call. */
async function noKey(shop: Shop): Promise<string[]> {
  const failures: string[] = []
  for (const buyer of await newCustomers(shop)) {
    const answers = await many(shop.posts, () => order(shop, buyer, undefined))
    answers.push(...(await many(shop.posts, () => order(shop, buyer, undefined))))
    const fine = answers.every((one) => one.status === 201)
    failures.push(
      ...judge('(b) no key', [
        [fine && numbersOf(answers).size === 1, `answers: ${show(answers)}`],
        [(await ordersOf(shop, buyer)).length === 1, 'not one order'],
      ]),
    )
  }
  return failures
}

/** (c) Two tabs with different keys and one cart: one gets the order, the other a conflict. */
async function twoTabs(shop: Shop): Promise<string[]> {
  const failures: string[] = []
  for (const buyer of await newCustomers(shop)) {
    const answers = await Promise.all([order(shop, buyer, 'tab-1'), order(shop, buyer, 'tab-2')])
    failures.push(
      ...judge('(c) two tabs', [
        [
          answers
            .map((one) => one.status)
            .sort()
            .join() === '201,409',
          `answers: ${show(answers)}`,
        ],
        [(await ordersOf(shop, buyer)).length === 1, 'not one order'],
      ]),
    )
  }
  return failures
}

/** (d) A line is added during the checkout: the order has the cart before or after, and no line is lost. */
async function addDuring(shop: Shop): Promise<string[]> {
  const failures: string[] = []
  const [first = '', second = ''] = shop.products
  for (const buyer of await newCustomers(shop)) {
    const add = () =>
      shop.client.call('POST', '/orders/cart/add', {
        token: buyer.token,
        body: { productId: second, quantity: 1 },
      })
    const place = () => order(shop, buyer, 'attempt')
    const pair = shop.random() < 0.5 ? [add(), place()] : [place(), add()]
    const statuses = (await Promise.all(pair)).map((answer) => answer.status)
    const [placed] = await ordersOf(shop, buyer)
    const cart = await shop.client.call('GET', '/orders/cart', { token: buyer.token })
    const ids = (items: readonly Line[]) =>
      items
        .map((item) => item.productId)
        .sort()
        .join()
    const [ordered, left] = [ids(placed?.items ?? []), ids(cart.body.data.items)]
    const before = ordered === first && left === second
    const after = ordered === [first, second].sort().join() && left === ''
    failures.push(
      ...judge('(d) add during checkout', [
        [statuses.sort().join() === '200,201', `answers: ${statuses.join()}`],
        [before || after, `ordered ${ordered}, left in the cart ${left || 'nothing'}`],
      ]),
    )
  }
  return failures
}

/** (e) The connection is cut before the response and the order resent with the same key. */
async function cutAndRetry(shop: Shop): Promise<string[]> {
  const failures: string[] = []
  const buyers = await newCustomers(shop)
  await inTurn(buyers, 8, async (buyer) => {
    const first = await order(shop, buyer, 'attempt', {}, Math.floor(shop.random() * 4)).catch(
      () => undefined,
    )
    const again = await order(shop, buyer, 'attempt')
    const orders = await ordersOf(shop, buyer)
    failures.push(
      ...judge('(e) cut before the answer', [
        [again.status === 201, `the repeat answered ${show([again])}`],
        [first === undefined || first.orderNumber === again.orderNumber, 'the repeat answered another order'],
        [orders.length === 1 && orders[0]?.orderNumber === again.orderNumber, `${orders.length} orders`],
      ]),
    )
  })
  return failures
}

/** (f) The same key with another body is refused. */
async function otherBody(shop: Shop): Promise<string[]> {
  const failures: string[] = []
  for (const buyer of await newCustomers(shop)) {
    const first = await order(shop, buyer, 'attempt')
    const other = await order(shop, buyer, 'attempt', { shippingMethod: 'express' })
    failures.push(
      ...judge('(f) same key, other body', [
        [first.status === 201 && other.status === 409, `answers: ${show([first, other])}`],
        [(await ordersOf(shop, buyer)).length === 1, 'not one order'],
      ]),
    )
  }
  return failures
}
