import type { Area } from 'contract/route'
import { SECOND } from 'contract/units'
import { useEffect } from 'react'
import { refresh } from './auth.api'

const LOOK_EVERY = 5 * SECOND

/**
 * Reads the account on load, and every few seconds while somebody looks at the page: who is taken off the staff does not go on
 * reading what is open.
 */
export function useWatchedSession(area: Area): void {
  useEffect(() => {
    void refresh(area)
    const look = () => document.visibilityState === 'visible' && void refresh(area)
    const timer = setInterval(look, LOOK_EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [area])
}
