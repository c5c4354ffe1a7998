import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { jobsDone, mailsTo } from '../../../../test/mails'
import { useTcpDoor } from '../../../../test/tcp-door'
import { type TestApp, useApp } from '../../../../test/test-app'
import { tryBackupLock } from '../../../kernel/db/backup-lock.sql'
import { listNeeds } from '../stats.sql'
import { claimNight, findNight, renewNight } from './nightly-backups.sql'

const app = useApp()
const external = useTcpDoor(app)
let dir: string
let nightly: TestApp

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tavan-nightly-'))
  nightly = await withDir(dir)
  await app.deps.jobs.start(app.handlers)
})
afterAll(() => rm(dir, { recursive: true, force: true }))
beforeEach(async () => {
  await app.deps.db`delete from nightly_backups`
})

const withDir = (folder: string) =>
  app.again({ BACKUP_DIR: folder, DATABASE_URL: external.url, DATA_DIR: app.deps.config.dataDir })

/** Runs the scheduled task as the server would. */
const run = (at = nightly, signal?: AbortSignal) =>
  at.schedule.find(({ name }) => name === 'nightly-backup')?.run(signal)

interface Night {
  state: string
  attempts: number
  last_error: string | null
}
const nights = () =>
  app.deps.db<Night[]>`select state, attempts, last_error from nightly_backups order by night`
const makeDue = () => app.deps.db`update nightly_backups set due_at = now()`
const needs = async () => (await listNeeds(app.deps.db, ['backupsFailed'], app.deps.config))[0]?.count
const manifestOf = async (name: string) =>
  JSON.parse(await readFile(join(dir, name, 'manifest.json'), 'utf8'))

test('a server without BACKUP_DIR, or with BACKUP_NIGHTLY=false, makes none', async () => {
  const off = await app.again({ BACKUP_DIR: dir, BACKUP_NIGHTLY: 'false' })
  for (const one of [app, off]) expect(one.schedule.map(({ name }) => name)).not.toContain('nightly-backup')
})

test.each([
  ['UTC', '2026-11-25T02:59:59Z', '2026-11-24'],
  ['UTC', '2026-11-25T03:00:00Z', '2026-11-25'],
  ['Asia/Tehran', '2026-11-24T23:29:59Z', '2026-11-24'],
  ['Asia/Tehran', '2026-11-24T23:30:00Z', '2026-11-25'],
  ['America/Los_Angeles', '2026-11-25T10:59:59Z', '2026-11-24'],
  ['America/Los_Angeles', '2026-11-25T11:00:00Z', '2026-11-25'],
  // Clocks go forward at 02:00 and back at 03:00.
  ['Europe/Amsterdam', '2026-03-29T00:59:59Z', '2026-03-28'],
  ['Europe/Amsterdam', '2026-03-29T01:00:00Z', '2026-03-29'],
  ['Europe/Amsterdam', '2026-10-25T01:59:59Z', '2026-10-24'],
  ['Europe/Amsterdam', '2026-10-25T02:00:00Z', '2026-10-25'],
])('in %s at %s the backup of the night of %s is due', async (zone, at, night) => {
  expect(await findNight(app.deps.db, zone, at)).toBe(night)
})

test('a lease is renewed while its backup runs, and not once that is over', async () => {
  const { db } = app.deps
  const secondsLeft = async () =>
    (
      await db<{ left: number }[]>`
        select extract(epoch from due_at - now())::float8 as left from nightly_backups`
    )[0]?.left
  await claimNight(db, '2026-11-25', 1000, 4)
  await renewNight(db, '2026-11-25', 60_000)
  expect(await secondsLeft()).toBeGreaterThan(50)
  await db`update nightly_backups set state = 'failed', due_at = now()`
  await renewNight(db, '2026-11-25', 60_000)
  expect(await secondsLeft()).toBeLessThanOrEqual(0)
})

