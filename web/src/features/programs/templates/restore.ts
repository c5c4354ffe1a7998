/** Returns the current value with what a save deleted put back. */
export type Restore = (current: unknown) => unknown

/** Returns a function that restores what a save deleted from a part of a plan; undefined for a save that deleted nothing. */
export function restoreOf(before: unknown, after: unknown): Restore | undefined {
  if (Array.isArray(before) && Array.isArray(after)) return restoreEntries(before, after)
  if (typeof before === 'string') {
    const isCleared = before !== '' && after === ''
    return isCleared ? (current) => (current === '' ? before : current) : undefined
  }
  return isRecord(before) && isRecord(after) ? restorePhases(before, after) : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Puts deleted entries of a list back at their places; entries that changed meanwhile stay as they are. */
function restoreEntries(before: readonly unknown[], after: readonly unknown[]): Restore | undefined {
  if (after.length >= before.length) return undefined
  const left = after.map((entry) => JSON.stringify(entry))
  const deleted = before.flatMap((entry, at) => {
    const found = left.indexOf(JSON.stringify(entry))
    if (found >= 0) left.splice(found, 1)
    return found >= 0 ? [] : [{ entry, at }]
  })
  return (current) =>
    deleted.reduce<unknown[]>(
      (list, { entry, at }) => list.toSpliced(at, 0, entry),
      Array.isArray(current) ? current : [],
    )
}

/** Phases are sent alone: those that are not named stay, null deletes one. */
function restorePhases(before: Record<string, unknown>, after: Record<string, unknown>): Restore | undefined {
  const deleted = Object.entries(before).filter(([name]) => after[name] === null)
  return deleted.length > 0 ? () => Object.fromEntries(deleted) : undefined
}

/** Returns the ids of the exercise rows in a part of a plan: a list of rows, or a day with one. */
export function rowIdsIn(part: unknown): string[] {
  if (isRecord(part)) return Array.isArray(part.exercises) ? rowIdsIn(part.exercises) : []
  if (!Array.isArray(part)) return []
  return part.flatMap((entry) => (isRecord(entry) && typeof entry.id === 'string' ? entry.id : []))
}
