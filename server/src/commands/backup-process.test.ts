import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MB } from 'contract/units'
import { startEmbedded } from 'embedded-postgres/start'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startCommand } from '../../test/command-process'
import { openSocket } from '../../test/database-server'
import { makeAccount, makeProduct } from '../../test/factories'
import { sumsOf } from '../../test/table-sums'
import { useApp } from '../../test/test-app'
import { createFiles } from '../adapters/files/create'
import { connect } from '../kernel/db/client'

const app = useApp()
let folder: string
let dir: string

/** A way to the database that stops passing its answers on, once so many bytes of them have passed. */
const door = createServer((client) => {
  const database = openSocket(app.database)
  client.pipe(database)
  database.on('data', (piece: Buffer) => {
    client.write(piece)
    passed += piece.length
    if (passed <= passes) return
    database.pause()
    paused.push(database)
  })
  for (const [one, other] of [
    [client, database],
    [database, client],
  ] as [Socket, Socket][])
    one.on('error', () => undefined).on('close', () => other.destroy())
})
let passed = 0
let passes = Number.POSITIVE_INFINITY
const paused: Socket[] = []
function openDoor() {
  passes = Number.POSITIVE_INFINITY
  for (const socket of paused.splice(0)) socket.resume()
}

const BIG_ROWS = 8
const BIG_ROW = 0.3 * MB
const files: Record<string, Buffer> = {
  'invoices/2026/empty.pdf': Buffer.alloc(0),
  'invoices/2026/line.pdf': Buffer.from('a line\n'),
  ...Object.fromEntries(
    Array.from({ length: 20 }, (_, i) => [`images/many/${i}.webp`, randomBytes(1000 * (i + 1))]),
  ),
  'coach-applications/a/b.pdf': randomBytes(3 * MB),
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavan-backup-process-'))
  await chmod(folder, 0o711)
  dir = join(folder, 'backups')
  await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening))
  const { db } = app.deps
  await makeAccount(app)
  for (const name of ['16 kg', 'tab\tand \\ "quotes"\nline', 'کتل‌بل ۱۶ کیلو', '\\.'])
    await makeProduct(app, { name })
  for (let n = 0; n < BIG_ROWS; n++)
    await db`insert into jobs (queue, data) values ('wide', ${db.json({ text: randomBytes(BIG_ROW / 2).toString('hex') })})`
  // The socket of a client that stops reading at the wrong piece stays silent: rows of each size end a piece elsewhere.
  await db`
    insert into settings (key, value)
    select 'note ' || n, jsonb_build_object('text', repeat(md5(n::text), 1 + n % 64)) from generate_series(1, 3000) n`
  for (const [key, content] of Object.entries(files)) await app.deps.files.put(key, content)
})
afterEach(openDoor)
afterAll(async () => {
  door.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const settings = () => {
  const { user = '', password = '', database = '' } = app.database
  const { port } = door.address() as AddressInfo
  return {
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    DATA_DIR: app.deps.config.dataDir,
    BACKUP_DIR: dir,
  }
}

test('F18 a table of more than 1 MB and many files come back into an empty database, each row and each byte', async () => {
  const made = await startCommand(['backup'], settings()).ended
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(made.stdout).toMatch(/\d+ rows of \d+ tables and 23 files, as of 20/)
  const backup = join(dir, (await readdir(dir))[0] ?? '')
  const before = await sumsOf(app.deps.db)
  expect(before.jobs).toMatch(new RegExp(`^${BIG_ROWS} `))

  const dataDir = join(folder, 'data')
  const there = { DATA_DIR: dataDir, DEMO_DATA: 'false', DATABASE_URL: '' }
  expect(await startCommand(['restore', backup], there).ended).toMatchObject({ code: 0, stderr: '' })
  const embedded = await startEmbedded({ dataDir, log: () => undefined })
  const restored = connect(embedded, { max: 1 })
  try {
    expect(await sumsOf(restored)).toEqual(before)
  } finally {
    await restored.end()
    await embedded.stop()
  }
  const store = createFiles({ dataDir, s3: undefined })
  for (const [key, content] of Object.entries(files))
    expect((await store.get(key))?.equals(content), key).toBe(true)
  // A second restore is refused.
  expect(await startCommand(['restore', backup], there).ended).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The database is not empty'),
  })
  await rm(dir, { recursive: true })
})

/** Starts a backup that stands still in the middle of a table. */
async function startStuck() {
  passed = 0
  passes = 1 * MB
  const command = startCommand(['backup'], settings())
  await expect.poll(() => passed, { timeout: 20_000 }).toBeGreaterThan(passes)
  expect(await readdir(dir)).toEqual([expect.stringMatching(/^20.*\.part$/)])
  return command
}

test('leaves no complete-looking folder when a backup is killed, and the next backup removes the remains (F18)', async () => {
  const { child, ended } = await startStuck()
  child.kill('SIGKILL')
  expect(await ended).toMatchObject({ code: null, signal: 'SIGKILL' })
  const [left] = await readdir(dir)
  expect(left).toMatch(/\.part$/)
  openDoor()
  const { stdout } = await startCommand(['doctor', '--json'], settings()).ended
  const { findings } = JSON.parse(stdout)
  expect(findings.find(({ about }: { about: string }) => about === 'backups')).toMatchObject({
    verdict: 'warn',
    text: expect.stringContaining('there is no whole backup'),
  })
  const next = await startCommand(['backup'], settings()).ended
  expect(next).toMatchObject({ code: 0, stdout: expect.stringContaining('left by a backup that broke off') })
  expect(await readdir(dir)).toEqual([expect.stringMatching(/^20.*Z$/)])
  await rm(dir, { recursive: true })
})

test('exits with 1 and leaves nothing when the database goes away during a backup (F18)', async () => {
  const { ended } = await startStuck()
  await app.deps.db`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'copy%' and pid <> pg_backend_pid()`
  openDoor()
  const { code, stderr } = await ended
  expect(code).toBe(1)
  expect(stderr).not.toBe('')
  expect(await readdir(dir)).toEqual([])
})
