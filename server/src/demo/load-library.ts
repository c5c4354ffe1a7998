import * as foods from '../features/library/foods/foods.logic'
import { insert } from '../features/library/library.logic'
import * as meals from '../features/library/meals/meals.logic'
import type { Tx } from '../kernel/db/client'
import { demoExercises } from './library/exercises'
import { demoFoods } from './library/foods'
import { demoMeals } from './library/meals'

const house = { coachId: null }

/** Adds the demo's exercises, foods and meals to the library. */
export async function loadLibrary(tx: Tx): Promise<void> {
  for (const exercise of demoExercises) await insert(tx, house, exercise)
  const ids = new Map<string, string>()
  for (const food of demoFoods) ids.set(food.name, await foods.insert(tx, house, food))
  for (const { foods: used, ...meal } of demoMeals) {
    const items = used.map(([name, grams]) => ({ foodId: ids.get(name) ?? name, grams }))
    await meals.insert(tx, house, { ...meal, items })
  }
}
