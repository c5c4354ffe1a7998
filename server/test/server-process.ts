import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { buildForTests } from '../build.mjs'
import { type Ended, startProgram } from './command-process'
import { useTcpDoor } from './tcp-door'
import type { TestApp } from './test-app'

export interface ServerProcess {
  url: string
  ended: Promise<Ended>
  /** Status of a GET; 0 if nobody answers. */
  status(path: string): Promise<number>
  isReady(): Promise<unknown>
  signal(name: NodeJS.Signals): void
}

type StartServer = (settings?: Record<string, string>) => Promise<ServerProcess>

/** Starts the server as its own process on the test database; every process ends with its test. */
export function useServerProcess(app: TestApp): StartServer & { dataDir(): string } {
  const database = useTcpDoor(app)
  // The migrations are beside this folder, as in a build.
  const folder = fileURLToPath(new URL('../', inject('commands')))
  const stops: (() => Promise<unknown>)[] = []
  let dataDir = ''
  beforeAll(async () => {
    await buildForTests(folder, { start: fileURLToPath(new URL('../src/start.ts', import.meta.url)) })
    dataDir = await mkdtemp(join(tmpdir(), 'tavan-start-'))
  })
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  const start: StartServer = async (settings = {}) => {
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      LOG_LEVEL: 'warn',
      VERIFICATION_COST: '1',
      ...settings,
    }
    const { child, ended } = startProgram(join(folder, 'start.js'), [], env)
    stops.push(async () => {
      child.kill('SIGKILL')
      await ended
    })
    const url = `http://127.0.0.1:${env.PORT}`
    const status = (path: string) =>
      fetch(url + path).then(
        (answer) => answer.status,
        () => 0,
      )
    return {
      url,
      ended,
      status,
      isReady: () => expect.poll(() => status('/health/ready'), { timeout: 20_000 }).toBe(200),
      signal: (name) => void child.kill(name),
    }
  }
  return Object.assign(start, { dataDir: () => dataDir })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  await new Promise((closed) => server.close(closed))
  return port
}
