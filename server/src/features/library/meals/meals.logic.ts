import type { Received } from 'contract/endpoint'
import { foodLine, HOUSE_MEALS_MAX, macrosOf, OWN_MEALS_MAX } from 'contract/library/food-rules'
import type { changeLibraryMeal, LibraryMeal, listLibraryMeals, MealBody } from 'contract/library/meal-calls'
import { clampPage, type Page } from 'contract/page'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { isSameData } from '../../../kernel/audit/change-details'
import type { Db, Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { refuseFields } from '../../../kernel/http/envelope'
import { newId } from '../../../kernel/ids'
import { type Caller, type Change, inLanguage, recordChange, searchTextOf, wordsOf } from '../entries'
import type { Owner, Reader } from '../entries.sql'
import { findFoods, type StoredFood } from '../foods/foods.sql'
import * as sql from './meals.sql'

type MealDeps = Pick<Deps, 'db'>
type FoodsById = ReadonlyMap<string, StoredFood>

/** Foods of the library that these items name, as far as the owner sees them. */
async function foodsOf(db: Db, owner: Owner, items: readonly { foodId: string }[]): Promise<FoodsById> {
  const ids = [...new Set(items.map(({ foodId }) => foodId))]
  const foods = ids.length > 0 ? await findFoods(db, ids, owner) : []
  return new Map(foods.map((food) => [food.id, food]))
}

/** Items with their foods as the library has them now, or as they were if they were deleted. */
const current = (items: readonly sql.MealItem[], foods: FoodsById): sql.MealItem[] =>
  items.map((item) => {
    const { name, names, per100, allergens } = foods.get(item.foodId) ?? item
    return { foodId: item.foodId, grams: item.grams, name, names, per100, allergens }
  })

/** Returns a meal as it is answered, with the fields that it fills in a plan. */
function shown(stored: sql.StoredMeal, foods: FoodsById, { coachId: reader, locale }: Reader): LibraryMeal {
  const { id, coachId, items: kept, ...meal } = stored
  const items = current(kept, foods)
  const named = items.map((item) => ({ ...item, name: inLanguage(locale, item.name, item.names) }))
  const computed = macrosOf(items)
  return {
    ...meal,
    _id: id,
    own: coachId === reader,
    items: items.map(({ foodId, grams }) => ({ foodId, grams })),
    foods: named.map(({ foodId, name, grams, per100 }) => ({ foodId, name, grams, per100 })),
    computed,
    allergens: [...new Set(items.flatMap(({ allergens }) => allergens))],
    filled: {
      name: inLanguage(locale, meal.name, meal.names),
      foods: named.map(({ name, grams }) => foodLine(locale, name, grams)),
      ...(meal.macros ?? computed),
      recipes: inLanguage(locale, meal.recipe, meal.recipes),
    },
  }
}

/** A page of the meals that a search finds. */
export async function list(
  { db }: MealDeps,
  caller: Reader,
  { search, ...page }: Received<typeof listLibraryMeals>['query'],
): Promise<Page<LibraryMeal>> {
  const words = wordsOf(search)
  const total = await sql.countMeals(db, caller, words)
  const { position, slice } = clampPage(page, total)
  const meals = await sql.listMeals(db, caller, words, slice)
  const foods = await foodsOf(
    db,
    caller,
    meals.flatMap(({ items }) => items),
  )
  return { items: meals.map((meal) => shown(meal, foods, caller)), total, ...position }
}

export async function get({ db }: MealDeps, caller: Reader, id: string): Promise<LibraryMeal> {
  const found = (await sql.findMeal(db, id, caller)) ?? fail('library.not_found')
  return shown(found, await foodsOf(db, caller, found.items), caller)
}

/** Adds a meal of the shop, or of a coach. */
export async function insert(tx: Tx, owner: Owner, body: MealBody): Promise<string> {
  const max = owner.coachId === null ? HOUSE_MEALS_MAX : OWN_MEALS_MAX
  if ((await sql.lockMeals(tx, owner)) >= max) fail('library.full', { max })
  const id = newId()
  const items = await itemsOf(tx, owner, body.items, [])
  await sql.insertMeal(tx, owner, { ...body, items, id, searchText: searchTextOf(body) })
  return id
}

/** Items with their foods; refuses foods that the owner does not see, unless the meal had them before. */
async function itemsOf(
  tx: Tx,
  owner: Owner,
  items: MealBody['items'],
  before: readonly sql.MealItem[],
): Promise<sql.MealItem[]> {
  const foods = await foodsOf(tx, owner, items)
  const known = (foodId: string) => foods.get(foodId) ?? before.find((item) => item.foodId === foodId)
  refuseFields(
    items.flatMap(({ foodId }, n) =>
      known(foodId) ? [] : [{ path: ['items', n, 'foodId'], code: 'library.food_unknown' as const }],
    ),
  )
  return items.map(({ foodId, grams }) => {
    const { name, names, per100, allergens } = known(foodId) ?? fail('library.food_unknown')
    return { foodId, grams, name, names, per100, allergens }
  })
}

export async function add(deps: MealDeps, caller: Caller, body: MealBody): Promise<LibraryMeal> {
  const id = await transaction(deps.db, async (tx) => {
    const added = await insert(tx, caller, body)
    await record(tx, caller, added, 'added')
    return added
  })
  return get(deps, caller, id)
}

/** Replaces a meal; with a version, only the one that was read. */
export async function change(
  deps: MealDeps,
  caller: Caller,
  id: string,
  { version, ...body }: Received<typeof changeLibraryMeal>['body'],
): Promise<LibraryMeal> {
  await transaction(deps.db, async (tx) => {
    const before = await lock(tx, caller, id)
    if (version !== undefined && version !== before.version) fail('library.changed_meanwhile')
    const items = await itemsOf(tx, caller, body.items, before.items)
    if (isSameData(writtenOf(before), writtenOf(body))) return
    await sql.updateMeal(tx, { ...body, items, id, searchText: searchTextOf(body) })
    await record(tx, caller, id, 'changed')
  })
  return get(deps, caller, id)
}

/** Fields that are written, of a stored meal or of a body. */
function writtenOf({ name, names, aliases, items, macros, recipe, recipes }: MealBody): MealBody {
  const amounts = items.map(({ foodId, grams }) => ({ foodId, grams }))
  return { name, names, aliases, items: amounts, macros, recipe, recipes }
}

export async function remove({ db }: MealDeps, caller: Caller, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    await lock(tx, caller, id)
    await sql.deleteMeal(tx, id)
    await record(tx, caller, id, 'removed')
  })
}

/** Locks a meal that the caller may change. */
async function lock(tx: Tx, caller: Caller, id: string): Promise<sql.StoredMeal> {
  const own = await sql.lockMeal(tx, id, caller)
  if (own) return own
  return fail((await sql.findMeal(tx, id, caller)) ? 'library.read_only' : 'library.not_found')
}

const record = (tx: Tx, caller: Caller, id: string, made: Change) =>
  recordChange(tx, caller, { type: 'library_meal', id }, made)
