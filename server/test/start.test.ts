import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildForTests } from '../build.mjs'
import { type Ended, startProgram } from './command-process'
import { useTcpDoor } from './tcp-door'
import { useApp } from './test-app'

const app = useApp()
const database = useTcpDoor(app)
/** Beside the folder of the migrations, as in a build. */
const folder = fileURLToPath(new URL('../', inject('commands')))
let dataDir = ''
const stops: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  await buildForTests(folder, { start: fileURLToPath(new URL('../src/start.ts', import.meta.url)) })
  dataDir = await mkdtemp(join(tmpdir(), 'tavan-start-'))
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function start(settings: Record<string, string> = {}) {
  const port = await freePort()
  const program = startProgram(join(folder, 'start.js'), [], {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    ...settings,
  })
  stops.push(async () => {
    program.child.kill('SIGKILL')
    await program.ended
  })
  const url = `http://127.0.0.1:${settings.PORT ?? port}`
  return { url, ended: program.ended, get: (path: string) => statusOf(url + path) }
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  await new Promise((closed) => server.close(closed))
  return port
}

/** Standard error without the warning about an old Node. */
const complaint = ({ stderr }: Ended) => stderr.replace(/^Node .*\n/, '')

describe('a start', () => {
  test('has an open port before the database answers, and is ready with it', async () => {
    const blocker = await app.deps.db.reserve()
    // The lock of migrations, which every start takes.
    await blocker`select pg_advisory_lock(7236412)`
    const server = await start()
    await expect.poll(() => server.get('/health/live'), { timeout: 20_000 }).toBe(200)
    expect(await server.get('/health/ready')).toBe(503)
    expect(await server.get('/api/v1/config')).toBe(503)
    await blocker`select pg_advisory_unlock_all()`
    blocker.release()
    await expect.poll(() => server.get('/health/ready'), { timeout: 20_000 }).toBe(200)
    expect(await server.get('/api/v1/config')).toBe(200)
  })

  test.each([
    ['a setting is wrong', () => ({ PORT: 'x' }), /^Tavan cannot start\. PORT: must be a port number\n$/],
    [
      'nobody answers at the address of the database',
      () => ({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }),
      /^Tavan cannot start\. .*ECONNREFUSED.*\n$/,
    ],
  ])('ends with 1 and one line when %s', async (_why, settings, line) => {
    const { ended } = await start(settings())
    const end = await ended
    expect(complaint(end)).toMatch(line)
    expect(end.code).toBe(1)
  })

  test('ends with 1 and one line when its port is taken', async () => {
    const taken = createServer()
    await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening))
    const { port } = taken.address() as { port: number }
    const { ended } = await start({ PORT: String(port) })
    const end = await ended
    expect(complaint(end)).toMatch(/^Tavan cannot start\. .*EADDRINUSE.*\n$/)
    expect(end.code).toBe(1)
    taken.close()
  })
})
