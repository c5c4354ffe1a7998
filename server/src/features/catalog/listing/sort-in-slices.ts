import { setImmediate as turn } from 'node:timers/promises'
import type { Compare } from './number-list'

/** Numbers that are sorted, or compared, before others get their turn: some five milliseconds. */
const SLICE = 2000

/** Sorts as `Array.sort` does, but lets requests be answered meanwhile. */
export async function sortInSlices(values: readonly number[], compare: Compare): Promise<number[]> {
  let runs: number[][] = []
  for (let i = 0; i < values.length; i += SLICE) {
    runs.push(values.slice(i, i + SLICE).sort(compare))
    if (values.length > SLICE) await turn()
  }
  while (runs.length > 1) {
    const longer: number[][] = []
    for (let i = 0; i < runs.length; i += 2) {
      longer.push(await merge(runs[i] as number[], runs[i + 1] ?? [], compare))
    }
    runs = longer
  }
  return runs[0] ?? []
}

async function merge(left: readonly number[], right: readonly number[], compare: Compare): Promise<number[]> {
  // Skips the comparison of slices that are already in order.
  const isSorted = right.length === 0 || compare(left.at(-1) as number, right[0] as number) <= 0
  if (isSorted) return left.concat(right)
  const merged: number[] = []
  let [l, r] = [0, 0]
  while (l < left.length && r < right.length) {
    const [a, b] = [left[l] as number, right[r] as number]
    if (compare(a, b) <= 0) {
      merged.push(a)
      l += 1
    } else {
      merged.push(b)
      r += 1
    }
    if (merged.length % (4 * SLICE) === 0) await turn()
  }
  for (; l < left.length; l++) merged.push(left[l] as number)
  for (; r < right.length; r++) merged.push(right[r] as number)
  return merged
}
