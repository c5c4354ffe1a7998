import { type ComponentType, useCallback, useState } from 'react'
import type { Words } from '../../../i18n/lazy-words'
import { withWords } from '../../../i18n/lazy-words'

type Load<P> = () => Promise<{ default: ComponentType<P> }>

/**
 * A part that is fetched with its words when it is first wanted. `want` says whether it is there; where it cannot be
 * fetched, the page does without, and the next wish tries again.
 */
export function useLatePart<P>(load: Load<P>, words: Words) {
  const [Part, setPart] = useState<ComponentType<P>>()
  const want = useCallback(async () => {
    try {
      const loaded = await withWords(load, words)
      setPart(() => loaded.default)
      return true
    } catch {
      return false
    }
  }, [load, words])
  return [Part, want] as const
}
