import { useQueryClient } from '@tanstack/react-query'
import { SECOND } from 'contract/units'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isOffline } from '../../api/error-text'
import { isReachable } from '../../api/reachable'

/** While the server is away it is asked again this often; what came back is told for as long. */
const EVERY = 5 * SECOND

export interface Connection {
  state: 'there' | 'lost' | 'back'
  /** When the oldest of what is shown was read, in milliseconds; undefined where nothing is known of it. */
  savedAt?: number | undefined
}

/**
 * Follows whether the server can be reached. The browser's word, a call that got no answer and an answer that the
 * service worker took from its store only give reason to ask: the answer is the server's own.
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
    // What was taken from the store before anybody listened.
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

/** Answers of this visit know when they were read; those of an earlier one, the worker's store. */
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
