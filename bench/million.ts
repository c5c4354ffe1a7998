// Answers among 1,000,000 products, which the database gives (decision 079): times in the order of asking, and the processor
// time of a start. A product changes before each round, so that no answer and no total is remembered, and each round asks
// for other words of the catalogue besides those that are named here.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from '../server/src/kernel/db/client'
import { createClient, type Reply } from './lib/client'
import { cpuSeconds, memoryOf } from './lib/process'
import { freePort, makeDataDir, openDatabase, type Product, removeDataDir, startProduct } from './lib/product'
import type { Figure } from './lib/report'
import { fillMillion } from './million-products'
import { LANGUAGES, OTHERS, SEARCHES, type Shop } from './million-questions'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20)
const SEARCH_MOST = 200
const START_MOST = 5
const FILLED_WITHIN = 60 * 60_000
/** `posted` of the listing's state where all posting lists are made. */
const ALL_PARTS = 2 ** 15
/** Seconds of processor in a second below which a server has nothing to do. */
const IDLE = 0.1

/** `BENCH_CATALOGUE` names a folder that keeps the database for the next run; filling it takes minutes. */
export async function millionFigures(): Promise<Figure[]> {
  const kept = process.env.BENCH_CATALOGUE
  const folder = kept ?? (await makeDataDir('million'))
  const dataDir = join(folder, 'million')
  const start = async () =>
    startProduct({
      dataDir,
      port: await freePort(),
      env: { DEMO_DATA: 'true', RATE_LIMITS: 'off' },
      readyWithin: FILLED_WITHIN,
    })
  try {
    if (!existsSync(dataDir)) await fillMillion(await start())
    const first = await start()
    console.log(
      `million, start that fills the listing where it is not: ${(first.readyMs / 1000).toFixed(1)} s`,
    )
    console.log(`million, posting lists: made after ${await secondsUntilPosted(first)} s`)
    await first.stop()
    const product = await start()
    const untilReady = (await cpuSeconds([product.pid])) ?? 0
    const cpu = await cpuUntilIdle(product)
    console.log(
      `million, next start: ${product.readyMs} ms, ${untilReady} s of processor, ${cpu} s with what follows; ${await megabytes(product)} MB`,
    )
    const figures = await measure(product)
    console.log(`million, after all questions: ${await megabytes(product)} MB`)
    await product.stop()
    return [
      {
        name: 'Among 1,000,000 products: processor time of a start',
        value: cpu,
        unit: 's',
        most: START_MOST,
      },
      ...figures,
    ]
  } finally {
    if (!kept) await removeDataDir(folder)
  }
}

const megabytes = async ({ pid }: Product) => (((await memoryOf(pid, 'VmRSS')) ?? 0) / 1e6).toFixed(0)

async function secondsUntilPosted(product: Product): Promise<string> {
  const began = performance.now()
  const db = await openDatabase(product.dataDir, 1)
  const isPosted = async () => {
    const [row] = await db`select posted from catalog_listing_state where posted_xid = xid`
    return row?.posted === ALL_PARTS
  }
  while (!(await isPosted())) await sleep(1000)
  await db.end()
  return ((performance.now() - began) / 1000).toFixed(0)
}

/** Processor time since the start until nothing of it is left: what is read in the background counts. */
async function cpuUntilIdle({ pid }: Product): Promise<number> {
  for (let before = 0; ; ) {
    const used = (await cpuSeconds([pid])) ?? 0
    if (used - before < IDLE) return used
    before = used
    await sleep(1000)
  }
}

type Ask = (path: string) => Promise<Reply>

/** Some products far from the first page, and the words of their texts. */
async function lookAround(ask: Ask): Promise<Shop> {
  const { products } = (await ask('/products?limit=50&page=700')).body
  const ids: string[] = products.map(({ _id }: { _id: string }) => _id)
  const words: string[][] = []
  for (const lang of LANGUAGES) {
    const texts: string[] = []
    for (const id of ids) {
      const { data } = (await ask(`/products/${id}?lang=${lang}`)).body
      texts.push(data.name, data.description)
    }
    words.push([...new Set(texts.join(' ').split(/[\s.,;:()]+/u))].filter(({ length }) => length > 1))
  }
  return { ids, category: products[0].categoryId._id, words }
}

async function measure(product: Product): Promise<Figure[]> {
  const client = createClient(product.url, 1)
  const db = await openDatabase(product.dataDir, 1)
  const ask: Ask = async (path) => {
    const answer = await client.call('GET', path)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body.message}`)
    return answer
  }
  try {
    const shop = await lookAround(ask)
    const times = new Map<string, number[]>()
    const cpu = new Map<string, number>()
    for (let round = 0; round < ROUNDS; round++) {
      await changeOne(db, shop.ids[0] as string)
      await ask('/products?limit=2')
      for (const [name, questions] of Object.entries({ ...SEARCHES, ...OTHERS })) {
        const before = (await cpuSeconds([product.pid])) ?? 0
        for (const question of questions) {
          const path = question(shop, round)
          const { ms } = await ask(path)
          // The first round warms up.
          if (round === 0) continue
          times.set(name, [...(times.get(name) ?? []), ms])
          if (ms > SEARCH_MOST) console.log(`million, ${ms.toFixed(0)} ms: ${decodeURIComponent(path)}`)
        }
        const used = ((await cpuSeconds([product.pid])) ?? 0) - before
        if (round > 0) cpu.set(name, (cpu.get(name) ?? 0) + used)
      }
    }
    for (const [name, taken] of times) {
      const [p50, p99] = [at(taken, 0.5), at(taken, 0.99)].map((ms) => ms.toFixed(1).padStart(8))
      const each = ((1000 * (cpu.get(name) ?? 0)) / taken.length).toFixed(0)
      console.log(
        `million, ${name}: p50 ${p50} ms, p99 ${p99} ms, ${each} ms of processor, of ${taken.length}`,
      )
    }
    const searches = Object.keys(SEARCHES).flatMap((name) => times.get(name) ?? [])
    return [
      {
        name: 'Among 1,000,000 products: a search, p99',
        value: at(searches, 0.99),
        unit: 'ms',
        most: SEARCH_MOST,
      },
      {
        name: 'Among 1,000,000 products: a search, p50',
        value: at(searches, 0.5),
        unit: 'ms',
        most: SEARCH_MOST,
      },
    ]
  } finally {
    client.close()
    await db.end()
  }
}

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** A price that changes makes all answers old, and totals too. */
async function changeOne(db: Pool, id: string): Promise<void> {
  await db`update products set price_cents = price_cents + 1 where id = ${id}`
  await sleep(250)
}
