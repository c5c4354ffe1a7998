import { expect, test } from 'vitest'
import { bytesOf, countBits, emptyBits, readBits } from './bits'
import { addList, packed, withChanges } from './packed-part'
import { DENSE, PART_BITS } from './postings.sql'
import { selectKeys } from './select-keys'

const SIZE = 1 << PART_BITS

/** Numbers that look random and are the same each time. */
function numbersFrom(seed: number, count: number, below: number): number[] {
  let state = seed
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % below
  })
}

const unique = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b)

/** The part as a reading has it: behind its place and its length. */
function listed(parts: readonly [part: number, products: Uint8Array][]): Uint8Array {
  return Buffer.concat(
    parts.flatMap(([part, products]) => {
      const head = Buffer.alloc(4)
      head.writeInt16BE(part)
      head.writeInt16BE(products.length, 2)
      return [head, products]
    }),
  )
}

function read(list: Uint8Array, size: number): number[] {
  const bits = emptyBits(size)
  addList(list, bytesOf(bits))
  const room = new Int32Array(countBits(bits))
  expect(readBits(bits, room)).toBe(room.length)
  return [...room]
}

test.each([3, 200, 1023, 1024, 6000, SIZE])('a part of %i products has them after changes', (count) => {
  const first = unique(numbersFrom(count, count, SIZE))
  const part = 2 * SIZE
  const numbers = first.map((number) => part + number)
  let products = withChanges(new Uint8Array(0), { added: numbers, removed: [] })
  expect(products.length).toBe(Math.min(DENSE, first.length < 1024 ? 2 * first.length : DENSE))
  expect(read(listed([[2, products]]), 4 * SIZE)).toEqual(numbers)
  const removed = numbers.filter((_, i) => i % 3 === 0)
  const added = unique(numbersFrom(7, 50, SIZE)).map((number) => part + number)
  products = withChanges(products, { added, removed: removed.filter((n) => !added.includes(n)) })
  const expected = unique([...numbers.filter((n) => !removed.includes(n)), ...added])
  expect(read(listed([[2, products]]), 4 * SIZE)).toEqual(expected)
  expect(withChanges(products, { added: [], removed: expected }).every((byte) => byte === 0)).toBe(true)
})

test('long lists become a bit for each number, and several parts are read as one list', () => {
  const numbers = unique(numbersFrom(5, 3000, SIZE))
  const long = Buffer.concat(numbers.map((n) => Buffer.from([n >> 8, n & 255])))
  expect(packed(long).length).toBe(DENSE)
  expect(packed(long.subarray(0, 20))).toEqual(long.subarray(0, 20))
  const few = withChanges(new Uint8Array(0), { added: [3 * SIZE + 1, 3 * SIZE + 9], removed: [] })
  const list = listed([
    [0, packed(long)],
    [3, few],
  ])
  expect(read(list, 4 * SIZE)).toEqual([...numbers, 3 * SIZE + 1, 3 * SIZE + 9])
  // Products that this process has not read yet are left out.
  expect(read(list, 3 * SIZE)).toEqual(numbers)
  expect(read(list, 4096)).toEqual(numbers.filter((n) => n < 4096))
})

test.each([0, 1, 5, 2000, 2001, 50_000])('slices of %i keys are those of all of them sorted', (count) => {
  const spread = unique(numbersFrom(11, count, 1 << 23))
  // Most of them close together, the others far away.
  const keys = Float64Array.from(spread, (key, i) => (i % 50 === 0 ? key * 2 ** 20 : key))
  const sorted = [...keys].sort((a, b) => a - b)
  for (const [offset, limit] of [
    [0, 12],
    [7, 1],
    [count >> 1, 30],
    [count - 5, 12],
    [count + 3, 12],
    [0, count],
    [0, 0],
  ] as [number, number][])
    if (offset >= 0)
      expect([...selectKeys(keys, { offset, limit })]).toEqual(sorted.slice(offset, offset + limit))
})
