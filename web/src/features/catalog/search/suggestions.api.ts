import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listSuggestions } from 'contract/catalog/routes'
import { MINUTE } from 'contract/units'
import { useEffect, useState } from 'react'
import { call } from '../../../api/call'
import { useLocale } from '../../../i18n/i18n'

/** Fewer letters could mean anything. */
const LETTERS_MIN = 2
/** The server is asked when the typing pauses this long. */
const PAUSE = 120

/**
 * Returns suggestions. Those for earlier words stay, marked `stale`, until the new answer; an answer to older words is
 * dropped.
 */
export function useSuggestions(text: string) {
  const { locale } = useLocale()
  const typed = text.trim()
  const words = usePaused(typed)
  const enough = [...typed].length >= LETTERS_MIN
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ['suggestions', locale, words],
    queryFn: async ({ signal }) => {
      const answer = await call(listSuggestions, { query: { q: words, lang: locale }, signal })
      return { ...answer.data, words }
    },
    enabled: enough && [...words].length >= LETTERS_MIN,
    placeholderData: keepPreviousData,
    staleTime: MINUTE,
    // The next letter asks again, and a search needs no suggestion.
    retry: false,
  })
  if (!enough) return { found: undefined, failed: false, stale: false }
  return { found: isError ? undefined : data, failed: isError, stale: isPlaceholderData || words !== typed }
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
