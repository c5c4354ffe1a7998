import type { MealBody } from 'contract/library/meal-calls'
import type { Db, Fragment, Tx } from '../../../kernel/db/client'
import { byRelevance, isFound, isSeenBy, type Owner, type Reader } from '../entries.sql'
import type { StoredFood } from '../foods/foods.sql'

/** A food of a meal, copied when it was added; used after the food was deleted. */
export interface MealItem extends Pick<StoredFood, 'name' | 'names' | 'per100' | 'allergens'> {
  foodId: string
  grams: number
}

/** Fields of a meal as its table holds them. */
export type MealFields = Omit<MealBody, 'items'> & { items: MealItem[] }

/** A meal as its table holds it. */
export interface StoredMeal extends MealFields {
  id: string
  coachId: string | null
  version: number
}

/** A meal to be written; `searchText` is made of its names. */
export interface WrittenMeal extends MealFields {
  id: string
  searchText: string
}

const columns = (db: Db): Fragment => db`e.id, e.coach_id as "coachId", e.name, e.names, e.aliases, e.items,
  e.macros, e.recipe, e.recipes, e.version`

export async function countMeals(db: Db, owner: Owner, words: readonly string[]): Promise<number> {
  const [row] = await db<
    { count: number }[]
  >`select count(*)::int as count from library_meals e where ${isFound(db, owner, words)}`
  return row?.count ?? 0
}

export function listMeals(
  db: Db,
  reader: Reader,
  words: readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredMeal[]> {
  return db<StoredMeal[]>`
    select ${columns(db)} from library_meals e where ${isFound(db, reader, words)}
    order by ${byRelevance(db, reader, words)} limit ${limit} offset ${offset}`
}

export async function findMeal(db: Db, id: string, reader: Owner): Promise<StoredMeal | undefined> {
  const [row] = await db<StoredMeal[]>`
    select ${columns(db)} from library_meals e where e.id = ${id} and ${isSeenBy(db, reader)}`
  return row
}

/** Locks an owner's meals against another addition, and counts them. */
export async function lockMeals(tx: Tx, { coachId }: Owner): Promise<number> {
  await tx`select pg_advisory_xact_lock(hashtext('library-meals'), hashtext(${coachId ?? 'house'}))`
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from library_meals where coach_id is not distinct from ${coachId}`
  return row?.count ?? 0
}

export async function insertMeal(db: Db, { coachId }: Owner, m: WrittenMeal): Promise<void> {
  await db`
    insert into library_meals (id, coach_id, name, names, aliases, items, macros, recipe, recipes, search_text)
    values (${m.id}, ${coachId}, ${m.name}, ${db.json(m.names)}, ${db.json(m.aliases)}, ${db.json(m.items)},
      ${m.macros && db.json(m.macros)}, ${m.recipe}, ${db.json(m.recipes)}, ${m.searchText})`
}

/** Locks a meal; undefined where it is not the owner's. */
export async function lockMeal(tx: Tx, id: string, { coachId }: Owner): Promise<StoredMeal | undefined> {
  const [row] = await tx<StoredMeal[]>`
    select ${columns(tx)} from library_meals e
    where e.id = ${id} and e.coach_id is not distinct from ${coachId} for update`
  return row
}

export async function updateMeal(tx: Tx, m: WrittenMeal): Promise<void> {
  await tx`
    update library_meals set name = ${m.name}, names = ${tx.json(m.names)}, aliases = ${tx.json(m.aliases)},
      items = ${tx.json(m.items)}, macros = ${m.macros && tx.json(m.macros)}, recipe = ${m.recipe},
      recipes = ${tx.json(m.recipes)}, search_text = ${m.searchText}, version = version + 1, updated_at = now()
    where id = ${m.id}`
}

export async function deleteMeal(tx: Tx, id: string): Promise<void> {
  await tx`delete from library_meals where id = ${id}`
}
