import { isSameData } from '../../../kernel/audit/change-details'
import type { KeptOrigin, OriginChange } from '../user-programs.table'

/** Paths whose values belong to one block of a plan. */
export const OF_BLOCK = /^(?:workout|nutrition)\./

/** Returns what differs between two states of the origins of a plan. */
export function originChanges(before: readonly KeptOrigin[], after: readonly KeptOrigin[]): OriginChange[] {
  const find = (list: readonly KeptOrigin[], id: string) =>
    list.find(({ sourceId }) => sourceId === id) ?? null
  const ids = new Set([...before, ...after].map(({ sourceId }) => sourceId))
  return [...ids]
    .map((id) => ({ from: find(before, id), to: find(after, id) }))
    .filter(({ from, to }) => !isSameData(from, to))
}

/** Returns the paths that a change gave to a template or took from it. */
function changedPaths({ from, to }: OriginChange): Set<string> {
  const [before, after] = [from?.base ?? {}, to?.base ?? {}]
  const paths = Object.keys({ ...before, ...after })
  return new Set(
    paths.filter(
      (path) =>
        Object.hasOwn(before, path) !== Object.hasOwn(after, path) || !isSameData(before[path], after[path]),
    ),
  )
}

const only = (base: KeptOrigin['base'], isKept: (path: string) => boolean) =>
  Object.fromEntries(Object.entries(base).filter(([path]) => isKept(path)))

/**
 * Returns the origins of a plan without a change of them. What came from a template since then stays: each path belongs
 * to the template that came last.
 */
export function originsBefore(now: readonly KeptOrigin[], changes: readonly OriginChange[]): KeptOrigin[] {
  const kept = new Map(now.map((origin) => [origin.sourceId, origin]))
  const open = changes.filter(({ to }) => {
    const current = to && kept.get(to.sourceId)
    return current && current.blockId === to.blockId && current.language === to.language
  })
  for (const change of open) {
    const { from, to } = change
    const current = kept.get(to?.sourceId ?? '') as KeptOrigin
    const changed = changedPaths(change)
    const isSameBlock = !from || from.blockId === current.blockId
    kept.set(current.sourceId, {
      ...(from ?? current),
      base: only(current.base, (path) => !changed.has(path) && (isSameBlock || !OF_BLOCK.test(path))),
      version: current.version === to?.version ? (from?.version ?? null) : current.version,
    })
  }
  for (const { from } of open) {
    const origin = from && kept.get(from.sourceId)
    if (!from || !origin) continue
    const others = [...kept.values()].filter(({ sourceId }) => sourceId !== from.sourceId)
    const isTaken = (path: string) =>
      others.some(
        ({ base, blockId }) =>
          Object.hasOwn(base, path) && (blockId === from.blockId || !OF_BLOCK.test(path)),
      )
    const back = only(from.base, (path) => !isTaken(path))
    kept.set(from.sourceId, { ...origin, base: { ...back, ...origin.base } })
  }
  const added = new Set(open.flatMap(({ from, to }) => (from || !to ? [] : [to.sourceId])))
  return [...kept.values()].filter(
    ({ sourceId, base }) => !added.has(sourceId) || Object.keys(base).length > 0,
  )
}
