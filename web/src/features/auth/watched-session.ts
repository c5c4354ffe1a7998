import type { Area } from 'contract/route'
import { SECOND } from 'contract/units'
import { useEffect } from 'react'
import { refresh } from './auth.api'

const LOOK_EVERY = 5 * SECOND

/**
 * Reads the account on load and every few seconds on a visible page, so that removed staff lose access to the open
 * page.
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
