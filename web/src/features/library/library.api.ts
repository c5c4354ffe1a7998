import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listHouseExercises } from 'contract/library/console-routes'
import { listLibraryExercises } from 'contract/library/routes'
import { MINUTE } from 'contract/units'
import { useEffect, useState } from 'react'
import { call } from '../../api/call'
import { useLocale } from '../../i18n/i18n'

/** Area whose library is read: a coach's with their own exercises, or the house's in the console. */
export type LibraryArea = 'coach' | 'admin'

export const libraryKey = (area: LibraryArea) => [area, 'library'] as const

interface ListQuery {
  search?: string
  page?: number
  limit?: number
}

/** Reads a page of the area's exercises. */
export async function listExercises(area: LibraryArea, query: ListQuery, signal: AbortSignal) {
  const options = { query: { ...query }, signal }
  const answer = area === 'coach' ? call(listLibraryExercises, options) : call(listHouseExercises, options)
  return (await answer).data
}

/** Pause after the last key before a search, in milliseconds. */
const PAUSE_MS = 250
const SUGGESTIONS = 8
/** Characters from which on a text is searched. */
const SEARCH_MIN = 2

/** Exercises whose name or alias has the words that are being typed; null where nothing is searched. */
export function useSuggestions(area: LibraryArea | undefined, text: string) {
  const { locale } = useLocale()
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const isSearched = area !== undefined && text.trim().length >= SEARCH_MIN && search.length >= SEARCH_MIN
  const { data } = useQuery({
    queryKey: [...libraryKey(area ?? 'coach'), 'suggestions', search, locale],
    queryFn: async ({ signal }) =>
      (await listExercises(area ?? 'coach', { search, limit: SUGGESTIONS }, signal)).items,
    enabled: isSearched,
    staleTime: MINUTE,
    placeholderData: keepPreviousData,
    // Names can be typed without the library.
    retry: false,
  })
  return isSearched ? (data ?? null) : null
}
