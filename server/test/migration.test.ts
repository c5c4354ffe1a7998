import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connect, type Pool } from '../src/kernel/db/client'
import { migrate } from '../src/kernel/db/migrate'
import { readMigrations } from '../src/kernel/db/migrations'
import { describeSchema } from '../src/kernel/db/schema.sql'
import { goBack } from '../src/kernel/db/take-over'
import { UNRELEASED, UNRELEASED_EARLY } from '../src/kernel/db/unreleased'
import { makeAccount, makeProduct } from './factories'
import { seedChats, seedMessages } from './seed'
import { sumsOf } from './table-sums'
import { dropDatabase, useApp } from './test-app'
import { recordUnreleased, undoLater } from './unreleased'

const migrations = new URL('../migrations', import.meta.url).pathname
const app = useApp()
let admin: Pool
const closing: (() => Promise<unknown>)[] = []
let serial = 0

beforeAll(async () => {
  admin = connect(inject('database'), { max: 1 })
  await admin`set statement_timeout = 0`
})
afterAll(async () => {
  for (const close of closing.reverse()) await close()
  await admin.end()
  // Each dropped database waits for a checkpoint.
}, 180_000)

/** An empty database, or a copy of `template`. */
async function makeDatabase(template = 'template1'): Promise<Pool> {
  const name = `migration_${process.pid}_${++serial}_${Date.now().toString(36)}`
  await admin`create database ${admin(name)} template ${admin(template)}`
  const db = connect({ ...inject('database'), database: name }, { max: 4 })
  closing.push(async () => {
    await db.end({ timeout: 1 })
    await dropDatabase(admin, name)
  })
  return db
}

/** A database with the schema of today and the migrations of the version before the first release. */
async function makeUnreleased(): Promise<Pool> {
  const db = await makeDatabase(inject('template'))
  await recordUnreleased(db)
  return db
}

const schemaOf = (db: Pool) => db.begin('read only', (tx) => describeSchema(tx, 'public'))
const recorded = (db: Pool) => db`select name, hash, applied_at from schema_migrations order by name`
const hashesByName = async () => {
  const files = await readMigrations(migrations)
  return Object.fromEntries(files.map(({ name, hash }) => [name, hash]))
}

const laterNames = async () => Object.keys(await hashesByName()).slice(1)

test('applies every migration to an empty database, once', async () => {
  const db = await makeDatabase()
  const names = Object.keys(await hashesByName())
  expect(await migrate(db, migrations)).toEqual(names)
  expect(await migrate(db, migrations)).toEqual([])
  expect((await recorded(db)).map(({ name }) => name)).toEqual(names)
})

describe('a migration beside running servers', () => {
  const folders: string[] = []
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true })
  })
  async function folderWith(second: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'tavan-migrations-'))
    folders.push(folder)
    await writeFile(join(folder, '0001_one.sql'), 'create table things (n int)')
    await writeFile(join(folder, '0002_two.sql'), second)
    return folder
  }

  test('gives way while its table is locked, and is applied once it is free', async () => {
    const db = await makeDatabase()
    const folder = await folderWith('alter table things add column more int')
    await migrate(db, folder, { upTo: '0001_one.sql' })
    const lines: string[] = []
    let free = () => {}
    const lock = db.begin(async (tx) => {
      await tx`lock table things in access share mode`
      await new Promise<void>((resolve) => {
        free = resolve
      })
    })
    const options = { lockTimeout: 50, warn: (line: string) => void lines.push(line) }
    await expect(migrate(db, folder, { ...options, tries: 2 })).rejects.toThrow(
      'Migration 0002_two.sql found its tables locked 2 times, so nothing of it was done.',
    )
    expect(lines).toEqual(['Migration 0002_two.sql gives way: its tables are locked (try 1 of 2).'])
    const applied = migrate(db, folder, { ...options, tries: 1000 })
    await expect.poll(() => lines.length).toBeGreaterThan(2)
    // Others read meanwhile: no waiting migration is in front of them for longer than its time-out.
    expect(await db`select n from things`).toEqual([])
    free()
    await lock
    expect(await applied).toEqual(['0002_two.sql'])
  })

  test('makes an index while others write, and again after a try that broke off', async () => {
    const db = await makeDatabase()
    const folder = await folderWith(
      '-- outside a transaction\ncreate unique index concurrently if not exists "things_n" on things (n);',
    )
    await migrate(db, folder, { upTo: '0001_one.sql' })
    await db`insert into things values (1), (1)`
    await expect(migrate(db, folder)).rejects.toMatchObject({ code: '23505' })
    const isValid = () => db`select indisvalid as valid from pg_index where indexrelid = 'things_n'::regclass`
    expect(await isValid()).toEqual([{ valid: false }])
    await db`delete from things`
    expect(await migrate(db, folder)).toEqual(['0002_two.sql'])
    expect(await isValid()).toEqual([{ valid: true }])
  })
})