describe('the nightly backup', () => {
  test('is made once a night, by one of several servers', async () => {
    const other = await withDir(dir)
    await Promise.all([run(), run(other)])
    await run(other)
    const names = await readdir(dir)
    expect(names).toHaveLength(1)
    expect(names[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/)
    expect(await manifestOf(names[0] ?? '')).toMatchObject({ nightly: true, tables: expect.any(Array) })
    expect(await nights()).toEqual([{ state: 'whole', attempts: 1, last_error: null }])
    expect(await needs()).toBeUndefined()
  })

  test('keeps the newest seven of its own and nothing of others is removed', async () => {
    const [first = ''] = await readdir(dir)
    const own = await manifestOf(first)
    const copy = async (name: string, changes: object) => {
      await cp(join(dir, first), join(dir, name), { recursive: true })
      await writeFile(join(dir, name, 'manifest.json'), JSON.stringify({ ...own, ...changes }))
    }
    const day = (n: number) => `2026-01-0${n}T03-00-00Z`
    for (let n = 1; n <= 8; n++) await copy(day(n), {})
    await copy('2025-01-01T03-00-00Z', { nightly: false })
    await copy('2025-01-02T03-00-00Z', { database: 'another0' })
    await copy('monday', {})
    await mkdir(join(dir, '2025-01-03T03-00-00Z'))
    await mkdir(join(dir, '2025-01-04T03-00-00Z.another0.part'))
    await mkdir(join(dir, `2025-01-05T03-00-00Z.${own.database}.part`))
    await writeFile(join(dir, 'notes.txt'), 'mine')
    const before = await readdir(dir)
    await run()
    const after = await readdir(dir)
    expect(before.filter((name) => !after.includes(name)).sort()).toEqual([
      // Remains of a killed command.
      `2025-01-05T03-00-00Z.${own.database}.part`,
      day(1),
      day(2),
      day(3),
    ])
    expect(after.filter((name) => !before.includes(name))).toHaveLength(1)
    for (const name of after.filter((one) => one !== first)) await rm(join(dir, name), { recursive: true })
  })

  test('waits while a backup is made by hand', async () => {
    await app.deps.db.begin(async (tx) => {
      expect(await tryBackupLock(tx)).toBe(true)
      await run()
    })
    expect(await nights()).toEqual([])
    await run()
    expect(await nights()).toMatchObject([{ state: 'whole' }])
  })

  test('that a stop of the server ends leaves nothing whole, counts as no try and is made by the next start', async () => {
    const before = await readdir(dir)
    const ending = new AbortController()
    let running: Promise<unknown> | undefined
    await app.deps.db.begin(async (tx) => {
      await tx`lock table products in access exclusive mode`
      running = run(nightly, ending.signal)
      const isBlocked = async () =>
        (await tx`select from pg_locks where not granted and mode = 'AccessShareLock'`).length
      await expect.poll(isBlocked, { timeout: 20_000 }).toBe(1)
      ending.abort()
      await running
    })
    const left = (await readdir(dir)).filter((name) => !before.includes(name))
    expect(left).toEqual([expect.stringMatching(/\.part$/)])
    expect(await nights()).toEqual([{ state: 'waiting', attempts: 0, last_error: null }])
    await run()
    expect(await readdir(dir)).not.toContain(left[0])
    expect(await nights()).toMatchObject([{ state: 'whole', attempts: 1 }])
  })

  test('is taken over from a server that is gone, and given up after four tries', async () => {
    const night = await findNight(app.deps.db, 'UTC')
    const lose = (attempts: number) => app.deps.db`
      insert into nightly_backups (night, state, attempts, due_at) values (${night}, 'running', ${attempts}, now())
      on conflict (night) do update set state = 'running', attempts = excluded.attempts, due_at = now()`
    await lose(4)
    await run()
    expect(await nights()).toEqual([
      { state: 'failed', attempts: 4, last_error: 'the server ended during each try' },
    ])
    await makeDue()
    await run()
    expect(await nights()).toMatchObject([{ state: 'failed' }])
    await lose(1)
    await run()
    expect(await nights()).toEqual([{ state: 'whole', attempts: 2, last_error: null }])
  })

  test('that fails is in the console’s needs and mailed to each owner once a night, in their language', async () => {
    const owners = await Promise.all(['en', 'fa', 'nl', 'en'].map((locale) => makeOwner(locale)))
    const gone = owners[3]?.email ?? ''
    await app.deps.db`update accounts set disabled_at = now() where email = ${gone}`
    const file = join(dir, 'file')
    await writeFile(file, '')
    const broken = await withDir(join(file, 'backups'))
    await run(broken)
    expect(await nights()).toEqual([
      { state: 'failed', attempts: 1, last_error: expect.stringMatching(/ENOTDIR/) },
    ])
    expect(await needs()).toBe(1)
    expect(app.logged.concat(broken.logged).some(({ msg }) => msg === 'nightly backup failed')).toBe(true)
    // Before its time it is not tried again; then it is, without another mail.
    await run(broken)
    expect(await nights()).toMatchObject([{ attempts: 1 }])
    await makeDue()
    await run(broken)
    expect(await nights()).toMatchObject([{ attempts: 2 }])
    await jobsDone(app)
    const mails = await Promise.all(owners.map(({ email }) => mailsTo(app, email)))
    expect(mails.map((list) => list.map(({ subject }) => subject))).toEqual([
      ['The nightly backup failed'],
      ['پشتیبان‌گیری شبانه ناموفق بود'],
      ['De nachtelijke back-up is mislukt'],
      [],
    ])
    for (const [mail] of mails.slice(0, 3)) expect(mail?.text).toContain('ENOTDIR')
    // A later try that succeeds takes it out of the needs.
    await makeDue()
    await run()
    expect(await nights()).toEqual([{ state: 'whole', attempts: 3, last_error: null }])
    expect(await needs()).toBeUndefined()
  })
})

async function makeOwner(locale: string) {
  const account = await makeAccount(app, ['admin'])
  await app.deps.db`update accounts set staff_role = 'owner', locale = ${locale} where id = ${account.id}`
  return account
}
