// DATABASE_URL with several hosts: a primary, a standby, and a promotion (decision 070).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerPair, startServerPair } from '../../../test/server-pair'
import { connect, type Pool } from './client'
import { codeOf, isUnavailable } from './transaction'

let pair: ServerPair
const pools: Pool[] = []
const open = (url: string, max = 2) => {
  const pool = connect({ url }, { max })
  pools.push(pool)
  return pool
}
const portOf = async (pool: Pool) => {
  const [row] = await pool<{ port: number; isStandby: boolean }[]>`
    select current_setting('port')::int as port, pg_is_in_recovery() as "isStandby"`
  return row
}

beforeAll(async () => {
  pair = await startServerPair()
})
afterAll(async () => {
  for (const pool of pools) await pool.end({ timeout: 1 })
  await pair?.stop()
})

test('uses the server that takes writes, wherever it is in the list', async () => {
  const { primary, standby, urlOf } = pair
  for (const url of [urlOf(primary, standby), urlOf(standby, primary)])
    expect(await portOf(open(url))).toEqual({ port: primary.port, isStandby: false })
})

test('uses the first server that answers when target_session_attrs is any', async () => {
  const { primary, standby, urlOf } = pair
  const url = `${urlOf(standby, primary)}?target_session_attrs=any`
  expect(await portOf(open(url))).toEqual({ port: standby.port, isStandby: true })
})

test('refuses statements and names each host without the password when no server takes writes', async () => {
  const { standby, urlOf, password } = pair
  const nowhere = { ...standby, port: 1 }
  const error = await open(urlOf(standby, nowhere))`select 1`.catch((failure) => failure)
  expect(isUnavailable(error)).toBe(true)
  expect(error.message).toBe(
    `The database cannot be reached. 127.0.0.1:${standby.port}: The database is in recovery and takes no writes; ` +
      '127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1.',
  )
  const alone = `${urlOf(standby)}?target_session_attrs=read-write`
  expect(codeOf(await open(alone)`select 1`.catch((failure) => failure))).toBe('CONNECTION_STANDBY')
  const wrong = urlOf(standby, nowhere).replace(encodeURIComponent(password), 'not-this-one')
  const refused = await open(wrong)`select 1`.catch((failure) => failure)
  expect(codeOf(refused)).toBe('28P01')
  expect(refused.message).not.toContain('not-this-one')
})

test('drops a connection whose server is in recovery when a statement wants to write', async () => {
  const { standby, urlOf } = pair
  const pool = open(urlOf(standby), 1)
  const pid = () => pool`select pg_backend_pid() as pid`.then(([row]) => row?.pid)
  const before = await pid()
  const refused = await pool`create table written_on_standby (n int)`.catch((failure) => failure)
  expect(codeOf(refused)).toBe('25006')
  expect(isUnavailable(refused)).toBe(true)
  expect(await pid()).not.toBe(before)
})

test('goes on with the promoted standby when the primary is lost, without a restart', async () => {
  const { primary, standby, urlOf } = pair
  const pool = open(urlOf(primary, standby), 4)
  await pool`create table kept (n int)`
  await pool`insert into kept values (1)`
  // The commit is on the standby before its primary goes.
  const copy = open(urlOf(standby))
  await expect.poll(() => copy`select n from kept`.catch(() => [])).toEqual([{ n: 1 }])
  await primary.kill()
  const refused = await pool`insert into kept values (2)`.catch((failure) => failure)
  expect(isUnavailable(refused)).toBe(true)
  await standby.promote()
  const write = () => pool`insert into kept values (3)`.then(() => 'written', isUnavailable)
  await expect.poll(write, { timeout: 20_000 }).toBe('written')
  expect(await portOf(pool)).toEqual({ port: standby.port, isStandby: false })
  expect(await pool`select n from kept order by n`).toEqual([{ n: 1 }, { n: 3 }])
})
