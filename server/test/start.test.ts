import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import type { Ended } from './command-process'
import { useServerProcess } from './server-process'
import { useApp } from './test-app'

const app = useApp()
const start = useServerProcess(app)

/** Standard error without the warning about an old Node. */
const complaint = ({ stderr }: Ended) => stderr.replace(/^Node .*\n/, '')

describe('a start', () => {
  test('has an open port before the database answers, and is ready with it', async () => {
    const blocker = await app.deps.db.reserve()
    // The lock of migrations, which every start takes.
    await blocker`select pg_advisory_lock(7236412)`
    const server = await start()
    await expect.poll(() => server.status('/health/live'), { timeout: 20_000 }).toBe(200)
    expect(await server.status('/health/ready')).toBe(503)
    expect(await server.status('/api/v1/config')).toBe(503)
    await blocker`select pg_advisory_unlock_all()`
    blocker.release()
    await server.isReady()
    expect(await server.status('/api/v1/config')).toBe(200)
  })

  test.each([
    ['a setting is wrong', { PORT: 'x' }, /^Tavan cannot start\. PORT: must be a port number\n$/],
    [
      'its role is unknown',
      { ROLE: 'both' },
      /^Tavan cannot start\. ROLE: must be one of all, web, worker\n$/,
    ],
    [
      'nobody answers at the address of the database',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      /^Tavan cannot start\. .*ECONNREFUSED.*\n$/,
    ],
  ])('ends with 1 and one line when %s', async (_why, settings, line) => {
    const end = await (await start(settings)).ended
    expect(complaint(end)).toMatch(line)
    expect(end.code).toBe(1)
  })

  test('ends with 1 and one line when its port is taken', async () => {
    const taken = createServer()
    await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening))
    const { port } = taken.address() as { port: number }
    const end = await (await start({ PORT: String(port) })).ended
    expect(complaint(end)).toMatch(/^Tavan cannot start\. .*EADDRINUSE.*\n$/)
    expect(end.code).toBe(1)
    taken.close()
  })
})
