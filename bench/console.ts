// Factor by which console lists slow down from 100 to 100,000 orders, the time for a year of figures, and an import of
// 10,000 products. Both shops are called alternately, so background load affects both.

import { seedBuyers } from '../server/test/seed'
import { createClient } from './lib/client'
import { memoryOf } from './lib/process'
import { freePort, makeDataDir, openDatabase, type Product, removeDataDir, startProduct } from './lib/product'
import { type Figure, median } from './lib/report'
import { addTrade, type Size } from './lib/trade'

const FEW = { orders: 100, customers: 100, products: 100 }
const MANY = { orders: 100_000, customers: 20_000, products: 10_000 }
/** Measured responses per list, and warm-up responses before them. */
const ANSWERS = 30
const WARM = 10

/** Requests of staff: first and later pages, filters, and searches with one, some and many matches. */
const LISTS = [
  '/admin/orders',
  '/admin/orders?page=3',
  '/admin/orders?status=pending',
  '/admin/orders?status=delivered',
  '/admin/orders?status=cancelled&page=3',
  '/admin/orders?search=TB-77',
  '/admin/orders?search=bram.moradi77%40bench.test',
  '/admin/orders?search=moradi',
  '/admin/orders?search=sara%20karimi',
  '/admin/coach-applications?status=all',
  '/admin/coach-applications?search=rostami',
  '/admin/coach-applications?search=noor%20visser',
  '/admin/users',
  '/admin/users?role=customer&page=3',
  '/admin/users?search=moradi77',
  '/admin/users?search=moradi',
  '/admin/users?search=sara%20karimi',
  '/admin/products',
  '/admin/products?page=3',
  '/admin/products?sort=name',
  '/admin/products?sort=price_asc',
  '/admin/products?sort=stock_desc',
  '/admin/products?stock=low',
  '/admin/products?search=kettlebell',
  '/admin/products?search=BENCH-77',
  '/admin/audit',
  '/admin/audit?object=order',
  '/admin/audit?actor=staff1',
  '/admin/audit?subject=bram.moradi77%40bench.test',
  '/admin/jobs',
  '/admin/jobs?state=completed',
]
const YEAR = '/admin/stats?days=365'

const IMPORTED = 10_000
const MB = 1e6

type Db = Awaited<ReturnType<typeof openDatabase>>
type Client = ReturnType<typeof createClient>

interface Shop {
  product: Product
  client: Client
  token: string
  close(): Promise<void>
}

export async function consoleFigures(core: number): Promise<Figure[]> {
  const few = await openShop(core, FEW)
  try {
    const many = await openShop(core, MANY)
    try {
      const lists = await listFigures(few, many)
      return [...lists, await yearFigure(many), ...(await importFigures(many))]
    } finally {
      await many.close()
    }
  } finally {
    await few.close()
  }
}

async function openShop(core: number, size: Size): Promise<Shop> {
  const dataDir = await makeDataDir('console')
  const product = await startProduct({
    dataDir,
    core,
    port: await freePort(),
    nodeOptions: process.env.BENCH_NODE?.split(' ') ?? [],
    env: { RATE_LIMITS: 'off' },
  })
  const db = await openDatabase(dataDir, 1)
  const token = await signInOwner(db)
  await addTrade(db, size)
  await db.end()
  const client = createClient(product.url, 1)
  const close = async () => {
    client.close()
    await product.stop()
    await removeDataDir(dataDir)
  }
  return { product, client, token, close }
}

async function signInOwner(db: Db): Promise<string> {
  const [owner, other] = await seedBuyers(db, 2)
  if (!owner || !other) throw new Error('there is no owner')
  await db`update accounts set roles = '{customer,admin}', staff_role = 'owner' where id = ${owner.id}`
  // A change of roles ends all sessions, so another account's session is transferred to the owner.
  await db`update sessions set account_id = ${owner.id} where account_id = ${other.id}`
  return other.token
}

