import * as calls from 'contract/library/calls'
import { houseFoods, ownFoods } from 'contract/library/food-calls'
import { matchLibrary } from 'contract/library/match-calls'
import { houseMeals, ownMeals } from 'contract/library/meal-calls'
import type { Deps } from '../../deps'
import type { Session } from '../../kernel/http/authorize'
import type { Binder } from '../../kernel/http/bind'
import { type CallerOf, coachOf, staffOf } from './caller'
import { bindEntries } from './entries.routes'
import { foods } from './foods/foods.logic'
import { exercises } from './library.logic'
import { match } from './matches/matches.logic'
import { meals } from './meals/meals.logic'
import { listOtherEquipment } from './swaps.logic'
import * as video from './video.logic'
import { consumeVideoLimit } from './video-files'

/** Calls of coaches about the library. */
export function libraryRoutes(bind: Binder, deps: Deps): void {
  bindEntries(bind, calls.ownExercises, exercises, deps, coachOf)
  bindEntries(bind, ownFoods, foods, deps, coachOf)
  bindEntries(bind, ownMeals, meals, deps, coachOf)
  bindVideos(bind, { add: calls.addLibraryVideo, remove: calls.removeLibraryVideo }, deps, coachOf)
  bind(calls.listExerciseSwaps, async ({ params: { id }, query: { name }, ...call }) => ({
    data: { items: await listOtherEquipment(deps, coachOf(deps, call), { id, name }) },
  }))
  bind(matchLibrary, async ({ body, ...call }) => ({ data: await match(deps, coachOf(deps, call), body) }))
}

/** Calls of staff about the library. */
export function houseLibraryRoutes(bind: Binder, deps: Deps): void {
  bindEntries(bind, calls.houseExercises, exercises, deps, staffOf)
  bindEntries(bind, houseFoods, foods, deps, staffOf)
  bindEntries(bind, houseMeals, meals, deps, staffOf)
  bindVideos(bind, { add: calls.addHouseVideo, remove: calls.removeHouseVideo }, deps, staffOf)
}

interface VideoCalls {
  add: typeof calls.addLibraryVideo | typeof calls.addHouseVideo
  remove: typeof calls.removeLibraryVideo | typeof calls.removeHouseVideo
}

function bindVideos(bind: Binder, { add, remove }: VideoCalls, deps: Deps, callerOf: CallerOf): void {
  bind(
    add,
    async ({ params: { id }, upload, ...call }) => ({
      data: await video.addVideo(deps, callerOf(deps, call), id, upload),
    }),
    {
      kind: 'upload',
      before: async ({ session }: { session: Session | undefined }) => {
        if (session) await consumeVideoLimit(deps, session.accountId)
      },
    },
  )
  bind(remove, async ({ params: { id }, ...call }) => ({
    data: await video.removeVideo(deps, callerOf(deps, call), id),
  }))
}
