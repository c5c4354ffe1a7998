// Servers of one database: which of them are live, and which may start (decision 070).
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { useBuiltServer } from '../../../test/built-server'
import { useTcpDoor } from '../../../test/tcp-door'
import { useApp } from '../../../test/test-app'
import { connect } from '../db/client'
import { createNode, type Node } from './node'
import type { NodeTraits } from './nodes.sql'

const app = useApp()
const external = useTcpDoor(app)
const made: Node[] = []
const nodeWith = (traits: Partial<NodeTraits>) => {
  const node = createNode(
    app.database,
    { dataFolder: 'a', keepsFiles: false, keepsMails: false, ...traits },
    app.deps.log,
  )
  made.push(node)
  return node
}
/** Backends that hold the lock of a node. */
const holders = () => app.deps.db<{ pid: number }[]>`
  select pid from pg_locks where locktype = 'advisory' and classid::bigint = 7236414 and objsubid = 2
    and database = (select oid from pg_database where datname = current_database())`

afterEach(async () => {
  for (const node of made.splice(0)) await node.end()
})

describe('a node', () => {
  const reason = (node: Node) =>
    node.join().then(
      () => 'joined',
      ({ message }: Error) => message,
    )
  const own = { keepsFiles: true, keepsMails: true }

  test('joins nodes of the same DATA_DIR, and any others when files are in a bucket and mails are sent', async () => {
    expect(await reason(nodeWith(own))).toBe('joined')
    expect(await reason(nodeWith(own))).toBe('joined')
    for (const node of made.splice(0)) await node.end()
    expect(await reason(nodeWith({ dataFolder: 'b' }))).toBe('joined')
    expect(await reason(nodeWith({ dataFolder: 'c' }))).toBe('joined')
  })

  test.each([
    ['FILES_URL', 'this server', 'files', {}, { keepsFiles: true }],
    ['FILES_URL', 'the other', 'files', { keepsFiles: true }, {}],
    ['SMTP_URL', 'this server', 'mails', {}, { keepsMails: true }],
    ['SMTP_URL', 'the other', 'mails', { keepsMails: true }, {}],
    ['FILES_URL', 'this server', 'files', own, own],
  ])(
    'is refused by %s when %s keeps %s in a folder of its own',
    async (setting, whose, what, first, second) => {
      expect(await reason(nodeWith(first))).toBe('joined')
      expect(await reason(nodeWith({ dataFolder: 'b', ...second }))).toBe(
        `${setting}: is needed on every server, because another one runs on this database and ${whose} keeps ${what} in its DATA_DIR.`,
      )
      // The refused node has no lock, and the first one is still live.
      await expect.poll(holders).toHaveLength(1)
    },
  )

  test('is refused when two nodes of different folders start in the same instant', async () => {
    const reasons = await Promise.all(
      ['a', 'b'].map((dataFolder) => reason(nodeWith({ ...own, dataFolder }))),
    )
    expect(reasons.filter((one) => one === 'joined')).toHaveLength(1)
  })

  test('joins as soon as the other one is gone, though its lease has not ended', async () => {
    const first = nodeWith(own)
    await first.join()
    const [holder] = await holders()
    await first.end()
    await expect
      .poll(() => app.deps.db`select from pg_stat_activity where pid = ${holder?.pid ?? 0}`)
      .toEqual([])
    expect(await app.deps.db`select from nodes where id = ${first.id} and until > now()`).toHaveLength(1)
    expect(await reason(nodeWith({ ...own, dataFolder: 'b' }))).toBe('joined')
  })

  test('counts until its process ends while it is leaving, but is no other node to the next one', async () => {
    const leaving = nodeWith(own)
    await leaving.join()
    await leaving.leave()
    expect(await reason(nodeWith({ ...own, dataFolder: 'b' }))).toMatch(/^FILES_URL/)
    const next = nodeWith(own)
    await next.join()
    expect(next.hasOthers()).toBe(false)
  })

  test('knows the other nodes, and which of them began first', async () => {
    const [first, second] = [nodeWith({}), nodeWith({})]
    await first.join()
    await second.join()
    // Two ids of one millisecond are in any order.
    expect([second.hasOthers(), second.isFirst()]).toEqual([true, second.id < first.id])
    expect([first.hasOthers(), first.isFirst()]).toEqual([false, true])
  })

  test('joins again at once while the server still holds its old connection', async () => {
    const node = nodeWith({})
    const direct = connect(app.database, { max: 1 })
    const old = await direct.reserve()
    await old`select pg_advisory_lock_shared(7236414, hashtext(${node.id}))`
    await node.join()
    expect(await holders()).toHaveLength(2)
    await direct.end({ timeout: 0 })
  })

  test('takes its lock again when its connection was lost', async () => {
    const node = nodeWith({})
    await node.join()
    const [before] = await holders()
    await app.deps.db`select pg_terminate_backend(${before?.pid ?? 0})`
    await expect.poll(async () => (await holders()).filter(({ pid }) => pid !== before?.pid)).toHaveLength(1)
    const next = nodeWith({})
    await next.join()
    expect(next.hasOthers()).toBe(true)
  })
})

describe('two processes', () => {
  const launch = useBuiltServer()
  const folders: string[] = []
  beforeAll(async () => {
    for (const name of ['a', 'b']) folders.push(await mkdtemp(join(tmpdir(), `tavan-node-${name}-`)))
  })
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })
  const start = (dataDir = '') => launch({ DATABASE_URL: external.url, DATA_DIR: dataDir })

  test('start on one DATA_DIR, and the second is refused on another until the first is killed', async () => {
    const [a, b] = folders
    const first = start(a)
    await first.ready()
    const same = start(a)
    await same.ready()
    same.child.kill('SIGKILL')
    await same.ended
    const other = await start(b).ended
    expect(other.code).toBe(1)
    expect(other.stderr).toMatch(/^Tavan cannot start\. FILES_URL: is needed on every server.*\n$/m)
    first.child.kill('SIGKILL')
    await first.ended
    await start(b).ready()
  })
})
