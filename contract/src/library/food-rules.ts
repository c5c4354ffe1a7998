import type { ErrorCode } from '../errors'
import type { Locale } from '../locale'
import type { Macros } from '../programs/meal-rules'

/** Limits and rules of the library's foods and meals; no zod, because the screens use them too. */

/** Maximum energy of 100 g of a food, in kcal: 100 g of pure fat have 900. */
export const FOOD_CALORIES_MAX = 900
/** Rounded figures of a label add up to a little more than the food weighs. */
const HUNDRED_GRAMS = 101
export const PORTIONS_MAX = 12
export const PORTION_NAME_MAX = 60
/** Maximum weight of a portion, and of a food in a meal, in grams. */
export const FOOD_GRAMS_MAX = 5000
export const MEAL_ITEMS_MAX = 50
export const MEAL_RECIPE_MAX = 5000
/** Maximum energy in kcal and grams of a nutrient of a meal, as in a plan. */
export const MEAL_KCAL_MAX = 20_000
export const MEAL_GRAMS_MAX = 5000

/** Most foods, and most meals, of one coach and of the shop. */
export const OWN_FOODS_MAX = 2000
export const HOUSE_FOODS_MAX = 10_000
export const OWN_MEALS_MAX = 1000
export const HOUSE_MEALS_MAX = 5000

/** Most texts of a plan that are matched at once, and most characters of one. */
export const MATCHES_MAX = 500
export const MATCHED_TEXT_MAX = 300

interface EntryProblem {
  path: string
  code: ErrorCode
}

interface NamedFood {
  name: string
  per100: Macros
  portions: readonly { name: string }[]
}

export function foodProblems({ name, per100, portions }: NamedFood): EntryProblem[] {
  const problems: EntryProblem[] = []
  if (!name.trim()) problems.push({ path: 'name', code: 'library.name_required' })
  if (per100.protein + per100.carbs + per100.fats > HUNDRED_GRAMS)
    problems.push({ path: 'per100.fats', code: 'library.heavier_than_food' })
  portions.forEach((portion, n) => {
    if (!portion.name.trim()) problems.push({ path: `portions.${n}.name`, code: 'library.name_required' })
  })
  return problems
}

export function mealProblems({ name, items }: { name: string; items: readonly unknown[] }): EntryProblem[] {
  const problems: EntryProblem[] = []
  if (!name.trim()) problems.push({ path: 'name', code: 'library.name_required' })
  if (items.length === 0) problems.push({ path: 'items', code: 'library.foods_required' })
  return problems
}

/** Returns what some foods bring together, in whole kcal and grams. */
export function macrosOf(foods: readonly { per100: Macros; grams: number }[]): Macros {
  const sum = (name: keyof Macros) =>
    Math.round(foods.reduce((all, { per100, grams }) => all + (per100[name] * grams) / 100, 0))
  return { calories: sum('calories'), protein: sum('protein'), carbs: sum('carbs'), fats: sum('fats') }
}

const GRAMS: Readonly<Record<Locale, string>> = { en: 'g', fa: 'گرم', nl: 'g' }

/** A food with its amount as a plan holds it and as the shopping list reads it: `60 g oats`. */
export function foodLine(locale: Locale, name: string, grams: number): string {
  const amount = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 1 }).format(grams)
  return `${amount} ${GRAMS[locale]} ${name}`
}
