import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const READY_WITHIN = 90_000

export interface Served {
  url: string
  /** Graceful shutdown: SIGTERM. */
  stop(): Promise<void>
  /** SIGKILL; the embedded database keeps running until the next start adopts it. */
  kill(): Promise<void>
}

/** Creates a data folder that the database's account can access even when root runs the tests. */
export async function newDataDir(): Promise<{ path: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tavan-e2e-'))
  await chmod(folder, 0o711)
  return {
    path: join(folder, 'data'),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** Starts the built server with demo data and all production limits. */
export async function serve(dataDir: string, settings: Record<string, string> = {}): Promise<Served> {
  const port = settings.PORT ?? String(await freePort())
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: root,
    // The server exits when this channel closes, so it cannot outlive the tests.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: '',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      DEMO_DATA: 'true',
      RATE_LIMITS: 'on',
      VERIFICATION_COST: '50',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  })
  await ready(child)
  return {
    url: `http://localhost:${port}`,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  }
}

/** Returns a currently free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no free port')
  return address.port
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => {
      child.kill('SIGTERM')
      reject(new Error(`The server was not ready in time:\n${said}`))
    }, READY_WITHIN)
    const hear = (chunk: Buffer) => {
      said = (said + chunk).slice(-20_000)
      if (!said.includes('Tavan is ready at')) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The server ended with ${code}:\n${said}`))
    })
  })
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}
