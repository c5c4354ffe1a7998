import { z } from 'zod'
import { allergens } from '../catalog/label'
import { addProblems, shownText } from '../fields'
import { answered, COACH, entryCalls, named, readOnly, STAFF, translated, version } from './entry-calls'
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

const schemas = { entry: LibraryFood, body: Body, changed: ChangedBody }

/** Calls of coaches about foods of the shop and their own. */
export const ownFoods = entryCalls({
  schemas,
  callers: COACH,
  path: '/coach/library/foods',
  summaries: {
    list: 'Foods of the library',
    add: 'Add a food of my own',
    get: 'A food of the library',
    change: 'Change a food of my own',
    remove: 'Delete a food of my own',
  },
})
export const {
  list: listLibraryFoods,
  add: addLibraryFood,
  get: getLibraryFood,
  change: changeLibraryFood,
  remove: removeLibraryFood,
} = ownFoods

/** Calls of staff about foods of the shop. */
export const houseFoods = entryCalls({
  schemas,
  callers: STAFF,
  path: '/admin/library/foods',
  summaries: {
    list: 'Foods of the house',
    add: 'Add a food of the house',
    get: 'A food of the house',
    change: 'Change a food of the house',
    remove: 'Delete a food of the house',
  },
})
export const {
  list: listHouseFoods,
  add: addHouseFood,
  get: getHouseFood,
  change: changeHouseFood,
  remove: removeHouseFood,
} = houseFoods
