// Release gate: half an hour of business with a fault every minute. Every operation succeeds within ten seconds by
// simple retries, and afterwards all accounts add up.
import { setTimeout as pause } from 'node:timers/promises'
import { connect, type Pool } from '../../server/src/kernel/db/client'
import { seedBuyers, seedCarts, seedChats, seedProducts } from '../../server/test/seed'
import { createClient } from '../lib/client'
import { freePort, type Product, removeDataDir, startProduct } from '../lib/product'
import { randomFrom, shuffled } from '../lib/random'
import { type ChatClient, carefulClient } from './chat-client'
import { copyDataDir } from './data-dir'
import { type FaultOptions, type Figures, faultSettings, judge } from './harness'
import { ordersThroughApi, violations } from './invariants'
import { type OwnDatabase, startOwnDatabase } from './own-database'
import { drip } from './slow-sockets'
import { chatViolations, type People, startWork, type Work } from './soak-work'

/** Duration of a full run in minutes. */
export const MINUTES = Number(process.env.SOAK_MINUTES ?? 30)
const PLANS = {
  // Next to other tests a process may need half a minute to start.
  reduced: { seconds: 6, perSecond: 10, everyMs: 2000, slow: 10, patience: 60_000 },
  full: { seconds: MINUTES * 60, perSecond: 20, everyMs: 60_000, slow: 100, patience: 10_000 },
} as const
const SUCCEED = 0.999
const SHELF = 10
const CHATS = 20
/** Chats with permanently connected members on both sides. */
const WATCHED = 2
const STOCK = 100_000

interface Running {
  product: Product
  /** Output of all processes, to find uncaught errors. */
  said: string[]
  /** Number of processes that ended unexpectedly. */
  died: number
}

export async function run({ size, seed }: FaultOptions): Promise<Figures> {
  const plan = PLANS[size]
  const random = randomFrom(seed)
  const dataDir = await copyDataDir('soak')
  const database = await startOwnDatabase(dataDir)
  const env = { ...faultSettings, DATABASE_URL: database.url }
  const settings = { dataDir, port: await freePort(), env }
  const running: Running = { product: await startProduct(settings), said: [], died: 0 }
  const db = connect({ url: database.url }, { max: 4 })
  const client = createClient(running.product.url, 64)
  let watchers: ChatClient[] = []
  try {
    const people = await seedPeople(db, plan.seconds * plan.perSecond)
    const initial = new Map(people.products.map((id) => [id, STOCK]))
    watchers = watch(people, running.product.url, client)
    const work = startWork(client, people, plan)
    const kinds = makeFaults({ database, running, settings, random, slow: plan.slow })
    let faults: typeof kinds = []
    const happened: string[] = []
    for (let at = plan.everyMs; at <= plan.seconds * 1000; at += plan.everyMs) {
      await pause(plan.everyMs / 2)
      // Each kind of fault occurs once before any repeats.
      if (faults.length === 0) faults = shuffled(kinds, random)
      const fault = faults.pop()
      happened.push(fault?.name ?? '')
      await fault?.happen()
      await pause(plan.everyMs / 2)
    }
    const done = await work.stop()
    running.said.push(running.product.output())
    if (running.product.child.exitCode !== null) running.died++
    const found = [
      ...(await violations({
        db,
        schema: 'public',
        initial,
        acknowledged: done.orders,
        lowest: 0,
        ownOrders: ordersThroughApi(client),
      })),
      ...(await chatViolations(db, people.chats, watchers, done.messages)),
      ...(await leftUndone(db, plan.patience)),
    ]
    return judgeAll(seed, happened, done, running, found)
  } finally {
    for (const one of watchers) one.close()
    client.close()
    await db.end({ timeout: 1 })
    await running.product.stop()
    await database.stop()
    await removeDataDir(dataDir)
  }
}

