import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { personalParts } from '../src/app'
import { accessesPersonal } from '../src/features/privacy/accesses.sql'
import { useApp } from './test-app'

const app = useApp()
const declared = new Map([...personalParts, accessesPersonal].flatMap(({ tables }) => Object.entries(tables)))

/** Tables in which people are named or counted, and why no domain gives them out. */
const NOT_OF_A_PERSON: Record<string, string> = {
  attempts: 'counters under pseudonyms, gone within a day',
  stock_movements: 'business data that names staff by their ids alone',
  product_imports: 'business data that names staff by their ids alone',
  jobs: 'ids alone; what is done is gone after a day, what failed after 30',
}

test('S50 every table that refers to people is in a domain’s part of the archive and the erasure', async () => {
  const { db } = app.deps
  const found = await db<{ name: string }[]>`
    with recursive refers as (
      select 'accounts'::regclass::oid as id
      union
      select c.conrelid from pg_constraint c join refers r on c.confrelid = r.id where c.contype = 'f'
    )
    select id::regclass::text as name from refers
    union
    select table_name::text from information_schema.columns
    where table_schema = 'public' and table_name not in (select viewname from pg_views)
      and column_name ~ '(email|phone|first_name|last_name|street|address)|^(account|actor|subject|coach|user|customer)_id$'`
  const missing = found
    .map(({ name }) => name)
    .filter((name) => !declared.has(name) && !NOT_OF_A_PERSON[name])
  expect(missing).toEqual([])
  const tables = await db<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public'`
  const known = tables.map(({ name }) => name)
  expect(
    [...declared.keys(), ...Object.keys(NOT_OF_A_PERSON)].filter((name) => !known.includes(name)),
  ).toEqual([])
})

test('S50 a secret and another person’s id stay out of every table’s part', async () => {
  for (const [name, { without = [] }] of declared) {
    const columns = await app.deps.db<{ name: string }[]>`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${name}
        and column_name ~ '(hash|token|secret)$|^(actor_id|decided_by|invited_by|actor)$'`
    const shown = columns.map((column) => column.name).filter((column) => !without.includes(column))
    expect(shown, name).toEqual([])
  }
})

test('every table with something of people says how long it is kept, and docs/personal-data.md says the same', async () => {
  const page = await readFile(new URL('../../docs/personal-data.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `(\w+)` \| (.+?) \|/gm)].map(([, name, kept]) => [name, kept])
  expect(rows).toEqual(
    [...declared].map(([name, { kept, stays }]) => [name, stays ? `${kept}; stays: ${stays}` : kept]),
  )
})
