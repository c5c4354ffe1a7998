import type { KeyboardEvent } from 'react'

/** Returns the list with one entry moved; undefined if an index is out of range or both are equal. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): T[] | undefined {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length || from === to) return undefined
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), entry, ...rest.slice(to)]
}

/** Returns the direction of Alt plus an arrow key; 0 for other keys and in text inputs. */
export function moveStep({ key, altKey, target }: KeyboardEvent): -1 | 0 | 1 {
  if (!altKey || target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return 0
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
}
