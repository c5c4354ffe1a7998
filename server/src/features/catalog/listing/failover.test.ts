import { execFile } from 'node:child_process'
import { chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type EmbeddedDatabase, startEmbedded } from 'embedded-postgres/start'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSocket } from '../../../../test/database-server'
import { makeProduct } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'
import { connect, type Pool } from '../../../kernel/db/client'
import { migrate } from '../../../kernel/db/migrate'
import { getSnapshot, readChanges } from './listing.sql'
import { createLiveIndex } from './live-index'
import { firstOf, selectProducts } from './select'

const app = useApp()

describe('changes since a snapshot', () => {
  test('are read when the server has not changed', async () => {
    const { db } = app.deps
    const snapshot = await getSnapshot(db)
    const bell = await makeProduct(app, { name: 'Bell' })
    expect(await readChanges(db, snapshot)).toMatchObject({ products: [bell], changed: true })
  })

  test('are not known when the server has lost transactions that the snapshot saw', async () => {
    const { db } = app.deps
    const snapshot = await getSnapshot(db)
    const [, next = ''] = snapshot.xid.split(':')
    const later = Number(next) + 1000
    expect(await readChanges(db, { ...snapshot, xid: `${later}:${later}:` })).toBeUndefined()
  })

  test('are not known when the snapshot is of another cluster, database or timeline', async () => {
    const { db } = app.deps
    const snapshot = await getSnapshot(db)
    const [cluster, database, timeline] = snapshot.server.split('/')
    expect(timeline).toBe('00000001')
    for (const server of [
      `${cluster}1/${database}/${timeline}`,
      `${cluster}/${database}1/${timeline}`,
      `${cluster}/${database}/00000002`,
    ])
      expect(await readChanges(db, { ...snapshot, server })).toBeUndefined()
  })
})

describe('index after a failover that lost transactions', () => {
  const folders: string[] = []
  const servers: EmbeddedDatabase[] = []
  const open = new Set<Socket>()
  let target: EmbeddedDatabase
  let db: Pool
  /** The address of the database, whichever server is behind it. */
  const door = createServer((client) => {
    const database = openSocket(target)
    client.pipe(database).pipe(client)
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
  })
  const start = async (dataDir: string) => {
    const server = await startEmbedded({ dataDir, log: () => undefined })
    servers.push(server)
    return server
  }
  const folder = async () => {
    const made = await mkdtemp(join(tmpdir(), 'tavan-failover-'))
    folders.push(made)
    await chmod(made, 0o711)
    return made
  }

  beforeAll(async () => {
    const [primary, copy] = [await folder(), await folder()]
    target = await start(primary)
    const { user, password, database } = target
    await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening))
    const { port } = door.address() as AddressInfo
    db = connect({ host: '127.0.0.1', port, user, password, database }, { max: 4 })
    await migrate(db, join(import.meta.dirname, '../../../../migrations'))
    await db`insert into categories (id, slug, name) values ('all', 'all', 'All')`
    await db`insert into products (id, sku, category_id, name, price_cents) values ('bell', 'bell', 'all', 'Bell', 100)`
    await target.stop()
    // With the owners: PostgreSQL runs as another account where the tests run as root.
    await promisify(execFile)('cp', ['-a', `${primary}/.`, copy])
    target = await start(primary)
  })
  afterAll(async () => {
    await db.end({ timeout: 1 })
    door.close()
    for (const server of servers) await server.stop()
    for (const made of folders) await rm(made, { recursive: true, force: true })
  })

  /** Stops the primary and promotes the copy at the same address. */
  async function failOver() {
    const [, copy = ''] = folders
    const cluster = join(copy, 'postgres', 'cluster')
    const { uid, gid } = await stat(cluster)
    for (const [name, text] of [
      ['recovery.signal', ''],
      ['postgresql.auto.conf', "restore_command = 'false'\n"],
    ] as const) {
      await writeFile(join(cluster, name), text)
      await chown(join(cluster, name), uid, gid)
    }
    await target.stop()
    target = await start(copy)
    for (const socket of open) socket.destroy()
  }
  const spend = async (transactions: number) => {
    for (let i = 0; i < transactions; i++) await db`update categories set position = ${i}`
  }

  test('lists the products of the promoted server when its transaction ids are higher than the old ones', async () => {
    let time = 0
    const live = createLiveIndex(db, () => time)
    const ids = async () => {
      time += 250
      const index = await live.get()
      return selectProducts(index, {}, firstOf(10)).numbers.map((number) => index.ids[number])
    }
    expect(await ids()).toEqual(['bell'])
    await spend(100)
    await db`insert into products (id, sku, category_id, name, price_cents) values ('lost', 'lost', 'all', 'Lost', 100)`
    expect(await ids()).toEqual(['bell', 'lost'])
    await failOver()
    const isPromoted = async () => {
      const rows = await db<{ waits: boolean }[]>`select pg_is_in_recovery() as waits`.catch(() => [])
      return rows[0]?.waits === false
    }
    await expect.poll(isPromoted, { timeout: 20_000 }).toBe(true)
    await db`insert into products (id, sku, category_id, name, price_cents) values ('new', 'new', 'all', 'New', 100)`
    await spend(300)
    expect(await ids()).toEqual(['bell', 'new'])
    // The next readings ask for changes only.
    const version = live.version()
    expect(await ids()).toEqual(['bell', 'new'])
    expect(live.version()).toBe(version)
    await db`delete from products where id = 'new'`
    expect(await ids()).toEqual(['bell'])
  })
})
