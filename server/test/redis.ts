import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createClient } from '@redis/client'
import { afterAll, beforeAll } from 'vitest'

const PASSWORD = 'secret-of-redis'

/** A Redis of a test, which may be killed, started again at its port, and wiped. */
export interface TestRedis {
  url: string
  start(): Promise<void>
  kill(): Promise<void>
  /** Lets it accept connections and answer nothing, until `resume`. */
  pause(): void
  resume(): void
  wipe(): Promise<void>
  keys(): Promise<string[]>
}

/** Returns the program at TEST_REDIS or in PATH, if there is one. */
export async function findRedis(program = process.env.TEST_REDIS || 'redis-server') {
  const found = await promisify(execFile)(program, ['--version']).catch(() => undefined)
  return found && program
}

/** Starts a Redis with a password on a free port of loopback; `options` are further ones of the program. */
export async function startRedis(program: string, options: readonly string[] = []): Promise<TestRedis> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  listener.close()
  await once(listener, 'close')
  const url = `redis://default:${PASSWORD}@127.0.0.1:${port}`
  let child: ChildProcess | undefined

  /** Asks Redis as soon as it listens. */
  async function ask<T>(what: (client: ReturnType<typeof createClient>) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      const client = createClient({ url, socket: { reconnectStrategy: false } })
      client.on('error', () => undefined)
      try {
        await client.connect()
        return await what(client as ReturnType<typeof createClient>)
      } catch (error) {
        if (tries === 200) throw error
        await sleep(25)
      } finally {
        if (client.isOpen) client.destroy()
      }
    }
  }

  const redis: TestRedis = {
    url,
    async start() {
      const listen = ['--port', String(port), '--bind', '127.0.0.1', '--requirepass', PASSWORD]
      child = spawn(program, [...listen, '--save', '', '--appendonly', 'no', ...options], { stdio: 'ignore' })
      await once(child, 'spawn')
      await ask((client) => client.ping())
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    wipe: async () => void (await ask((client) => client.flushAll())),
    keys: () => ask((client) => client.keys('*')),
  }
  await redis.start()
  return redis
}

/** Starts a Redis for the tests of a file, where there is a program; not there before the first test. */
export function useRedis(program: string | undefined): TestRedis {
  const redis = {} as TestRedis
  beforeAll(async () => {
    if (program) Object.assign(redis, await startRedis(program))
  })
  afterAll(() => redis.kill?.())
  return redis
}

/** Opens a port that accepts connections and never answers. */
export async function openSilentPort(): Promise<{ url: string; close(): void }> {
  const server = createServer((socket) => socket.on('error', () => undefined).resume())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `redis://default:${PASSWORD}@127.0.0.1:${port}`, close: () => void server.close() }
}
