// F5: the database is killed, restarted and unavailable under steady load of shop, programs, chats and console. No
// acknowledged write is lost, no request hangs, and the application recovers.
import { setTimeout as pause } from 'node:timers/promises'
import { connect, type Pool } from '../../server/src/kernel/db/client'
import { type Buyer, checkoutBody, seedBuyers, seedCarts, seedProducts } from '../../server/test/seed'
import { type Client, createClient } from '../lib/client'
import { freePort, isReady, type Product, removeDataDir, startProduct } from '../lib/product'
import { backendsUnderLoad, POOL } from './backends'
import { copyDataDir } from './data-dir'
import { type FaultOptions, type Figures, faultSettings, judge } from './harness'
import { type Acknowledged, ordersThroughApi, violations } from './invariants'
import { hangs, lostByEarlyAnswers } from './outage-control'
import { type Ending, type OwnDatabase, startOwnDatabase } from './own-database'
import { type Side, seedSide, sideFigures, sideViolations, startSide } from './side-work'

const STOCK = 100_000
/**
 * Limits in milliseconds, higher in the reduced run next to other tests: for a 503 during the outage, for `ready` to
 * fail, and for `ready` to recover.
 */
const REFUSED_WITHIN = { full: 1000, reduced: 6000 }
const RED_WITHIN = { full: 2000, reduced: 9000 }
const GREEN_WITHIN = { full: 5000, reduced: 25_000 }
const SOCKETS = 64

interface Plan {
  /** Orders per second, and other operations per second. */
  perSecond: number
  besidePerSecond: number
  endings: readonly Ending[]
  /** Milliseconds without a database, once. */
  outage: number
  /** Milliseconds of load between two faults. */
  between: number
}
const PLANS: Record<FaultOptions['size'], Plan> = {
  reduced: { perSecond: 30, besidePerSecond: 10, endings: ['SIGKILL'], outage: 1500, between: 500 },
  full: {
    perSecond: 70,
    besidePerSecond: 30,
    endings: ['SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGKILL', 'immediate', 'fast'],
    outage: 60_000,
    between: 3000,
  },
}

interface Fault {
  name: string
  redMs: number
  greenMs: number
}

export async function run({ size, seed }: FaultOptions): Promise<Figures> {
  const plan = PLANS[size]
  const dataDir = await copyDataDir('outage')
  const database = await startOwnDatabase(dataDir)
  const port = await freePort()
  const env = { ...faultSettings, DATABASE_URL: database.url, ALLOW_UNSAFE: 'true' }
  let product: Product | undefined
  try {
    product = await startProduct({ dataDir, port, env })
    const shop = await openShop(connect({ url: database.url }, { max: 4 }), plan, product)
    const backends = await backendsUnderLoad(shop)
    const load = startLoad(shop, plan.perSecond)
    const beside = startSide(shop.side, shop.client, plan.besidePerSecond)
    const faults: Fault[] = []
    for (const how of plan.endings) {
      await pause(plan.between)
      faults.push(await endAndStart(shop, database, how, 0))
    }
    await pause(plan.between)
    faults.push(await endAndStart(shop, database, 'fast', plan.outage))
    await pause(plan.between)
    await shop.db`select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()`.catch(
      () => undefined,
    )
    await greenAgain(product, Date.now())
    await pause(plan.between)
    const answers = await load.stop()
    await beside.stop()
    const after = await backendsUnderLoad(shop)
    const found = [
      ...(await violations({
        db: shop.db,
        schema: 'public',
        initial: new Map([[shop.product, STOCK]]),
        acknowledged: answers.acknowledged,
        lowest: 0,
        ownOrders: ordersThroughApi(shop.client),
      })),
      ...(await sideViolations(shop.db, shop.side)),
    ]
    const control = {
      lost: await lostByEarlyAnswers(database, shop.db),
      hangingMs: await hangs(database),
    }
    shop.client.close()
    await shop.db.end({ timeout: 1 })
    return judgeAll({
      size,
      seed,
      product,
      faults,
      answers,
      side: shop.side,
      backends,
      after,
      found,
      control,
    })
  } finally {
    await product?.stop()
    await database.stop()
    await removeDataDir(dataDir)
  }
}

interface Shop {
  db: Pool
  client: Client
  product: string
  running: Product
  buyers: Buyer[]
  side: Side
}

async function openShop(db: Pool, plan: Plan, running: Product): Promise<Shop> {
  const { perSecond, endings, outage, between } = plan
  const seconds = ((endings.length + 3) * (between + 8000) + outage) / 1000
  const [product = ''] = await seedProducts(db, [STOCK])
  const buyers = await seedBuyers(db, Math.ceil(perSecond * seconds))
  await seedCarts(
    db,
    buyers.map((buyer) => ({ buyer, lines: [{ productId: product, quantity: 1 }] })),
  )
  const side = await seedSide(db, Math.ceil(plan.besidePerSecond * seconds))
  return { db, client: createClient(running.url, SOCKETS), product, running, buyers, side }
}

