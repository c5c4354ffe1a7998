import * as calls from 'contract/library/calls'
import type { Deps } from '../../deps'
import type { Session } from '../../kernel/http/authorize'
import type { Binder } from '../../kernel/http/bind'
import { type CallOf, callerOf } from './caller'
import * as library from './library.logic'
import * as video from './video.logic'
import { consumeVideoLimit } from './video-files'

/** Calls of coaches about the exercises of the shop and their own. */
export function libraryRoutes(bind: Binder, deps: Deps): void {
  const coach = (call: CallOf) => callerOf(deps, call, call.session.accountId)
  bind(calls.listLibraryExercises, async ({ query, ...call }) => ({
    data: await library.list(deps, coach(call), query),
  }))
  bind(calls.addLibraryExercise, async ({ body, ...call }) => ({
    data: await library.add(deps, coach(call), body),
  }))
  bind(calls.getLibraryExercise, async ({ params: { id }, ...call }) => ({
    data: await library.get(deps, coach(call), id),
  }))
  bind(calls.changeLibraryExercise, async ({ params: { id }, body, ...call }) => ({
    data: await library.change(deps, coach(call), id, body),
  }))
  bind(calls.removeLibraryExercise, async ({ params: { id }, ...call }) => {
    await library.remove(deps, coach(call), id)
    return {}
  })
  bind(
    calls.addLibraryVideo,
    async ({ params: { id }, upload, ...call }) => ({
      data: await video.addVideo(deps, coach(call), id, upload),
    }),
    uploads(deps),
  )
  bind(calls.removeLibraryVideo, async ({ params: { id }, ...call }) => ({
    data: await video.removeVideo(deps, coach(call), id),
  }))
}

/** Calls of staff about the exercises of the shop. */
export function houseLibraryRoutes(bind: Binder, deps: Deps): void {
  const house = (call: CallOf) => callerOf(deps, call, null)
  bind(calls.listHouseExercises, async ({ query, ...call }) => ({
    data: await library.list(deps, house(call), query),
  }))
  bind(calls.addHouseExercise, async ({ body, ...call }) => ({
    data: await library.add(deps, house(call), body),
  }))
  bind(calls.getHouseExercise, async ({ params: { id }, ...call }) => ({
    data: await library.get(deps, house(call), id),
  }))
  bind(calls.changeHouseExercise, async ({ params: { id }, body, ...call }) => ({
    data: await library.change(deps, house(call), id, body),
  }))
  bind(calls.removeHouseExercise, async ({ params: { id }, ...call }) => {
    await library.remove(deps, house(call), id)
    return {}
  })
  bind(
    calls.addHouseVideo,
    async ({ params: { id }, upload, ...call }) => ({
      data: await video.addVideo(deps, house(call), id, upload),
    }),
    uploads(deps),
  )
  bind(calls.removeHouseVideo, async ({ params: { id }, ...call }) => ({
    data: await video.removeVideo(deps, house(call), id),
  }))
}

const uploads = (deps: Deps) => ({
  kind: 'upload' as const,
  before: async ({ session }: { session: Session | undefined }) => {
    if (session) await consumeVideoLimit(deps, session.accountId)
  },
})
