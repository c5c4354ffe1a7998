// Comparison of a restored shop with the original and with the orders acknowledged before the backup.
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbedded } from 'embedded-postgres/start'
import { connect, type Pool } from '../../server/src/kernel/db/client'
import { createClient } from '../lib/client'
import { openDatabase, startProduct } from '../lib/product'
import { compareFiles, differences, STILL_TABLES, sequenceDifferences, tablesOf } from './backup-data'
import { faultSettings } from './harness'
import { ordersThroughApi, violations } from './invariants'
import { chatViolations, type People, type Work } from './soak-work'

/** Units of each product before the first sale. */
export const STOCK = 100_000

export interface Stored {
  number: string
  content: string
}

/** Lists orders with their immutable fields. */
export function listOrders(db: Pool): Promise<Stored[]> {
  return db<Stored[]>`
    select order_number as number, md5(concat_ws(' ', id, account_id, total_cents, customer::text, created_at::text,
      (select string_agg(concat_ws(' ', position, product_id, quantity, total_cents), ';' order by position)
        from order_lines l where l.order_id = o.id))) as content
    from orders o order by order_number`
}

function listMessages(db: Pool): Promise<Stored[]> {
  return db<Stored[]>`
    select chat_id || ' ' || seq as number, md5(concat_ws(' ', content, created_at::text)) as content
    from chat_messages order by 1`
}

async function withRestored<T>(dataDir: string, work: (db: Pool) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded({ dataDir, log: () => undefined })
  const db = connect(embedded, { max: 2 })
  try {
    return await work(db)
  } finally {
    await db.end({ timeout: 1 })
    await embedded.stop()
  }
}

/**
 * Compares a restored copy with the shop that kept running: it must be a consistent moment that has all earlier
 * acknowledged orders.
 */
export async function inspectLoaded(
  db: Pool,
  dataDir: string,
  promised: readonly Stored[],
): Promise<string[]> {
  return withRestored(dataDir, async (restored) => {
    const found = await differences(db, restored, STILL_TABLES)
    const orders = new Map((await listOrders(restored)).map(({ number, content }) => [number, content]))
    const lost = promised.filter(({ number, content }) => orders.get(number) !== content)
    if (lost.length > 0) found.push(`${lost.length} orders of before the backup are not in it`)
    for (const [name, list] of [
      ['orders', listOrders],
      ['messages', listMessages],
    ] as const) {
      const source = new Map((await list(db)).map(({ number, content }) => [number, content]))
      const strange = (await list(restored)).filter(({ number, content }) => source.get(number) !== content)
      if (strange.length > 0) found.push(`${strange.length} restored ${name} are not those of the shop`)
    }
    return found.map((text) => `under load: ${text}`)
  })
}

/** Compares every row and byte with a shop without further writes. */
export async function inspectQuiet(db: Pool, dataDir: string, restoredDir: string): Promise<string[]> {
  const rows = await withRestored(restoredDir, async (restored) => [
    ...(await differences(db, restored, await tablesOf(db))),
    ...(await sequenceDifferences(db, restored)),
  ])
  return [...rows, ...(await compareFiles(dataDir, restoredDir))]
}

/** Control: returns the findings for a copy with a lost row, a changed text and a lost file. */
export async function damage(db: Pool, dataDir: string, restoredDir: string): Promise<string[]> {
  const rows = await withRestored(restoredDir, async (restored) => {
    await restored`delete from settings where key = 'bulk 1'`
    await restored`update products set description = description || ' ' where id = (select min(id) from products)`
    return differences(db, restored, ['settings', 'products', 'order_lines'])
  })
  await appendFile(join(restoredDir, 'files', 'bulk', '1', '1.webp'), ' ')
  return [...rows, ...(await compareFiles(dataDir, restoredDir))]
}

/** Starts the restored shop and checks the orders and messages acknowledged by the original. */
export async function inspectRunning(dataDir: string, people: People, done: Work): Promise<string[]> {
  const product = await startProduct({ dataDir, env: faultSettings })
  const client = createClient(product.url, 8)
  try {
    const db = await openDatabase(dataDir)
    const found = [
      ...(await violations({
        db,
        schema: 'public',
        initial: new Map(people.products.map((id) => [id, STOCK])),
        acknowledged: done.orders,
        lowest: 0,
        ownOrders: ordersThroughApi(client),
      })),
      ...(await chatViolations(db, people.chats, [], done.messages)),
    ]
    await db.end({ timeout: 1 })
    return found.map((text) => `restored: ${text}`)
  } finally {
    client.close()
    await product.stop()
  }
}
