// Runs where PgBouncer 1.21 or later is installed, or named by TEST_PGBOUNCER (decision 070).
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useBuiltServer } from '../../../test/built-server'
import { checkoutBody, makeAccount, makeProduct } from '../../../test/factories'
import { findPgBouncer, type PgBouncer, startPgBouncer } from '../../../test/pgbouncer'
import { useTcpDoor } from '../../../test/tcp-door'
import { useApp } from '../../../test/test-app'
import { connect, type Pool } from './client'
import { findMissingSettings, saveRoleSettings } from './session.sql'
import { transaction } from './transaction'

const program = await findPgBouncer()

describe.skipIf(program === undefined)('through PgBouncer in transaction mode', () => {
  const app = useApp()
  const external = useTcpDoor(app)
  const start = useBuiltServer()
  let bouncer: PgBouncer
  /** More connections than the pooler has to the server, so transactions change the server's connection. */
  let db: Pool
  const SERVER_CONNECTIONS = 2

  beforeAll(async () => {
    await saveRoleSettings(app.deps.db, app.database.user ?? '')
    bouncer = await startPgBouncer(program as string, app.database, SERVER_CONNECTIONS)
    db = connect(bouncer.to, { max: 8 })
  })
  afterAll(async () => {
    await db?.end({ timeout: 1 })
    await bouncer?.stop()
  })

  test('has the settings of the role on every server connection', async () => {
    const looks = await Promise.all(
      Array.from({ length: 20 }, () =>
        db.begin(async (tx) => {
          const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
          return { pid: row?.pid, missing: await findMissingSettings(tx) }
        }),
      ),
    )
    expect(new Set(looks.map(({ pid }) => pid)).size).toBe(SERVER_CONNECTIONS)
    expect(looks.flatMap(({ missing }) => missing)).toEqual([])
  })

  test('refuses a connection that needs a session', async () => {
    const direct = connect(bouncer.to, { max: 1, needsSession: true })
    await expect(direct`select 1`).rejects.toThrow('set DATABASE_DIRECT_URL')
    await direct.end({ timeout: 1 })
  })

  test('answers prepared statements and transactions of many clients at once, each with its own rows', async () => {
    await db`create table answers (n int primary key, text text not null)`
    const work = async (n: number) => {
      await transaction(db, async (tx) => {
        await tx`insert into answers (n, text) values (${n}, ${`text ${n}`})`
        await tx`update answers set text = text || '!' where n = ${n}`
      })
      const [one, two] = await Promise.all([
        db`select text from answers where n = ${n}`,
        db`select n + ${n} as double from answers where n = ${n}`,
      ])
      return [one?.[0]?.text, two?.[0]?.double]
    }
    const found = await Promise.all(Array.from({ length: 300 }, (_, n) => work(n)))
    expect(found).toEqual(found.map((_, n) => [`text ${n}!`, 2 * n]))
  })

  test('prepares a statement anew when the columns of its table have changed', async () => {
    await db`create table changing (a int)`
    await db`insert into changing values (1)`
    const all = () =>
      Promise.all(Array.from({ length: 20 }, () => db.begin((tx) => tx`select * from changing`)))
    const once = () => db`select * from changing`
    await Promise.all(Array.from({ length: 20 }, once))
    await db`alter table changing add column b text default 'new'`
    expect(await once()).toEqual([{ a: 1, b: 'new' }])
    await all().catch(() => undefined)
    expect(await once()).toEqual([{ a: 1, b: 'new' }])
  })

  test('carries COPY within a transaction', async () => {
    const n = await db.begin(async (tx) => {
      await tx`create temporary table copied (n int) on commit drop`
      await pipeline(Readable.from(['1\n2\n']), await tx`copy copied from stdin`.writable())
      return tx<{ n: number }[]>`select count(*)::int as n from copied`
    })
    expect(n).toEqual([{ n: 2 }])
  })

  test('sells to many buyers at once', async () => {
    const shop = await app.again({}, { db })
    const productId = await makeProduct(shop, { stock: 12 })
    const buyers = await Promise.all(Array.from({ length: 20 }, () => makeAccount(shop)))
    const bought = await Promise.all(
      buyers.map(async ({ token }) => {
        await shop.call('POST', '/orders/cart/add', { token, body: { productId, quantity: 1 } })
        return (await shop.call('POST', '/orders/checkout', { token, body: checkoutBody() })).statusCode
      }),
    )
    expect(bought.filter((status) => status === 201)).toHaveLength(12)
    expect(bought.filter((status) => status >= 500)).toEqual([])
    expect(await db`select stock from products where id = ${productId}`).toEqual([{ stock: 0 }])
  })

  test('a server starts with DATABASE_DIRECT_URL, and is refused without it', async () => {
    const { host, port, user = '', password = '' } = bouncer.to
    const DATABASE_URL = `postgres://${user}:${encodeURIComponent(password ?? '')}@${host}:${port}/${app.database.database}`
    const env = { DATABASE_URL, DATA_DIR: app.deps.config.dataDir }
    const refused = await start(env).ended
    expect(refused.code).toBe(1)
    expect(refused.stderr).toMatch(
      /^Tavan cannot start\. The database is behind PgBouncer.*DATABASE_DIRECT_URL.*\n$/m,
    )
    const running = start({ ...env, DATABASE_DIRECT_URL: external.url })
    await running.ready()
    expect(running.texts.stdout).not.toContain('not in force')
    running.child.kill('SIGTERM')
    expect(await running.ended).toMatchObject({ code: 0 })
  })
})
