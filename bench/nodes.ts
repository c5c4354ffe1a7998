// Two processes on one database relative to the two alone: each is held to a share of a core, so what the second one adds
// is lost only where they wait for each other.
import { newId } from '../server/src/kernel/ids'
import { checkoutBody, seedBuyers, seedCarts, seedChats, seedOrders, seedProducts } from '../server/test/seed'
import { type Nodes, startNodes } from './faults/nodes'
import { holdTo } from './lib/hold'
import { type LoadResult, load, requestBytes } from './lib/load'
import { cpuSeconds } from './lib/process'
import { makeDataDir, openDatabase, type Product, removeDataDir, startProduct } from './lib/product'
import type { Measured, Row } from './lib/report'
import { API } from './lib/round'

const SHARE = 0.2
/** A checkout is mostly work of the database, which has to fit too. */
const CHECKOUT_SHARE = 0.15
const CONNECTIONS = 24
const SECONDS = 3
const ROUNDS = 4
const WARM = 1
const SHELF = 50
const LEAST = 0.85

type Db = Awaited<ReturnType<typeof openDatabase>>
/** Makes that many requests that no call has used; reads give a few, which are repeated. */
type Requests = (count: number) => Promise<Buffer[]>

interface Call {
  title: string
  /** Requests that a process answers in a round at most; undefined for reads. */
  most?: number
  share: number
  make: Requests
}

export async function nodeRows(core: number): Promise<Row[]> {
  const dataDir = await makeDataDir('bench-nodes')
  try {
    await (await startProduct({ dataDir, core })).stop()
    const nodes = await startNodes(dataDir, 2, { core, env: { LINE_UNITS_MAX: '1000000' } })
    const db = await openDatabase(dataDir, 1)
    try {
      await db`set statement_timeout = 0`
      return await measureAll(nodes, db)
    } finally {
      await db.end({ timeout: 1 })
      await nodes.stop()
    }
  } finally {
    await removeDataDir(dataDir)
  }
}

async function measureAll(nodes: Nodes, db: Db): Promise<Row[]> {
  const shelf = await seedProducts(db, Array(SHELF).fill(10_000_000))
  const [customer] = await seedBuyers(db, 1)
  if (!customer) throw new Error('there is no customer')
  await seedOrders(db, customer, 100, { status: 'delivered', hoursAgo: (n) => n })
  const rows: Row[] = []
  for (const call of callsOf(db, shelf, customer.token)) rows.push(await measure(nodes, db, call))
  return rows
}

function callsOf(db: Db, shelf: readonly string[], token: string): Call[] {
  const get = (path: string, as?: string) => requestBytes('GET', `${API}${path}`, as ? { token: as } : {})
  const checkouts =
    (products: readonly string[]): Requests =>
    async (count) => {
      const buyers = await seedBuyers(db, count)
      const line = (i: number) => ({ productId: products[i % products.length] as string, quantity: 1 })
      await seedCarts(
        db,
        buyers.map((buyer, i) => ({ buyer, lines: [line(i)] })),
      )
      return buyers.map((buyer) =>
        requestBytes('POST', `${API}/orders/checkout`, {
          token: buyer.token,
          key: newId(),
          body: checkoutBody,
        }),
      )
    }
  return [
    { title: 'list', share: SHARE, make: async () => [get('/products?page=1&limit=12')] },
    { title: 'detail', share: SHARE, make: async () => shelf.map((id) => get(`/products/${id}`)) },
    { title: 'my orders', share: SHARE, make: async () => [get('/orders/user', token)] },
    {
      title: 'add to cart',
      most: 2500,
      share: SHARE,
      make: async (count) =>
        (await seedBuyers(db, count)).map((buyer, i) =>
          requestBytes('POST', `${API}/orders/cart/add`, {
            token: buyer.token,
            body: { productId: shelf[i % SHELF], quantity: 1 },
          }),
        ),
    },
    {
      title: 'message',
      most: 2500,
      share: SHARE,
      make: async (count) => {
        const chats = await seedChats(db, 100)
        return Array.from({ length: count }, (_, i) => {
          const { id, customer } = chats[i % chats.length] as (typeof chats)[number]
          const body = { content: 'Two sets more than last week.', clientMsgId: newId() }
          return requestBytes('POST', `${API}/chat/${id}/messages`, { token: customer.token, body })
        })
      },
    },
    {
      title: `checkout, ${SHELF} products`,
      most: 1200,
      share: CHECKOUT_SHARE,
      make: checkouts(shelf),
    },
    { title: 'checkout, one product', most: 1200, share: CHECKOUT_SHARE, make: checkouts(shelf.slice(0, 1)) },
  ]
}

async function measure({ products, database }: Nodes, db: Db, call: Call): Promise<Row> {
  const row: Row = {
    title: `Two processes: ${call.title}`,
    baselineTitle: 'each alone, added',
    ...{ baseline: [], product: [] },
    least: LEAST,
  }
  const baseline: Measured[] = []
  const product: Measured[] = []
  const [one, other] = products as readonly [Product, Product]
  const pids = [one.pid, other.pid, database.pid]
  const release = await Promise.all([one, other].map(({ pid }) => holdTo(pid, call.share)))
  try {
    for (let r = 0; r < ROUNDS + WARM; r++) {
      const alone = [await loaded([one], call, pids), await loaded([other], call, pids)]
      const both = await loaded([one, other], call, pids)
      await db`vacuum analyze`
      if (r < WARM) continue
      baseline.push(sum(alone))
      product.push(both)
    }
  } finally {
    for (const free of release) await free?.()
  }
  return { ...row, baseline, product }
}

/** Measures the processes at the same time, each with separate connections. */
async function loaded(products: readonly Product[], { make, most }: Call, pids: number[]): Promise<Measured> {
  const requests = await Promise.all(products.map(() => make(most ?? 0)))
  const before = await cpuSeconds(pids)
  const results = await Promise.all(
    products.map(({ host, port }, n) => {
      const own = requests[n] as Buffer[]
      let i = 0
      const next = () => (most === undefined ? own[i++ % own.length] : own[i++])
      return load({ host, port, connections: CONNECTIONS, seconds: SECONDS, perAddress: 2000, next })
    }),
  )
  const after = await cpuSeconds(pids)
  const bad = results.find((result) => result.bad > 0)
  if (bad) throw new Error(`${bad.bad} answers were refused, the first:\n${bad.firstBad}`)
  const cpu = after === undefined || before === undefined ? undefined : after - before
  return sum(
    results.map((result) => ({ ...result, cpu: undefined })),
    cpu,
  )
}

/** Adds the rates; the times are those of the slower one, the processor time is per call. */
function sum(results: readonly (LoadResult & { cpu: number | undefined })[], total?: number): Measured {
  const good = results.reduce((all, one) => all + one.good, 0)
  const known = results.reduce((all, one) => all + (one.cpu ?? 0) * one.good, 0)
  return {
    good,
    bad: 0,
    seconds: Math.max(...results.map((one) => one.seconds)),
    perSecond: results.reduce((all, one) => all + one.perSecond, 0),
    p50: Math.max(...results.map((one) => one.p50)),
    p99: Math.max(...results.map((one) => one.p99)),
    firstBad: undefined,
    cpu: (total ?? known) / good,
  }
}
