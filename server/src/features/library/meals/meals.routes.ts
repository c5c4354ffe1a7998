import * as calls from 'contract/library/meal-calls'
import type { Deps } from '../../../deps'
import type { Binder } from '../../../kernel/http/bind'
import { type CallOf, callerOf } from '../caller'
import * as meals from './meals.logic'

/** Calls of coaches about the meals of the shop and their own. */
export function mealRoutes(bind: Binder, deps: Deps): void {
  const coach = (call: CallOf) => callerOf(deps, call, call.session.accountId)
  bind(calls.listLibraryMeals, async ({ query, ...call }) => ({
    data: await meals.list(deps, coach(call), query),
  }))
  bind(calls.addLibraryMeal, async ({ body, ...call }) => ({
    data: await meals.add(deps, coach(call), body),
  }))
  bind(calls.getLibraryMeal, async ({ params: { id }, ...call }) => ({
    data: await meals.get(deps, coach(call), id),
  }))
  bind(calls.changeLibraryMeal, async ({ params: { id }, body, ...call }) => ({
    data: await meals.change(deps, coach(call), id, body),
  }))
  bind(calls.removeLibraryMeal, async ({ params: { id }, ...call }) => {
    await meals.remove(deps, coach(call), id)
    return {}
  })
}

/** Calls of staff about the meals of the shop. */
export function houseMealRoutes(bind: Binder, deps: Deps): void {
  const house = (call: CallOf) => callerOf(deps, call, null)
  bind(calls.listHouseMeals, async ({ query, ...call }) => ({
    data: await meals.list(deps, house(call), query),
  }))
  bind(calls.addHouseMeal, async ({ body, ...call }) => ({ data: await meals.add(deps, house(call), body) }))
  bind(calls.getHouseMeal, async ({ params: { id }, ...call }) => ({
    data: await meals.get(deps, house(call), id),
  }))
  bind(calls.changeHouseMeal, async ({ params: { id }, body, ...call }) => ({
    data: await meals.change(deps, house(call), id, body),
  }))
  bind(calls.removeHouseMeal, async ({ params: { id }, ...call }) => {
    await meals.remove(deps, house(call), id)
    return {}
  })
}
