import { insertEntry } from '../features/library/entries.logic'
import { foods } from '../features/library/foods/foods.logic'
import { exercises } from '../features/library/library.logic'
import { meals } from '../features/library/meals/meals.logic'
import type { Tx } from '../kernel/db/client'
import { demoExercises } from './library/exercises'
import { demoFoods } from './library/foods'
import { demoMeals } from './library/meals'

const house = { coachId: null }

/** Adds the demo's exercises, foods and meals to the library; returns the ids of the exercises by their names. */
export async function loadLibrary(tx: Tx): Promise<Map<string, string>> {
  const exerciseIds = new Map<string, string>()
  for (const exercise of demoExercises)
    exerciseIds.set(exercise.name, await insertEntry(exercises, tx, house, exercise))
  const ids = new Map<string, string>()
  for (const food of demoFoods) ids.set(food.name, await insertEntry(foods, tx, house, food))
  for (const { foods: used, ...meal } of demoMeals) {
    const items = used.map(([name, grams]) => ({ foodId: ids.get(name) ?? name, grams }))
    await insertEntry(meals, tx, house, { ...meal, items })
  }
  return exerciseIds
}
