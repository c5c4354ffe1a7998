import { once } from 'node:events'
import { crc32, createDeflate, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Large pictures in few bytes, made without ever holding their pixels. */

const BLOCK = Buffer.alloc(256 * 1024)

/** So many zero bytes, deflated. */
async function deflatedZeros(length: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 1 })
  const chunks: Buffer[] = []
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (let left = length; left > 0; left -= BLOCK.length)
    if (!deflate.write(left < BLOCK.length ? BLOCK.subarray(0, left) : BLOCK)) await once(deflate, 'drain')
  deflate.end()
  await once(deflate, 'end')
  return Buffer.concat(chunks)
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(data.length, 0)
  numbers.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)])
}

interface Png {
  width: number
  height: number
  /** Bits per channel. */
  depth?: 8 | 16
  interlaced?: boolean
  /** The file ends after its head and has no pixels. */
  headOnly?: boolean
  /** Chunks before the pixels. */
  more?: readonly Buffer[]
}

/** First row and column of each pass of an interlaced PNG, and the steps to the next ones. */
const PASSES = [
  [0, 0, 8, 8],
  [0, 4, 8, 8],
  [4, 0, 8, 4],
  [0, 2, 4, 4],
  [2, 0, 4, 2],
  [0, 1, 2, 2],
  [1, 0, 2, 1],
] as const

/** A PNG with transparency of which every pixel is zero. */
export async function zeroPng(wish: Png): Promise<Buffer> {
  const { width, height, depth = 8, interlaced = false, headOnly = false, more = [] } = wish
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, 6, 0, 0, interlaced ? 1 : 0], 8)
  const pixelBytes = depth / 2
  const passes = interlaced ? PASSES : ([[0, 0, 1, 1]] as const)
  const bytes = passes
    .map(([row, column, rows, columns]) => [
      Math.ceil((height - row) / rows),
      Math.ceil((width - column) / columns),
    ])
    .reduce((sum, [rows = 0, columns = 0]) => sum + (columns > 0 ? rows * (1 + columns * pixelBytes) : 0), 0)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    ...more,
    pngChunk('IDAT', await deflatedZeros(headOnly ? 1 : bytes)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A chunk of words that unpacks to so many bytes. */
export function packedWords(type: 'zTXt' | 'iTXt' | 'iCCP', bytes: number): Buffer {
  const name = type === 'iTXt' ? 'XML:com.adobe.xmp\0\x01\0\0\0' : 'Comment\0\0'
  return pngChunk(type, Buffer.concat([Buffer.from(name, 'latin1'), deflateSync(Buffer.alloc(bytes, 'a'))]))
}

/** The metadata of a camera, of so many bytes. */
export function exifChunk(bytes: number): Buffer {
  const empty = Buffer.from('49492a00080000000000', 'hex')
  return pngChunk('eXIf', Buffer.concat([empty, Buffer.alloc(bytes - empty.length)]))
}

/** A JPEG with so many bytes before its frame, as EXIF (`e1`) or as color profile (`e2`). */
export async function jpegWith(kind: 'e1' | 'e2', bytes: number): Promise<Buffer> {
  const picture = await plain(40, 30, 3).jpeg().toBuffer()
  const name = Buffer.from(kind === 'e1' ? 'Exif\0\0' : 'ICC_PROFILE\0\x01\x01')
  const segment = Buffer.concat([
    Buffer.from(`ff${kind}ffff`, 'hex'),
    name,
    Buffer.alloc(65_533 - name.length),
  ])
  const segments = Array.from({ length: Math.ceil(bytes / segment.length) }, () => segment)
  return Buffer.concat([picture.subarray(0, 2), ...segments, picture.subarray(2)])
}

/** A WebP with so many bytes of EXIF or color profile. */
export async function webpWith(kind: 'EXIF' | 'ICCP', bytes: number): Promise<Buffer> {
  const picture = await plain(40, 30, 4).webp().toBuffer()
  const head = Buffer.alloc(8)
  head.write(kind, 'latin1')
  head.writeUInt32LE(bytes, 4)
  const whole = Buffer.concat([picture, head, Buffer.alloc(bytes + (bytes % 2))])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}

/** Gives the decoder one bit for each block: its codes have the length 1. */
const HUFFMAN = [0x00, 0x10].map((table) =>
  Buffer.from([0xff, 0xc4, 0, 20, table, 1, ...Array<number>(15).fill(0), 0]),
)
const QUANTISATION = Buffer.from([0xff, 0xdb, 0, 67, 0, ...Array<number>(64).fill(1)])

/** A baseline JPEG whose components come one after the other: no progressive one, but decoded as if it were. */
export function jpegInScans(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  const scans = [1, 2, 3].flatMap((component) => [
    Buffer.from([0xff, 0xda, 0, 8, 1, component, 0, 0, 63, 0]),
    Buffer.alloc(Math.ceil(blocks / 4)),
  ])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    QUANTISATION,
    frame,
    ...HUFFMAN,
    ...scans,
    Buffer.from([0xff, 0xd9]),
  ])
}

const plain = (width: number, height: number, channels: 3 | 4) =>
  sharp({ create: { width, height, channels, background: { r: 32, g: 120, b: 112, alpha: 0.5 } } })

export const largeJpeg = (width: number, height: number, progressive = false) =>
  plain(width, height, 3).jpeg({ progressive, chromaSubsampling: '4:4:4' }).toBuffer()

/** A lossless WebP with transparency; its decoder holds all of it. */
export const largeWebp = (width: number, height: number) =>
  plain(width, height, 4).webp({ lossless: true, effort: 0 }).toBuffer()

/** A WebP of two frames. */
export function movingWebp(side: number): Promise<Buffer> {
  const frames = Buffer.alloc(side * side * 2 * 4, 200)
  for (let at = 0; at < frames.length; at += 4001) frames[at] = at & 255
  return sharp(frames, { raw: { width: side, height: side * 2, channels: 4, pageHeight: side } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer()
}

/** A WebP of noise, also in its transparency: what costs its encoder most. */
export function noiseWebp(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4)
  let state = 1
  for (let at = 0; at < pixels.length; at++) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    pixels[at] = state >> 16
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp({ quality: 60, effort: 0 })
    .toBuffer()
}
