import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '../../../server/src/kernel/db/client'
import { findNginx, openNginx } from '../../../server/test/nginx'
import { startServerPair } from '../../../server/test/server-pair'
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
  // The demo business is made on the embedded database only; its files are shared by the processes afterwards.
  const pair = await startServerPair(async (folder) => {
    await (await serve(folder)).stop()
    await cp(join(folder, 'files'), join(data.path, 'files'), { recursive: true })
  })
  const admin = connect({ url: pair.adminUrlOf(pair.primary) }, { max: 1 })
  await admin.unsafe(`alter system set synchronous_standby_names = '*'`)
  await admin.unsafe('select pg_reload_conf()')
  // Else nobody may sign in to them on a database that is not the demo's.
  await admin.unsafe('update accounts set is_demo = false')
  await admin.end({ timeout: 1 })
  const redisPort = await freePort()
  const redis = startRedis(redisPort)
  const ports = [await freePort(), await freePort()] as const
  const nginx = await openNginx('nginx', ports)
  const url = `http://localhost:${nginx.port}`
  const settings = {
    PUBLIC_URL: url,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: pair.urlOf(pair.primary, pair.standby),
    DATABASE_POOL: '6',
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
      await pair.stop()
      await data.remove()
    },
  }
}

function startRedis(port: number): ChildProcess {
  const listen = ['--port', String(port), '--bind', '127.0.0.1', '--requirepass', REDIS_PASSWORD]
  const child = spawn('redis-server', [...listen, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' })
  void once(child, 'error').catch(() => undefined)
  return child
}
