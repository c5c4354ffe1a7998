import { useRef } from 'react'

/** Items of a list by their values, each with its key. */
interface Keyed {
  values: readonly string[]
  keys: readonly number[]
}

export interface ItemKeys {
  keys: readonly number[]
  /** Returns a key that no item has. */
  take: () => number
  /** Announces the keys of a list that is being saved, because equal items cannot be told apart by their values. */
  expect: (keyed: Keyed | null) => void
}

/** Returns the keys of a changed list: an item keeps its key by its value, an edited item by its place. */
export function keysAfter(before: Keyed, values: readonly string[], take: () => number): number[] {
  const free = new Map<string, number[]>()
  for (const [at, value] of before.values.entries())
    free.set(value, [...(free.get(value) ?? []), before.keys[at] as number])
  const kept = values.map((value) => free.get(value)?.shift())
  const used = new Set(kept)
  return kept.map((key, at) => {
    if (key !== undefined) return key
    const ofPlace = before.keys[at]
    return ofPlace === undefined || used.has(ofPlace) ? take() : ofPlace
  })
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, at) => value === other[at])

/** Keys of items that have no name of their own; a draft in an item stays with it while others move or go. */
export function useItemKeys<T>(items: readonly T[], contentOf: (item: T) => string): ItemKeys {
  const next = useRef(0)
  const take = () => next.current++
  const known = useRef<(Keyed & { items: readonly T[] }) | null>(null)
  const expected = useRef<Keyed | null>(null)
  if (known.current?.items !== items) {
    const values = items.map(contentOf)
    const before = known.current ?? { values: [], keys: [] }
    const sent = expected.current
    const keys = sent && isSame(sent.values, values) ? sent.keys : keysAfter(before, values, take)
    known.current = { items, values, keys }
  }
  return {
    keys: known.current.keys,
    take,
    expect: (keyed) => {
      expected.current = keyed
    },
  }
}
