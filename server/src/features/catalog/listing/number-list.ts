/** Numbers in an array that has room for more. */
export interface NumberList {
  values: Int32Array
  length: number
}

/** Comparator as for `Array.sort`. */
export type Compare = (a: number, b: number) => number

export const numberList = (numbers: ArrayLike<number> = []): NumberList => ({
  values: Int32Array.from(numbers),
  length: numbers.length,
})

type Numbers = Uint8Array | Uint16Array | Int32Array | Float64Array

/** The same numbers with room for `length`. */
export function widened<T extends Numbers>(values: T, length: number): T {
  const wider = new (values.constructor as new (length: number) => T)(length)
  wider.set(values)
  return wider
}

/** Inserts `value` into a sorted list. */
export function insertSorted(list: NumberList, value: number, compare: Compare): void {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(list.values[middle] as number, value) <= 0) low = middle + 1
    else high = middle
  }
  if (list.length === list.values.length)
    list.values = widened(list.values, list.length + (list.length >> 3) + 8)
  list.values.copyWithin(low + 1, low, list.length)
  list.values[low] = value
  list.length += 1
}

/** Takes `value` out. */
export function removeNumber(list: NumberList, value: number): void {
  const place = list.values.subarray(0, list.length).indexOf(value)
  if (place < 0) return
  list.values.copyWithin(place, place + 1, list.length)
  list.length -= 1
}
