// The baseline and the product in one run (scripts/bench.mjs bundles and starts this). Rounds of both alternate, so that
// what else the machine does falls on both; a ratio is the median of the rounds' own ratios.
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
import { type Figure, type Measured, type Row, report } from './lib/report'
import { API, CALLS, only, ROUNDS, round, type Target, wanted } from './lib/round'
import { FIRST_LOAD_MAX, firstLoad } from './lib/web-size'
import { planFigure } from './plans'
import { shopFigures } from './shop'
import { uploadFigures } from './uploads'
import { writeRows } from './writes'

const SERVER_CORE = 0
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
      ...(await writeRows(target, baseline.target, dataDir)),
    ]
    figures.push({
      name: 'Memory of the server after the load',
      value: await memoryMb(product),
      unit: 'MB',
      most: 200,
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
    if (wanted('console')) figures.push(...(await consoleFigures(SERVER_CORE)))
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

async function memoryMb(product: Product): Promise<number> {
  const text = await fetch(`${product.url}/metrics`).then((answer) => answer.text())
  return Number(/process_resident_memory_bytes (\d+)/.exec(text)?.[1]) / 1e6
}

await main()
