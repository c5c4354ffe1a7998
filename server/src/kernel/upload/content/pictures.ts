import { crc32, inflateSync, constants as zlib } from 'node:zlib'
import { KB, MB } from 'contract/units'
import type { PictureStructure } from './picture-head'
import { holdsMarkup, isPolyglot } from './polyglot'
import { type FileReader, scan } from './reader'

const END_OF_IMAGE = Buffer.from([0xff, 0xd9])

/** A JPEG from its first byte to its end mark, and nothing else in the same file. */
export async function readJpeg(reader: FileReader): Promise<PictureStructure | undefined> {
  const found = await readJpegFrame(reader)
  if (!found) return undefined
  const { scanStart, ...structure } = found
  const end = await scan(reader, [scanStart, reader.size], 1, (bytes) => bytes.indexOf(END_OF_IMAGE))
  if (end < 0 || (await isPolyglot(reader, end + 2))) return undefined
  if (await holdsMarkup(reader, [0, scanStart])) return undefined
  return { format: 'jpeg', ...structure }
}

/** Bytes of a coefficient, of which a JPEG that comes in several scans has all in memory. */
const COEFFICIENT_BYTES = 2
/** Signature of the segments of a color profile. */
const PROFILE = Buffer.from('ICC_PROFILE\0')

/** Walks the segments before the pixels. Several scans: progressive, or one component after the other. */
async function readJpegFrame(
  reader: FileReader,
): Promise<(Omit<PictureStructure, 'format'> & { scanStart: number }) | undefined> {
  const words = { metadataBytes: 0, profileBytes: 0 }
  let at = 2
  let frame: { isProgressive: boolean; components: number; samples: number } | undefined
  if (!(await reader.read(0, 3)).equals(Buffer.from([0xff, 0xd8, 0xff]))) return undefined
  for (let segments = 0; segments < 1000; segments++) {
    const head = await reader.read(at, 5)
    const mark = head[1]
    if (head.length < 5 || head[0] !== 0xff || mark === undefined) return undefined
    if (mark === 0xff) {
      at += 1
      continue
    }
    const length = head.readUInt16BE(2)
    if (mark < 0xc0 || mark === 0xd8 || mark === 0xd9 || length < 2) return undefined
    if (mark === 0xda) {
      if (!frame) return undefined
      const isInScans = frame.isProgressive || (head[4] ?? 0) < frame.components
      return {
        scanStart: at + 2 + length,
        heldBytes: isInScans ? COEFFICIENT_BYTES * frame.samples : 0,
        ...words,
      }
    }
    if (mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc) {
      const segment = await reader.read(at + 4, length - 2)
      frame ??= { isProgressive: (mark & 3) === 2, ...samplesOf(segment) }
    }
    if ((mark >= 0xe0 && mark <= 0xef) || mark === 0xfe) {
      const name = await reader.read(at + 4, PROFILE.length)
      words[name.equals(PROFILE) ? 'profileBytes' : 'metadataBytes'] += length
    }
    at += 2 + length
  }
  return undefined
}

/** Components of a JPEG frame and the samples of all of them for each pixel: 3 of 4:4:4, 1.5 of 4:2:0. */
function samplesOf(frame: Buffer): { components: number; samples: number } {
  const components = frame[5] ?? 0
  const factors = Array.from({ length: components }, (_, i) => {
    const both = frame[6 + i * 3 + 1] ?? 0x11
    return { across: both >> 4, down: both & 15 }
  })
  const across = Math.max(1, ...factors.map((one) => one.across))
  const down = Math.max(1, ...factors.map((one) => one.down))
  const samples = factors.reduce((sum, one) => sum + (one.across * one.down) / (across * down), 0)
  return { components, samples }
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Chunks that carry words rather than picture. */
const WORDS = new Set(['tEXt', 'iTXt', 'zTXt', 'eXIf', 'iCCP'])
const CHUNKS_MAX = 20_000
const CHECKED = 64 * KB
/** Chunks whose content is packed, and the most bytes of one packed and of all of them unpacked. */
const PACKED = new Set(['zTXt', 'iTXt', 'iCCP'])
const PACKED_MAX = 4 * MB
const UNPACKED_MAX = 4 * MB

/** A PNG whose chunks join from signature to end, and nothing else in the same file. */
export async function readPng(reader: FileReader): Promise<PictureStructure | undefined> {
  const found = await readPngChunks(reader)
  if (!found || (await isPolyglot(reader, found.end))) return undefined
  // Compressed chunks, the profile included, are limited while unpacked.
  return { format: 'png', metadataBytes: found.metadataBytes, profileBytes: 0 }
}

async function readPngChunks(
  reader: FileReader,
): Promise<{ end: number; metadataBytes: number } | undefined> {
  let metadataBytes = 0
  if (!(await reader.read(0, 8)).equals(PNG)) return undefined
  let room = UNPACKED_MAX
  let at = 8
  for (let chunks = 0; chunks < CHUNKS_MAX; chunks++) {
    const head = await reader.read(at, 8)
    if (head.length < 8) return undefined
    const length = head.readUInt32BE(0)
    const type = head.toString('latin1', 4, 8)
    const next = at + 12 + length
    if (!/^[A-Za-z]{4}$/.test(type) || next > reader.size) return undefined
    // The library ignores a wrong sum.
    if (length <= CHECKED && !(await hasValidCrc(reader, at, length))) return undefined
    if (WORDS.has(type) && (await holdsMarkup(reader, [at + 8, at + 8 + length]))) return undefined
    room -= await unpackedBytes(reader, type, [at + 8, length], room)
    if (room < 0) return undefined
    if (WORDS.has(type) && type !== 'iCCP') metadataBytes += length
    if (type === 'IEND') return length === 0 ? { end: next, metadataBytes } : undefined
    at = next
  }
  return undefined
}

/**
 * Bytes that the words or the colour profile of a chunk unpack to, or more than `most`. The library unpacks all of them
 * when it reads the head: 0.6 MB of them took 1.8 GB of memory.
 */
async function unpackedBytes(
  reader: FileReader,
  type: string,
  [start, length]: [number, number],
  most: number,
): Promise<number> {
  if (!PACKED.has(type)) return 0
  if (length > PACKED_MAX) return most + 1
  const chunk = await reader.read(start, length)
  const packed = chunk.subarray(packedStart(type, chunk))
  if (packed.length === 0) return 0
  try {
    return inflateSync(packed, { maxOutputLength: most + 1, finishFlush: zlib.Z_SYNC_FLUSH }).length
  } catch (error) {
    // The library unpacks nothing of damaged data either.
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? most + 1 : 0
  }
}

/**
 * Returns the start of a chunk's packed bytes: after a name, and in an iTXt after flags, language and translated name.
 */
function packedStart(type: string, chunk: Buffer): number {
  const name = chunk.indexOf(0)
  if (name < 0) return chunk.length
  if (type !== 'iTXt') return name + 2
  const isPacked = chunk[name + 1] === 1
  const language = chunk.indexOf(0, name + 3)
  const translated = language < 0 ? -1 : chunk.indexOf(0, language + 1)
  return isPacked && translated >= 0 ? translated + 1 : chunk.length
}

async function hasValidCrc(reader: FileReader, at: number, length: number): Promise<boolean> {
  const chunk = await reader.read(at + 4, length + 8)
  return (
    chunk.length === length + 8 && crc32(chunk.subarray(0, length + 4)) === chunk.readUInt32BE(length + 4)
  )
}
