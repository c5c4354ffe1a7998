import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Sheet over the page that Back closes: an open sheet has its own history entry. */
export function useSheet() {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  // The history outlives a reload, an open sheet does not.
  const [times, setTimes] = useState(0)
  const leaving = useRef(false)
  const open = times > 0 && isSheet(state)
  useEffect(() => {
    if (!open) leaving.current = false
  }, [open])
  return {
    open,
    /** Number of openings; each starts fresh. */
    times,
    show() {
      setTimes((before) => before + 1)
      if (!isSheet(state)) void navigate({ pathname, search, hash }, { state: { ...state, sheet: true } })
    },
    hide() {
      if (!open || leaving.current) return
      leaving.current = true
      void navigate(-1)
    },
  }
}

const isSheet = (state: unknown): boolean => (state as { sheet?: unknown } | null)?.sheet === true
