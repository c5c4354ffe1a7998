import {
  FOOD_GRAMS_MAX,
  MEAL_GRAMS_MAX,
  MEAL_KCAL_MAX,
  MEAL_RECIPE_MAX,
  macrosOf,
  mealProblems,
} from 'contract/library/food-rules'
import type { LibraryMeal, MealBody } from 'contract/library/meal-calls'
import { type Locale, localeCodes } from 'contract/locale'
import { type Macros, macroNames } from 'contract/programs/meal-rules'
import { typedNumber } from '../../../ui/form/typed-number'
import {
  type NamedValues,
  namedBody,
  namedIn,
  nameField,
  nameLimits,
  numberProblem,
  type Problem,
  textIn,
  typed,
} from '../page/named-values'
import { macrosOfTyped, type TypedMacros, typedMacros } from './food-values'

/** A food of a meal as the form holds it. */
export interface ItemValues {
  foodId: string
  name: string
  grams: string
  per100: Macros
}

/** Values of the form of a meal. */
export type MealValues = Record<Locale, NamedValues & { recipe: string }> & {
  items: ItemValues[]
  /** True where other values than those of the foods are written. */
  hasOwn: boolean
  macros: TypedMacros
}

export function valuesOf(meal: LibraryMeal | null): MealValues {
  const texts = (language: Locale) => ({
    ...namedIn(meal, language),
    recipe: textIn(language, meal?.recipe, meal?.recipes),
  })
  return {
    en: texts('en'),
    fa: texts('fa'),
    nl: texts('nl'),
    items: (meal?.foods ?? []).map(({ grams, ...food }) => ({ ...food, grams: typed(grams) })),
    hasOwn: meal ? meal.macros !== null : false,
    macros: typedMacros(meal?.macros),
  }
}

/** Returns what the foods of the form add up to; those without a number count nothing. */
export const computedOf = (items: readonly ItemValues[]): Macros =>
  macrosOf(items.map(({ per100, grams }) => ({ per100, grams: typedNumber(grams) || 0 })))

export function bodyOf({ items, hasOwn, macros, ...texts }: MealValues): MealBody {
  return {
    ...namedBody(texts),
    items: items.map(({ foodId, grams }) => ({ foodId, grams: typedNumber(grams) })),
    macros: hasOwn ? macrosOfTyped(macros) : null,
    recipe: texts.en.recipe.trim(),
    recipes: { fa: texts.fa.recipe.trim(), nl: texts.nl.recipe.trim() },
  }
}

export const fieldPath = (path: string): string => nameField(path).replace(/^(items\.\d+)\..*$/, '$1.grams')

export function valueProblems(values: MealValues): Problem[] {
  const { items, hasOwn, macros } = values
  return [
    ...mealProblems({ name: values.en.name, items }).map(({ path, code }) => ({
      path: fieldPath(path),
      code,
    })),
    ...items.flatMap(({ grams }, n) =>
      numberProblem(`items.${n}.grams`, grams, FOOD_GRAMS_MAX, Number.MIN_VALUE),
    ),
    ...(hasOwn ? macroNames : []).flatMap((name) => {
      const max = name === 'calories' ? MEAL_KCAL_MAX : MEAL_GRAMS_MAX
      const isWhole = Number.isInteger(typedNumber(macros[name]))
      return numberProblem(`macros.${name}`, isWhole ? macros[name] : '', max)
    }),
  ]
}

export const valueLimits: Readonly<Record<string, number>> = {
  ...nameLimits,
  ...Object.fromEntries(localeCodes.map((language) => [`${language}.recipe`, MEAL_RECIPE_MAX])),
}
