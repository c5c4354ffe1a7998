// Checks after the application's clock is correct again (F14).
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from '../../server/src/kernel/db/client'
import type { Product } from '../lib/product'
import type { Acknowledged } from './invariants'
import type { Side } from './side-work'

/** Limit in milliseconds for the mails; a job starts within half a second, later when other tests run. */
const MAILED_WITHIN = 20_000

export type Targets = [boolean, string][]

interface After {
  db: Pool
  acknowledged: readonly Acknowledged[]
  side: Side
}

/** Every order is mailed, regardless of the clock when it was placed. */
export async function allMailed({ acknowledged }: After, dataDir: string): Promise<Targets> {
  const wanted = [...new Set(acknowledged.map(({ orderNumber }) => `order-placed-${orderNumber}.eml`))]
  let missing = wanted
  for (const end = performance.now() + MAILED_WITHIN; missing.length > 0 && performance.now() < end; ) {
    const mails = new Set(await readdir(join(dataDir, 'outbox')).catch(() => []))
    missing = wanted.filter((name) => !mails.has(name))
    await pause(100)
  }
  return [[missing.length === 0, `${missing.length} of ${wanted.length} orders were not mailed`]]
}

export async function noNegativeTimes({ url }: Product): Promise<Targets> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const negative = text.split('\n').filter((line) => /_(sum|count|bucket)\b.* -\d/.test(line))
  return [
    [/_sum\b/.test(text), 'the metrics tell no durations'],
    [negative.length === 0, `negative: ${negative[0]}`],
  ]
}

export async function numbersAreSingle({ db, acknowledged, side }: After): Promise<Targets> {
  const [row] = await db<{ orders: number; numbers: number }[]>`
    select count(*)::int as orders, count(distinct order_number)::int as numbers from orders
    where id <> all(${side.orders})`
  const promised = new Set(acknowledged.map(({ orderNumber }) => orderNumber)).size
  return [
    [row?.orders === row?.numbers, 'an order number was given twice'],
    [row?.orders === promised, `${row?.orders} orders for ${promised} promises`],
  ]
}
