import * as house from 'contract/library/console-routes'
import type { FoodBody, LibraryFood } from 'contract/library/food-calls'
import * as ownFoods from 'contract/library/food-routes'
import type { LibraryMeal, MealBody } from 'contract/library/meal-calls'
import * as ownMeals from 'contract/library/meal-routes'
import { call } from '../../../api/call'
import type { LibraryArea } from '../library.api'
import { useChange } from '../page/library-page.api'

/** Adds a food, or changes the version of one that was read. */
export function useSaveFood(area: LibraryArea) {
  const isCoach = area === 'coach'
  return useChange(area, async ({ body, stored }: { body: FoodBody; stored: LibraryFood | null }) => {
    if (!stored)
      return (await (isCoach ? call(ownFoods.addLibraryFood, { body }) : call(house.addHouseFood, { body })))
        .data
    const changed = { params: { id: stored._id }, body: { ...body, version: stored.version } }
    const answer = isCoach ? call(ownFoods.changeLibraryFood, changed) : call(house.changeHouseFood, changed)
    return (await answer).data
  })
}

export function useRemoveFood(area: LibraryArea) {
  return useChange(area, async (id: string) => {
    const params = { id }
    await (area === 'coach'
      ? call(ownFoods.removeLibraryFood, { params })
      : call(house.removeHouseFood, { params }))
  })
}

/** Adds a meal, or changes the version of one that was read. */
export function useSaveMeal(area: LibraryArea) {
  const isCoach = area === 'coach'
  return useChange(area, async ({ body, stored }: { body: MealBody; stored: LibraryMeal | null }) => {
    if (!stored)
      return (await (isCoach ? call(ownMeals.addLibraryMeal, { body }) : call(house.addHouseMeal, { body })))
        .data
    const changed = { params: { id: stored._id }, body: { ...body, version: stored.version } }
    const answer = isCoach ? call(ownMeals.changeLibraryMeal, changed) : call(house.changeHouseMeal, changed)
    return (await answer).data
  })
}

export function useRemoveMeal(area: LibraryArea) {
  return useChange(area, async (id: string) => {
    const params = { id }
    await (area === 'coach'
      ? call(ownMeals.removeLibraryMeal, { params })
      : call(house.removeHouseMeal, { params }))
  })
}
