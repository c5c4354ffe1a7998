// F4: the application is killed between a payment and the programs that it opens, at each point and at random moments.
// After the restart each line of a paid order has opened one program.
import type { Db, Pool } from '../../server/src/kernel/db/client'
import { newId } from '../../server/src/kernel/ids'
import { type Buyer, seedBuyers, seedCarts, seedProducts, seedProgram } from '../../server/test/seed'
import { createClient } from '../lib/client'
import { freePort, openDatabase, removeDataDir, startProduct } from '../lib/product'
import { randomFrom } from '../lib/random'
import { copyDataDir } from './data-dir'
import { type FaultOptions, type Figures, faultSettings, judge } from './harness'
import { inTurn } from './invariants'
import { createProvider } from './payment-provider'
import { noticeOf, type Placed, placeOnline } from './payment-scenarios'

const WORKERS = 10
/** Program lines in each order. */
const LINES = 2
/** Points of a notification (CRASH_AT), and the number of the order's programs stored when the process ends there. */
const POINTS = {
  'after update orders set payment_status': 0,
  'after insert into user_programs': 0,
  'before-commit insert into payment_events': 0,
  'after-commit insert into payment_events': LINES,
} as const

export async function run({ size, seed }: FaultOptions): Promise<Figures> {
  const [count, kills] = size === 'full' ? [300, 6] : [20, 1]
  const random = randomFrom(seed)
  const dataDir = await copyDataDir('program-opening')
  const settings = { dataDir, port: await freePort(), env: faultSettings }
  let product = await startProduct(settings)
  let db = await openDatabase(dataDir)
  const client = createClient(product.url, WORKERS)
  const restart = async (crashAt?: string) => {
    await product.kill()
    await db.end({ timeout: 1 })
    const env = crashAt ? { ...faultSettings, CRASH_AT: crashAt } : faultSettings
    product = await startProduct({ ...settings, env })
    db = await openDatabase(dataDir)
  }
  try {
    const provider = await createProvider(db, product.url)
    const products = await seedPrograms(db)
    // Reduced: the first point, and the one after which nothing may be repeated.
    const points = Object.entries(POINTS).filter(([, stands], n) => size === 'full' || n === 0 || stands > 0)
    const buyers = await seedBuyers(db, count + points.length)
    await seedCarts(
      db,
      buyers.map((buyer) => ({ buyer, lines: products.map((productId) => ({ productId, quantity: 1 })) })),
    )
    const orders: Placed[] = []
    await inTurn(buyers, WORKERS, async (buyer) => {
      orders.push(await placeOnline(client, buyer, 'paid'))
    })
    const orderOf = (buyer: Buyer | undefined) => orders.find((one) => one.buyer === buyer) as Placed
    /** Repeats the paid notification until it is acknowledged, like a provider. */
    const tell = async (order: Placed, gone: () => Promise<void> | undefined) => {
      for (;;) {
        const taken = await provider.notify(noticeOf(order, 'paid', 1)).catch(() => undefined)
        if (taken && taken.status < 500) return
        await (gone() ?? new Promise((resolve) => setTimeout(resolve, 20)))
      }
    }

    const wrong: string[] = []
    for (const [n, [point, stands]] of points.entries()) {
      const order = orderOf(buyers[count + n])
      await restart(point)
      const answered = await provider.notify(noticeOf(order, 'paid', 1)).catch(() => undefined)
      const before = await countPrograms(db, order.buyer)
      await restart()
      await Promise.all([1, 2, 3].map(() => tell(order, () => undefined)))
      const after = await countPrograms(db, order.buyer)
      wrong.push(
        ...judge(`killed at ${point}`, [
          [answered === undefined, 'the application did not die there'],
          [before === stands, `${before} programs stand before the repeat`],
          [after === LINES, `${after} programs stand after it`],
        ]),
      )
    }

    const killAt = Array.from({ length: kills }, (_, i) =>
      Math.floor(((i + 0.2 + 0.6 * random()) / kills) * count),
    )
    let started = 0
    let restarting: Promise<void> | undefined
    await inTurn(buyers.slice(0, count), WORKERS, async (buyer) => {
      if (killAt.includes(started++))
        restarting = restart().finally(() => {
          restarting = undefined
        })
      await tell(orderOf(buyer), () => restarting)
    })
    const found = await openingViolations(db)
    const [opened] = await db<{ n: number }[]>`select count(*)::int as n from user_programs`
    return {
      seed,
      figures: { orders: orders.length, kills: kills + points.length, programs: opened?.n ?? 0 },
      failures: [
        ...wrong,
        ...found,
        ...judge('product', [[opened?.n === orders.length * LINES, `${opened?.n} programs are open`]]),
        ...judge('control', [
          [(await withoutOne(db)).length === 1, 'the checker passed an order whose program is not open'],
        ]),
      ],
      skipped: [],
    }
  } finally {
    client.close()
    await db.end({ timeout: 1 })
    await product.stop()
    await removeDataDir(dataDir)
  }
}

/** Creates two products, each with a program. */
async function seedPrograms(db: Pool): Promise<string[]> {
  const products = await seedProducts(db, Array(LINES).fill(0))
  for (const id of products) {
    const program = newId()
    await seedProgram(db, [program])
    await db`update products set track_stock = false, program_template = ${program} where id = ${id}`
  }
  return products
}

async function countPrograms(db: Pool, { id }: Buyer): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from user_programs where account_id = ${id}`
  return row?.n ?? 0
}

/** Returns paid orders with more or fewer programs than lines, and unpaid orders with programs. */
async function openingViolations(db: Db): Promise<string[]> {
  const rows = await db<{ orderNumber: string; lines: number; programs: number; paid: boolean }[]>`
    select o.order_number as "orderNumber", o.payment_status = 'paid' as paid,
      (select count(*)::int from order_lines l where l.order_id = o.id) as lines,
      (select count(*)::int from user_programs up where up.order_id = o.id) as programs
    from orders o`
  return rows
    .filter(({ lines, programs, paid }) => programs !== (paid ? lines : 0))
    .map(({ orderNumber, lines, programs }) => `${orderNumber}: ${programs} programs for ${lines} lines`)
}

/** Returns the checker's findings with one program deleted. */
async function withoutOne(db: Pool): Promise<string[]> {
  let found: string[] = []
  const undone = new Error('undone')
  await db
    .begin(async (tx) => {
      await tx`delete from user_programs where id = (select id from user_programs limit 1)`
      found = await openingViolations(tx)
      throw undone
    })
    .catch((error) => {
      if (error !== undone) throw error
    })
  return found
}
