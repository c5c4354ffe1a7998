import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from 'embedded-postgres/start'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeAccount, makeProduct } from '../../test/factories'
import { sumsOf } from '../../test/table-sums'
import { useTcpDoor } from '../../test/tcp-door'
import { useApp } from '../../test/test-app'
import { undoLater } from '../../test/unreleased'
import { createFiles } from '../adapters/files/create'
import { tryBackupLock } from '../kernel/db/backup-lock.sql'
import { connect } from '../kernel/db/client'
import { migrate } from '../kernel/db/migrate'
import { readMigrations } from '../kernel/db/migrations'
import { UNRELEASED, UNRELEASED_EARLY } from '../kernel/db/unreleased'
import { backup } from './backup'
import { filePath, type Manifest, readManifest, tablePath } from './backup/manifest'
import { restore } from './restore'

// Each restore starts a database of its own: 5 s on a quiet machine, half a minute on a busy one.
vi.setConfig({ testTimeout: 180_000 })

const app = useApp()
const external = useTcpDoor(app)
const migrations = join(import.meta.dirname, '..', '..', 'migrations')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavan-backup-'))
  await chmod(folder, 0o711)
})
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

const here = () => ({
  DATABASE_URL: external.url,
  DATA_DIR: app.deps.config.dataDir,
  DEMO_DATA: 'false',
  PUBLIC_URL: 'https://shop.test',
})

async function run(command: typeof backup, args: string[], env: Record<string, string>) {
  const said: string[] = []
  await command({ args, env, migrations, readLine: async () => undefined, print: (line) => said.push(line) })
  return said.join('\n')
}

const KEY = 'invoices/2026/a-file.pdf'

test('restores every row and byte into an empty database', async () => {
  const { db, files } = app.deps
  await makeAccount(app)
  const first = await makeProduct(app, { name: 'Kettlebell\t16 kg \\ "blue"\nline' })
  const second = await makeProduct(app, { name: 'Kettlebell 24 kg' })
  await db`update products set variant_of = ${second} where id = ${first}`
  await files.put(KEY, Buffer.from('a whole file'))

  const to = join(folder, 'one')
  expect(await run(backup, [to], here())).toMatch(/rows of \d+ tables and 1 files, as of 20/)
  expect(await readdir(to)).toEqual(['files', 'manifest.json', 'tables'])
  const before = await sumsOf(db)
  const sequence = await db`select last_value::text as at from pg_sequences order by sequencename`

  const dataDir = join(folder, 'data')
  const there = { DATA_DIR: dataDir, DEMO_DATA: 'false' }
  expect(await run(restore, [to], there)).toMatch(/are back/)
  expect((await createFiles({ dataDir, s3: undefined }).get(KEY))?.toString()).toBe('a whole file')
  const embedded = await startEmbedded({ dataDir, log: () => undefined })
  const restored = connect(embedded, { max: 1 })
  try {
    expect(await sumsOf(restored)).toEqual(before)
    expect(await restored`select last_value::text as at from pg_sequences order by sequencename`).toEqual(
      sequence,
    )
    // Triggers speak again.
    await restored`update products set name = 'Other' where id = ${first}`
    const [changes] = await restored<{ n: number }[]>`select count(*)::int as n from catalog_changes`
    expect(changes?.n).toBeGreaterThan(Number(before.catalog_changes?.split(' ')[0]))
  } finally {
    await restored.end()
    await embedded.stop()
  }
  // A database with data is refused.
  await expect(run(restore, [to], there)).rejects.toThrow('The database is not empty')
})

test('without a folder it is written into BACKUP_DIR under its time in UTC', async () => {
  const dir = join(folder, 'backups')
  await run(backup, [], { ...here(), BACKUP_DIR: dir })
  expect(await readdir(dir)).toEqual([expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d-\d\d-\d\dZ$/)])
})

test('a folder among the files that are backed up is refused', async () => {
  const inside = join(app.deps.config.dataDir, 'files', 'backups')
  await expect(run(backup, [inside], here())).rejects.toThrow(/which is backed up: choose another folder/)
  await expect(run(backup, [], { ...here(), BACKUP_DIR: inside })).rejects.toThrow(/which is backed up/)
})

test('a second backup of the same database at the same time is refused', async () => {
  await app.deps.db.begin(async (tx) => {
    await tx`set local idle_in_transaction_session_timeout = 0`
    expect(await tryBackupLock(tx)).toBe(true)
    await expect(run(backup, [join(folder, 'second')], here())).rejects.toThrow(
      /Another backup of this database/,
    )
  })
  expect(await readdir(folder)).not.toContain('second')
})

test('a folder that is there already is left alone', async () => {
  await expect(run(backup, [folder], here())).rejects.toThrow('is there already; nothing was written')
  await expect(run(backup, [], here())).rejects.toThrow(/npm run backup/)
  await expect(run(restore, [folder], here())).rejects.toThrow('holds no whole backup')
})

