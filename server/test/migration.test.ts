import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyPlan } from 'contract/programs/plan-form'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect, type Pool } from '../src/kernel/db/client'
import { migrate } from '../src/kernel/db/migrate'
import { createJobs, type JobData } from '../src/kernel/jobs/jobs'
import { silentLog } from './silent-log'
import { dropDatabase } from './test-app'

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
    await dropDatabase(admin, name)
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

/** A shop as it was before programs opened: a program was sold, paid or not, and one is coached. */
async function fillSoldPrograms(db: Pool): Promise<void> {
  await db`
    insert into accounts (id, email, first_name, last_name, password_hash, roles)
    values ('buyer', 'buyer@tavan.test', 'Sara', 'Moradi', '-', '{customer}'),
      ('coach', 'coach@tavan.test', 'Kaveh', 'Rostami', '-', '{coach}'),
      ('other', 'other@tavan.test', 'Lotte', 'de Boer', '-', '{coach}')`
  await db`
    insert into programs (id, slug, name, description, category_name, category_color, duration_days, difficulty)
    values ('strength', 'strength-12', 'Strength in 12 Weeks', 'Iron.', 'Strength', '#1f6b4d', 80, 'beginner'),
      ('run', 'first-10k', 'First 10K', '', 'Endurance', '#1f6b4d', 70, 'beginner')`
  await db`insert into categories (id, slug, name) values ('c', 'programs', 'Programs')`
  await db`
    insert into products (id, sku, category_id, name, search_text, price_cents, program_template)
    values ('p-strength', 'S', 'c', 'Strength, with a Coach', '', 100, 'Strength in 12 Weeks'),
      ('p-gone', 'G', 'c', 'Gone', '', 100, 'A template that is gone'), ('p-iron', 'I', 'c', 'Kettlebell', '', 100, null)`
  for (const status of ['pending', 'confirmed', 'delivered', 'cancelled']) {
    await db`
      insert into orders (id, order_number, account_id, cart_id, cart_version, status, payment_method, shipping_method,
        customer, subtotal_cents, tax_cents, shipping_cents, total_cents)
      values (${status}, ${`TV-${status}`}, 'buyer', ${status}, 1, ${status}, 'cod', 'standard', '{}', 300, 27,
        0, 327)`
    await db`
      insert into order_lines (order_id, position, product_id, name, sku, image, quantity, unit_cents, total_cents)
      select ${status}, n, id, 'x', 'x', '', 1, 100, 100
      from unnest(array['p-iron', 'p-strength', 'p-gone']) with ordinality as p (id, n)`
  }
  await db`
    insert into user_programs (id, account_id, program_id, coach_id, status, start_date, total_weeks, current_week)
    values ('active', 'buyer', 'run', 'coach', 'active', '2026-03-02', 10, 3),
      ('paused', 'buyer', 'run', 'other', 'paused', '2026-03-02', 10, 3),
      ('answering', 'buyer', 'run', 'coach', 'answering', null, 10, 0)`
  await db`insert into athletes (account_id, notes) values ('buyer', 'Left knee.')`
  await db`
    insert into coach_applications (id, email, first_name, last_name, phone, experience, program_ids, status, locale,
      search_text, decided_at)
    values ('a', 'coach@tavan.test', 'Kaveh', 'Rostami', '', '', '{strength}', 'approved', 'en', '', now())`
}

test('X-42 what was bought before programs opened is opened, once a line; what was there goes on', async () => {
  const db = await databaseBefore('0018')
  await fillSoldPrograms(db)
  await migrate(db, migrations)
  const opened = await db`
    select account_id, program_id, order_id, order_line, status, coach_id, total_weeks from user_programs
    where order_id is not null order by order_id`
  expect(opened).toEqual(
    ['confirmed', 'delivered'].map((order) => ({
      account_id: 'buyer',
      program_id: 'strength',
      order_id: order,
      order_line: 2,
      status: 'answering',
      coach_id: null,
      total_weeks: 12,
    })),
  )
  expect(await db`select data ->> 'mail' as mail from jobs where queue = 'program-mail'`).toEqual([
    { mail: 'opened' },
    { mail: 'opened' },
  ])
  const [active, answering, paused] = await db`
    select status, data, published_at, paused_at from user_programs where order_id is null order by id`
  expect(active).toMatchObject({ paused_at: null, published_at: expect.any(Date) })
  expect(active?.data).toEqual({ ...emptyPlan(), title: 'First 10K', duration: 70 })
  expect(answering).toMatchObject({ data: null, published_at: null })
  expect(paused).toMatchObject({ paused_at: expect.any(Date) })
  expect(await db`select coach_id, notes from athlete_notes order by coach_id`).toEqual([
    { coach_id: 'coach', notes: 'Left knee.' },
    { coach_id: 'other', notes: 'Left knee.' },
  ])
  expect(await db`select coach_id, program_id from program_coaches order by 1, 2`).toEqual([
    { coach_id: 'coach', program_id: 'run' },
    { coach_id: 'coach', program_id: 'strength' },
    { coach_id: 'other', program_id: 'run' },
  ])
})

test('a migration that fails leaves nothing behind and is applied once it is corrected', async () => {
  const db = await databaseBefore('0000')
  const folder = await mkdtemp(join(tmpdir(), 'tavan-migrations-'))
  const write = (end: string) =>
    writeFile(join(folder, '0000_first.sql'), `create table made (n int); ${end}`)
  await write('select 1 / 0')
  await expect(migrate(db, folder)).rejects.toMatchObject({ code: '22012' })
  expect(await db`select name from schema_migrations`).toEqual([])
  await write('insert into made values (1)')
  expect(await migrate(db, folder)).toEqual(['0000_first.sql'])
  expect(await db`select n from made`).toEqual([{ n: 1 }])
  await rm(folder, { recursive: true })
})

test('a new database comes without pg-boss', async () => {
  const db = await databaseBefore('0000')
  await migrate(db, migrations)
  expect(await db`select * from jobs`).toEqual([])
  expect(await db`select 1 from pg_namespace where nspname = 'pgboss'`).toEqual([])
})

test('X-67 assignments that stand get a chat, one for a customer and a coach, open to both', async () => {
  const db = await databaseBefore('0018')
  await fillSoldPrograms(db)
  await migrate(db, migrations)
  const chats = await db<{ id: string }[]>`
    select id, account_id, coach_id, last_seq, closed_at from chats order by coach_id`
  const chat = { id: expect.stringMatching(/^\w{20,}$/), account_id: 'buyer', last_seq: 0, closed_at: null }
  expect(chats).toEqual(['coach', 'other'].map((coach_id) => ({ ...chat, coach_id })))
})
