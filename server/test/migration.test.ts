import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect, type Pool } from '../src/kernel/db/client'
import { migrate } from '../src/kernel/db/migrate'
import { createJobs, type JobData } from '../src/kernel/jobs/jobs'
import { silentLog } from './silent-log'

const migrations = new URL('../migrations', import.meta.url).pathname
let admin: Pool
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  admin = connect(inject('database'), { max: 1 })
  await admin`set statement_timeout = 0`
})
afterAll(async () => {
  for (const close of closing.reverse()) await close()
  await admin.end()
})

/** A database of its own, brought up to date as far as the migrations before `next`. */
async function databaseBefore(next: string): Promise<Pool> {
  const name = `migration_${process.pid}_${Date.now().toString(36)}`
  await admin`create database ${admin(name)}`
  const folder = await mkdtemp(join(tmpdir(), 'tavan-migrations-'))
  for (const file of await readdir(migrations)) {
    if (file.endsWith('.sql') && file < next) await cp(join(migrations, file), join(folder, file))
  }
  const db = connect({ ...inject('database'), database: name }, { max: 4 })
  await migrate(db, folder)
  await rm(folder, { recursive: true })
  closing.push(async () => {
    await db.end({ timeout: 1 })
    await admin`drop database ${admin(name)} with (force)`
  })
  return db
}

/** The schema that pg-boss 10 made for itself, with a queue and jobs in every state. */
async function fillPgBoss(db: Pool): Promise<void> {
  const script = await readFile(new URL('./fixtures/pg-boss-10.sql', import.meta.url), 'utf8')
  const connection = await db.reserve()
  await connection.unsafe(script)
  connection.release()
  await db`select pgboss.create_queue('order-placed', '{"policy":"standard","retryLimit":4}')`
  await db`select pgboss.create_queue('__pgboss__send-it', '{"policy":"standard"}')`
  await db`
    insert into pgboss.job (name, data, state, retry_count, started_on, start_after, created_on, completed_on, output)
    values
      ('order-placed', '{"orderId":"new"}', 'created', 0, null, now(), now() - interval '9 minutes', null, null),
      ('order-placed', '{"orderId":"again"}', 'retry', 1, now(), now(), now() - interval '8 minutes', null,
        '{"message":"Error: bad"}'),
      ('order-placed', '{"orderId":"busy"}', 'active', 2, now(), now(), now() - interval '7 minutes', null, null),
      ('order-placed', '{"orderId":"later"}', 'created', 0, null, now() + interval '1 hour',
        now() - interval '6 minutes', null, null),
      ('order-placed', '{"orderId":"parked"}', 'failed', 4, now(), now(), now(), now(), '{"message":"Error: poison"}'),
      ('order-placed', '{"orderId":"done"}', 'completed', 0, now(), now(), now(), now(), null),
      ('__pgboss__send-it', '{}', 'created', 0, null, now(), now(), null, null)`
}

test('the jobs of an existing database are carried over from pg-boss, and run', async () => {
  const db = await databaseBefore('0010')
  await fillPgBoss(db)
  expect(await migrate(db, migrations)).toContain('0010_own-jobs.sql')
  expect(await db`select 1 from pg_namespace where nspname = 'pgboss'`).toEqual([])
  expect(
    await db`select data ->> 'orderId' as id, state, attempts, run_at <= now() as due, last_error as error
      from jobs j order by j.id`,
  ).toEqual([
    { id: 'new', state: 'waiting', attempts: 0, due: true, error: null },
    { id: 'again', state: 'waiting', attempts: 2, due: true, error: 'Error: bad' },
    { id: 'busy', state: 'waiting', attempts: 2, due: true, error: null },
    { id: 'later', state: 'waiting', attempts: 0, due: false, error: null },
    { id: 'parked', state: 'failed', attempts: 5, due: true, error: 'Error: poison' },
  ])
  const seen: JobData[] = []
  const jobs = createJobs(db, silentLog)
  await jobs.start({ 'order-placed': async (data) => void seen.push(data) })
  await expect.poll(() => seen.length, { timeout: 5000 }).toBe(3)
  await jobs.stop()
  expect(seen.map((data) => data.orderId).sort()).toEqual(['again', 'busy', 'new'])
})

test('a new database comes without pg-boss', async () => {
  const db = await databaseBefore('0000')
  await migrate(db, migrations)
  expect(await db`select * from jobs`).toEqual([])
  expect(await db`select 1 from pg_namespace where nspname = 'pgboss'`).toEqual([])
})