test('0002 shares discount and tax out over the lines of existing orders, and gives their refunds rows', async () => {
  const db = await makeDatabase()
  await migrate(db, migrations, { upTo: '0001_initial.sql' })
  await db`insert into accounts (id, email, first_name, last_name, password_hash)
    values ('a', 'a@tavan.test', 'Sara', 'Karimi', '')`
  const orders: [id: string, status: string, payment: string, method: string, attempt: string | null][] = [
    ['open', 'pending', 'open', 'cod', null],
    ['cash', 'delivered', 'refunded', 'cod', null],
    ['done', 'cancelled', 'refunded', 'online', 'refunded'],
    ['under-way', 'shipped', 'paid', 'online', 'refunding'],
    // Paid twice: one of the payments goes back, and the order keeps its own.
    ['twice', 'confirmed', 'paid', 'online', 'paid'],
  ]
  for (const [id, status, payment, method, attempt] of orders) {
    await db`
      insert into orders (id, order_number, account_id, cart_id, cart_version, status, payment_status, payment_method,
        shipping_method, customer, subtotal_cents, discount_cents, discount_code, tax_cents, shipping_cents, total_cents)
      values (${id}, ${id}, 'a', ${id}, 1, ${status}, ${payment}, ${method}, 'express', '{}', 3000, 100, 'CODE', 261, 999, 4160)`
    await db`
      insert into order_lines (order_id, position, product_id, name, sku, image, quantity, unit_cents, total_cents)
      select ${id}, n, 'p', 'Rope', 'R', '', 1, 1000, 1000 from generate_series(1, 3) n`
    if (attempt)
      await db`
        insert into payments (id, order_id, attempt, provider, reference, amount_cents, status)
        values (${`p-${id}`}, ${id}, 1, 'sandbox', ${id}, 4160, ${attempt})`
  }
  await db`
    insert into payments (id, order_id, attempt, provider, reference, amount_cents, status)
    values ('late', 'twice', 2, 'sandbox', 'late', 4160, 'refunding')`
  await db`insert into order_moves (order_id, status, actor, reason) values ('cash', 'refunded', 'a', 'Damaged')`

  expect(await migrate(db, migrations)).toEqual(await laterNames())
  expect(
    await db`select position, discount_cents, tax_cents from order_lines where order_id = 'open' order by position`,
  ).toEqual([
    { position: 1, discount_cents: 33, tax_cents: 87 },
    { position: 2, discount_cents: 34, tax_cents: 87 },
    { position: 3, discount_cents: 33, tax_cents: 87 },
  ])
  expect(
    await db`select order_id, payment_id, state, source, method, amount_cents, reason from refunds order by order_id`,
  ).toEqual(
    [
      ['cash', null, 'sent', 'staff', 'cash', 'Damaged'],
      ['done', 'p-done', 'sent', 'cancel', 'provider', ''],
      ['under-way', 'p-under-way', 'pending', 'staff', 'provider', ''],
    ].map(([order_id, payment_id, state, source, method, reason]) => ({
      order_id,
      payment_id,
      state,
      source,
      method,
      amount_cents: 4160,
      reason,
    })),
  )
  expect(await db`select order_id, count(*)::int as n from refund_lines group by 1 order by 1`).toEqual(
    ['cash', 'done', 'under-way'].map((order_id) => ({ order_id, n: 3 })),
  )
  expect(await db`select id, status from payments order by id`).toEqual([
    { id: 'late', status: 'refunding' },
    { id: 'p-done', status: 'refunded' },
    { id: 'p-twice', status: 'paid' },
    { id: 'p-under-way', status: 'paid' },
  ])
})

