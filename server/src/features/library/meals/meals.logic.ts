import { foodLine, HOUSE_MEALS_MAX, macrosOf, OWN_MEALS_MAX } from 'contract/library/food-rules'
import type { LibraryMeal, MealBody } from 'contract/library/meal-calls'
import { fail } from '../../../fail'
import type { Db, Tx } from '../../../kernel/db/client'
import { refuseFields } from '../../../kernel/http/envelope'
import { inLanguage } from '../entries'
import type { EntryKind } from '../entries.logic'
import type { Owner, Reader } from '../entries.sql'
import { findFoods, type StoredFood } from '../foods/foods.sql'
import * as sql from './meals.sql'

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

export const meals: EntryKind<LibraryMeal, MealBody, sql.MealFields, sql.StoredMeal> = {
  type: 'library_meal',
  max: { house: HOUSE_MEALS_MAX, own: OWN_MEALS_MAX },
  sql: {
    count: sql.countMeals,
    list: sql.listMeals,
    find: sql.findMeal,
    lockAll: sql.lockMeals,
    lock: sql.lockMeal,
    insert: sql.insertMeal,
    update: sql.updateMeal,
    remove: sql.deleteMeal,
  },
  fields: async (tx, owner, body, before) => ({
    ...body,
    items: await itemsOf(tx, owner, body.items, before?.items ?? []),
  }),
  written({ name, names, aliases, items, macros, recipe, recipes }) {
    const amounts = items.map(({ foodId, grams }) => ({ foodId, grams }))
    return { name, names, aliases, items: amounts, macros, recipe, recipes }
  },
  async shown({ db }, entries, reader) {
    const items = entries.flatMap((meal) => meal.items)
    const known = await foodsOf(db, reader, items)
    return entries.map((meal) => shown(meal, known, reader))
  },
}
