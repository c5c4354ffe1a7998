import { readStoredJson, writeStored } from '../../../api/storage'

const KEY = 'viewedProducts'
const VIEWED_MAX = 9

/** Products that were looked at on this device, the latest first; those of a person are not shown to the next one. */
export function readViewed(userId: string): string[] {
  const stored = readStoredJson(KEY) as { of?: unknown; ids?: unknown } | null | undefined
  // A guest who signs in keeps theirs.
  if (!stored || (stored.of !== '' && stored.of !== userId) || !Array.isArray(stored.ids)) return []
  return stored.ids.filter((id): id is string => typeof id === 'string').slice(0, VIEWED_MAX)
}

export function noteViewed(userId: string, id: string): void {
  const ids = [id, ...readViewed(userId).filter((one) => one !== id)].slice(0, VIEWED_MAX)
  writeStored(KEY, JSON.stringify({ of: userId, ids }))
}