async function timeOf({ client, token }: Shop, path: string): Promise<number> {
  const { status, body, ms } = await client.call('GET', path, { token })
  if (status !== 200) throw new Error(`${path}: ${status} ${body.message}`)
  return ms
}

async function listFigures(few: Shop, many: Shop): Promise<Figure[]> {
  const factors: number[] = []
  for (const path of LISTS) {
    const times: [number, number][] = []
    for (let i = 0; i < ANSWERS + WARM; i++) times.push([await timeOf(few, path), await timeOf(many, path)])
    const counted = times.slice(WARM)
    const [before, after] = [median(counted.map(([ms]) => ms)), median(counted.map(([, ms]) => ms))]
    factors.push(after / before)
    console.log(
      `console ${path}: ${before.toFixed(2)} ms of few, ${after.toFixed(2)} ms of many, ${(after / before).toFixed(2)} ×`,
    )
  }
  return [
    {
      name: 'Console: the slowest list among 100,000 orders, 20,000 customers, 10,000 products, times that among 100 each',
      value: Math.max(...factors),
      unit: '×',
      most: 2,
    },
  ]
}

async function yearFigure(many: Shop): Promise<Figure> {
  const times: number[] = []
  for (let i = 0; i < ANSWERS + WARM; i++) times.push(await timeOf(many, YEAR))
  return {
    name: 'Console: the figures of a year over 100,000 orders',
    value: median(times.slice(WARM)),
    unit: 'ms',
    most: 300,
  }
}

/** Imports a file after its check, which has already loaded all code of an import. */
async function importFigures({ product, client, token }: Shop): Promise<Figure[]> {
  const checked = await finished(client, token, await sendFile(product, token), product)
  const rest = (await memoryOf(product.pid, 'VmRSS')) ?? Number.NaN
  const began = performance.now()
  const { body } = await client.call('POST', `/admin/products/imports/${checked.id}/run`, { token })
  const run = await finished(client, token, body.data._id, product)
  const seconds = (performance.now() - began) / 1000
  if (run.created !== IMPORTED) throw new Error(`${run.created} products were imported`)
  console.log(
    `import: ${(rest / MB).toFixed(0)} MB before, ${(run.most / MB).toFixed(0)} MB at most, ${seconds.toFixed(1)} s`,
  )
  return [
    { name: `Import of ${IMPORTED} products`, value: seconds, unit: 's', most: 60 },
    {
      name: `Memory above rest while ${IMPORTED} products are imported`,
      value: (run.most - rest) / MB,
      unit: 'MB',
      most: 40,
    },
  ]
}

async function sendFile({ url }: Product, token: string): Promise<string> {
  const lines = Array.from(
    { length: IMPORTED },
    (_, n) =>
      `NEW-${n},Jute rope ${n},${'Made to last. '.repeat(20)},bench,${10 + (n % 90)}.50,${n % 40},Jutetouw ${n}`,
  )
  const form = new FormData()
  form.append('dryRun', 'true')
  form.append(
    'file',
    new File([['sku,name,description,category,price,stock,name_nl', ...lines].join('\n')], 'ropes.csv'),
  )
  const answer = await fetch(`${url}/api/v1/admin/products/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { data, message } = (await answer.json()) as { data?: { _id: string }; message?: string }
  if (!data) throw new Error(`the file was refused: ${answer.status} ${message}`)
  return data._id
}

/** Waits for the end of an import and returns the peak memory meanwhile. */
async function finished(client: Client, token: string, id: string, { pid }: Product) {
  for (let most = 0; ; ) {
    most = Math.max(most, (await memoryOf(pid, 'VmRSS')) ?? Number.NaN)
    const { body } = await client.call('GET', `/admin/products/imports/${id}`, { token })
    if (body.data.status === 'failed') throw new Error('the import failed')
    if (body.data.status === 'done') return { id, most, created: body.data.created as number }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
