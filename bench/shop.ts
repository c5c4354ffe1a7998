// Targets of the shop besides the ratios: the response time of payment notifications, and the factor of a long order
// history.

import {
  type Buyer,
  checkoutBody,
  seedBuyers,
  seedCarts,
  seedOrders,
  seedProducts,
} from '../server/test/seed'
import { createProvider } from './faults/payment-provider'
import { createClient } from './lib/client'
import { openDatabase, type Product } from './lib/product'
import { type Figure, median } from './lib/report'

const PER_SECOND = 20
/** Number of orders that one address may place in a minute. */
const NOTICES = 280
const OPENINGS = 150
type Db = Awaited<ReturnType<typeof openDatabase>>

/** Measures on a running product; `wanted` selects the figures. */
export async function shopFigures(product: Product, wanted: (name: string) => boolean): Promise<Figure[]> {
  const db = await openDatabase(product.dataDir)
  // A separate client address, so that earlier rounds do not use up its rate limit.
  const client = createClient(product.url, 8, process.platform === 'linux' ? '127.77.7.7' : undefined)
  try {
    return [
      ...(wanted('payments') ? [await acknowledged(product, db, client)] : []),
      ...(wanted('history') ? [await opened(db, client)] : []),
    ]
  } finally {
    client.close()
    await db.end()
  }
}

type Client = ReturnType<typeof createClient>

/** Measures the p95 of responses to 20 notifications a second, each of which confirms an order. */
async function acknowledged(product: Product, db: Db, client: Client): Promise<Figure> {
  const shelf = await seedProducts(db, Array(20).fill(1_000_000))
  const buyers = await seedBuyers(db, NOTICES)
  await seedCarts(
    db,
    buyers.map((buyer, i) => ({
      buyer,
      lines: [{ productId: shelf[i % shelf.length] as string, quantity: 1 }],
    })),
  )
  const orders: { orderNumber: string; amount: number }[] = []
  for (const { token } of buyers) {
    const body = { ...checkoutBody, paymentMethod: 'online' }
    const answer = await client.call('POST', '/orders/checkout', { token, body })
    if (answer.status !== 201) throw new Error(`checkout: ${answer.status} ${answer.body.message}`)
    const { orderNumber, total } = answer.body.data
    orders.push({ orderNumber, amount: Math.round(total * 100) })
  }
  const provider = await createProvider(db, product.url)
  const began = performance.now()
  const acks = await Promise.all(
    orders.map(async ({ orderNumber, amount }, i) => {
      // Sent at a fixed rate, regardless of earlier responses.
      const wait = began + (i * 1000) / PER_SECOND - performance.now()
      await new Promise((resolve) => setTimeout(resolve, wait))
      return provider.notify({
        eventId: `bench-${orderNumber}`,
        kind: 'paid',
        orderNumber,
        attempt: 1,
        amount,
      })
    }),
  )
  const refused = acks.filter(({ status }) => status !== 200)
  const [{ paid } = { paid: 0 }] = await db<{ paid: number }[]>`
    select count(*)::int as paid from orders
    where order_number = any(${orders.map((o) => o.orderNumber)}) and payment_status = 'paid'`
  if (refused.length > 0 || paid !== NOTICES)
    throw new Error(`${refused.length} notifications were refused, ${paid} of ${NOTICES} orders are paid`)
  const times = acks.map(({ ms }) => ms).sort((a, b) => a - b)
  return {
    name: `Payment notification acknowledged, ${PER_SECOND} a second, p95`,
    value: times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN,
    unit: 'ms',
    most: 200,
  }
}

/** Measures the factor of the first page of 1,000 orders relative to ten; both show ten. */
async function opened(db: Db, client: Client): Promise<Figure> {
  const [few, many] = (await seedBuyers(db, 2)) as [Buyer, Buyer]
  const past = { status: 'delivered', hoursAgo: (n: number) => n } as const
  await seedOrders(db, few, 10, past)
  await seedOrders(db, many, 1000, past)
  await db.unsafe('vacuum analyze orders, order_lines')
  const times = { few: [] as number[], many: [] as number[] }
  for (let i = 0; i < OPENINGS * 2; i++) {
    for (const [name, { token }] of [
      ['few', few],
      ['many', many],
    ] as const) {
      const answer = await client.call('GET', '/orders/user?page=1&limit=10', { token })
      if (answer.body.data?.orders.length !== 10) throw new Error(`orders: ${answer.status}`)
      if (i >= OPENINGS) times[name].push(answer.ms) // the first half warms up
    }
  }
  return {
    name: 'Order history of 1,000 orders, times that of ten',
    value: median(times.many) / median(times.few),
    unit: '×',
    most: 1.5,
  }
}
