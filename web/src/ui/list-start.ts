import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * The element at which a list starts. Another page, filter or term of the same list (`query` changes) scrolls there;
 * the first view does not move, and Back and Forward restore the place instead (decision X-91).
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
