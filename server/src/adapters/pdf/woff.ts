import { inflateSync } from 'node:zlib'

const WOFF = 0x774f4646

/**
 * The font inside a WOFF file, as any program reads it. A reader that is given the WOFF itself unpacks a table anew
 * each time it looks a letter up: two thirds of the work of a page.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF) throw new Error('this is no WOFF font')
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + count * 16)
  woff.copy(head, 0, 4, 8)
  const largest = 2 ** Math.floor(Math.log2(count))
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(largest * 16, 6)
  head.writeUInt16BE(Math.log2(largest), 8)
  head.writeUInt16BE((count - largest) * 16, 10)
  const parts = [head]
  let offset = head.length
  for (let i = 0; i < count; i++) {
    const entry = 44 + i * 20
    const start = woff.readUInt32BE(entry + 4)
    const packed = woff.subarray(start, start + woff.readUInt32BE(entry + 8))
    const length = woff.readUInt32BE(entry + 12)
    const table = packed.length < length ? inflateSync(packed) : packed
    const at = 12 + i * 16
    woff.copy(head, at, entry, entry + 4) // tag
    woff.copy(head, at + 4, entry + 16, entry + 20) // checksum
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(length, at + 12)
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4)
    table.copy(padded)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}
