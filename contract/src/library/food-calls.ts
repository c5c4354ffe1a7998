import { z } from 'zod'
import { allergens } from '../catalog/label'
import { endpoint } from '../endpoint'
import { addProblems, shownText } from '../fields'
import { pageOf } from '../page'
import {
  answered,
  COACH,
  named,
  ofEntry,
  readOnly,
  STAFF,
  searchQuery,
  translated,
  version,
} from './entry-calls'
import { FOOD_CALORIES_MAX, FOOD_GRAMS_MAX, foodProblems, PORTION_NAME_MAX, PORTIONS_MAX } from './food-rules'

const amount = (max: number) =>
  z.number('request.wrong_type').min(0, 'request.out_of_range').max(max, 'request.out_of_range')

/** Grams of a food. */
export const Grams = amount(FOOD_GRAMS_MAX).positive('request.out_of_range')

/** Energy in kcal and nutrients in grams, of 100 g. */
export const Per100 = z.object(
  { calories: amount(FOOD_CALORIES_MAX), protein: amount(100), carbs: amount(100), fats: amount(100) },
  'request.wrong_type',
)

export const AllergenList = z
  .array(z.enum(allergens, 'request.out_of_range'), 'request.wrong_type')
  .max(allergens.length, 'request.too_many')
  .refine((list) => new Set(list).size === list.length, 'request.invalid')
  .default([])

const Portion = z.object(
  { name: shownText(PORTION_NAME_MAX), names: translated(PORTION_NAME_MAX), grams: Grams },
  'request.wrong_type',
)

/** Fields of a food as they are written. */
const written = {
  ...named,
  per100: Per100,
  /** Usual amounts, such as a slice. */
  portions: z.array(Portion, 'request.wrong_type').max(PORTIONS_MAX, 'request.too_many').default([]),
  /** Those of the fourteen of European labels that it contains. */
  allergens: AllergenList,
}

const Body = z.object(written).check((ctx) => addProblems(ctx, foodProblems(ctx.value)))
export type FoodBody = z.infer<typeof Body>

const ChangedBody = z
  .object({ ...written, ...readOnly, version })
  .check((ctx) => addProblems(ctx, foodProblems(ctx.value)))

export const LibraryFood = z.object({
  ...written,
  ...answered,
  /** Name and portions in the language that was asked for. */
  filled: z.object({
    name: z.string(),
    portions: z.array(z.object({ name: z.string(), grams: z.number() })),
  }),
})
export type LibraryFood = z.infer<typeof LibraryFood>

const list = { method: 'GET', query: searchQuery, data: pageOf(LibraryFood) } as const
const add = { method: 'POST', body: Body, status: 201, data: LibraryFood } as const
const read = { method: 'GET', params: ofEntry, data: LibraryFood } as const
const change = { method: 'PUT', params: ofEntry, body: ChangedBody, data: LibraryFood } as const
const remove = { method: 'DELETE', params: ofEntry } as const

const own = '/coach/library/foods'
const house = '/admin/library/foods'

/** Foods of the shop and the coach's own; those whose name begins with the search come first. */
export const listLibraryFoods = endpoint({ ...list, ...COACH, path: own, summary: 'Foods of the library' })
export const addLibraryFood = endpoint({ ...add, ...COACH, path: own, summary: 'Add a food of my own' })
export const getLibraryFood = endpoint({
  ...read,
  ...COACH,
  path: `${own}/:id`,
  summary: 'A food of the library',
})
/** Foods of the shop are read only: 403 `library.read_only`. */
export const changeLibraryFood = endpoint({
  ...change,
  ...COACH,
  path: `${own}/:id`,
  summary: 'Change a food of my own',
})
/** Meals and plans that hold it keep its name and values. */
export const removeLibraryFood = endpoint({
  ...remove,
  ...COACH,
  path: `${own}/:id`,
  summary: 'Delete a food of my own',
})

export const listHouseFoods = endpoint({ ...list, ...STAFF, path: house, summary: 'Foods of the house' })
export const addHouseFood = endpoint({ ...add, ...STAFF, path: house, summary: 'Add a food of the house' })
export const getHouseFood = endpoint({
  ...read,
  ...STAFF,
  path: `${house}/:id`,
  summary: 'A food of the house',
})
export const changeHouseFood = endpoint({
  ...change,
  ...STAFF,
  path: `${house}/:id`,
  summary: 'Change a food of the house',
})
export const removeHouseFood = endpoint({
  ...remove,
  ...STAFF,
  path: `${house}/:id`,
  summary: 'Delete a food of the house',
})
