import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect, type TestClient } from '../test/client'
import { type EmbeddedDatabase, startEmbedded } from './start'

let parent: string
/** DATA_DIR with a new cluster, for tests that need one and not the making of it. */
let made: string
const asRoot = process.getuid?.() === 0

beforeAll(async () => {
  made = await newFolder()
  await (await open(made)).stop()
})

afterAll(() => remove(made))

beforeEach(async () => {
  parent = await newFolder()
})

afterEach(() => remove(parent))

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'tavan-embedded-'))
  await chmod(folder, 0o711)
  return folder
}

const remove = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })

const open = (dataDir: string) => startEmbedded({ dataDir, log: () => {} })

/** Copies the cluster into a DATA_DIR, with its owners: as root PostgreSQL runs as another account. */
const copyCluster = (dataDir: string) => promisify(execFile)('cp', ['-a', `${made}/.`, dataDir])

/** Runs `work` on a started database and stops it again. */
async function withDatabase<T>(
  dataDir: string,
  work: (sql: TestClient, embedded: EmbeddedDatabase) => Promise<T>,
) {
  const embedded = await open(dataDir)
  const sql = connect(embedded)
  try {
    return await work(sql, embedded)
  } finally {
    await sql.end()
    await embedded.stop()
  }
}

const pidOf = async (cluster: string) =>
  Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])

/** Builds a program that starts a database and keeps running, for tests that kill it. Returns its path. */
async function buildStarter(): Promise<string> {
  const outfile = join(parent, 'starter.mjs')
  const contents = `import { startEmbedded } from './start'
    const { exited } = await startEmbedded({ dataDir: process.argv[2], log: () => {} })
    setInterval(() => exited, 60_000)
    console.log('ready')`
  const stdin = { contents, resolveDir: import.meta.dirname, loader: 'ts' as const }
  const common = { bundle: true, platform: 'node', format: 'esm', packages: 'external' } as const
  // It lies outside the repository and finds the packages from here.
  const define = { 'import.meta.url': JSON.stringify(import.meta.url) }
  await build({ ...common, stdin, define, outfile })
  return outfile
}

