// Runs baseline and product in turn (scripts/bench.mjs bundles and starts this), so that background load affects both;
// a ratio is the median of the rounds' ratios.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applicationFigures } from './applications'
import { catalogueFigures } from './catalogue'
import { chatFigures, chatRows } from './chat'
import { consoleFigures } from './console'
import { requestBytes } from './lib/load'
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
import { type Figure, type Measured, median, type Row, report } from './lib/report'
import { API, CALLS, only, ROUNDS, round, type Target, wanted } from './lib/round'
import { FIRST_LOAD_MAX, firstLoad } from './lib/web-size'
import { millionFigures } from './million'
import { nodeRows } from './nodes'
import { planFigure } from './plans'
import { shopFigures } from './shop'
import { uploadFigures } from './uploads'
import { writeRows } from './writes'

const SERVER_CORE = 0
/** High limits per account, so that they are checked but never reached. */
const orderLimits = Object.fromEntries(
  [
    'LINE_UNITS_MAX',
    'ORDER_UNITS_MAX',
    'OPEN_ORDERS_MAX',
    'OPEN_ORDERS_UNCONFIRMED_MAX',
    'UNCONFIRMED_UNITS_MAX',
  ].map((name) => [name, '1000000']),
)

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
    const pages = await readPages(product)
    const constants = [pages.list, ...pages.details].map(({ bytes }) => bytes)
    const baseline = await startBaseline(dataDir, product.pid, constants)
    const target = { ...product, pids: [product.pid] }
    const rows = [
      ...(await reads(target, baseline.target, pages)),
      ...(await writeRows(target, baseline.target, dataDir)),
    ]
    figures.push({
      name: 'Memory of the server after the load',
      value: await memoryMb(product),
      unit: 'MB',
      most: 300,
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
    if (wanted('nodes')) rows.push(...(await nodeRows(SERVER_CORE)))
    if (wanted('uploads')) figures.push(...(await uploadFigures(SERVER_CORE)))
    if (wanted('catalogue') || wanted('taken-in')) figures.push(...(await catalogueFigures(SERVER_CORE)))
    // Runs only by name, because filling a million products takes minutes.
    if (only?.includes('million')) figures.push(...(await millionFigures()))
    if (wanted('console')) figures.push(...(await consoleFigures(SERVER_CORE)))
    product = await startProduct(settings)
    figures.push({ name: 'Second start, until ready', value: product.readyMs / 1000, unit: 's', most: 1.5 })
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

async function startBaseline(dataDir: string, databasePid: number, constants: number[]) {
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
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      BASELINE: JSON.stringify({ database, port, constants }),
    },
  })
  await once(child, 'message')
  const stop = async () => {
    child.disconnect()
    await once(child, 'exit')
  }
  return { target: { host: '127.0.0.1', port, pids: [child.pid as number, databasePid] }, stop }
}

/** Path of the product and the size of its response in bytes. */
interface Page {
  path: string
  bytes: number
}

// Uncompressed, like the load client's requests.
const readPlain = (product: Product, path: string) =>
  fetch(`${product.url}${path}`, { headers: { 'accept-encoding': 'identity' } })

/** Reads the shop's first page and the page of each product on it. */
async function readPages(product: Product): Promise<{ list: Page; details: Page[] }> {
  const path = `${API}/products?page=1&limit=12`
  const pageOf = (path: string, text: string) => ({ path, bytes: Buffer.byteLength(text) })
  const text = await readPlain(product, path).then((answer) => answer.text())
  const details: Page[] = []
  for (const { _id } of (JSON.parse(text) as { products: { _id: string }[] }).products) {
    const path = `${API}/products/${_id}`
    details.push(pageOf(path, await readPlain(product, path).then((answer) => answer.text())))
  }
  return { list: pageOf(path, text), details }
}

/** Measures lists and details relative to constant responses of the same sizes. */
async function reads(
  product: Target,
  baseline: Target,
  pages: { list: Page; details: Page[] },
): Promise<Row[]> {
  const names = (['list', 'detail'] as const).filter(wanted)
  const rows: Row[] = []
  for (const name of names) {
    const asked = name === 'list' ? [pages.list] : pages.details
    const requests = asked.map(({ path }) => requestBytes('GET', path))
    const constants = asked.map(({ bytes }) => requestBytes('GET', `/constant/${bytes}`))
    const got = { baseline: [] as Measured[], product: [] as Measured[] }
    for (let r = 0; r <= ROUNDS; r++) {
      const floor = await round(baseline, constants, 'read', true)
      const ours = await round(product, requests, 'read', true)
      if (r === 0) continue // the first round warms up
      got.baseline.push(floor)
      got.product.push(ours)
    }
    const kilobytes = asked.map(({ bytes }) => bytes / 1024)
    const size = `${median(kilobytes).toFixed(1)} kB`
    const title = name === 'list' ? `Product list, ${pages.details.length} products` : 'Product detail'
    rows.push({
      title: `${title} (${size})`,
      baselineTitle: 'constant reply of the same size',
      ...got,
      least: 0.85,
    })
  }
  return rows
}

/** Measures messages relative to the bare socket server, and the cost of long and idle chats. */
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

async function memoryMb(product: Product): Promise<number> {
  const text = await fetch(`${product.url}/metrics`).then((answer) => answer.text())
  return Number(/process_resident_memory_bytes (\d+)/.exec(text)?.[1]) / 1e6
}

await main()
