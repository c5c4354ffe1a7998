// F18: a large shop is backed up while it sells, by commands of which some are killed, and is restored completely.
import { rm } from 'node:fs/promises'
import { MB } from 'contract/units'
import { connect, type Pool } from '../../server/src/kernel/db/client'
import { seedBuyers, seedCarts, seedChats, seedProducts } from '../../server/test/seed'
import { createClient } from '../lib/client'
import { startCommand } from '../lib/command'
import { makeDataDir, removeDataDir, startProduct } from '../lib/product'
import { randomFrom } from '../lib/random'
import { damage, inspectLoaded, inspectQuiet, inspectRunning, listOrders, STOCK } from './backup-checks'
import { failuresOf, killAll, loseDatabase, onlyFolder, type Shop } from './backup-commands'
import { seedBulk } from './backup-data'
import { copyDataDir } from './data-dir'
import { type FaultOptions, type Figures, faultSettings, judge } from './harness'
import { startOwnDatabase } from './own-database'
import { type People, startWork } from './soak-work'

const SIZES = {
  reduced: { wideMb: 6, rows: 5000, files: 120, buyers: 600, perSecond: 8 },
  full: { wideMb: 200, rows: 1_000_000, files: 5000, buyers: 3000, perSecond: 40 },
}
const SHELF = 10
const CHATS = 20
const MEMORY_MAX = 200 * MB
export async function run({ size, seed }: FaultOptions): Promise<Figures> {
  const folders = [
    await copyDataDir('backup'),
    ...(await Promise.all(['backups', 'restored', 'again'].map(makeDataDir))),
  ]
  const [dataDir = '', backups = '', restored = '', again = ''] = folders
  const database = await startOwnDatabase(dataDir)
  const env = { ...faultSettings, DATABASE_URL: database.url, DATA_DIR: dataDir, BACKUP_DIR: backups }
  const shop = { database, dataDir, backups, env }
  try {
    return await backUpAndRestore(shop, { restored, again }, { size, seed })
  } finally {
    await database.stop()
    for (const folder of folders) await removeDataDir(folder)
  }
}

async function backUpAndRestore(
  shop: Shop,
  to: { restored: string; again: string },
  { size, seed }: FaultOptions,
): Promise<Figures> {
  const { database, dataDir, env } = shop
  const { DATABASE_URL } = env as { DATABASE_URL: string }
  const plan = SIZES[size]
  const product = await startProduct({ dataDir, env: { ...faultSettings, DATABASE_URL } })
  const client = createClient(product.url, 32)
  try {
    const before = connect({ url: database.url }, { max: 2 })
    const people = await seedPeople(before, plan.buyers)
    await seedBulk(before, dataDir, plan, randomFrom(seed))
    await before.end({ timeout: 1 })
    const outage = await loseDatabase(shop)

    const db = connect({ url: database.url }, { max: 4 })
    const work = startWork(client, people, { ...plan, patience: 60_000 })
    const kills = await killAll(shop, size)
    const promised = await listOrders(db)
    const backup = await startCommand(['backup'], env).ended
    const restore = await startCommand(['restore', await onlyFolder(shop)], envOf(to.restored)).ended
    const doctor = await startCommand(['doctor', '--json', '--files'], envOf(to.restored)).ended
    const loaded = await inspectLoaded(db, to.restored, promised)
    const done = await work.stop()
    await product.stop()

    // Writing has stopped, so every row must now be equal.
    await rm(await onlyFolder(shop), { recursive: true })
    const quiet = await startCommand(['backup'], env).ended
    const quietRestore = await startCommand(['restore', await onlyFolder(shop)], envOf(to.again)).ended
    const whole = await inspectQuiet(db, dataDir, to.again)
    const lives = await inspectRunning(to.again, people, done)
    const control = await damage(db, dataDir, to.again)
    await db.end({ timeout: 1 })

    const ends = { backup, restore, quiet, quietRestore }
    const memory = Math.max(...Object.values(ends).map(({ peakMemory = 0 }) => peakMemory))
    return {
      seed,
      figures: {
        backupMs: backup.ms,
        restoreMs: restore.ms,
        peakMemoryMb: Math.round(memory / MB),
        orders: done.orders.length,
        ordersBeforeTheBackup: promised.length,
        messages: done.messages.length,
        killed: kills.killed.join(', '),
        controlDifferences: control.length,
      },
      failures: [
        ...outage,
        ...kills.failures,
        ...loaded,
        ...whole,
        ...lives,
        ...judge('command', [
          ...Object.entries(ends).map(
            ([name, { exitCode, errors }]) =>
              [exitCode === 0, `${name} ended with ${exitCode}: ${errors}`] as const,
          ),
          [memory <= MEMORY_MAX, `a command took ${Math.round(memory / MB)} MB of memory`],
          [failuresOf(doctor).length === 0, `the doctor says: ${failuresOf(doctor).join('; ')}`],
        ]),
        ...judge('load', [
          [done.orders.length > promised.length, 'nothing was bought during the backup'],
          [done.messages.length > 0, 'nothing was said'],
          [done.why.length === 0, done.why.slice(0, 3).join('; ')],
        ]),
        ...judge('control', [
          [
            control.length === 3,
            `a lost row, a changed text and a longer file were seen as ${control.join('; ')}`,
          ],
        ]),
      ],
      skipped: memory > 0 ? [] : ['the system does not tell how much memory a process takes'],
    }
  } finally {
    client.close()
    if (product.child.exitCode === null) await product.stop()
  }
}

const envOf = (dataDir: string) => ({ ...faultSettings, DATA_DIR: dataDir })

async function seedPeople(db: Pool, count: number): Promise<People> {
  const products = await seedProducts(db, Array(SHELF).fill(STOCK))
  const buyers = await seedBuyers(db, count)
  await seedCarts(
    db,
    buyers.map((buyer, i) => ({ buyer, lines: [{ productId: products[i % SHELF] ?? '', quantity: 1 }] })),
  )
  return { products, buyers, chats: await seedChats(db, CHATS) }
}
