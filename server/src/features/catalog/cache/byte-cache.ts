export interface ByteCache {
  get(key: string): Buffer | undefined
  set(key: string, bytes: Buffer): void
}

/** LRU cache with a limit of bytes. */
export function createByteCache(max: number): ByteCache {
  // A Map keeps insertion order: a used key is moved to its end.
  const entries = new Map<string, Buffer>()
  let size = 0

  function drop(key: string): void {
    size -= entries.get(key)?.length ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const bytes = entries.get(key)
      if (!bytes) return undefined
      entries.delete(key)
      entries.set(key, bytes)
      return bytes
    },
    set(key, bytes) {
      if (bytes.length > max) return
      drop(key)
      entries.set(key, bytes)
      size += bytes.length
      for (const oldest of entries.keys()) {
        if (size <= max) return
        drop(oldest)
      }
    },
  }
}
