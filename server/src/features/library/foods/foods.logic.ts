import type { FoodBody, LibraryFood } from 'contract/library/food-calls'
import { HOUSE_FOODS_MAX, OWN_FOODS_MAX } from 'contract/library/food-rules'
import { inLanguage } from '../entries'
import type { EntryKind } from '../entries.logic'
import type { Reader } from '../entries.sql'
import * as sql from './foods.sql'

/** Returns a food as it is answered. */
function shown({ id, coachId, ...food }: sql.StoredFood, { coachId: reader, locale }: Reader): LibraryFood {
  return {
    ...food,
    _id: id,
    own: coachId === reader,
    filled: {
      name: inLanguage(locale, food.name, food.names),
      portions: food.portions.map(({ name, names, grams }) => ({
        name: inLanguage(locale, name, names),
        grams,
      })),
    },
  }
}

export const foods: EntryKind<LibraryFood, FoodBody, FoodBody, sql.StoredFood> = {
  type: 'library_food',
  max: { house: HOUSE_FOODS_MAX, own: OWN_FOODS_MAX },
  sql: {
    count: sql.countFoods,
    list: sql.listFoods,
    find: async (db, id, reader) => (await sql.findFoods(db, [id], reader))[0],
    lockAll: sql.lockFoods,
    lock: sql.lockFood,
    insert: sql.insertFood,
    update: sql.updateFood,
    remove: sql.deleteFood,
  },
  fields: (_tx, _owner, body) => body,
  written: ({ name, names, aliases, per100, portions, allergens }) => ({
    name,
    names,
    aliases,
    per100,
    portions,
    allergens,
  }),
  shown: (_deps, entries, reader) => entries.map((food) => shown(food, reader)),
}
