// Settings of sessions where a pooler refuses them at the start of a connection (decision 070).
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openPoolerDoor } from '../../../test/pooler-door'
import { useTcpDoor } from '../../../test/tcp-door'
import { useApp } from '../../../test/test-app'
import { doctor } from '../../commands/doctor'
import { readConfig } from '../../config'
import { createLog } from '../log'
import { connect, type Pool } from './client'
import { openDatabases } from './databases'
import { prepareDatabase } from './prepare'
import { findMissingSettings, saveRoleSettings } from './session.sql'

const app = useApp()
const external = useTcpDoor(app)
const migrations = new URL('../../../migrations', import.meta.url).pathname
let pooler: Awaited<ReturnType<typeof openPoolerDoor>>
const pools: Pool[] = []
const ALL = [
  'timezone',
  'plan_cache_mode',
  'lock_timeout',
  'statement_timeout',
  'idle_in_transaction_session_timeout',
]

beforeAll(async () => {
  pooler = await openPoolerDoor(app)
  return () => pooler.close()
})
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.end({ timeout: 1 })
  const { user = '', database = '' } = app.database
  await app.deps.db`alter role ${app.deps.db(user)} in database ${app.deps.db(database)} reset all`
})
const open = (url: string, needsSession = false) => {
  const pool = connect({ url }, { max: 2, needsSession })
  pools.push(pool)
  return pool
}
async function prepare(env: Record<string, string>) {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const config = readConfig({ DATABASE_URL: pooler.url, ...env })
  const databases = openDatabases(config, undefined, () => undefined)
  try {
    await prepareDatabase({ config, databases, embedded: undefined, migrations, log })
    return { lines, missing: await findMissingSettings(databases.db) }
  } finally {
    await databases.end()
  }
}

test('has all settings on a connection to PostgreSQL itself', async () => {
  expect(await findMissingSettings(open(external.url))).toEqual([])
})

/** Skipped behind PgBouncer, where the suite gives the role its settings for all databases. */
const testBare = test.skipIf(inject('pooler') !== null)

testBare(
  'opens a connection without settings when a pooler refuses them, and knows what is missing',
  async () => {
    const db = open(pooler.url)
    expect(await db`select 1 as n`).toEqual([{ n: 1 }])
    expect(pooler.refused.at(-1)).toBe('statement_timeout')
    // The embedded cluster's own time zone is UTC.
    expect(await findMissingSettings(db)).toEqual(ALL.filter((name) => name !== 'timezone'))
    // Later connections do not ask again.
    const before = pooler.refused.length
    await Promise.all([db.begin((tx) => tx`select 1`), db.begin((tx) => tx`select 1`)])
    expect(pooler.refused).toHaveLength(before)
  },
)

test('refuses a pooler for migrations, locks and commands, and names the setting', async () => {
  await expect(open(pooler.url, true)`select 1`).rejects.toThrow(/PgBouncer.*set DATABASE_DIRECT_URL/)
  await expect(prepare({})).rejects.toMatchObject({ code: 'pooler_refused' })
})

test('gives the role its settings at the start when DATABASE_DIRECT_URL is set', async () => {
  const first = await prepare({ DATABASE_DIRECT_URL: external.url })
  expect(first.missing).toEqual([])
  expect(first.lines.join('')).toContain('role of DATABASE_URL given its settings')
  const second = await prepare({ DATABASE_DIRECT_URL: external.url })
  expect(second.lines.join('')).not.toContain('given its settings')
  expect(await saveRoleSettings(app.deps.db, app.database.user ?? '')).toEqual([])
})

testBare('the start and the doctor warn of settings that are not in force', async () => {
  const env = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: external.url,
    DATA_DIR: app.deps.config.dataDir,
  }
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const look = (args: string[]) =>
    doctor({ args, env, migrations, readLine: async () => undefined, print }).catch(() => undefined)
  await look([])
  expect(lines.find((line) => line.includes('session'))).toMatch(
    /^warn {2}session +not in force on DATABASE_URL: plan_cache_mode, lock_timeout, statement_timeout/,
  )
  lines.length = 0
  await look(['--json'])
  expect(JSON.parse(lines.join('\n')).findings).toContainEqual({
    verdict: 'warn',
    about: 'session',
    text: expect.stringContaining('lock_timeout'),
  })
  await prepare({ DATABASE_DIRECT_URL: external.url })
  lines.length = 0
  await look([])
  expect(lines.find((line) => line.includes('session'))).toMatch(/^ok/)
})
