import { failFor } from '../../fail'

export interface BatchOptions {
  /** Sends a query only after the previous answer; queries in between are batched. */
  oneAtATime?: boolean
  /** Questions that may wait; one more is answered 503 with `Retry-After` instead of waiting too. */
  waitingMax?: number
}

/**
 * Answers questions that are asked one by one with one query for all that come in the same turn of the event loop, so
 * that many callers at once cost hardly more than one. Nothing is kept: each question is read from the database.
 */
export function batchPerTick<K, V>(
  read: (keys: K[]) => Promise<Map<K, V>>,
  { oneAtATime = false, waitingMax = Number.POSITIVE_INFINITY }: BatchOptions = {},
): (key: K) => Promise<V | undefined> {
  let waiting: { key: K; resolve: (value: V | undefined) => void; reject: (error: unknown) => void }[] = []
  let busy = false
  const send = () => {
    const asked = waiting
    waiting = []
    busy = oneAtATime
    read([...new Set(asked.map(({ key }) => key))]).then(
      (found) => {
        next()
        for (const { key, resolve } of asked) resolve(found.get(key))
      },
      (error) => {
        next()
        for (const { reject } of asked) reject(error)
      },
    )
  }
  // It is on its way before the one before is answered.
  const next = () => {
    if (!busy) return
    busy = false
    if (waiting.length > 0) send()
  }
  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= waitingMax) failFor(1, 'server.unavailable')
      if (waiting.length === 0 && !busy) setImmediate(send)
      waiting.push({ key, resolve, reject })
    })
}
