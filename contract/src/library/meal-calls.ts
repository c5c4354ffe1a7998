import { z } from 'zod'
import { addProblems, Id, ignoredText, text } from '../fields'
import { answered, COACH, entryCalls, named, readOnly, STAFF, translated, version } from './entry-calls'
import { AllergenList, Grams, Per100 } from './food-calls'
import { MEAL_GRAMS_MAX, MEAL_ITEMS_MAX, MEAL_KCAL_MAX, MEAL_RECIPE_MAX, mealProblems } from './food-rules'

const whole = (max: number) =>
  z
    .number('request.wrong_type')
    .int('request.wrong_type')
    .min(0, 'request.out_of_range')
    .max(max, 'request.out_of_range')

/** Energy in kcal and nutrients in grams, in whole numbers as in a plan. */
const MealMacros = z.object(
  {
    calories: whole(MEAL_KCAL_MAX),
    protein: whole(MEAL_GRAMS_MAX),
    carbs: whole(MEAL_GRAMS_MAX),
    fats: whole(MEAL_GRAMS_MAX),
  },
  'request.wrong_type',
)
/** Values that are worked out have no bound. */
const ComputedMacros = z.object({
  calories: z.number().int(),
  protein: z.number().int(),
  carbs: z.number().int(),
  fats: z.number().int(),
})

/** Fields of a meal as they are written. */
const written = {
  ...named,
  items: z
    .array(z.object({ foodId: Id, grams: Grams }, 'request.wrong_type'), 'request.wrong_type')
    .max(MEAL_ITEMS_MAX, 'request.too_many')
    .default([]),
  /** Values in place of those that the foods add up to; null for these. */
  macros: MealMacros.nullable().default(null),
  recipe: text(MEAL_RECIPE_MAX),
  /** The recipe in the other languages; empty where it is only in `recipe`. */
  recipes: translated(MEAL_RECIPE_MAX),
}

/** 400 `library.food_unknown` for a food that the caller does not see. */
const Body = z.object(written).check((ctx) => addProblems(ctx, mealProblems(ctx.value)))
export type MealBody = z.infer<typeof Body>

const ChangedBody = z
  .object({
    ...written,
    ...readOnly,
    foods: ignoredText(),
    computed: ignoredText(),
    allergens: ignoredText(),
    version,
  })
  .check((ctx) => addProblems(ctx, mealProblems(ctx.value)))

export const LibraryMeal = z.object({
  ...written,
  ...answered,
  /** The foods of `items`, in the same order; one that was deleted since is as it was. */
  foods: z.array(z.object({ foodId: z.string(), name: z.string(), grams: z.number(), per100: Per100 })),
  /** Sum of the foods. */
  computed: ComputedMacros,
  allergens: AllergenList,
  /** Fields of a plan's meal, in the language that was asked for, as this meal fills them. */
  filled: z.object({
    name: z.string(),
    foods: z.array(z.string()),
    ...ComputedMacros.shape,
    recipes: z.string(),
  }),
})
export type LibraryMeal = z.infer<typeof LibraryMeal>

const schemas = { entry: LibraryMeal, body: Body, changed: ChangedBody }

/** Calls of coaches about meals of the shop and their own. */
export const ownMeals = entryCalls({
  schemas,
  callers: COACH,
  path: '/coach/library/meals',
  summaries: {
    list: 'Meals of the library',
    add: 'Add a meal of my own',
    get: 'A meal of the library',
    change: 'Change a meal of my own',
    remove: 'Delete a meal of my own',
  },
})
export const {
  list: listLibraryMeals,
  add: addLibraryMeal,
  get: getLibraryMeal,
  change: changeLibraryMeal,
  remove: removeLibraryMeal,
} = ownMeals

/** Calls of staff about meals of the shop. */
export const houseMeals = entryCalls({
  schemas,
  callers: STAFF,
  path: '/admin/library/meals',
  summaries: {
    list: 'Meals of the house',
    add: 'Add a meal of the house',
    get: 'A meal of the house',
    change: 'Change a meal of the house',
    remove: 'Delete a meal of the house',
  },
})
export const {
  list: listHouseMeals,
  add: addHouseMeal,
  get: getHouseMeal,
  change: changeHouseMeal,
  remove: removeHouseMeal,
} = houseMeals