interface Answers {
  acknowledged: Acknowledged[]
  /** Number of 503 responses, and of those without `Retry-After`. */
  refused: number
  unexpected: string[]
  /** Longest response time, and longest of a refusal. */
  slowestMs: number
  slowestRefusalMs: number
  sent: number
}

/** Places orders at a fixed rate, regardless of earlier responses, until stopped. */
function startLoad(shop: Shop, perSecond: number) {
  const answers: Answers = {
    acknowledged: [],
    refused: 0,
    unexpected: [],
    slowestMs: 0,
    slowestRefusalMs: 0,
    sent: 0,
  }
  const open = new Set<Promise<void>>()
  const place = async (buyer: Buyer, key: string) => {
    const began = performance.now()
    try {
      const { status, body, retryAfter } = await shop.client.call('POST', '/orders/checkout', {
        token: buyer.token,
        key,
        body: checkoutBody,
      })
      const ms = performance.now() - began
      answers.slowestMs = Math.max(answers.slowestMs, ms)
      if (status === 201) {
        answers.acknowledged.push({ buyer, orderNumber: body.data.orderNumber, total: body.data.total, key })
      } else if (status === 503 && retryAfter !== undefined) {
        answers.refused++
        answers.slowestRefusalMs = Math.max(answers.slowestRefusalMs, ms)
      } else answers.unexpected.push(`${status} ${body.code}`)
    } catch (error) {
      answers.unexpected.push(`no answer: ${(error as Error).message}`)
    }
  }
  const timer = setInterval(() => {
    const buyer = shop.buyers[answers.sent]
    if (!buyer) return
    const one = place(buyer, `outage-${answers.sent++}`)
    open.add(one)
    void one.finally(() => open.delete(one))
  }, 1000 / perSecond)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(open)
      return answers
    },
  }
}

/** Ends the database, waits until `ready` fails, restarts it after `outage` ms and waits until `ready` recovers. */
async function endAndStart(
  { running }: Shop,
  database: OwnDatabase,
  how: Ending,
  outage: number,
): Promise<Fault> {
  const began = Date.now()
  await database.end(how)
  while ((await isReady(running.url)) && Date.now() - began < 10_000) await pause(20)
  const redMs = Date.now() - began
  await pause(outage)
  if (!(await isLive(running.url))) throw new Error('the application is no longer live')
  await database.start()
  const greenMs = await greenAgain(running, Date.now())
  return { name: outage ? `away for ${outage / 1000} s` : how, redMs, greenMs }
}

async function greenAgain({ url }: Product, since: number): Promise<number> {
  while (!(await isReady(url)) && Date.now() - since < 30_000) await pause(20)
  return Date.now() - since
}

const isLive = async (url: string) =>
  (await fetch(`${url}/health/live`).catch(() => undefined))?.status === 200

function judgeAll(all: {
  size: FaultOptions['size']
  seed: number
  product: Product
  faults: Fault[]
  answers: Answers
  side: Side
  backends: number
  after: number
  found: string[]
  control: { lost: number; hangingMs: number }
}): Figures {
  const { size, seed, product, faults, answers, side, backends, after, found, control } = all
  const unexpected = [...new Set([...answers.unexpected, ...side.unexpected])]
  const slowestRefusalMs = Math.max(answers.slowestRefusalMs, side.slowestRefusalMs)
  const slowest = (pick: (fault: Fault) => number) => Math.round(Math.max(...faults.map(pick)))
  const [redMs, greenMs] = [slowest((one) => one.redMs), slowest((one) => one.greenMs)]
  return {
    seed,
    figures: {
      faults: faults.map(({ name }) => name).join(', '),
      sent: answers.sent,
      acknowledged: answers.acknowledged.length,
      refused: answers.refused,
      slowestMs: Math.round(answers.slowestMs),
      slowestRefusalMs: Math.round(slowestRefusalMs),
      beside: sideFigures(side),
      redMs,
      greenMs,
      pool: `${backends} before, ${after} after`,
      controlLost: control.lost,
      controlHangingMs: Math.round(control.hangingMs),
    },
    failures: [
      ...found,
      ...judge('product', [
        [unexpected.length === 0, `answers: ${unexpected.slice(0, 4).join('; ')}`],
        [answers.acknowledged.length > 0 && answers.refused > 0, 'the load met no outage'],
        [side.done > 0 && side.refused > 0, 'what goes on beside it met no outage'],
        [slowestRefusalMs <= REFUSED_WITHIN[size], `a refusal took ${Math.round(slowestRefusalMs)} ms`],
        [redMs <= RED_WITHIN[size], `ready was red after ${redMs} ms`],
        [greenMs <= GREEN_WITHIN[size], `ready was green ${greenMs} ms after the database was back`],
        [product.child.exitCode === null && product.child.signalCode === null, 'the application ended'],
        [after >= Math.min(backends, POOL), `${after} connections afterwards, ${backends} before`],
      ]),
      ...judge('control', [
        [control.lost > 0, 'orders answered before their commit were all there'],
        [control.hangingMs > REFUSED_WITHIN[size], 'a pool that waits for its database was not caught'],
      ]),
    ],
    skipped: [],
  }
}
