import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConnectTo } from '../src/kernel/db/client'
import { openSocket } from './database-server'

export interface CountingProxy {
  to: ConnectTo
  /** Runs `work` and returns how often a client spoke after the database had spoken (how often it waited), and its statements. */
  waits<T>(work: () => Promise<T>): Promise<{ waited: number; statements: number; result: T }>
  close(): Promise<void>
}

/** Stands between a client and PostgreSQL's socket and counts the turns of their talk. */
export async function countingProxy(to: ConnectTo): Promise<CountingProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'tavan-proxy-'))
  const name = `.s.PGSQL.${to.port}`
  const open = new Set<Socket>()
  let turns = 0
  let statements = 0
  const server = createServer((client) => {
    const database = openSocket(to)
    let answered = true
    const count = statementCounter(() => {
      statements += 1
    })
    client.on('data', (chunk) => {
      if (answered) turns += 1
      answered = false
      count(chunk)
      database.write(chunk)
    })
    database.on('data', (chunk) => {
      answered = true
      client.write(chunk)
    })
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((done) => server.listen(join(folder, name), done))
  return {
    to: { ...to, host: folder },
    async waits(work) {
      const [before, sent] = [turns, statements]
      const result = await work()
      return { waited: turns - before, statements: statements - sent, result }
    },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Execute and Query of PostgreSQL's protocol: what carries out a statement, prepared or simple. */
const CARRIED_OUT = new Set(['E', 'Q'].map((letter) => letter.charCodeAt(0)))

/** Reads what one client says: a first message without a letter, then a letter, the length and the content. */
function statementCounter(found: () => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  let begun = false
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = begun ? 1 : 0
      if (rest.length < head + 4) return
      const length = head + rest.readInt32BE(head)
      if (rest.length < length) return
      if (begun && CARRIED_OUT.has(rest[0] ?? 0)) found()
      begun = true
      rest = rest.subarray(length)
    }
  }
}
