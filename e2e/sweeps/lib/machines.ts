import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '../../../server/src/kernel/db/client'
import { findNginx, openNginx } from '../../../server/test/nginx'
import { findPgBouncer, startPgBouncer } from '../../../server/test/pgbouncer'
import { startS3 } from '../../../server/test/s3-stand-in'
import { type ServerPair, startServerPair } from '../../../server/test/server-pair'
import { freePort, newDataDir, type Served, serve } from '../../lib/server'

const REDIS_PASSWORD = 'of the sweep'

/** The parts of `deploy/compose.several.yaml` on this machine: two web processes, a worker, and what they stand on. */
export interface Machines {
  url: string
  /** Ends a web process like a lost machine, or as a rolling update does. */
  lose(web: 0 | 1, signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  /** Starts a web process again at its port. */
  bring(web: 0 | 1): Promise<void>
  loseRedis(): void
  /** Ends the primary and lets the standby take over. */
  failOver(): Promise<void>
  stop(): Promise<void>
}

/** Returns why the parts cannot be started here; undefined if they can. */
export function missingPart(): string | undefined {
  if (findNginx() === undefined) return 'nginx is missing'
  return spawnSync('redis-server', ['--version']).status === 0 ? undefined : 'redis-server is missing'
}

export async function startMachines(): Promise<Machines> {
  const data = await newDataDir()
  const store = await startS3()
  const files = { FILES_URL: store.url() }
  // The demo business is made on the embedded database only.
  const pair = await startServerPair(async (folder) => {
    await (await serve(folder, files)).stop()
  })
  const admin = connect({ url: pair.adminUrlOf(pair.primary) }, { max: 1 })
  await admin.unsafe(`alter system set synchronous_standby_names = '*'`)
  await admin.unsafe('select pg_reload_conf()')
  // Else nobody may sign in to them on a database that is not the demo's.
  await admin.unsafe('update accounts set is_demo = false')
  await admin.end({ timeout: 1 })
  const pool = await openPool(pair)
  const redisPort = await freePort()
  const redis = startRedis(redisPort)
  const ports = [await freePort(), await freePort()] as const
  const nginx = await openNginx('nginx', ports)
  const url = `http://localhost:${nginx.port}`
  const settings = {
    PUBLIC_URL: url,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: pool?.url ?? pair.urlOf(pair.primary, pair.standby),
    DATABASE_DIRECT_URL: pair.urlOf(pair.primary, pair.standby),
    DATABASE_READ_URL: pair.urlOf(pair.standby),
    DATABASE_POOL: '6',
    ...files,
    DEMO_DATA: 'false',
    REDIS_URL: `redis://default:${encodeURIComponent(REDIS_PASSWORD)}@127.0.0.1:${redisPort}`,
  }
  const startWeb = (web: 0 | 1) => serve(data.path, { ...settings, ROLE: 'web', PORT: String(ports[web]) })
  const worker = await serve(data.path, { ...settings, ROLE: 'worker' })
  const webs: [Served, Served] = [await startWeb(0), await startWeb(1)]
  return {
    url,
    lose: (web, signal) => (signal === 'SIGKILL' ? webs[web].kill() : webs[web].stop()),
    async bring(web) {
      webs[web] = await startWeb(web)
    },
    loseRedis: () => void redis.kill('SIGKILL'),
    async failOver() {
      await pair.primary.kill()
      await pair.standby.promote()
      await pool?.follow(pair.standby)
      const next = connect({ url: pair.adminUrlOf(pair.standby) }, { max: 1 })
      // Nobody follows it for whom its commits would wait.
      await next.unsafe('alter system reset synchronous_standby_names')
      await next.unsafe('select pg_reload_conf()')
      await next.end({ timeout: 1 })
    },
    async stop() {
      await Promise.all([...webs, worker].map((one) => one.kill()))
      redis.kill('SIGKILL')
      await nginx.close()
      await pool?.stop()
      await pair.stop()
      await store.close()
      await data.remove()
    },
  }
}

/** PgBouncer before the pair's primary, where a new enough one is here; named in TEST_PGBOUNCER or in PATH. */
async function openPool(pair: ServerPair) {
  const program = await findPgBouncer()
  if (!program) return undefined
  const { user, password, database } = pair
  const to = ({ port }: { port: number }) => ({ host: '127.0.0.1', port, user, password, database })
  const bouncer = await startPgBouncer(program, to(pair.primary))
  const url = `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${bouncer.to.port}/${database}`
  return {
    url,
    /** Ends once the server answers through it. */
    async follow(server: { port: number }) {
      await bouncer.follow(to(server))
      while (!(await answers(url))) await sleep(100)
    },
    stop: () => bouncer.stop(),
  }
}

async function answers(url: string): Promise<boolean> {
  const db = connect({ url }, { max: 1 })
  try {
    await db.unsafe('select 1')
    return true
  } catch {
    return false
  } finally {
    await db.end({ timeout: 1 })
  }
}

function startRedis(port: number): ChildProcess {
  const listen = ['--port', String(port), '--bind', '127.0.0.1', '--requirepass', REDIS_PASSWORD]
  const child = spawn('redis-server', [...listen, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' })
  void once(child, 'error').catch(() => undefined)
  return child
}
