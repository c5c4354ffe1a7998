import { crc32 } from 'node:zlib'
import { KB } from 'contract/units'
import { holdsMarkup, isPolyglot } from './polyglot'
import { type FileReader, scan } from './reader'

/** Sides of a picture that a person may have made; a larger one is a decompression bomb. */
const SIDE_MAX = 20_000
const PIXELS_MAX = 120_000_000

/** Whether the library that draws pictures knows it as one of this kind. It reads the head only. */
export async function isDrawable(path: string, format: 'jpeg' | 'png' | 'gif' | 'webp'): Promise<boolean> {
  // Loaded with the first picture: it takes 30 MB.
  const { default: sharp } = await import('sharp')
  const known = await sharp(path, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .metadata()
    .catch(() => undefined)
  if (known?.format !== format) return false
  return known.width <= SIDE_MAX && known.height <= SIDE_MAX && known.width * known.height <= PIXELS_MAX
}

const END_OF_IMAGE = Buffer.from([0xff, 0xd9])

/** A JPEG from its first byte to its end mark, and nothing else in the same file. */
export async function isJpeg(reader: FileReader, path: string): Promise<boolean> {
  const scanStart = await jpegScan(reader)
  if (scanStart === undefined) return false
  const end = await scan(reader, [scanStart, reader.size], 1, (bytes) => bytes.indexOf(END_OF_IMAGE))
  if (end < 0 || (await isPolyglot(reader, end + 2))) return false
  return !(await holdsMarkup(reader, [0, scanStart])) && isDrawable(path, 'jpeg')
}

/** Walks the segments of the head; where the picture itself begins. */
async function jpegScan(reader: FileReader): Promise<number | undefined> {
  let at = 2
  let framed = false
  if (!(await reader.read(0, 3)).equals(Buffer.from([0xff, 0xd8, 0xff]))) return undefined
  for (let segments = 0; segments < 1000; segments++) {
    const head = await reader.read(at, 4)
    const mark = head[1]
    if (head.length < 4 || head[0] !== 0xff || mark === undefined) return undefined
    if (mark === 0xff) {
      at += 1
      continue
    }
    const length = head.readUInt16BE(2)
    if (mark < 0xc0 || mark === 0xd8 || mark === 0xd9 || length < 2) return undefined
    if (mark === 0xda) return framed ? at + 2 + length : undefined
    if (mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc) framed = true
    at += 2 + length
  }
  return undefined
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Chunks that carry words rather than picture. */
const WORDS = new Set(['tEXt', 'iTXt', 'zTXt', 'eXIf', 'iCCP'])
const CHUNKS_MAX = 20_000
const CHECKED = 64 * KB

/** A PNG whose chunks join from signature to end, and nothing else in the same file. */
export async function isPng(reader: FileReader, path: string): Promise<boolean> {
  if (!(await reader.read(0, 8)).equals(PNG)) return false
  let at = 8
  let data = false
  for (let chunks = 0; chunks < CHUNKS_MAX; chunks++) {
    const head = await reader.read(at, 8)
    if (head.length < 8) return false
    const length = head.readUInt32BE(0)
    const type = head.toString('latin1', 4, 8)
    const next = at + 12 + length
    if (!/^[A-Za-z]{4}$/.test(type) || next > reader.size || (chunks === 0) !== (type === 'IHDR'))
      return false
    if (length <= CHECKED && !(await hasValidCrc(reader, at, length))) return false
    if (WORDS.has(type) && (await holdsMarkup(reader, [at + 8, at + 8 + length]))) return false
    if (type === 'IDAT') data = true
    if (type === 'IEND')
      return data && length === 0 && !(await isPolyglot(reader, next)) && isDrawable(path, 'png')
    at = next
  }
  return false
}

async function hasValidCrc(reader: FileReader, at: number, length: number): Promise<boolean> {
  const chunk = await reader.read(at + 4, length + 8)
  return (
    chunk.length === length + 8 && crc32(chunk.subarray(0, length + 4)) === chunk.readUInt32BE(length + 4)
  )
}
