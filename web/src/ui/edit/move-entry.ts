/** The list with one entry at another place; undefined where there is no such place. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): T[] | undefined {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length || from === to) return undefined
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), entry, ...rest.slice(to)]
}
