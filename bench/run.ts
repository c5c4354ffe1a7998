// The baseline and the product in one run (scripts/bench.mjs bundles and starts this). Rounds of both alternate, so that
// what else the machine does falls on both; a ratio is the median of the rounds' own ratios.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applicationFigures } from './applications'
import { catalogueFigures } from './catalogue'
import { chatFigures, chatRows } from './chat'
import { load, requestBytes } from './lib/load'
import { cpuSeconds } from './lib/process'
import {
  databaseOf,
  freePort,
  makeDataDir,
  openDatabase,
  type Product,
  pinned,
  removeDataDir,
  repositoryRoot,
  startProduct,
} from './lib/product'
import { type Figure, type Measured, type Row, report } from './lib/report'
import { checkoutBody, seedBuyers, seedCarts, seedOrders, seedProducts } from './lib/seed'
import { FIRST_LOAD_MAX, firstLoad } from './lib/web-size'
import { planFigure, planSaves } from './plans'
import { shopFigures } from './shop'
import { uploadFigures } from './uploads'

const only = process.env.BENCH_ONLY?.split(',')
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const CONNECTIONS = 32
const SERVER_CORE = 0
const SHELF = 50
/** Below the limits of one address (server/src/kernel/http/limits.ts), which stay on. */
const CALLS = process.platform === 'linux' ? { read: 2900, write: 290 } : { read: 0, write: 0 }
/** Calls of a round, and rounds that only warm up (Node compiles what is called often) and are not counted. */
const CARTS = 1000
const ADDS = 4000
const SAVES = 2000
const WARM = 3
const PAST_ORDERS = 5000
const API = '/api/v1'
/** Large, so that the limits of what one account may order are looked at and never met. */
const orderLimits = Object.fromEntries(
  [
    'LINE_UNITS_MAX',
    'ORDER_UNITS_MAX',
    'OPEN_ORDERS_MAX',
    'OPEN_ORDERS_UNCONFIRMED_MAX',
    'UNCONFIRMED_UNITS_MAX',
  ].map((name) => [name, '1000000']),
)

interface Target {
  host: string
  port: number
  /** Processes whose work a round is charged with: the server, and the one that has the database. */
  pids: number[]
}

async function main(): Promise<void> {
  const dataDir = await makeDataDir('bench')
  const figures: Figure[] = []
  const settings = {
    dataDir,
    core: SERVER_CORE,
    port: await freePort(),
    nodeOptions: process.env.BENCH_NODE?.split(' ') ?? [],
    env: { DEMO_DATA: 'true', ...orderLimits, ...(CALLS.read === 0 ? { RATE_LIMITS: 'off' } : {}) },
  }
  try {
    let product = await startProduct(settings)
    const baseline = await startBaseline(dataDir, product.pid)
    const target = { ...product, pids: [product.pid] }
    const rows = [
      ...(await reads(target, baseline.target)),
      ...(await writes(target, baseline.target, dataDir)),
    ]
    figures.push({
      name: 'Memory of the server after the load',
      value: await memoryMb(product),
      unit: 'MB',
      most: 160,
    })
    if (wanted('chat')) {
      const chat = await chats(product, baseline.target)
      rows.push(chat.row)
      figures.push(...chat.figures)
    }
    await baseline.stop()
    figures.push(...(await shopFigures(product, wanted)))
    if (wanted('plans')) figures.push(await planFigure(product))
    if (wanted('applications')) figures.push(...(await applicationFigures(product)))
    await product.stop()
    if (wanted('uploads')) figures.push(...(await uploadFigures(SERVER_CORE)))
    if (wanted('catalogue')) figures.push(...(await catalogueFigures(SERVER_CORE)))
    product = await startProduct(settings)
    figures.push({ name: 'Second start, until ready', value: product.readyMs / 1000, unit: 's', most: 2 })
    await product.stop()
    const size = await firstLoad(join(repositoryRoot(), 'web', 'dist'))
    if (size !== undefined) {
      figures.push({
        name: 'JavaScript of the first load, gzip',
        value: size / 1000,
        unit: 'kB',
        most: FIRST_LOAD_MAX / 1000,
      })
    }
    await report(rows, figures, { limits: CALLS.read > 0, write: !only && !process.env.BENCH_ROUNDS })
  } finally {
    await removeDataDir(dataDir)
  }
}

