// Failover: two processes sell while the primary dies and its standby takes over. With a synchronous standby nothing that
// was acknowledged is lost; the control is an asynchronous one that lags, whose lost orders the checker must see. After the
// promotion both processes show the catalogue of the new primary.
import { setTimeout as pause } from 'node:timers/promises'
import { connect, type Pool } from '../../server/src/kernel/db/client'
import { seedChats } from '../../server/test/seed'
import { type ServerPair, startServerPair } from '../../server/test/server-pair'
import { createClient } from '../lib/client'
import { freePort, makeDataDir, type Product, removeDataDir, startProduct } from '../lib/product'
import { mixViolations } from './balanced-nodes'
import { type FaultOptions, type Figures, faultSettings, judge } from './harness'
import { failuresOf, type Mix, seedMix, startMix } from './mixed-load'
import { openSwitch } from './switch'

const PLANS = {
  reduced: { perSecond: 40, before: 1500, after: 2000 },
  full: { perSecond: 50, before: 8000, after: 8000 },
}
const CHATS = 10
/** Milliseconds in which calls must succeed after the promotion, and in which a changed price must be shown. */
const BACK_WITHIN = 5000
const STALE_WITHIN = 250
const LOST_PRICE = 9876

export async function run({ size, seed }: FaultOptions): Promise<Figures> {
  const plan = PLANS[size]
  const kept = await failOver(plan, { isSynchronous: true })
  const control = await failOver(PLANS.reduced, { isSynchronous: false })
  return {
    seed,
    figures: {
      orders: kept.orders,
      messages: kept.messages,
      calls: kept.calls,
      failedCalls: kept.failed,
      backAfterMs: kept.backAfter,
      staleMs: Math.max(...kept.stale),
      lost: kept.lost,
      controlLost: control.lost,
      controlStaleMs: Math.max(...control.stale),
    },
    failures: [
      ...judge('synchronous standby', [
        [kept.orders > 0 && kept.messages > 0, 'nothing was acknowledged'],
        [kept.ordersAfter > 0, 'nothing was ordered after the promotion'],
        [kept.wrong.length === 0, `answers: ${kept.wrong.slice(0, 3).join('; ')}`],
        [kept.lost === 0, `${kept.lost} acknowledged orders or messages are lost`],
        ...kept.violations.map((text) => [false, text] as const),
        // Times are checked only at full size, where no other tests run.
        [
          size !== 'full' || kept.backAfter <= BACK_WITHIN,
          `calls failed until ${kept.backAfter} ms after it`,
        ],
        [
          size !== 'full' || Math.max(...kept.stale) <= STALE_WITHIN,
          `prices were old for ${Math.max(...kept.stale)} ms`,
        ],
      ]),
      ...judge('control', [
        [control.lost > 0, 'the lagging standby lost nothing, or the checker does not see it'],
        [control.stale.every(Number.isFinite), 'a price that was lost is still shown'],
      ]),
    ],
    skipped: [],
  }
}

async function failOver(plan: (typeof PLANS)['full'], { isSynchronous }: { isSynchronous: boolean }) {
  const dataDir = await makeDataDir('failover')
  const pair = await startServerPair()
  const products: Product[] = []
  const closing: (() => Promise<unknown> | unknown)[] = []
  try {
    await withAdmin(pair, pair.primary, async (admin) => {
      // The standby must hold what is acknowledged; `*` is any that follows.
      if (isSynchronous) await admin.unsafe(`alter system set synchronous_standby_names = '*'`)
      await admin.unsafe('select pg_reload_conf()')
    })
    const env = { ...faultSettings, DATABASE_URL: pair.urlOf(pair.primary, pair.standby), DATABASE_POOL: '8' }
    for (const _ of [0, 1]) products.push(await startProduct({ dataDir, port: await freePort(), env }))
    const balancer = await openSwitch(products)
    const client = createClient(balancer.url, 32)
    const db = connect({ url: pair.urlOf(pair.primary, pair.standby) }, { max: 4 })
    closing.push(
      () => client.close(),
      () => balancer.close(),
      () => db.end({ timeout: 1 }),
    )
    const chats = await seedChats(db, CHATS)
    const checkouts = Math.ceil((plan.perSecond * (plan.before + plan.after + 25_000)) / 10_000)
    const mix = await seedMix(db, { client, chats, checkouts })
    const load = startMix(mix, plan.perSecond)
    await pause(plan.before)
    if (!isSynchronous) await fallBehind(pair, { db, products, mix }, plan.before)
    const before = mix.acknowledged.length
    await pair.primary.kill()
    await pair.standby.promote()
    const promoted = performance.now()
    await withAdmin(pair, pair.standby, async (admin) => {
      // `pg_ctl promote` has waited until it takes writes. Nobody follows it for whom its commits would wait.
      await admin.unsafe('alter system reset synchronous_standby_names')
      await admin.unsafe('select pg_reload_conf()')
    })
    await waitFor(async () => mix.acknowledged.length > before)
    await pause(plan.after)
    await load.stop()
    const stale = await Promise.all(
      products.map((product) => staleness(db, product, mix.products[0] as string)),
    )
    const late = mix.failed.filter(({ at }) => at >= promoted)
    return {
      orders: mix.acknowledged.length,
      ordersAfter: mix.acknowledged.length - before,
      messages: mix.texts.size,
      calls: mix.calls,
      failed: failuresOf(mix),
      wrong: mix.wrong,
      backAfter: Math.round(Math.max(0, ...late.map(({ at }) => at - promoted))),
      stale,
      lost: await countLost(db, mix),
      violations: isSynchronous ? await mixViolations(db, mix) : [],
    }
  } finally {
    for (const close of closing) await close()
    await Promise.all(products.map((product) => product.kill()))
    await pair.stop()
    await removeDataDir(dataDir)
  }
}

