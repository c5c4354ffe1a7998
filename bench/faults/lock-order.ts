// F3: carts with the same products in different order do not deadlock.
import type { Pool } from '../../server/src/kernel/db/client'
import { checkoutBody, seedBuyers, seedCarts, seedProducts } from '../../server/test/seed'
import { randomFrom, shuffled } from '../lib/random'
import { attemptsOf, cartOrderLocks, runControl } from './controls'
import { type FaultOptions, type Figures, judge, withHarness } from './harness'
import { type Acknowledged, inTurn, ordersThroughApi, violations, watchStock } from './invariants'

const CONNECTIONS = 20
const STOCK = 10_000
const SLOWEST = 10

export async function run({ size, seed, nodes }: FaultOptions): Promise<Figures> {
  // PostgreSQL looks for deadlocks after a second each, so the control waits with each cart.
  const [count, controlled] = size === 'full' ? [500, 40] : [60, 20]
  const random = randomFrom(seed)
  return withHarness('lock-order', { sockets: CONNECTIONS, nodes }, async ({ db, client, product }) => {
    const products = await seedProducts(db, Array(5).fill(STOCK))
    const initial = new Map(products.map((id) => [id, STOCK]))
    const buyers = await seedBuyers(db, count)
    const carts = buyers.map((buyer) => ({
      buyer,
      lines: shuffled(products, random)
        .slice(0, 3)
        .map((productId) => ({ productId, quantity: 1 })),
    }))
    await seedCarts(db, carts)

    const acknowledged: Acknowledged[] = []
    const others: string[] = []
    const before = await deadlocks(db)
    const watched = watchStock(db, 'public')
    const began = performance.now()
    await inTurn(buyers, CONNECTIONS, async (buyer, i) => {
      const key = `f3-${i}`
      const { status, body } = await client.call('POST', '/orders/checkout', {
        token: buyer.token,
        key,
        body: checkoutBody,
      })
      if (status === 201) {
        acknowledged.push({ buyer, orderNumber: body.data.orderNumber, total: body.data.total, key })
      } else others.push(`${status} ${body.code}`)
    })
    const seconds = (performance.now() - began) / 1000
    const lowest = await watched()
    const found = (await deadlocks(db)) - before
    const broken = await violations({
      db,
      schema: 'public',
      initial,
      acknowledged,
      lowest,
      ownOrders: ordersThroughApi(client),
    })
    // The control runs on the database alone, the same for two processes as for one.
    const control =
      nodes === 2
        ? undefined
        : await runControl({
            db,
            dataDir: product.dataDir,
            initial,
            attempts: attemptsOf(carts.slice(0, controlled)),
            broken: cartOrderLocks,
            width: CONNECTIONS,
          })
    return {
      seed,
      figures: {
        carts: count,
        seconds: Number(seconds.toFixed(2)),
        deadlocks: found,
        ...(control && {
          controlAborted: control.aborted,
          controlSeconds: Number(control.seconds.toFixed(2)),
        }),
      },
      failures: [
        ...judge('product', [
          [acknowledged.length === count, `other answers: ${others.slice(0, 3).join('; ')}`],
          [found === 0, `${found} deadlocks`],
          // Times are checked only at full size, where no other tests run.
          [size !== 'full' || seconds <= SLOWEST, `it took ${seconds.toFixed(1)} s`],
          ...broken.map((text) => [false, text] as const),
        ]),
        ...judge('control', [[control?.aborted !== 0, 'locks in cart order met no deadlock']]),
      ],
      skipped: [],
    }
  })
}

/**
 * Returns the deadlocks since the database was created. Connections report theirs only some time later or when they
 * end, so the server's idle connections are ended first; its pool opens new ones.
 */
async function deadlocks(db: Pool): Promise<number> {
  const ended = await db<{ pid: number }[]>`
    select pid, pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and state = 'idle'`
  const gone = async () => {
    const [row] = await db<{ n: number }[]>`
      select count(*)::int as n from pg_stat_activity where pid = any(${ended.map(({ pid }) => pid)})`
    return row?.n === 0
  }
  while (!(await gone())) await new Promise((resolve) => setTimeout(resolve, 20))
  await db`select pg_stat_clear_snapshot()`
  const [row] = await db<{ deadlocks: number }[]>`
    select deadlocks::int from pg_stat_database where datname = current_database()`
  return row?.deadlocks ?? 0
}
