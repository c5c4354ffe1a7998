// Statements whose row types are right or wrong in each way that `compare` tells apart.
import type { Db } from '../../src/kernel/db/client'

type Name = string & { readonly brand: 'name' }

interface Right {
  name: Name
  kind: 'a' | 'b'
  whole: number
  large: string
  exact: string
  isFlag: boolean
  at: Date
  bytes: Buffer
  names: string[]
  numbers: readonly number[]
  document: { a: number } | null
  list: { a: number }[]
  anything: unknown
  missing: string | null
  absent?: string
}

export const right = (db: Db) => db<Right[]>`
  select 'n' as name, 'a' as kind, 1 as whole, 1::int8 as large, 1.5 as exact, true as "isFlag", now() as at,
    '\\x00'::bytea as bytes, array['a'] as names, array[1] as numbers, '{"a": 1}'::jsonb as document, '[]'::json as list,
    null::int8 as anything, null::text as missing`

export const renamedColumn = (db: Db) => db<{ firstName: string }[]>`select first_name from accounts`

export const missingColumn = (db: Db) => db<{ id: string; email: string }[]>`select id from accounts`

export const largeAsNumber = (db: Db) => db<{ n: number }[]>`select count(*) as n from accounts`

export const exactAsNumber = (db: Db) => db<{ n: number }[]>`select 1.5 as n`

export const widened = (db: Db) => db<{ n: number | string }[]>`select 1 as n`

export const documentAsText = (db: Db) => db<{ name: string }[]>`select '{}'::jsonb as name`

export const documentOrText = (db: Db) => db<{ name: string | object }[]>`select '{"a": 1}'::jsonb as name`

export const instantAsText = (db: Db) => db<{ at: string; day: string }[]>`
  select now() as at, current_date as day`

export const listOfOther = (db: Db) => db<{ names: number[] }[]>`select array['a'] as names`

// biome-ignore lint/suspicious/noExplicitAny: one of the faults
export const anyType = (db: Db) => db<{ name: any }[]>`select 'a' as name`

export const nullAsText = (db: Db) => db<{ note: string }[]>`select null::text as note`

/** No row had null, but the column allows it. */
export const nullInSchema = (db: Db) => db<{ photo: string }[]>`select photo from athletes`

export const neverNull = (db: Db) => db<{ photo: string }[]>`
  select photo from athletes where photo is not null`

export async function fromSurroundings(db: Db): Promise<{ n: number }[]> {
  return await db`select 2::int8 as n`
}

export const oneOfSeveral = (db: Db) => db<({ n: number; id: number } | { n: number; id: null })[]>`
  select 1 as n, null::text as id`

/** The columns of a fragment count like the statement's own. */
export const inFragment = (db: Db) => {
  const columns = db`1::int8 as large`
  return db<{ large: number }[]>`select ${columns}`
}

export const neverSent = (db: Db) => db<{ id: string }[]>`select id from accounts where false`

/** One of its parts is never sent. */
export const partlySent = (db: Db, isOld = false) =>
  db<{ id: string }[]>`select id from accounts ${isOld ? db`where created_at < now()` : db``}`
