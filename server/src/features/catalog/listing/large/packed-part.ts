import { DENSE, PART_BITS } from './postings.sql'

const SIZE = 1 << PART_BITS

export const partOf = (number: number): number => number >>> PART_BITS
const within = (number: number) => number & (SIZE - 1)

/** Adds and removes numbers of a part; the given ones may be in any order. */
export function withChanges(
  products: Uint8Array,
  { added, removed }: { added: readonly number[]; removed: readonly number[] },
): Uint8Array {
  if (products.length === DENSE) {
    const bits = Uint8Array.from(products)
    for (const number of added) setBit(bits, within(number))
    for (const number of removed) {
      const at = within(number) >>> 3
      bits[at] = (bits[at] as number) & ~(1 << (number & 7))
    }
    return bits
  }
  const numbers = new Set(numbersOf(products))
  for (const number of added) numbers.add(within(number))
  for (const number of removed) numbers.delete(within(number))
  return pack([...numbers])
}

/** Makes long lists a bit for each number. */
export const packed = (list: Uint8Array): Uint8Array => (list.length < DENSE ? list : pack(numbersOf(list)))

function pack(numbers: readonly number[]): Uint8Array {
  if (2 * numbers.length < DENSE) {
    const list = Buffer.alloc(2 * numbers.length)
    for (const [i, number] of numbers.entries()) list.writeUInt16BE(number, 2 * i)
    return list
  }
  const bits = new Uint8Array(DENSE)
  for (const number of numbers) setBit(bits, number)
  return bits
}

function numbersOf(list: Uint8Array): number[] {
  return Array.from({ length: list.length / 2 }, (_, i) => uint16(list, 2 * i))
}

const setBit = (bits: Uint8Array, number: number) => {
  const at = number >>> 3
  bits[at] = (bits[at] as number) | (1 << (number & 7))
}

const uint16 = (bytes: Uint8Array, at: number) => ((bytes[at] as number) << 8) | (bytes[at + 1] as number)

/** Bytes before each part of a list that is read as one: its place and its length. */
const HEAD = 4

/** Adds the numbers of a whole list, its parts one after the other; those from `bits.length * 8` on are left out. */
export function addList(list: Uint8Array, bits: Uint8Array): void {
  for (let at = 0; at < list.length; ) {
    const first = uint16(list, at) << PART_BITS
    const length = uint16(list, at + 2)
    at += HEAD
    const end = at + length
    if (length === DENSE) {
      const from = first >>> 3
      const count = Math.max(0, Math.min(DENSE, bits.length - from))
      for (let i = 0; i < count; i++) bits[from + i] = (bits[from + i] as number) | (list[at + i] as number)
    } else
      for (let i = at; i < end; i += 2) {
        const number = first | uint16(list, i)
        if (number >>> 3 < bits.length) setBit(bits, number)
      }
    at = end
  }
}