async function startBaseline(dataDir: string, databasePid: number) {
  const port = await freePort()
  const database = await databaseOf(dataDir)
  const db = await openDatabase(dataDir, 1)
  await db.unsafe(await readFile(join(repositoryRoot(), 'bench', 'baseline.sql'), 'utf8'))
  await db.end()
  const [command = '', ...args] = pinned(SERVER_CORE, [
    process.execPath,
    join(import.meta.dirname, 'baseline.js'),
  ])
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', BASELINE: JSON.stringify({ database, port }) },
  })
  await once(child, 'message')
  const stop = async () => {
    child.disconnect()
    await once(child, 'exit')
  }
  return { target: { host: '127.0.0.1', port, pids: [child.pid as number, databasePid] }, stop }
}

const wanted = (name: string) => !only || only.includes(name)

/** One round; `requests` are sent in turn for some seconds, or each once. */
async function round(
  target: Target,
  requests: readonly Buffer[],
  kind: keyof typeof CALLS,
  repeat: boolean,
  seconds = SECONDS,
): Promise<Measured> {
  let i = 0
  const before = await cpuSeconds(target.pids)
  const result = await load({
    host: target.host,
    port: target.port,
    connections: CONNECTIONS,
    seconds: repeat ? seconds : 60,
    perAddress: CALLS[kind],
    next: () => (repeat ? requests[i++ % requests.length] : requests[i++]),
  })
  if (result.bad > 0) throw new Error(`${result.bad} answers were refused, the first:\n${result.firstBad}`)
  const after = await cpuSeconds(target.pids)
  return {
    ...result,
    cpu: after === undefined || before === undefined ? undefined : (after - before) / result.good,
  }
}

async function reads(product: Target, baseline: Target): Promise<Row[]> {
  // Uncompressed, as the load's own client asks for it.
  const headers = { 'accept-encoding': 'identity' }
  const answer = await fetch(`http://${product.host}:${product.port}${API}/products?page=1&limit=12`, {
    headers,
  })
  const { products } = (await answer.json()) as { products: { _id: string }[] }
  const requests = {
    baseline: [requestBytes('GET', '/constant')],
    list: [requestBytes('GET', `${API}/products?page=1&limit=12`)],
    detail: products.map(({ _id }) => requestBytes('GET', `${API}/products/${_id}`)),
  }
  const names = (['list', 'detail'] as const).filter(wanted)
  if (names.length === 0) return []
  const bytes = Number(answer.headers.get('content-length'))
  const titles = {
    list: `Product list, ${products.length} products (${(bytes / 1024).toFixed(1)} kB)`,
    detail: 'Product detail',
  }
  const got = { baseline: [] as Measured[], list: [] as Measured[], detail: [] as Measured[] }
  for (let r = 0; r <= ROUNDS; r++) {
    for (const name of ['baseline', ...names] as const) {
      const result = await round(name === 'baseline' ? baseline : product, requests[name], 'read', true)
      if (r > 0) got[name].push(result) // the first round warms up
    }
  }
  return names.map((name) => ({
    title: titles[name],
    baselineTitle: 'constant 8 KB reply',
    baseline: got.baseline,
    product: got[name],
    least: 0.7,
  }))
}

