// Reads from a streaming standby, and from its primary while the standby lags or is away (decision 070).
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type ServerPair, startServerPair } from '../../../test/server-pair'
import { buildIndex } from '../../features/catalog/listing/build-index'
import { createLiveIndex } from '../../features/catalog/listing/live-index'
import { firstOf, selectProducts } from '../../features/catalog/listing/select'
import { connect, type Pool, type Tx } from './client'
import { migrate } from './migrate'
import { createReplica, LAG_MAX, type Replica } from './replica'
import { codeOf } from './transaction'

let pair: ServerPair
let db: Pool
let standbyAdmin: Pool
let time = 0
const replicas: Replica[] = []
const openReplica = (url: string) => {
  const replica = createReplica(db, { url }, () => time)
  replicas.push(replica)
  return replica
}

beforeAll(async () => {
  pair = await startServerPair()
  db = connect({ url: pair.urlOf(pair.primary) }, { max: 4 })
  standbyAdmin = connect({ url: pair.adminUrlOf(pair.standby) }, { max: 1 })
  await migrate(db, join(import.meta.dirname, '../../../migrations'))
  await db`insert into categories (id, slug, name) values ('all', 'all', 'All')`
  await db`insert into products (id, sku, category_id, name, price_cents) values ('bell', 'bell', 'all', 'Bell', 100)`
})
afterEach(async () => {
  await standbyAdmin`select pg_wal_replay_resume()`.catch(() => undefined)
  for (const replica of replicas.splice(0)) await replica.end()
})
afterAll(async () => {
  await db?.end({ timeout: 1 })
  await standbyAdmin?.end({ timeout: 1 })
  await pair?.stop()
})

const serverOf = async (tx: Tx) => {
  const [row] = await tx<{ server: string }[]>`
    select case when pg_is_in_recovery() then 'standby' else 'primary' end as server`
  return row?.server
}
const caughtUp = async () => {
  const [primary] = await db<{ lsn: string }[]>`select pg_current_wal_insert_lsn()::text as lsn`
  const hasAll = () =>
    standbyAdmin<{ has: boolean }[]>`select pg_last_wal_replay_lsn() >= ${primary?.lsn ?? ''}::pg_lsn as has`
  await expect.poll(hasAll).toEqual([{ has: true }])
}

test('reads from the replica while it follows, and from the primary when there is no replica', async () => {
  await caughtUp()
  expect(await openReplica(pair.urlOf(pair.standby)).read(serverOf)).toBe('standby')
  expect(await createReplica(db).read(serverOf)).toBe('primary')
})

test('refuses to write on either server', async () => {
  await caughtUp()
  const write = (tx: Tx) => tx`update categories set position = 1`
  for (const replica of [openReplica(pair.urlOf(pair.standby)), createReplica(db)])
    expect(codeOf(await replica.read(write).catch((error) => error))).toBe('25006')
})

test('reads from the primary once the replica lags more than the limit', async () => {
  const replica = openReplica(pair.urlOf(pair.standby))
  await caughtUp()
  expect(await replica.read(serverOf)).toBe('standby')
  await standbyAdmin`select pg_wal_replay_pause()`
  await db`update categories set position = 2`
  const position = await replica.position()
  expect(await replica.read(serverOf)).toBe('standby')
  expect(position && (await replica.readAfter(position, serverOf))).toBe('primary')
  time += LAG_MAX - 1
  expect(await replica.read(serverOf)).toBe('standby')
  time += 2
  expect(await replica.read(serverOf)).toBe('primary')
  await standbyAdmin`select pg_wal_replay_resume()`
  await caughtUp()
  expect(await replica.read(serverOf)).toBe('standby')
})

test('builds the catalogue from the replica, and misses nothing of a replica that lags', async () => {
  await caughtUp()
  const replica = openReplica(pair.urlOf(pair.standby))
  const servers: (string | undefined)[] = []
  const watched: Replica = {
    ...replica,
    readAfter: (position, work) =>
      replica.readAfter(position, async (tx) => {
        servers.push(await serverOf(tx))
        return work(tx)
      }),
  }
  const idsOf = async () => {
    const index = await createLiveIndex(db, () => time, {
      kept: async () => undefined,
      build: () => buildIndex(db, watched),
    }).get()
    return selectProducts(index, {}, firstOf(10)).numbers.map((number) => index.ids[number])
  }
  expect(await idsOf()).toEqual(['bell'])
  await standbyAdmin`select pg_wal_replay_pause()`
  await db`insert into products (id, sku, category_id, name, price_cents) values ('late', 'late', 'all', 'Late', 100)`
  expect(await idsOf()).toEqual(['bell', 'late'])
  expect(servers).toEqual(['standby', 'primary'])
})

test('reads from the primary when DATABASE_READ_URL leads to the primary itself', async () => {
  expect(await openReplica(pair.urlOf(pair.primary)).read(serverOf)).toBe('primary')
})

test('reads from the primary while the replica is away, and asks it again after a rest', async () => {
  const replica = openReplica(pair.urlOf(pair.standby))
  await caughtUp()
  expect(await replica.read(serverOf)).toBe('standby')
  await pair.standby.kill()
  expect(await replica.read(serverOf)).toBe('primary')
  await pair.standby.start()
  await expect.poll(caughtUp).toBeUndefined()
  time += 60_000
  await expect.poll(() => replica.read(serverOf)).toBe('standby')
})

test('reads from the primary when the replica was promoted and left the timeline', async () => {
  const replica = openReplica(pair.urlOf(pair.standby))
  await pair.standby.promote()
  const isPromoted = () => standbyAdmin<{ is: boolean }[]>`select not pg_is_in_recovery() as is`
  await expect.poll(isPromoted).toEqual([{ is: true }])
  await db`update categories set position = 3`
  const [row] = await replica.read((tx) => tx<{ position: number }[]>`select position from categories`)
  expect(row).toEqual({ position: 3 })
})
