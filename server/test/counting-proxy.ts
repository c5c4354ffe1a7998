import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConnectTo } from '../src/kernel/db/client'

export interface CountingProxy {
  to: ConnectTo
  /** Runs `work` and returns how often a client spoke after the database had spoken: how often it waited. */
  waits<T>(work: () => Promise<T>): Promise<{ waited: number; result: T }>
  close(): Promise<void>
}

/** Stands between a client and PostgreSQL's socket and counts the turns of their talk. */
export async function countingProxy(to: ConnectTo): Promise<CountingProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'tavan-proxy-'))
  const name = `.s.PGSQL.${to.port}`
  const open = new Set<Socket>()
  let turns = 0
  const server = createServer((client) => {
    const database = createConnection(join(to.socketDir as string, name))
    let answered = true
    client.on('data', (chunk) => {
      if (answered) turns += 1
      answered = false
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
    to: { ...to, socketDir: folder },
    async waits(work) {
      const before = turns
      const result = await work()
      return { waited: turns - before, result }
    },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
