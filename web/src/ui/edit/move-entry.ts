import type { KeyboardEvent } from 'react'

/** The list with one entry at another place; undefined where there is no such place. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): T[] | undefined {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length || from === to) return undefined
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), entry, ...rest.slice(to)]
}

/** Which way Alt and an arrow move an entry; 0 for every other key, and where something is being typed. */
export function moveStep({ key, altKey, target }: KeyboardEvent): -1 | 0 | 1 {
  if (!altKey || target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return 0
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
}