async function writes(product: Target, baseline: Target, dataDir: string): Promise<Row[]> {
  const rows: Row[] = []
  const db = await openDatabase(dataDir)
  try {
    const shelf = await seedProducts(db, Array(SHELF).fill(1_000_000))
    await db`insert into baseline.products select id, 4999, 1000000 from unnest(${shelf}::text[]) as id`
    const productOf = (i: number) => shelf[i % SHELF] as string

    if (wanted('cart')) {
      const buyers = await seedBuyers(db, (ROUNDS + WARM) * ADDS)
      const add = buyers.map(({ token }, i) =>
        requestBytes('POST', `${API}/orders/cart/add`, {
          token,
          body: { productId: productOf(i), quantity: 1 },
        }),
      )
      const insert = buyers.map(({ id }, i) =>
        requestBytes('POST', '/insert', { body: { accountId: id, productId: productOf(i), quantity: 1 } }),
      )
      await settle(db, 'accounts, sessions, products, baseline.products')
      const pairs = await alternate(
        (r) => round(baseline, slice(insert, r, ADDS), 'write', false),
        (r) => round(product, slice(add, r, ADDS), 'write', false),
      )
      rows.push({ title: 'Add to cart', baselineTitle: 'one-statement insert', ...pairs, least: 0.5 })
    }

    if (wanted('checkout')) {
      const buyers = await seedBuyers(db, (ROUNDS + WARM) * CARTS)
      await seedCarts(
        db,
        buyers.map((buyer, i) => ({ buyer, lines: [{ productId: productOf(i), quantity: 1 }] })),
      )
      const checkout = buyers.map(({ token }, i) =>
        requestBytes('POST', `${API}/orders/checkout`, { token, key: `bench-${i}`, body: checkoutBody }),
      )
      const order = buyers.map(({ id }, i) => {
        const body = {
          accountId: id,
          productId: productOf(i),
          quantity: 1,
          customer: checkoutBody.customerInfo,
        }
        return requestBytes('POST', '/order', { body })
      })
      // A shop has a past; with an empty table the database plans for an empty table.
      const [customer] = await seedBuyers(db, 1)
      if (customer) await seedOrders(db, customer, PAST_ORDERS)
      await settle(db, 'accounts, sessions, products, carts, cart_lines, orders, order_lines')
      const pairs = await alternate(
        (r) => round(baseline, slice(order, r, CARTS), 'write', false),
        (r) => round(product, slice(checkout, r, CARTS), 'write', false),
      )
      const [{ placed } = { placed: 0 }] = await db<{ placed: number }[]>`
        select count(*)::int as placed from orders where account_id = any(${buyers.map((b) => b.id)})`
      if (placed !== buyers.length)
        throw new Error(`${placed} orders stand for ${buyers.length} acknowledged`)
      rows.push({ title: 'Checkout', baselineTitle: 'one-statement order', ...pairs, least: 0.4 })
    }
    if (wanted('plans')) {
      const saves = await planSaves(db, (ROUNDS + WARM) * SAVES)
      await settle(db, 'accounts, sessions, user_programs, baseline.documents')
      const pairs = await alternate(
        (r) => round(baseline, slice(saves.baseline, r, SAVES), 'write', false),
        (r) => round(product, slice(saves.product, r, SAVES), 'write', false),
      )
      const title = `Save of a plan (${(saves.bytes / 1024).toFixed(0)} kB)`
      rows.push({ title, baselineTitle: 'one-statement JSON update', ...pairs, least: 0.5 })
    }
    return rows
  } finally {
    await db.end()
  }
}

/** Messages beside the bare socket server, and what long and silent chats cost. */
async function chats(product: Product, baseline: Target): Promise<{ row: Row; figures: Figure[] }> {
  const db = await openDatabase(product.dataDir)
  try {
    const bare = { url: `http://${baseline.host}:${baseline.port}`, pids: baseline.pids }
    const { row, figure } = await chatRows(db, { url: product.url, pids: [product.pid] }, bare, ROUNDS)
    return { row, figures: [figure, ...(await chatFigures(product, db))] }
  } finally {
    await db.end()
  }
}

/** What was seeded is vacuumed before anything is measured, not while. Tables that are still empty are left alone. */
async function settle(db: Awaited<ReturnType<typeof openDatabase>>, tables: string): Promise<void> {
  await db`set statement_timeout = 0`
  await db.unsafe(`vacuum analyze ${tables}`)
}

const slice = (requests: readonly Buffer[], r: number, size: number) =>
  requests.slice(r * size, (r + 1) * size)

async function alternate(
  baseline: (r: number) => Promise<Measured>,
  product: (r: number) => Promise<Measured>,
): Promise<{ baseline: Measured[]; product: Measured[] }> {
  const got = { baseline: [] as Measured[], product: [] as Measured[] }
  for (let r = 0; r < ROUNDS + WARM; r++) {
    const one = await baseline(r)
    const other = await product(r)
    if (r < WARM) continue
    got.baseline.push(one)
    got.product.push(other)
  }
  return got
}

async function memoryMb(product: Product): Promise<number> {
  const text = await fetch(`${product.url}/metrics`).then((answer) => answer.text())
  return Number(/process_resident_memory_bytes (\d+)/.exec(text)?.[1]) / 1e6
}

await main()
