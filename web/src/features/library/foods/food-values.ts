import type { Allergen } from 'contract/catalog/label'
import type { FoodBody, LibraryFood } from 'contract/library/food-calls'
import { FOOD_CALORIES_MAX, FOOD_GRAMS_MAX, foodProblems } from 'contract/library/food-rules'
import { type Locale, localeCodes } from 'contract/locale'
import { type MacroName, type Macros, macroNames } from 'contract/programs/meal-rules'
import { typedNumber } from '../../../ui/form/typed-number'
import {
  type NamedValues,
  namedBody,
  namedIn,
  nameField,
  numberProblem,
  type Problem,
  typed,
} from '../page/named-values'

export type TypedMacros = Record<MacroName, string>

export type PortionValues = Record<Locale | 'grams', string>

/** Values of the form of a food. */
export type FoodValues = Record<Locale, NamedValues> & {
  per100: TypedMacros
  portions: PortionValues[]
  allergens: Allergen[]
}

export const noPortion: PortionValues = { en: '', fa: '', nl: '', grams: '' }

export function typedMacros(macros: Macros | null | undefined): TypedMacros {
  return {
    calories: typed(macros?.calories),
    protein: typed(macros?.protein),
    carbs: typed(macros?.carbs),
    fats: typed(macros?.fats),
  }
}

export function macrosOfTyped(macros: TypedMacros): Macros {
  const [calories = 0, protein = 0, carbs = 0, fats = 0] = macroNames.map((name) => typedNumber(macros[name]))
  return { calories, protein, carbs, fats }
}

export function valuesOf(food: LibraryFood | null): FoodValues {
  return {
    en: namedIn(food, 'en'),
    fa: namedIn(food, 'fa'),
    nl: namedIn(food, 'nl'),
    per100: typedMacros(food?.per100),
    portions: (food?.portions ?? []).map(({ name, names, grams }) => ({
      en: name,
      ...names,
      grams: typed(grams),
    })),
    allergens: food?.allergens ?? [],
  }
}

export function bodyOf({ per100, portions, allergens, ...names }: FoodValues): FoodBody {
  return {
    ...namedBody(names),
    per100: macrosOfTyped(per100),
    portions: portions.map(({ en, fa, nl, grams }) => ({
      name: en.trim(),
      names: { fa: fa.trim(), nl: nl.trim() },
      grams: typedNumber(grams),
    })),
    allergens,
  }
}

/** Path of the form's field for one of the body. */
export const fieldPath = (path: string): string => nameField(path).replace(/^(portions\.\d+)\.name$/, '$1.en')

export function valueProblems(values: FoodValues): Problem[] {
  const { per100, portions } = values
  const problems = [
    ...macroNames.flatMap((name) =>
      numberProblem(`per100.${name}`, per100[name], name === 'calories' ? FOOD_CALORIES_MAX : 100),
    ),
    ...portions.flatMap(({ grams }, n) =>
      numberProblem(`portions.${n}.grams`, grams, FOOD_GRAMS_MAX, Number.MIN_VALUE),
    ),
  ]
  const others = foodProblems(bodyOf(values)).map(({ path, code }) => ({ path: fieldPath(path), code }))
  return [...others, ...problems]
}

/** Languages of a portion's names, and its grams. */
export const portionFields = [...localeCodes, 'grams'] as const