async function withAdmin(
  pair: ServerPair,
  server: ServerPair['primary'],
  work: (admin: Pool) => Promise<void>,
): Promise<void> {
  const admin = connect({ url: pair.adminUrlOf(server) }, { max: 1 })
  try {
    await work(admin)
  } finally {
    await admin.end({ timeout: 1 })
  }
}

/** Stops the replication, then waits for an order and changes a price, which the standby lacks. */
async function fallBehind(
  pair: ServerPair,
  { db, products, mix }: { db: Pool; products: readonly Product[]; mix: Mix },
  ms: number,
): Promise<void> {
  await withAdmin(pair, pair.standby, async (admin) => {
    await admin.unsafe(`alter system set primary_conninfo = ''`)
    await admin.unsafe('select pg_reload_conf()')
    await waitFor(async () => {
      const rows = await admin`select 1 as receives from pg_stat_wal_receiver`
      return rows.length === 0
    })
  })
  const [id = ''] = mix.products
  const before = mix.acknowledged.length
  await db`update products set price_cents = ${LOST_PRICE} where id = ${id}`
  for (const product of products) await waitFor(async () => (await priceOn(product, id)) === LOST_PRICE)
  await waitFor(async () => mix.acknowledged.length > before)
  await pause(ms)
}

/**
 * Changes a price; returns after how many milliseconds the process shows it. It must have come to show what the database
 * has before; infinite if it does not.
 */
async function staleness(db: Pool, product: Product, id: string): Promise<number> {
  const [row] = await db<{ cents: number }[]>`select price_cents as cents from products where id = ${id}`
  try {
    await waitFor(async () => (await priceOn(product, id)) === row?.cents)
    const next = (row?.cents ?? 0) + 1
    await db`update products set price_cents = ${next} where id = ${id}`
    const changed = performance.now()
    await waitFor(async () => (await priceOn(product, id)) === next)
    return Math.round(performance.now() - changed)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** Price in cents that a process shows; undefined where it answers with an error. */
async function priceOn({ url }: Product, id: string): Promise<number | undefined> {
  const answer = await fetch(`${url}/api/v1/products/${id}`)
  if (!answer.ok) return undefined
  const { data } = (await answer.json()) as { data: { price: number } }
  return Math.round(data.price * 100)
}

/** Counts acknowledged orders and messages that the database does not have. */
async function countLost(db: Pool, { acknowledged, texts }: Mix): Promise<number> {
  const [row] = await db<{ lost: number }[]>`
    select (select count(*) from unnest(${acknowledged.map(({ orderNumber }) => orderNumber)}::text[]) as a (number)
        where not exists (select from orders o where o.order_number = a.number))::int
      + (select count(*) from unnest(${[...texts.values()]}::text[]) as t (content)
        where not exists (select from chat_messages m where m.content = t.content))::int as lost`
  return row?.lost ?? 0
}

/** Waits for a state; throws after a minute. */
async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 60_000
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error('what was waited for did not come')
    await pause(10)
  }
}
