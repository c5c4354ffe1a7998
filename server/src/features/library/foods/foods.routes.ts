import * as calls from 'contract/library/food-calls'
import { matchLibrary } from 'contract/library/match-calls'
import type { Deps } from '../../../deps'
import type { Binder } from '../../../kernel/http/bind'
import { type CallOf, callerOf } from '../caller'
import { match } from '../matches/matches.logic'
import * as foods from './foods.logic'

/** Calls of coaches about the foods of the shop and their own. */
export function foodRoutes(bind: Binder, deps: Deps): void {
  const coach = (call: CallOf) => callerOf(deps, call, call.session.accountId)
  bind(calls.listLibraryFoods, async ({ query, ...call }) => ({
    data: await foods.list(deps, coach(call), query),
  }))
  bind(calls.addLibraryFood, async ({ body, ...call }) => ({
    data: await foods.add(deps, coach(call), body),
  }))
  bind(calls.getLibraryFood, async ({ params: { id }, ...call }) => ({
    data: await foods.get(deps, coach(call), id),
  }))
  bind(calls.changeLibraryFood, async ({ params: { id }, body, ...call }) => ({
    data: await foods.change(deps, coach(call), id, body),
  }))
  bind(calls.removeLibraryFood, async ({ params: { id }, ...call }) => {
    await foods.remove(deps, coach(call), id)
    return {}
  })
  bind(matchLibrary, async ({ body, ...call }) => ({ data: await match(deps, coach(call), body) }))
}

/** Calls of staff about the foods of the shop. */
export function houseFoodRoutes(bind: Binder, deps: Deps): void {
  const house = (call: CallOf) => callerOf(deps, call, null)
  bind(calls.listHouseFoods, async ({ query, ...call }) => ({
    data: await foods.list(deps, house(call), query),
  }))
  bind(calls.addHouseFood, async ({ body, ...call }) => ({ data: await foods.add(deps, house(call), body) }))
  bind(calls.getHouseFood, async ({ params: { id }, ...call }) => ({
    data: await foods.get(deps, house(call), id),
  }))
  bind(calls.changeHouseFood, async ({ params: { id }, body, ...call }) => ({
    data: await foods.change(deps, house(call), id, body),
  }))
  bind(calls.removeHouseFood, async ({ params: { id }, ...call }) => {
    await foods.remove(deps, house(call), id)
    return {}
  })
}
