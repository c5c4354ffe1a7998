// Searches of a large shop run on a streaming standby, and on its primary while the standby lags or is away (decision 070).
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type ServerPair, startServerPair } from '../../../../../test/server-pair'
import { readConfig } from '../../../../config'
import { connect, type Pool, type Tx } from '../../../../kernel/db/client'
import { migrate } from '../../../../kernel/db/migrate'
import { createReplica, type Replica } from '../../../../kernel/db/replica'
import { liveCatalogOf } from '../../catalog.effects'
import { setUpCatalog } from '../open-index.logic'

let pair: ServerPair
let db: Pool
let standbyAdmin: Pool
let replica: Replica
let time = 0
const pools: Pool[] = []
/** Servers that the questions since the last look ran on. */
let servers: (string | undefined)[] = []

const serverOf = async (tx: Tx) => {
  const [row] = await tx<{ server: string }[]>`
    select case when pg_is_in_recovery() then 'standby' else 'primary' end as server`
  return row?.server
}

/** The standby's searches, each with the server that it ran on. */
const watched = (): Replica => ({
  ...replica,
  readAfter: (position, work) =>
    replica.readAfter(position, async (tx) => {
      servers.push(await serverOf(tx))
      return work(tx)
    }),
})

/** The catalogue of a process with these settings, which holds none in memory. */
function open(settings: Record<string, string>) {
  const pool = connect({ url: pair.urlOf(pair.primary) }, { max: 4 })
  pools.push(pool)
  const config = {
    ...readConfig({ DATA_DIR: '/nowhere', ...settings }),
    catalogInMemory: { most: 0, again: 0 },
  }
  setUpCatalog({ db: pool, replica: watched(), config })
  return liveCatalogOf(pool)
}

/** Answers to a search, a suggestion and a page, and where each was made. */
async function ask(live: ReturnType<typeof open>, search: string) {
  live.changed()
  servers = []
  const reader = await live.get()
  const question = { featured: false, locale: 'en', nearestMax: 4 } as const
  const sliceOf = () => ({ offset: 0, limit: 10 })
  const found = await reader.list({ ...question, search, sliceOf })
  const suggested = await reader.best(search.slice(0, 3), 5)
  const all = await reader.list({ ...question, search: '', sliceOf })
  return { found: found.ids, suggested: suggested?.ids, all: all.total, servers }
}

const put = (id: string) => db`
  insert into products (id, sku, category_id, name, price_cents, position)
  values (${id}, ${id}, 'all', ${`Kettlebell ${id}`}, 100, (select count(*) from products))`

const caughtUp = async () => {
  const [primary] = await db<{ lsn: string }[]>`select pg_current_wal_insert_lsn()::text as lsn`
  const hasAll = () =>
    standbyAdmin<{ has: boolean }[]>`select pg_last_wal_replay_lsn() >= ${primary?.lsn ?? ''}::pg_lsn as has`
  await expect.poll(hasAll).toEqual([{ has: true }])
}

/** Waits for the standby to have what the next reading asks for. */
const followed = async (live: ReturnType<typeof open>) => {
  live.changed()
  await live.get()
  await caughtUp()
}

const READ_URL = () => ({
  DATABASE_URL: pair.urlOf(pair.primary),
  DATABASE_READ_URL: pair.urlOf(pair.standby),
})
/** The standby follows when it can; a loaded machine takes its time. */
const WITHIN = { timeout: 20_000 }
const onStandby = ['standby', 'standby', 'standby']
const onPrimary = ['primary', 'primary', 'primary']

beforeAll(async () => {
  pair = await startServerPair()
  db = connect({ url: pair.urlOf(pair.primary) }, { max: 4 })
  standbyAdmin = connect({ url: pair.adminUrlOf(pair.standby) }, { max: 1 })
  await migrate(db, join(import.meta.dirname, '../../../../../migrations'))
  await db`insert into categories (id, slug, name) values ('all', 'all', 'All')`
  await put('one')
  replica = createReplica(db, { url: pair.urlOf(pair.standby) }, () => time)
})
afterEach(async () => {
  await standbyAdmin`select pg_wal_replay_resume()`.catch(() => undefined)
})
afterAll(async () => {
  for (const pool of [...pools, db, standbyAdmin]) await pool?.end({ timeout: 1 })
  await replica?.end()
  await pair?.stop()
})

test('searches, suggestions and pages run on the replica of DATABASE_READ_URL', async () => {
  const live = open(READ_URL())
  await followed(live)
  const ids = ['one']
  await expect
    .poll(() => ask(live, 'kettlebell'), WITHIN)
    .toEqual({ found: ids, suggested: ids, all: 1, servers: onStandby })
})

test('without DATABASE_READ_URL none does', async () => {
  const answer = await ask(open({}), 'kettlebell')
  expect(answer).toEqual({ found: ['one'], suggested: ['one'], all: 1, servers: [] })
})

test('searches at the primary while the replica lags, and finds a new product', async () => {
  const live = open(READ_URL())
  await followed(live)
  await standbyAdmin`select pg_wal_replay_pause()`
  await put('two')
  const ids = ['one', 'two']
  expect(await ask(live, 'kettlebell')).toEqual({ found: ids, suggested: ids, all: 2, servers: onPrimary })
  await standbyAdmin`select pg_wal_replay_resume()`
  await expect
    .poll(() => ask(live, 'kettlebell'), WITHIN)
    .toEqual({ found: ids, suggested: ids, all: 2, servers: onStandby })
})

test('while the replica is away the primary answers, and after a rest it is asked again', async () => {
  const live = open(READ_URL())
  await followed(live)
  await pair.standby.kill()
  await put('three')
  const ids = ['one', 'two', 'three']
  expect(await ask(live, 'kettlebell')).toEqual({ found: ids, suggested: ids, all: 3, servers: onPrimary })
  await pair.standby.start()
  await expect.poll(caughtUp).toBeUndefined()
  time += 60_000
  await expect
    .poll(async () => (await ask(live, 'kettlebell')).servers, { timeout: 10_000 })
    .toEqual(onStandby)
})