test('0014 makes marked sessions entries of the log, gives rows of plans ids, and reads pauses from the audit trail', async () => {
  const db = await makeDatabase()
  await migrate(db, migrations, { upTo: '0013_import_columns.sql' })
  await db`insert into accounts (id, email, first_name, last_name, password_hash)
    values ('a', 'a@tavan.test', 'Sara', 'Karimi', '')`
  await db`insert into programs (id, slug, name, category_name, category_color, duration_days, difficulty)
    values ('t', 't', 'Strength', 'Strength', '#000000', 84, 'beginner')`
  const row = { name: 'Squat', sets: 3 }
  const week = {
    monday: { focus: 'Legs', exercises: [row, row] },
    tuesday: { exercises: [] },
    friday: { exercises: [row] },
  }
  const data = db.json({ title: 'Plan', workout: { weeklySchedule: week } })
  await db`
    insert into user_programs (id, account_id, program_id, status, start_date, total_weeks, data, paused_at, paused_days,
      ended_at)
    values ('p', 'a', 't', 'paused', '2026-10-01', 12, ${data}, '2026-11-20T10:00:00Z', 4, null),
      ('q', 'a', 't', 'completed', '2026-01-01', 12, '{}', null, 0, '2026-03-01T10:00:00Z'),
      ('n', 'a', 't', 'answering', null, 12, null, null, 0, null)`
  const sets = [
    { exercise: 'Squat', reps: 5, load: 60 },
    { exercise: ' squat', reps: 4, load: null },
    { exercise: 'Row', reps: 8, load: 40 },
  ]
  await db`insert into program_sessions (user_program_id, date, sets)
    values ('p', '2026-10-05', ${db.json(sets)}), ('p', '2026-10-07', '[]')`
  const moved = (id: string, at: string, to: string) => db`
    insert into audit_events (id, at, action, actor_role, object_type, object_id, details)
    values (${id}, ${at}, 'program_moved', 'coach', 'user_program', 'p', ${db.json({ to })})`
  await moved('m1', '2026-10-10T10:00:00Z', 'paused')
  await moved('m2', '2026-10-14T10:00:00Z', 'active')
  await moved('m3', '2026-11-20T10:00:00Z', 'paused')

  await migrate(db, migrations)
  const entries = await db`
    select kind, date::text as date, session, exercise_key as key, set_index as index, source, counts, entry ->> 'reps' as reps
    from log_entries order by position`
  const call = { source: 'session_call', counts: true }
  const marked = { kind: 'session', key: null, index: null, reps: null, ...call }
  const set = { kind: 'set', date: '2026-10-05', session: 'plan-2026-10-05', ...call }
  expect(entries).toEqual([
    { ...marked, date: '2026-10-05', session: 'plan-2026-10-05' },
    { ...marked, date: '2026-10-07', session: 'plan-2026-10-07' },
    { ...set, key: 'n:squat', index: 0, reps: '5' },
    { ...set, key: 'n:squat', index: 1, reps: '4' },
    { ...set, key: 'n:row', index: 0, reps: '8' },
  ])
  expect(await db`select date::text as date, done, planned from program_days order by date`).toEqual([
    { date: '2026-10-05', done: 1, planned: null },
    { date: '2026-10-07', done: 1, planned: null },
  ])
  expect(await db`select from_day::text as a, until_day::text as b from program_pauses order by 1`).toEqual([
    { a: '2026-10-10', b: '2026-10-14' },
    { a: '2026-11-20', b: null },
  ])
  const programs = await db<
    { data: { workout: { weeklySchedule: typeof week } }; paused: string; ended: string }[]
  >`
    select data, paused_on::text as paused, ended_on::text as ended from user_programs order by id desc limit 2`
  expect(programs).toMatchObject([{ ended: '2026-03-01' }, { paused: '2026-11-20' }])
  const { monday, tuesday, friday } = programs[1]?.data.workout.weeklySchedule ?? week
  expect({ ...monday, exercises: [] }).toEqual({ focus: 'Legs', exercises: [] })
  expect(tuesday).toEqual({ exercises: [] })
  const rows = [...monday.exercises, ...friday.exercises] as (typeof row & { id: string })[]
  expect(rows).toMatchObject([row, row, row])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
  expect(rows.every(({ id }) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
})

test('0035 empties what programs took from their template and nobody has written since, and the templates', async () => {
  const db = await makeDatabase()
  const names = Object.keys(await hashesByName()).sort()
  await migrate(db, migrations, { upTo: names.filter((name) => name < '0035').at(-1) ?? '' })
  await db`insert into accounts (id, email, first_name, last_name, password_hash)
    values ('a', 'a@tavan.test', 'Sara', 'Karimi', '')`
  const measured = (weight: object, performance: object) => ({
    title: 'Plan',
    tracking: { metrics: ['Weight'], measurements: { weight, performance } },
  })
  const whole = { initial: 71.5, target: 66 }
  const squat = { initial: 'Squat 50 kg', target: '' }
  await db`insert into programs (id, slug, name, category_name, category_color, duration_days, difficulty, plans)
    values ('t', 't', 'Strength', 'Strength', '#000000', 84, 'beginner', ${db.json({ en: measured(whole, squat) })}),
      ('e', 'e', 'Empty', 'Strength', '#000000', 84, 'beginner', '{}')`
  const plans = {
    own: measured({ initial: 61.4, target: 66 }, { initial: 'Squat 30 kg', target: '' }),
    taken: measured(whole, squat),
    written: measured(whole, squat),
  }
  for (const [id, data] of Object.entries(plans))
    await db`insert into user_programs (id, account_id, program_id, status, total_weeks, data)
      values (${id}, 'a', 't', 'creating', 12, ${db.json(data)})`
  await db`insert into user_programs (id, account_id, program_id, status, total_weeks, data)
    values ('bare', 'a', 'e', 'creating', 12, '{"title": "Plan"}')`
  await db`insert into plan_versions (user_program_id, version, changes) values ('written', 2, ${db.json([
    { path: 'tracking.measurements.weight.initial', from: null, to: 71.5 },
  ])})`

  await migrate(db, migrations)
  const rows = await db<{ id: string; data: unknown }[]>`select id, data from user_programs order by id`
  const none = { initial: '', target: '' }
  expect(Object.fromEntries(rows.map(({ id, data }) => [id, data]))).toEqual({
    bare: { title: 'Plan' },
    own: measured({ initial: 61.4, target: null }, { initial: 'Squat 30 kg', target: '' }),
    taken: measured({ initial: null, target: null }, none),
    written: measured({ initial: 71.5, target: null }, none),
  })
  expect(await db`select plans from programs order by id`).toEqual([
    { plans: {} },
    { plans: { en: { title: 'Plan', tracking: { metrics: ['Weight'] } } } },
  ])
})

test('keeps a failed migration out of the database and applies it once it is corrected', async () => {
  const db = await makeDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'tavan-migrations-'))
  const write = (end: string) =>
    writeFile(join(folder, '0000_first.sql'), `create table made (n int); ${end}`)
  await write('select 1 / 0')
  await expect(migrate(db, folder)).rejects.toMatchObject({ code: '22012' })
  expect(await db`select name from schema_migrations`).toEqual([])
  await write('insert into made values (1)')
  expect(await migrate(db, folder)).toEqual(['0000_first.sql'])
  expect(await db`select n from made`).toEqual([{ n: 1 }])
  await write('insert into made values (2)')
  await expect(migrate(db, folder)).rejects.toThrow(/^Migration 0000_first.sql was changed/)
  await rm(folder, { recursive: true })
})

