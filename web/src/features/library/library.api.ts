import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LibraryExercise } from 'contract/library/calls'
import { listHouseExercises, listHouseFoods, listHouseMeals } from 'contract/library/console-routes'
import type { EntryCalls } from 'contract/library/entry-calls'
import type { LibraryFood } from 'contract/library/food-calls'
import { listLibraryFoods } from 'contract/library/food-routes'
import type { LibraryMeal } from 'contract/library/meal-calls'
import { listLibraryMeals } from 'contract/library/meal-routes'
import { listExerciseSwaps, listLibraryExercises } from 'contract/library/routes'
import { EXERCISE_BY_NAME, EXERCISE_NAME_MAX } from 'contract/library/rules'
import type { Page } from 'contract/page'
import type { Route } from 'contract/route'
import { MINUTE } from 'contract/units'
import { useEffect, useState } from 'react'
import { call } from '../../api/call'
import { useLocale } from '../../i18n/i18n'

/** Area of the session: coaches read the shop's entries and their own, staff the shop's alone. */
export type LibraryArea = 'coach' | 'admin'

export const libraryKey = (area: LibraryArea) => [area, 'library'] as const

interface ListQuery {
  search?: string
  page?: number
  limit?: number
}

/** Entries of the library by their kind. */
export interface Kinds {
  exercises: LibraryExercise
  foods: LibraryFood
  meals: LibraryMeal
}

type ListRoute<Entry> = Route<EntryCalls<Entry, unknown>['list']>

const lists: { [K in keyof Kinds]: Record<LibraryArea, ListRoute<Kinds[K]>> } = {
  exercises: { coach: listLibraryExercises, admin: listHouseExercises },
  foods: { coach: listLibraryFoods, admin: listHouseFoods },
  meals: { coach: listLibraryMeals, admin: listHouseMeals },
}

async function listEntries<K extends keyof Kinds>(
  area: LibraryArea,
  kind: K,
  { signal, ...query }: ListQuery & { signal: AbortSignal },
): Promise<Page<Kinds[K]>> {
  return (await call(lists[kind][area], { query, signal })).data
}

/** Reads a page of the area's entries of a kind. */
export function useEntries<K extends keyof Kinds>(
  area: LibraryArea,
  kind: K,
  query: { search: string; page: number },
) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: [...libraryKey(area), kind, 'list', query, locale],
    queryFn: ({ signal }) => listEntries(area, kind, { ...query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Pause after the last key before a search, in milliseconds. */
const PAUSE_MS = 250
const SUGGESTIONS = 8
/** Characters from which on a text is searched. */
const SEARCH_MIN = 2

/** Entries of a kind whose name or alias has the words that are being typed; null where nothing is searched. */
export function useSuggestions<K extends keyof Kinds>(
  area: LibraryArea | undefined,
  kind: K,
  text: string,
): Kinds[K][] | null {
  const { locale } = useLocale()
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const isSearched = area !== undefined && text.trim().length >= SEARCH_MIN && search.length >= SEARCH_MIN
  const { data } = useQuery({
    queryKey: [...libraryKey(area ?? 'coach'), kind, 'suggestions', search, locale],
    queryFn: async ({ signal }) =>
      (await listEntries(area ?? 'coach', kind, { search, limit: SUGGESTIONS, signal })).items,
    enabled: isSearched,
    staleTime: MINUTE,
    placeholderData: keepPreviousData,
    // Names can be typed without the library.
    retry: false,
  })
  return isSearched ? (data ?? null) : null
}

/** Row of a plan: by its exercise of the library, else by its name. */
export interface NamedExercise {
  exerciseId?: string | undefined
  name: string
}

/** Exercises of the library for the same muscles with other equipment than one of a coach's library. */
export function useOtherEquipment({ exerciseId, name }: NamedExercise) {
  const { locale } = useLocale()
  const asked = exerciseId
    ? { params: { id: exerciseId } }
    : { params: { id: EXERCISE_BY_NAME }, query: { name: name.trim().slice(0, EXERCISE_NAME_MAX) } }
  return useQuery({
    queryKey: [...libraryKey('coach'), 'exercises', 'swaps', asked, locale],
    queryFn: async ({ signal }) => (await call(listExerciseSwaps, { ...asked, signal })).data.items,
    staleTime: MINUTE,
  })
}
