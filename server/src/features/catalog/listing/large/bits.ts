/** A bit for each number; equally long ones are joined word by word. */
export type Bits = Uint32Array

export const emptyBits = (numbers: number): Bits => new Uint32Array(Math.ceil(numbers / 32))

/** The same memory as bytes: bit `n & 7` of byte `n >>> 3`, on machines whose lowest byte comes first, as all of Node's do. */
export const bytesOf = (bits: Bits): Uint8Array =>
  new Uint8Array(bits.buffer, bits.byteOffset, bits.byteLength)

/** Keeps of `bits` those that the other has, too. */
export function keepBits(bits: Bits, other: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) & (other[i] as number)
}

export function addBits(bits: Bits, other: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) | (other[i] as number)
}

export const hasBit = (bits: Bits, number: number): boolean =>
  (((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1

export function setBit(bits: Bits, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] as number) | (1 << (number & 31))
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let i = 0; i < bits.length; i++) {
    let left = bits[i] as number
    if (left === 0) continue
    left -= (left >>> 1) & 0x55555555
    left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
    count += Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** Writes the numbers of the bits into `room`, which is large enough; returns how many there are. */
export function readBits(bits: Bits, room: Int32Array): number {
  let count = 0
  for (let i = 0; i < bits.length; i++) {
    for (let left = bits[i] as number; left !== 0; left &= left - 1)
      room[count++] = (i << 5) | (31 - Math.clz32(left & -left))
  }
  return count
}