test('migrations are only added: each file has the SHA-256 that SHA256SUMS lists', async () => {
  const lines = Object.entries(await hashesByName()).map(([name, hash]) => `${hash}  ${name}\n`)
  expect(
    await readFile(join(migrations, 'SHA256SUMS'), 'utf8'),
    'Add the line of a new migration (sha256sum); never change a file that is listed.',
  ).toBe(lines.join(''))
})

describe('a database of the version before the first release', () => {
  test('is taken over with every row, and the shop goes on with it', async () => {
    const { db } = app.deps
    const { id: account, token } = await makeAccount(app)
    const product = await makeProduct(app, { name: 'Kettlebell 16 kg' })
    const schema = await schemaOf(db)
    await recordUnreleased(db)
    const [first] = await recorded(db)
    const rows = await sumsOf(db)

    expect(await migrate(db, migrations)).toEqual(await laterNames())
    const hashes = await hashesByName()
    expect((await recorded(db))[0]).toEqual({
      name: '0001_initial.sql',
      hash: hashes['0001_initial.sql'],
      applied_at: first?.applied_at,
    })
    expect(await sumsOf(db)).toMatchObject(rows)
    expect(await schemaOf(db)).toEqual(schema)

    const restarted = await app.again()
    expect((await restarted.call('GET', '/auth/me', { token })).json().data.id).toBe(account)
    expect((await restarted.call('GET', `/products/${product}`)).json().data.name).toBe('Kettlebell 16 kg')
  })

  test('is taken over from 2026-11-25, and the files of its chats are counted', async () => {
    const db = await makeDatabase(inject('template'))
    const schema = await schemaOf(db)
    await undoLater(db)
    const early = Object.entries(UNRELEASED).slice(0, UNRELEASED_EARLY)
    await goBack(
      db,
      migrations,
      early.map(([name, hash]) => ({ name, hash })),
    )
    const [chat] = await seedChats(db, 1)
    await seedMessages(db, chat?.id ?? '', 1)
    await db`
      insert into chat_attachments (chat_id, seq, position, name, original_name, mime_type, size, sha256)
      values (${chat?.id ?? ''}, 1, 1, 'a.pdf', 'a.pdf', 'application/pdf', 700, 'x')`

    expect(await migrate(db, migrations)).toEqual(await laterNames())
    expect((await recorded(db)).map(({ name }) => name)).toEqual(Object.keys(await hashesByName()))
    expect(await schemaOf(db)).toEqual(schema)
    expect(await db`select account_id, bytes::int from chat_storage`).toEqual([
      { account_id: chat?.coach.id, bytes: 700 },
    ])
  })

  const [aMigration = ''] = Object.keys(UNRELEASED).slice(20)
  test.each([
    [
      'a migration is missing',
      `delete from schema_migrations where name = '${aMigration}'`,
      `${aMigration} is missing`,
    ],
    [
      'a migration is another file',
      `update schema_migrations set hash = 'x' where name = '${aMigration}'`,
      `${aMigration} is another file`,
    ],
    [
      'a migration is unknown',
      `insert into schema_migrations values ('0099_own.sql', 'x')`,
      '0099_own.sql is unknown',
    ],
    [
      'a column is missing',
      'alter table orders drop column tracking_number',
      'column orders.tracking_number is missing',
    ],
    ['a table was added', 'create table notes (n int)', 'table notes is not known'],
    ['a view was added', 'create view shown as select 1 as n', 'table shown is not known'],
    ['a type differs', 'alter table jobs alter attempts type bigint', 'column jobs.attempts is different'],
    [
      'a default differs',
      'alter table jobs alter attempts set default 1',
      'column jobs.attempts is different',
    ],
    [
      'a column may be null',
      'alter table jobs alter attempts drop not null',
      'column jobs.attempts is different',
    ],
    [
      'a constraint is missing',
      'alter table orders drop constraint orders_status',
      'constraint orders.orders_status is missing',
    ],
    [
      'a constraint is not valid',
      `alter table jobs drop constraint jobs_state;
       alter table jobs add constraint jobs_state check (state in ('waiting', 'active', 'completed', 'failed')) not valid`,
      'constraint jobs.jobs_state is different',
    ],
    ['an index is missing', 'drop index products_searched', 'index products_searched is missing'],
    [
      'an index differs',
      'drop index jobs_due; create index jobs_due on jobs (queue)',
      'index jobs_due is different',
    ],
    [
      'a function differs',
      `create or replace function end_sessions() returns trigger language plpgsql as 'begin return null; end'`,
      'function end_sessions() is different',
    ],
    [
      'a trigger is missing',
      'drop trigger audit_events_append_only on audit_events',
      'trigger audit_events.audit_events_append_only is missing',
    ],
    [
      'a trigger is switched off',
      'alter table products disable trigger products_stocked',
      'trigger products.products_stocked is different',
    ],
    [
      'a sequence differs',
      'alter sequence order_numbers increment by 2',
      'sequence order_numbers is different',
    ],
  ])('is refused and left as it was when %s', async (_what, change, reason) => {
    const db = await makeUnreleased()
    await db.unsafe(change)
    const [before, schema] = [await recorded(db), await schemaOf(db)]
    const error = await migrate(db, migrations).catch((failure: Error) => failure)
    expect(error).toMatchObject({ code: 'migrations_refused' })
    const { message } = error as Error
    expect(message).toMatch(/^This version cannot use the database: [^\n]+\. Nothing was changed\.$/)
    expect(message).toContain(reason)
    expect(await recorded(db)).toEqual(before)
    expect(await schemaOf(db)).toEqual(schema)
    expect(await db`select 1 from pg_namespace where nspname like 'tavan%'`).toEqual([])
  })
})
