import type { Slice } from '../select'

const BUCKETS = 4096
/** So few are sorted as they are. */
const FEW = 2000

/** The slice of the keys, smallest first, without sorting those that it has not. Keys are different whole numbers. */
export function selectKeys(keys: Float64Array, { offset, limit }: Slice): Float64Array {
  if (keys.length <= FEW)
    return keys
      .slice()
      .sort()
      .subarray(offset, offset + limit)
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const key of keys) {
    if (key < least) least = key
    if (key > most) most = key
  }
  const width = Math.max(1, Math.ceil((most - least + 1) / BUCKETS))
  const counts = new Int32Array(BUCKETS)
  for (const key of keys) {
    const bucket = Math.floor((key - least) / width)
    counts[bucket] = (counts[bucket] as number) + 1
  }
  let [first, before] = [0, 0]
  while (first < BUCKETS - 1 && before + (counts[first] as number) <= offset)
    before += counts[first++] as number
  let [end, inside] = [first, 0]
  while (end < BUCKETS && before + inside < offset + limit) inside += counts[end++] as number
  const chosen = new Float64Array(inside)
  let count = 0
  const [from, to] = [least + first * width, least + end * width]
  for (const key of keys) if (key >= from && key < to) chosen[count++] = key
  const rest = { offset: offset - before, limit }
  // With one key to a bucket, or all of them wanted, nothing is left to choose.
  if (width === 1 || count === keys.length) return chosen.sort().subarray(rest.offset, rest.offset + limit)
  return selectKeys(chosen, rest)
}
