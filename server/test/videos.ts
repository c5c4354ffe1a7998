/** Small files of the forms of videos and phones' pictures, for tests of uploads. */

function box(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** Boxes of an MP4 that hold no film; `bytes` of data. */
export function mp4(bytes = 64, more: readonly Buffer[] = []): Buffer {
  const data = Buffer.from(Array.from({ length: bytes }, (_, i) => i % 251))
  return Buffer.concat([
    box('ftyp', Buffer.from('isomiso2')),
    box('moov', Buffer.alloc(16)),
    box('mdat', data),
    ...more,
  ])
}

/** Boxes of a HEIC that hold no picture. */
export function heic(brand = 'heic', more: readonly Buffer[] = []): Buffer {
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0mif1heic`)),
    box('meta', Buffer.alloc(40)),
    box('mdat', Buffer.alloc(64, 7)),
    ...more,
  ])
}

/** Header and segment of a WebM; with `length` the segment says how long it is. */
export function webm(length?: number, tail = ''): Buffer {
  const header = Buffer.from('\x1a\x45\xdf\xa3\x87\x42\x82\x84webm', 'latin1')
  const open = Buffer.from([0x18, 0x53, 0x80, 0x67, length === undefined ? 0xff : 0x80 | length])
  return Buffer.concat([header, open, Buffer.alloc(length ?? 20), Buffer.from(tail, 'latin1')])
}

export { box }
