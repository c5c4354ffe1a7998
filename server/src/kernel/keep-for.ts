interface Entry<V> {
  until: number
  value: Promise<V>
}

/**
 * Returns `read` whose values are kept for `ms` milliseconds, of at most `most` keys, the oldest giving way; calls meanwhile
 * wait for the one that reads. A failure is not kept. For figures that may be that old.
 */
export function keepFor<V>(
  ms: number,
  most: number,
  read: (key: string) => Promise<V>,
  now: () => number = () => performance.now(),
): (key: string) => Promise<V> {
  const entries = new Map<string, Entry<V>>()
  return (key) => {
    const known = entries.get(key)
    if (known && known.until > now()) return known.value
    const entry = { until: now() + ms, value: read(key) }
    entries.delete(key)
    entries.set(key, entry)
    if (entries.size > most) entries.delete(entries.keys().next().value as string)
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key)
    })
    return entry.value
  }
}
