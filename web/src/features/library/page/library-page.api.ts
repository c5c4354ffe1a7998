import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ExerciseBody, LibraryExercise } from 'contract/library/calls'
import * as house from 'contract/library/console-routes'
import * as own from 'contract/library/routes'
import { call } from '../../../api/call'
import { type UploadProgress, upload } from '../../../api/upload'
import { type LibraryArea, libraryKey } from '../library.api'

/** Adds an exercise, or changes the version of one that was read. */
export function useSaveExercise(area: LibraryArea) {
  const isCoach = area === 'coach'
  return useChange(area, async (wish: { body: ExerciseBody; stored: LibraryExercise | null }) => {
    const { body, stored } = wish
    if (!stored)
      return (
        await (isCoach ? call(own.addLibraryExercise, { body }) : call(house.addHouseExercise, { body }))
      ).data
    const changed = { params: { id: stored._id }, body: { ...body, version: stored.version } }
    const answer = isCoach
      ? call(own.changeLibraryExercise, changed)
      : call(house.changeHouseExercise, changed)
    return (await answer).data
  })
}

export function useRemoveExercise(area: LibraryArea) {
  return useChange(area, async (id: string) => {
    const params = { id }
    await (area === 'coach'
      ? call(own.removeLibraryExercise, { params })
      : call(house.removeHouseExercise, { params }))
  })
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
export function useChange<T, R>(area: LibraryArea, mutationFn: (wish: T) => Promise<R>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => void client.invalidateQueries({ queryKey: libraryKey(area) }),
  })
}
