import type { FoodBody } from 'contract/library/food-calls'
import type { Db, Fragment, Tx } from '../../../kernel/db/client'
import { byRelevance, isFound, isSeenBy, type Owner, type Reader } from '../entries.sql'

/** A food as its table holds it. */
export interface StoredFood extends FoodBody {
  id: string
  coachId: string | null
  version: number
}

/** A food to be written; `searchText` is made of its names. */
export interface WrittenFood extends FoodBody {
  id: string
  searchText: string
}

const columns = (db: Db): Fragment => db`e.id, e.coach_id as "coachId", e.name, e.names, e.aliases, e.per100,
  e.portions, e.allergens, e.version`

export async function countFoods(db: Db, owner: Owner, words: readonly string[]): Promise<number> {
  const [row] = await db<
    { count: number }[]
  >`select count(*)::int as count from library_foods e where ${isFound(db, owner, words)}`
  return row?.count ?? 0
}

export function listFoods(
  db: Db,
  reader: Reader,
  words: readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredFood[]> {
  return db<StoredFood[]>`
    select ${columns(db)} from library_foods e where ${isFound(db, reader, words)}
    order by ${byRelevance(db, reader, words)} limit ${limit} offset ${offset}`
}

/** Foods with these ids that the reader sees. */
export function findFoods(db: Db, ids: readonly string[], reader: Owner): Promise<StoredFood[]> {
  return db<StoredFood[]>`
    select ${columns(db)} from library_foods e
    where e.id = any(${[...ids]}::text[]) and ${isSeenBy(db, reader)}`
}

/** Locks an owner's foods against another addition, and counts them. */
export async function lockFoods(tx: Tx, { coachId }: Owner): Promise<number> {
  await tx`select pg_advisory_xact_lock(hashtext('library-foods'), hashtext(${coachId ?? 'house'}))`
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from library_foods where coach_id is not distinct from ${coachId}`
  return row?.count ?? 0
}

export async function insertFood(db: Db, { coachId }: Owner, f: WrittenFood): Promise<void> {
  await db`
    insert into library_foods (id, coach_id, name, names, aliases, per100, portions, allergens, search_text)
    values (${f.id}, ${coachId}, ${f.name}, ${db.json(f.names)}, ${db.json(f.aliases)}, ${db.json(f.per100)},
      ${db.json(f.portions)}, ${f.allergens}, ${f.searchText})`
}

/** Locks a food; undefined where it is not the owner's. */
export async function lockFood(tx: Tx, id: string, { coachId }: Owner): Promise<StoredFood | undefined> {
  const [row] = await tx<StoredFood[]>`
    select ${columns(tx)} from library_foods e
    where e.id = ${id} and e.coach_id is not distinct from ${coachId} for update`
  return row
}

export async function updateFood(tx: Tx, f: WrittenFood): Promise<void> {
  await tx`
    update library_foods set name = ${f.name}, names = ${tx.json(f.names)}, aliases = ${tx.json(f.aliases)},
      per100 = ${tx.json(f.per100)}, portions = ${tx.json(f.portions)}, allergens = ${f.allergens},
      search_text = ${f.searchText}, version = version + 1, updated_at = now()
    where id = ${f.id}`
}

export async function deleteFood(tx: Tx, id: string): Promise<void> {
  await tx`delete from library_foods where id = ${id}`
}
