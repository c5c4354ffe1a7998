import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * Returns the ref of a list's start. A new page, filter or term (`query` changes) scrolls there; the first view does
 * not, and Back and Forward restore the scroll position (decision X-91).
 */
export function useListStart(query: string) {
  const start = useRef<HTMLDivElement>(null)
  const shown = useRef(query)
  const type = useNavigationType()
  useEffect(() => {
    if (shown.current === query) return
    shown.current = query
    if (type !== 'POP') start.current?.scrollIntoView({ block: 'start' })
  }, [query, type])
  return start
}