async function seedPeople(db: Pool, operations: number): Promise<People> {
  const products = await seedProducts(db, Array(SHELF).fill(STOCK))
  const buyers = await seedBuyers(db, operations)
  await seedCarts(
    db,
    buyers.map((buyer, i) => ({
      buyer,
      lines: [0, 1].map((n) => ({ productId: products[(i + n) % SHELF] ?? '', quantity: 1 })),
    })),
  )
  return { products, buyers, chats: await seedChats(db, CHATS) }
}

function watch({ chats }: People, socketUrl: string, http: ReturnType<typeof createClient>): ChatClient[] {
  const never = () => false
  return chats.slice(0, WATCHED).flatMap((chat) =>
    (['user', 'coach'] as const).map((side) =>
      carefulClient({
        person: side === 'coach' ? chat.coach : chat.customer,
        side,
        chatId: chat.id,
        socketUrl,
        http,
        losesAnswer: never,
        goesOverHttp: never,
      }),
    ),
  )
}

interface Breakable {
  database: OwnDatabase
  running: Running
  settings: Parameters<typeof startProduct>[0]
  random: () => number
  slow: number
}

/** Faults of the soak test. Each ended process is restarted, like by a supervisor. */
function makeFaults({ database, running, settings, random, slow }: Breakable) {
  const again = async (end: () => Promise<void>) => {
    if (running.product.child.exitCode !== null) running.died++
    await end()
    running.said.push(running.product.output())
    running.product = await startProduct(settings)
  }
  const endings = ['SIGKILL', 'immediate', 'fast'] as const
  return [
    { name: 'the application was killed', happen: () => again(() => running.product.kill()) },
    { name: 'the application was stopped', happen: () => again(() => running.product.stop()) },
    {
      name: 'the database was ended',
      async happen() {
        await database.end(endings[Math.floor(random() * endings.length)] ?? 'SIGKILL')
        await database.start()
      },
    },
    {
      name: 'slow clients came',
      async happen() {
        const one = (i: number) => drip(running.product, i % 2 ? 'header' : 'body', 15_000)
        // The clients stay during later faults; being cut by one of those is fine.
        for (let i = 0; i < slow; i++) void one(i).catch(() => undefined)
      },
    },
  ]
}

/** I6: returns jobs still open `within` milliseconds after the recovery. */
async function leftUndone(db: Pool, within: number): Promise<string[]> {
  const end = Date.now() + within
  for (;;) {
    const rows = await db<{ queue: string; n: number }[]>`
      select queue, count(*)::int as n from jobs
      where state = 'failed' or (state in ('waiting', 'active') and run_at <= now()) group by queue`
    if (rows.length === 0) return []
    if (Date.now() > end) return rows.map(({ queue, n }) => `I6: ${n} jobs of ${queue} are not done`)
    await pause(200)
  }
}

function judgeAll(seed: number, happened: string[], done: Work, running: Running, found: string[]): Figures {
  const share = done.succeeded / done.asked
  const first = done.succeededAtOnce / done.asked
  const uncaught = running.said.filter((text) => /unhandled|uncaught/i.test(text)).length
  return {
    seed,
    figures: {
      happened: happened.join(', '),
      operations: done.asked,
      succeeded: done.succeeded,
      atTheFirstAttempt: done.succeededAtOnce,
      slowestMs: Math.round(done.slowestMs),
      orders: done.orders.length,
      messages: done.messages.length,
    },
    failures: [
      ...found,
      ...judge('product', [
        [
          share >= SUCCEED,
          `${done.asked - done.succeeded} of ${done.asked} failed: ${done.why.slice(0, 4).join('; ')}`,
        ],
        [done.orders.length > 0 && done.messages.length > 0, 'nothing was bought or said'],
        [uncaught === 0, 'an error was caught by nobody'],
        [running.died === 0, `the application ended by itself ${running.died} times`],
      ]),
      ...judge('control', [[first < SUCCEED, 'who tries once alone noticed nothing: nothing failed']]),
    ],
    skipped: [],
  }
}
