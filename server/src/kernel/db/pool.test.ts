import { createHash } from 'node:crypto'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CountingProxy, countingProxy } from '../../../test/counting-proxy'
import { useTcpDoor } from '../../../test/tcp-door'
import { useApp } from '../../../test/test-app'
import { connect, type Pool } from './client'
import { codeOf, isUnavailable } from './transaction'

const app = useApp()
const external = useTcpDoor(app)
/** One connection, so that a test knows which one is used. */
let db: Pool

beforeEach(async () => {
  db = connect(app.database, { max: 1 })
})
afterEach(() => db.end({ timeout: 1 }))

const pidOf = async (pool: Pool) => (await pool<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid
const prepared = () =>
  db<{ name: string; statement: string }[]>`select name, statement from pg_prepared_statements`
const preparedTexts = async () => (await prepared()).map((row) => row.statement)

describe('prepared statements', () => {
  test('are named by the hash of their text', async () => {
    await db`select ${1}::int as one`
    const named = await prepared()
    expect(named.map(({ statement }) => statement)).toContain('select $1::int as one')
    for (const { name, statement } of named)
      expect(name).toBe(createHash('sha256').update(statement).digest('base64url'))
  })

  test('are named by their text: one for each shape of a template, however often it is used', async () => {
    const select = (n: number, more: boolean) =>
      db`select ${n}::int as n ${more ? db`, ${n + 1}::int as m` : db``}`
    expect(await select(1, false)).toEqual([{ n: 1 }])
    expect(await select(2, true)).toEqual([{ n: 2, m: 3 }])
    expect(await select(3, false)).toEqual([{ n: 3 }])
    const texts = (await preparedTexts()).filter((text) => text.startsWith('select $1::int'))
    expect(texts.sort()).toEqual(['select $1::int as n ', 'select $1::int as n , $2::int as m'])
  })

  test('differ by the types of values that need one', async () => {
    const echo = (value: Date | boolean | null) => db`select ${value} as value`
    const now = new Date()
    expect(await echo(now)).toEqual([{ value: now }])
    expect(await echo(true)).toEqual([{ value: true }])
    expect(await echo(null)).toEqual([{ value: null }])
    expect(await echo(false)).toEqual([{ value: false }])
  })

  test('are not made of texts that vary in length', async () => {
    await db`create temporary table many (a int, b int)`
    for (let rows = 1; rows < 4; rows++)
      await db`insert into many ${db(Array.from({ length: rows }, (_, a) => ({ a, b: rows })))}`
    expect(await db`select ${db(['a', 'b'])} from many where ${[db`a = ${1}`, db`and b = ${3}`]}`).toEqual([
      { a: 1, b: 3 },
    ])
    expect(await db.unsafe('select $1::int as n', [1])).toEqual([{ n: 1 }])
    expect((await preparedTexts()).filter((text) => /many|\$1::int as n/.test(text))).toEqual([
      'create temporary table many (a int, b int)',
    ])
  })

  test('are 500 on a connection at most', async () => {
    for (let n = 0; n < 520; n++) await db`select ${n}::int as ${db(`column ${n}`)}`
    expect(await db`select ${520}::int as "column 520"`).toEqual([{ 'column 520': 520 }])
    expect(await prepared()).toHaveLength(500)
  })

  test('are prepared anew when their table has changed', async () => {
    await db`create temporary table changing (a int)`
    const all = () => db`select * from changing`
    expect(await all()).toEqual([])
    await db`insert into changing values (1)`
    await db`alter table changing add column b text default 'new'`
    expect(await all()).toEqual([{ a: 1, b: 'new' }])
    expect(await all()).toEqual([{ a: 1, b: 'new' }])
  })
})

describe('a transaction', () => {
  let proxy: CountingProxy
  beforeEach(async () => {
    proxy = await countingProxy(app.database)
    db = connect(proxy.to, { max: 1 })
  })
  afterEach(() => proxy.close())

  test('sends statements that it does not wait for together, BEGIN among them', async () => {
    const three = () =>
      db.begin((tx) => Promise.all([tx`select 1 as n`, tx`select 2 as n`, tx`select 3 as n`]))
    await three()
    const { waited, statements, result } = await proxy.waits(three)
    expect({ waited, statements, result }).toEqual({
      waited: 2,
      statements: 5,
      result: [[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]],
    })
  })

  test('without a statement says nothing to the database', async () => {
    await db`select 1`
    expect(await proxy.waits(() => db.begin(async () => 'done'))).toEqual({
      waited: 0,
      statements: 0,
      result: 'done',
    })
  })

  test('is not committed when a statement failed, even if that was caught or not waited for', async () => {
    await app.deps.db`create table if not exists attempts_of_a_test (n int primary key)`
    await app.deps.db`truncate attempts_of_a_test`
    const caught = db.begin(async (tx) => {
      await tx`insert into attempts_of_a_test values (1)`
      await tx`select 1 / 0`.catch(() => undefined)
      return 'done'
    })
    await expect(caught).rejects.toMatchObject({ code: '22012' })
    const left = db.begin(async (tx) => {
      await tx`insert into attempts_of_a_test values (1)`
      tx`select 1 / 0`.catch(() => undefined)
      return 'done'
    })
    await expect(left).rejects.toMatchObject({ code: '22012' })
    const followed = db.begin(async (tx) => {
      await tx`select 1 / 0`.catch(() => undefined)
      await tx`insert into attempts_of_a_test values (1)`
    })
    await expect(followed).rejects.toMatchObject({ code: '22012' })
    expect(await db`select n from attempts_of_a_test`).toEqual([])
  })

  test('takes no statement once it is over', async () => {
    const late = await db.begin(async (tx) => {
      await tx`select 1`
      return () => tx`select 2`
    })
    await expect(late()).rejects.toThrow('is over')
    expect(await db`select 3 as n`).toEqual([{ n: 3 }])
  })
})

describe('where all connections are taken', () => {
  afterEach(() => void vi.useRealTimers())

  test('a statement waits for one, and goes on when it is released', async () => {
    const taken = await db.reserve()
    const waits = db`select 1 as n`.then((rows) => rows[0]?.n)
    expect(await Promise.race([waits, pause(50, 'waiting')])).toBe('waiting')
    taken.release()
    expect(await waits).toBe(1)
    await expect(taken`select 2`).rejects.toThrow('released')
  })

  test('a statement is refused after five seconds, and the next one is not', async () => {
    const taken = await db.reserve()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const refused = db`select 1`.catch((error) => error)
    await vi.advanceTimersByTimeAsync(5000)
    expect(codeOf(await refused)).toBe('CONNECTION_BUSY')
    expect(isUnavailable(await refused)).toBe(true)
    vi.useRealTimers()
    taken.release()
    expect(await db`select 1 as n`).toEqual([{ n: 1 }])
  })

  test('statements outside of transactions share a connection', async () => {
    const pids = await Promise.all(Array.from({ length: 20 }, () => pidOf(db)))
    expect(new Set(pids).size).toBe(1)
  })
})

describe('a database that cannot be reached', () => {
  test('refuses each statement soon, and answers again once it is there', async () => {
    const nobody = connect({ url: 'postgres://tavan:x@127.0.0.1:1/tavan' }, { max: 2 })
    const errors = await Promise.all(
      Array.from({ length: 5 }, () => nobody`select 1`.catch((error) => error)),
    )
    for (const error of errors) {
      expect(codeOf(error)).toBe('CONNECTION_FAILED')
      expect(error.message).toContain('ECONNREFUSED')
      expect(isUnavailable(error)).toBe(true)
    }
    await nobody.end({ timeout: 0 })
    expect(codeOf(await nobody`select 1`.catch((error) => error))).toBe('CONNECTION_ENDED')
  })

  test('because of a wrong password says so', async () => {
    const wrong = connect({ url: external.url.replace(/:[^:@]+@/, ':wrong@') }, { max: 1 })
    const error = await wrong`select 1`.catch((refusal) => refusal)
    expect(codeOf(error)).toBe('28P01')
    expect(isUnavailable(error)).toBe(false)
    await wrong.end({ timeout: 0 })
  })
})

describe('the address of a database', () => {
  const answerOf = async (query: string) => {
    const pool = connect({ url: `${external.url}?${query}` }, { max: 1 })
    try {
      const [row] =
        await pool`select current_setting('timezone') as zone, current_setting('work_mem') as memory,
        current_setting('plan_cache_mode') as plans, current_setting('lock_timeout') as lock,
        current_setting('statement_timeout') as statement, current_setting('application_name') as name,
        current_setting('idle_in_transaction_session_timeout') as idle`
      return row
    } finally {
      await pool.end({ timeout: 1 })
    }
  }
  const settings = {
    zone: 'UTC',
    plans: 'force_generic_plan',
    lock: '2s',
    statement: '5s',
    name: 'tavan',
    idle: '10s',
  }

  test('may add settings to ours', async () => {
    expect(await answerOf('options=-c%20work_mem%3D7MB')).toEqual({ ...settings, memory: '7MB' })
  })

  test.each(['disable', 'prefer', 'allow'])('sslmode=%s works where the server has no TLS', async (mode) => {
    expect(await answerOf(`sslmode=${mode}`)).toMatchObject(settings)
  })

  test.each(['require', 'verify-full'])('sslmode=%s is refused where the server has no TLS', async (mode) => {
    await expect(answerOf(`sslmode=${mode}`)).rejects.toThrow('does not support SSL')
  })
})

describe('COPY', () => {
  const lines = Array.from({ length: 50_000 }, (_, n) => `${n}\trow ${n}`).join('\n')
  const textOf = async (stream: Readable) => (await stream.setEncoding('utf8').toArray()).join('')

  test('takes rows and gives them back, among other statements', async () => {
    const back = await db.begin(async (tx) => {
      await tx`create temporary table copied (n int, text text) on commit drop`
      await pipeline(Readable.from([lines]), await tx`copy copied from stdin`.writable())
      const [count] = await tx`select count(*)::int as n from copied`
      expect(count).toEqual({ n: 50_000 })
      const text = await textOf(await tx`copy ${tx('copied')} (${tx(['n', 'text'])}) to stdout`.readable())
      expect(await tx`select max(n) as n from copied`).toEqual([{ n: 49_999 }])
      return text
    })
    expect(back).toBe(`${lines}\n`)
  })

  test('that is refused fails its stream and its transaction, and the connection goes on', async () => {
    const refused = db.begin(async (tx) => {
      await tx`create temporary table copied (n int) on commit drop`
      await pipeline(Readable.from(['1\n', 'two\n']), await tx`copy copied from stdin`.writable())
    })
    await expect(refused).rejects.toMatchObject({ code: '22P02' })
    expect(await db`select 1 as n`).toEqual([{ n: 1 }])
  })

  test.each(['readable', 'writable'] as const)(
    'whose %s other end breaks off fails with that end’s error',
    async (kind) => {
      const broken = db.begin(async (tx) => {
        await tx`create temporary table copied (n int, text text) on commit drop`
        if (kind === 'writable') {
          const source = Readable.from(
            (async function* () {
              yield '1\tone\n'
              throw new Error('the disk is away')
            })(),
          )
          return pipeline(source, await tx`copy copied from stdin`.writable())
        }
        await pipeline(Readable.from([lines]), await tx`copy copied from stdin`.writable())
        const target = new Writable({ write: (_, __, done) => done(new Error('the disk is away')) })
        return pipeline(await tx`copy copied to stdout`.readable(), target)
      })
      await expect(broken).rejects.toThrow('the disk is away')
      expect(await db`select 1 as n`).toEqual([{ n: 1 }])
    },
  )

  test('needs a transaction', async () => {
    await expect(db`copy (select 1) to stdout`.readable()).rejects.toThrow('needs a transaction')
  })
})
