/**
 * Answers questions that are asked one by one with one query for all that come in the same turn of the event loop, so
 * that many callers at once cost hardly more than one. Nothing is kept: each question is read from the database.
 */
export function batchPerTick<K, V>(
  read: (keys: K[]) => Promise<Map<K, V>>,
): (key: K) => Promise<V | undefined> {
  let waiting: { key: K; resolve: (value: V | undefined) => void; reject: (error: unknown) => void }[] = []
  const send = async () => {
    const asked = waiting
    waiting = []
    try {
      const found = await read([...new Set(asked.map(({ key }) => key))])
      for (const { key, resolve } of asked) resolve(found.get(key))
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }
  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(send)
      waiting.push({ key, resolve, reject })
    })
}
