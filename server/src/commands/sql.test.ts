import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from 'embedded-postgres/start'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useTcpDoor } from '../../test/tcp-door'
import { useApp } from '../../test/test-app'
import { runSql } from './sql'

const app = useApp()
const external = useTcpDoor(app)

async function run(text: string, env: Record<string, string> = { DATABASE_URL: external.url }) {
  const printed: string[] = []
  await runSql({
    args: text === '' ? [] : [text],
    env,
    migrations: '',
    readLine: async () => undefined,
    print: (line) => printed.push(line),
  })
  return printed
}

test('prints rows with tabs between the columns; null is empty, a value stays on its line', async () => {
  expect(await run("select 1, null, 'a b', true, '{\"a\": [1]}'::jsonb")).toEqual(['1\t\ta b\tt\t{"a": [1]}'])
  expect(await run("select E'a\\tb\\nc'")).toEqual(['a\\tb\\nc'])
  expect(await run('select 1 where false')).toEqual([])
  expect(await run("select '2026-01-02T03:04:05Z'::timestamptz, 1.50::numeric")).toEqual([
    '2026-01-02 03:04:05+00\t1.50',
  ])
})

test('runs several statements, all or none', async () => {
  expect(
    await run(
      'create table notes (t text); insert into notes values (1), (2); select t from notes order by 1; select 3',
    ),
  ).toEqual(['1', '2', '3'])
  await expect(run("insert into notes values ('4'); select 1 / 0")).rejects.toThrow('division by zero')
  expect(await run('select count(*) from notes')).toEqual(['2'])
})

test('works as the owner of the tables', async () => {
  const [owner] = await run("select tableowner from pg_tables where tablename = 'orders'")
  expect(await run('select current_user')).toEqual([owner])
  await run('alter table notes add column more text; drop table notes')
})

test('without a statement says how it is used', async () => {
  await expect(run('')).rejects.toThrow(/npm run sql -- /)
})

test.each(['running', 'stopped'])('reaches the embedded database that is %s', async (state) => {
  const running = state === 'running' ? await startEmbedded({ dataDir, log: () => undefined }) : undefined
  try {
    expect(await run('select 40 + 2; select current_database()', env())).toEqual(['42', 'tavan'])
  } finally {
    await running?.stop()
  }
})

let dataDir: string
const env = () => ({ DATA_DIR: dataDir, DEMO_DATA: 'false' })
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tavan-sql-'))
  await chmod(dataDir, 0o711)
})
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
