import { failFor } from '../../fail'

export interface BatchByKeyOptions<T> {
  /** What keeps the order: items of one key are never in two batches at a time. */
  keyOf(item: T): string
  /** Batches that are written at a time. */
  atOnce: number
  /** Items that may wait; one more is answered 503 with `Retry-After`. */
  waitingMax: number
}

interface Waiting<T, V> {
  item: T
  resolve: (value: V | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Writes items that come one by one with one statement for all that have come in the meantime, as `batchPerTick` reads them,
 * and keeps the order of those that share a key: they are written in the order of their coming, each batch after the one
 * before. Few that come are written at once side by side, many in large batches.
 */
export function batchByKey<T, V>(
  write: (items: T[]) => Promise<Map<T, V>>,
  { keyOf, atOnce, waitingMax }: BatchByKeyOptions<T>,
): (item: T) => Promise<V | undefined> {
  let waiting: Waiting<T, V>[] = []
  const busy = new Set<string>()
  let running = 0
  let scheduled = false

  function send(): void {
    scheduled = false
    if (running >= atOnce) return
    const batch = waiting.filter(({ item }) => !busy.has(keyOf(item)))
    if (batch.length === 0) return
    waiting = waiting.filter(({ item }) => busy.has(keyOf(item)))
    const keys = new Set(batch.map(({ item }) => keyOf(item)))
    for (const key of keys) busy.add(key)
    running += 1
    // The next batch is on its way before this one is answered.
    const next = () => {
      for (const key of keys) busy.delete(key)
      running -= 1
      send()
    }
    write(batch.map(({ item }) => item)).then(
      (written) => {
        next()
        for (const { item, resolve } of batch) resolve(written.get(item))
      },
      (error) => {
        next()
        for (const { reject } of batch) reject(error)
      },
    )
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= waitingMax) failFor(1, 'server.unavailable')
      waiting.push({ item, resolve, reject })
      if (scheduled) return
      scheduled = true
      setImmediate(send)
    })
}