const alive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('the embedded database', () => {
  it('listens on a private socket alone, with fsync on, in UTF-8 and UTC, for an account that is no superuser', async () => {
    await withDatabase(parent, async (sql, { socketDir }) => {
      const [row] = await sql.query(`
        select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
          current_setting('full_page_writes') as pages, current_setting('synchronous_commit') as commit,
          current_setting('server_encoding') as encoding, current_setting('TimeZone') as zone,
          (select rolsuper from pg_roles where rolname = current_user) as super`)
      expect(row).toEqual({
        addresses: '',
        fsync: 'on',
        pages: 'on',
        commit: 'on',
        encoding: 'UTF8',
        zone: 'UTC',
        super: false,
      })
      expect((await stat(socketDir)).mode & 0o777).toBe(0o700)
    })
  })

  it('lets in nobody without the password', async () => {
    await copyCluster(parent)
    await withDatabase(parent, async (_, embedded) => {
      const stranger = connect({ ...embedded, password: 'guess' })
      await expect(stranger.query('select 1')).rejects.toThrow('password authentication failed')
      await stranger.end()
    })
  })

  it('creates that account when a killed first start had not created it', async () => {
    await copyCluster(parent)
    await withDatabase(parent, (sql) => sql.query('create table kept as select 42 as n'))
    const cluster = join(parent, 'postgres', 'cluster')
    await rm(join(cluster, 'service-password'))
    const admitted = await readFile(join(cluster, 'pg_hba.conf'), 'utf8')
    await writeFile(join(cluster, 'pg_hba.conf'), admitted.replace(/.*tavan_service.*\n/, ''))
    await withDatabase(parent, async (owner, embedded) => {
      await owner.query(`grant select on kept to ${embedded.service.user}`)
      const shop = connect({ ...embedded, ...embedded.service })
      expect(await shop.query('select n from kept')).toEqual([{ n: 42 }])
      await shop.end()
    })
  })

  it('keeps its data from start to start and leaves no process behind', async () => {
    await copyCluster(parent)
    await withDatabase(parent, (sql) => sql.query('create table kept as select 42 as n'))
    await expect(pidOf(join(parent, 'postgres', 'cluster'))).rejects.toThrow('ENOENT')
    const rows = await withDatabase(parent, (sql) => sql.query('select n from kept'))
    expect(rows).toEqual([{ n: 42 }])
  })

  it('makes the cluster whole or not at all: a first start killed half-way is simply made again', async () => {
    const program = await buildStarter()
    const dataDir = join(parent, 'data')
    const base = join(dataDir, 'postgres')
    const child = spawn(process.execPath, [program, dataDir], { stdio: 'ignore' })
    const halfMade = async () =>
      (await readdir(base).catch(() => [])).some((name) => name.startsWith('cluster.new-'))
    await expect.poll(halfMade, { interval: 5 }).toBe(true)
    child.kill('SIGKILL')
    await once(child, 'close')
    expect(await readdir(base)).not.toContain('cluster')

    await withDatabase(dataDir, (sql) => sql.query('select 1'))
    expect((await readdir(base)).sort()).toEqual(['cluster', 'run', 'server.log'])
  })

  it('ends with an application that is stopped before it handles signals', async () => {
    await copyCluster(parent)
    const child = spawn(process.execPath, [await buildStarter(), parent], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    await once(child.stdout, 'data')
    const pid = await pidOf(join(parent, 'postgres', 'cluster'))
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([143, null])
    await expect.poll(() => alive(pid)).toBe(false)
  })

  it('brings a killed server back on the same socket', async () => {
    await copyCluster(parent)
    await withDatabase(parent, async (sql, { exited }) => {
      await sql.query('create table before_kill as select 1 as n')
      let given = ''
      void exited.then((reason) => {
        given = reason
      })
      process.kill(await pidOf(join(parent, 'postgres', 'cluster')), 'SIGKILL')
      const read = async () => (await sql.query('select n from before_kill').catch(() => [])).length
      await expect.poll(read).toBe(1)
      expect(given).toBe('')
    })
  })

  it('refuses a second application at once, and waits for one that is stopping', async () => {
    await copyCluster(parent)
    const first = await open(parent)
    await expect(open(parent)).rejects.toMatchObject({
      code: 'data_dir_in_use',
      message: `DATA_DIR ${parent} is in use by another Tavan (process ${process.pid}).`,
    })
    first.stopping()
    const second = open(parent)
    await first.stop()
    await (await second).stop()
  })

  it('lets exactly one of several first starts have the folder', async () => {
    const starts = await Promise.allSettled([open(parent), open(parent), open(parent)])
    const won = starts.filter((start) => start.status === 'fulfilled')
    for (const start of won) await start.value.stop()
    expect(won).toHaveLength(1)
  })

  it('finds another folder for its socket where the path is too long or has a quotation mark', async () => {
    const dataDir = join(parent, `"${'x'.repeat(120)}`)
    await mkdir(dataDir, { mode: 0o711 })
    await copyCluster(dataDir)
    await withDatabase(dataDir, async (sql, { socketDir }) => {
      expect(socketDir).toMatch(/^\/tmp\/tavan-[0-9a-f]{16}$/)
      await sql.query('select 1')
      await rm(socketDir, { recursive: true, force: true })
    })
  })

  it('names the problem of an unusable folder in one line', async () => {
    const problem = await open('/dev/null/data').catch((error: Error) => error)
    expect(problem).toMatchObject({ code: 'data_dir_not_usable' })
    expect((problem as Error).message).not.toContain('\n')
  })

  it.skipIf(!asRoot)(
    'as root in a folder only root can read: lies under /var/lib/tavan by the kept id',
    async () => {
      const dataDir = join(parent, 'mine')
      await mkdir(dataDir, { mode: 0o700 })
      const made: string[] = []
      const idNow = async () => {
        const id = (await readFile(join(dataDir, 'database-id'), 'utf8')).trim()
        made.push(id)
        return id
      }
      try {
        await withDatabase(dataDir, (sql) => sql.query('create table kept as select 7 as n'))
        const id = await idNow()
        expect(id).toMatch(/^[0-9a-f]{32}$/)
        expect((await stat(join('/var/lib/tavan', id, 'cluster'))).uid).not.toBe(0)
        expect(await withDatabase(dataDir, (sql) => sql.query('select n from kept'))).toEqual([{ n: 7 }])

        await rm(join(dataDir, 'database-id'))
        const lost = withDatabase(dataDir, (sql) => sql.query('select n from kept'))
        await expect(lost).rejects.toThrow('relation "kept" does not exist')
        expect(await idNow()).not.toBe(id)
      } finally {
        for (const id of made) await rm(join('/var/lib/tavan', id), { recursive: true, force: true })
      }
    },
  )
})
