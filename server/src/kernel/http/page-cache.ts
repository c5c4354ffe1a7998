import type { Shared } from './compress'

/** A rendered page and what it depends on. */
export interface CachedPage {
  /** The tag of the shell that it was rendered into. */
  shell: string
  /** Hashes of the answers that it was rendered from, by their address. */
  answers: ReadonlyMap<string, string>
  page: Shared
  /** Without the script and style that all pages share. */
  bytes: number
}

export interface PageCache {
  get(key: string): CachedPage | undefined
  /** Marks a page as used by a network, so that pages that nobody uses are dropped first. */
  use(key: string, network: string): void
  /** Adds a page that a network has asked for; older ones are dropped until the rest fits. */
  save(key: string, page: CachedPage, network: string): void
}

/** Share of the cache for pages that one network alone has used: it cannot drop what others use. */
const NETWORK_SHARE = 1 / 4

/** `network` is undefined for a page that several networks have used. */
type Entry = CachedPage & { network: string | undefined }

/** Rendered pages by address, in order of their last use. */
export function createPageCache(maxBytes: number): PageCache {
  const entries = new Map<string, Entry>()

  /** Drops the oldest of the entries that `counts` until they fit. */
  function shrink(max: number, counts: (entry: Entry) => boolean): void {
    const counted = [...entries].filter(([, entry]) => counts(entry))
    let bytes = counted.reduce((sum, [, entry]) => sum + entry.bytes, 0)
    for (const [key, entry] of counted) {
      if (bytes <= max) return
      bytes -= entry.bytes
      entries.delete(key)
    }
  }

  function append(key: string, entry: Entry): void {
    // A Map keeps the order in which keys were added.
    entries.delete(key)
    entries.set(key, entry)
  }

  return {
    get: (key) => entries.get(key),
    use(key, network) {
      const entry = entries.get(key)
      if (!entry) return
      if (entry.network !== network) entry.network = undefined
      append(key, entry)
    },
    save(key, page, network) {
      append(key, { ...page, network })
      shrink(maxBytes * NETWORK_SHARE, (entry) => entry.network === network)
      shrink(maxBytes, () => true)
    },
  }
}
