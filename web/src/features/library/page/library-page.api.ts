import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sent } from 'contract/endpoint'
import type { addLibraryExercise } from 'contract/library/calls'
import * as house from 'contract/library/console-routes'
import type { EntryCalls } from 'contract/library/entry-calls'
import type { addLibraryFood } from 'contract/library/food-calls'
import * as ownFoods from 'contract/library/food-routes'
import type { addLibraryMeal } from 'contract/library/meal-calls'
import * as ownMeals from 'contract/library/meal-routes'
import * as own from 'contract/library/routes'
import type { Route } from 'contract/route'
import { call } from '../../../api/call'
import { type UploadProgress, upload } from '../../../api/upload'
import { type Kinds, type LibraryArea, libraryKey } from '../library.api'

/** Bodies of entries by their kind. */
export interface Bodies {
  exercises: Sent<typeof addLibraryExercise>['body']
  foods: Sent<typeof addLibraryFood>['body']
  meals: Sent<typeof addLibraryMeal>['body']
}

type Calls<K extends keyof Kinds> = EntryCalls<Kinds[K], Bodies[K], Bodies[K]>
type ChangeRoutes<K extends keyof Kinds> = { [C in 'add' | 'change' | 'remove']: Route<Calls<K>[C]> }

const routes: { [K in keyof Kinds]: Record<LibraryArea, ChangeRoutes<K>> } = {
  exercises: {
    coach: {
      add: own.addLibraryExercise,
      change: own.changeLibraryExercise,
      remove: own.removeLibraryExercise,
    },
    admin: {
      add: house.addHouseExercise,
      change: house.changeHouseExercise,
      remove: house.removeHouseExercise,
    },
  },
  foods: {
    coach: {
      add: ownFoods.addLibraryFood,
      change: ownFoods.changeLibraryFood,
      remove: ownFoods.removeLibraryFood,
    },
    admin: { add: house.addHouseFood, change: house.changeHouseFood, remove: house.removeHouseFood },
  },
  meals: {
    coach: {
      add: ownMeals.addLibraryMeal,
      change: ownMeals.changeLibraryMeal,
      remove: ownMeals.removeLibraryMeal,
    },
    admin: { add: house.addHouseMeal, change: house.changeHouseMeal, remove: house.removeHouseMeal },
  },
}

interface Save<K extends keyof Kinds> {
  body: Bodies[K]
  /** The entry that was read; null for a new one. */
  stored: Kinds[K] | null
}

/** Adds an entry, or changes the version of one that was read. */
export function useSaveEntry<K extends keyof Kinds>(area: LibraryArea, kind: K) {
  const { add, change }: ChangeRoutes<K> = routes[kind][area]
  return useChange(area, async ({ body, stored }: Save<K>): Promise<Kinds[K]> => {
    if (!stored) return (await call(add, { body })).data
    const params = { id: stored._id }
    return (await call(change, { params, body: { ...body, version: stored.version } })).data
  })
}

export function useRemoveEntry(area: LibraryArea, kind: keyof Kinds) {
  const { remove } = routes[kind][area]
  return useChange(area, (id: string) => call(remove, { params: { id } }))
}

interface NewVideo {
  id: string
  file: File
  onProgress: (progress: UploadProgress) => void
}

export function useAddVideo(area: LibraryArea) {
  return useChange(area, async ({ id, file, onProgress }: NewVideo) => {
    const form = new FormData()
    form.append('video', file)
    const options = { params: { id }, onProgress }
    const answer =
      area === 'coach'
        ? upload(own.addLibraryVideo, form, options)
        : upload(house.addHouseVideo, form, options)
    return (await answer).data
  })
}

export function useRemoveVideo(area: LibraryArea) {
  return useChange(area, async (id: string) => {
    const params = { id }
    const answer =
      area === 'coach' ? call(own.removeLibraryVideo, { params }) : call(house.removeHouseVideo, { params })
    return (await answer).data
  })
}

/** A change of the library, after which everything that was read of it is read anew. */
function useChange<T, R>(area: LibraryArea, mutationFn: (wish: T) => Promise<R>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => void client.invalidateQueries({ queryKey: libraryKey(area) }),
  })
}
