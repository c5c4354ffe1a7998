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

/** Starts a Redis with a password for the tests of a file; none before the first test. */
export function useRedis(program: string | undefined): TestRedis {
  const redis: TestRedis & { port: number } = {
    port: 0,
    url: '',
    async start() {
      child = spawn(program as string, [
        ...['--port', String(redis.port), '--bind', '127.0.0.1', '--requirepass', PASSWORD],
        ...['--save', '', '--appendonly', 'no'],
      ])
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
  let child: ChildProcess | undefined

  /** Asks Redis as soon as it listens. */
  async function ask<T>(what: (client: ReturnType<typeof createClient>) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      const client = createClient({ url: redis.url, socket: { reconnectStrategy: false } })
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

  beforeAll(async () => {
    if (!program) return
    const listener = createServer().listen(0, '127.0.0.1')
    await once(listener, 'listening')
    redis.port = (listener.address() as AddressInfo).port
    listener.close()
    redis.url = `redis://default:${PASSWORD}@127.0.0.1:${redis.port}`
    await redis.start()
  })
  afterAll(() => redis.kill())
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