test.each(['a table', 'a file', 'a file that is missing'])(
  '%s that is not as it was written comes back into nothing',
  async (what) => {
    const to = join(folder, what.replaceAll(' ', '-'))
    await app.deps.files.put(KEY, Buffer.from('a whole file'))
    await run(backup, [to], here())
    const path = what === 'a table' ? tablePath(to, 'products') : filePath(to, KEY)
    if (what.endsWith('missing')) await rename(path, `${path}.away`)
    else {
      const bytes = await readFile(path)
      bytes.writeUInt8((bytes.readUInt8(bytes.length - 5) + 1) % 256, bytes.length - 5)
      await writeFile(path, bytes)
    }
    const dataDir = join(folder, `data-${what.length}`)
    await expect(run(restore, [to], { DATA_DIR: dataDir, DEMO_DATA: 'false' })).rejects.toThrow(
      /^The backup is (damaged|not whole)/,
    )
    expect(await readdir(folder)).not.toContain(`data-${what.length}`)
  },
)

test('a restore that breaks off can be tried again', async () => {
  const to = join(folder, 'again')
  await app.deps.files.put(KEY, Buffer.from('a whole file'))
  await run(backup, [to], here())
  const dataDir = join(folder, 'data-again')
  const there = { DATA_DIR: dataDir, DEMO_DATA: 'false' }
  // A file in place of the folder makes storing fail.
  await mkdir(dataDir)
  await chmod(dataDir, 0o711)
  await writeFile(join(dataDir, 'files'), '')
  await expect(run(restore, [to], there)).rejects.toThrow(/ENOTDIR|EEXIST/)
  await rm(join(dataDir, 'files'))
  expect(await run(restore, [to], there)).toMatch(/are back/)
})

const unreleased = Object.entries(UNRELEASED).map(([name, hash]) => ({ name, hash }))

/** Rewrites the manifest of a backup. */
async function rewrite(to: string, change: (manifest: Manifest) => void): Promise<void> {
  const manifest = await readManifest(to)
  change(manifest)
  await writeFile(join(to, 'manifest.json'), JSON.stringify(manifest))
}

/** Makes the manifest one of 2026-11-25, which knew neither nightly backups nor the storage of chats. */
function asOfEarly(manifest: Manifest): void {
  manifest.migrations = unreleased.slice(0, UNRELEASED_EARLY)
  manifest.tables = manifest.tables.filter(({ name }) => !['nightly_backups', 'chat_storage'].includes(name))
  const attachments = manifest.tables.find(({ name }) => name === 'chat_attachments')
  if (attachments) attachments.columns = attachments.columns.filter((column) => column !== 'sender_id')
}

test.each<[string, (manifest: Manifest) => void]>([
  [
    'with all of its migrations',
    (manifest) => {
      manifest.migrations = unreleased
    },
  ],
  ['of 2026-11-25', asOfEarly],
])('a backup of the version before the first release comes back: %s', async (what, change) => {
  const { id } = await makeAccount(app)
  const to = join(folder, `unreleased-${what.length}`)
  await undoLater(app.deps.db)
  await run(backup, [to], here())
  await migrate(app.deps.db, migrations)
  await rewrite(to, change)
  const dataDir = join(folder, `data-unreleased-${what.length}`)
  expect(await run(restore, [to], { DATA_DIR: dataDir, DEMO_DATA: 'false' })).toMatch(/are back/)
  const embedded = await startEmbedded({ dataDir, log: () => undefined })
  const restored = connect(embedded, { max: 1 })
  try {
    expect(await restored`select id from accounts where id = ${id}`).toEqual([{ id }])
    expect(await restored`select name from schema_migrations order by name`).toEqual(
      (await readMigrations(migrations)).map(({ name }) => ({ name })),
    )
  } finally {
    await restored.end()
    await embedded.stop()
  }
})

test.each<[string, (manifest: Manifest) => void, string]>([
  [
    'another migration',
    ({ migrations: [first] }) => {
      if (first) first.hash = 'another'
    },
    'its migration 0001_initial.sql is not the one here',
  ],
  [
    'a part of the migrations before the first release',
    (manifest) => {
      manifest.migrations = unreleased.slice(0, -1)
    },
    `its migration ${unreleased[0]?.name} is not the one here`,
  ],
  [
    'another column',
    ({ tables: [first] }) => {
      if (first) first.columns = [...first.columns, 'colour']
    },
    'colour is in one of the two only',
  ],
])('a backup with %s is not brought back', async (what, change, reason) => {
  const to = join(folder, what.replaceAll(' ', '-'))
  await run(backup, [to], here())
  await rewrite(to, change)
  const there = { DATA_DIR: join(folder, `data-${what.length}`), DEMO_DATA: 'false' }
  const error = await run(restore, [to], there).catch((failure: Error) => failure.message)
  expect(error).toMatch(/^The backup is of another version: /)
  expect(error).toContain(reason)
})

test('leaves no backup behind when it fails', async () => {
  const to = join(folder, 'broken')
  const { db } = app.deps
  await db`create table "of/another" as select 1 as n`
  try {
    await expect(run(backup, [to], here())).rejects.toThrow('ENOENT')
    expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([])
  } finally {
    await db`drop table "of/another"`
  }
  expect(await run(backup, [to], here())).toMatch(/as of/)
  expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual(['broken'])
})
