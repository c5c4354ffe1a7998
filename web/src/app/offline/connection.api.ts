import { useQueryClient } from '@tanstack/react-query'
import { SECOND } from 'contract/units'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isOffline } from '../../api/error-text'
import { isReachable } from '../../api/reachable'

/** Interval of the checks while the server is unreachable, and duration of the "back online" message. */
const EVERY = 5 * SECOND

export interface Connection {
  state: 'there' | 'lost' | 'back'
  /** Time in milliseconds at which the oldest visible data was read; undefined if unknown. */
  savedAt?: number | undefined
}

/**
 * Tracks if the server is reachable. Browser events, failed calls and responses from the service worker's cache only
 * trigger a check; the health endpoint decides.
 */
export function useConnection(): Connection {
  const client = useQueryClient()
  const [connection, setConnection] = useState<Connection>({ state: 'there' })
  const lostAt = useRef<number>(undefined)
  const asking = useRef(false)
  const kept = useRef<number>(undefined)

  const ask = useCallback(async () => {
    if (asking.current) return
    asking.current = true
    const there = await isReachable()
    asking.current = false
    if (!there) {
      lostAt.current ??= Date.now()
      setConnection({ state: 'lost', savedAt: oldest(client, lostAt.current, kept.current) })
    } else if (lostAt.current !== undefined) {
      lostAt.current = undefined
      kept.current = undefined
      setConnection({ state: 'back' })
      void client.invalidateQueries()
    }
  }, [client])

  useEffect(() => {
    const now = () => void ask()
    addEventListener('online', now)
    addEventListener('offline', now)
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isOffline(event.action.error)) now()
    })
    const worker = navigator.serviceWorker
    const onMessage = ({ data }: MessageEvent<{ savedAt?: number }>) => {
      if (!data.savedAt) return
      kept.current = Math.min(kept.current ?? data.savedAt, data.savedAt)
      now()
    }
    worker?.addEventListener('message', onMessage)
    // Requests the age of cached responses that the worker served before this listener existed.
    worker?.controller?.postMessage({ ask: 'saved' })
    if (!navigator.onLine) now()
    return () => {
      removeEventListener('online', now)
      removeEventListener('offline', now)
      stop()
      worker?.removeEventListener('message', onMessage)
    }
  }, [client, ask])

  useEffect(() => {
    if (connection.state === 'there') return
    const next = () => (connection.state === 'lost' ? void ask() : setConnection({ state: 'there' }))
    const timer = setTimeout(next, EVERY)
    return () => clearTimeout(timer)
  }, [connection, ask])

  return connection
}

/** Returns the oldest read time, from the query cache for this visit and from the worker for an earlier one. */
function oldest(
  client: ReturnType<typeof useQueryClient>,
  lostAt: number,
  kept: number | undefined,
): number | undefined {
  const read = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ state }) =>
      state.data !== undefined && state.dataUpdatedAt < lostAt ? [state.dataUpdatedAt] : [],
    )
  const times = kept === undefined ? read : [...read, kept]
  return times.length > 0 ? Math.min(...times) : undefined
}
