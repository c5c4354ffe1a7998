// A lost connection is noticed by every statement on it and replaced (docs/decisions/041-driver.md).
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openSocket } from '../../../test/database-server'
import { useApp } from '../../../test/test-app'
import { connect, type Pool } from './client'
import { codeOf } from './transaction'

const app = useApp()
/** Connections that pass through the door, and how many of the next ones are reset before a byte is answered. */
const open = new Set<Socket>()
let resets = 0
const door = createServer((client) => {
  client.on('error', () => undefined)
  if (resets > 0) {
    resets--
    return client.resetAndDestroy()
  }
  const database = openSocket(app.database)
  database.on('error', () => undefined)
  client.pipe(database).pipe(client)
  open.add(client)
  client.on('close', () => {
    open.delete(client)
    database.destroy()
  })
})
/** One connection, so that later statements use the lost one. */
let pool: Pool

beforeAll(async () => {
  await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening))
  const { user = '', password = '', database = '' } = app.database
  const { port } = door.address() as AddressInfo
  pool = connect(
    { url: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}` },
    { max: 1 },
  )
  await app.deps.db`create table notes (text text)`
})
afterEach(() => {
  resets = 0
})
afterAll(async () => {
  await pool.end({ timeout: 1 })
  door.close()
})

const reset = () => {
  for (const socket of open) socket.resetAndDestroy()
}
const pidOf = async (db: Pool) => (await db<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid ?? 0
const end = (pid: number) => app.deps.db`select pg_terminate_backend(${pid})`
const answer = async () => (await pool<{ n: number }[]>`select 1 as n`)[0]?.n
const notes = async () =>
  (await app.deps.db<{ text: string }[]>`select text from notes`).map(({ text }) => text)

describe('a connection that is lost', () => {
  test('while it is being opened can be opened again at once', async () => {
    expect(await answer()).toBe(1)
    resets = 20
    reset()
    // The driver waits 3 s for a connection that says nothing: twenty such waits are longer than the test may take.
    for (;;) {
      const found = await answer().catch(() => undefined)
      if (found === 1 && resets === 0) break
    }
  })

  test('by a statement that the database ended gives the next one its own answer', async () => {
    const pid = await pidOf(pool)
    const waits = pool`select pg_sleep(2)`.then(
      () => 'answered',
      (error) => codeOf(error),
    )
    await pause(100)
    await end(pid)
    expect(await waits).toMatch(/^(57P01|CONNECTION_CLOSED|ECONNRESET)$/)
    expect(await answer()).toBe(1)
    expect(await answer()).toBe(1)
  })

  test('by a reset amid a transaction works again, more than once', async () => {
    const lost = await pool
      .begin(async (tx) => {
        await tx`insert into notes values ('before')`
        const waits = tx`select pg_sleep(2)`
        setTimeout(reset, 50)
        await waits
      })
      .catch(codeOf)
    expect(lost).toMatch(/^(CONNECTION_CLOSED|ECONNRESET)$/)
    for (let i = 0; i < 4; i++) expect(await answer()).toBe(1)
    expect(await notes()).not.toContain('before')
  })

  test('between two statements of a transaction carries out nothing more of it, here or in another', async () => {
    const refused: string[] = []
    const first = pool
      .begin(async (tx) => {
        await end(await pidOf(tx as unknown as Pool))
        // Somebody else has the connection by now.
        expect(await answer()).toBe(1)
        const other = pool.begin(async (another) => {
          await another`insert into notes values ('other')`
          await pause(100)
        })
        await pause(50)
        await tx`insert into notes values ('after the end')`.catch((error) => refused.push(codeOf(error)))
        await other
      })
      .catch(codeOf)
    expect(await first).toBe('CONNECTION_CLOSED')
    while (refused.length === 0) await pause(10)
    await pause(150)
    expect(refused).toEqual(['CONNECTION_CLOSED'])
    expect(await notes()).not.toContain('after the end')
    await expect.poll(notes).toContain('other')
    expect(await answer()).toBe(1)
  })
})
