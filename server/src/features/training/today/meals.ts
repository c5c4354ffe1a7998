import { mealKeys } from 'contract/programs/plan'
import type { Today, TodayMeal } from 'contract/training/calls'
import type { Running } from './running.logic'

/** Meals of the plan that are not empty, with their ticks. */
export function mealsOf({ data, entries }: Running): TodayMeal[] {
  return mealKeys.flatMap((key) => {
    const meal = data.nutrition.mealPlan[key]
    const { foods, recipes, alternatives, calories } = meal
    if (foods.length === 0 && recipes === '' && alternatives.length === 0 && calories === 0) return []
    // The last one that arrived says how it is.
    const said = entries.findLast(({ kind, entry }) => kind === 'meal' && entry.meal === key)?.entry
    const alternative = typeof said?.alternative === 'string' ? said.alternative : null
    return { meal: key, ...meal, done: said?.done === true, alternative }
  })
}

/** Targets of a day. */
export function targetsOf({ data: { nutrition } }: Running): Today['targets'] {
  return { calories: nutrition.dailyCalories, ...nutrition.macronutrients }
}
