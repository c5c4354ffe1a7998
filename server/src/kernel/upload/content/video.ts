import { isPolyglot } from './polyglot'
import type { FileReader } from './reader'

const BOX_HEAD = 8
const LARGE_BOX_HEAD = 16
/** Boxes or elements at the top of a file; real videos have a few, fragmented ones hundreds. */
const PARTS_MAX = 20_000
/** Boxes that may be at the top of a file; others are stepped over by readers, and may hide another file. */
const BOXES = new Set([
  'ftyp',
  'moov',
  'mdat',
  'free',
  'skip',
  'wide',
  'uuid',
  'moof',
  'mfra',
  'sidx',
  'styp',
  'emsg',
  'prft',
  'meta',
  'pdin',
])

/** Kinds of a HEIC by the head of the file: pictures and bursts that are packed as phones do. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** An MP4: a film and its data. */
export async function isMp4(reader: FileReader): Promise<boolean> {
  const boxes = await boxesOf(reader)
  return boxes.has('moov') && (boxes.has('mdat') || boxes.has('moof'))
}

/** A HEIC: a description of pictures and their data. What the pictures show is not read. */
export async function isHeic(reader: FileReader): Promise<boolean> {
  const brand = (await reader.read(BOX_HEAD, 4)).toString('latin1')
  if (!HEIC_BRANDS.includes(brand)) return false
  const boxes = await boxesOf(reader)
  return boxes.has('meta') && boxes.has('mdat')
}

const NO_BOXES = new Set<string>()

/** Kinds of the boxes from `ftyp` on; none where they do not fill the file, or one is unknown. */
async function boxesOf(reader: FileReader): Promise<Set<string>> {
  const seen = new Set<string>()
  let at = 0
  for (let parts = 0; parts < PARTS_MAX && at < reader.size; parts++) {
    const head = await reader.read(at, LARGE_BOX_HEAD)
    if (head.length < BOX_HEAD) return NO_BOXES
    const type = head.toString('latin1', 4, 8)
    if (!BOXES.has(type) || (at === 0) !== (type === 'ftyp')) return NO_BOXES
    seen.add(type)
    const length = boxLength(head, reader.size - at)
    if (length === undefined) return NO_BOXES
    at += length
  }
  return at === reader.size ? seen : NO_BOXES
}

/** Bytes of a box with its head; 0 means the rest of the file, 1 a length of 64 bits. */
function boxLength(head: Buffer, left: number): number | undefined {
  const short = head.readUInt32BE(0)
  if (short === 0) return left
  if (short !== 1) return short >= BOX_HEAD && short <= left ? short : undefined
  if (head.length < LARGE_BOX_HEAD) return undefined
  const long = Number(head.readBigUInt64BE(8))
  return long >= LARGE_BOX_HEAD && long <= left ? long : undefined
}

const EBML = 0x1a45dfa3
const SEGMENT = 0x18538067
/** Global elements without content of their own. */
const VOIDS = new Set([0xec, 0xbf])
const HEAD_MAX = 4096

/** A WebM: an EBML header of this type, and one segment that reaches to the end. */
export async function isWebm(reader: FileReader): Promise<boolean> {
  const head = await readElement(reader, 0)
  if (head?.id !== EBML || head.length === undefined || head.length > HEAD_MAX) return false
  const header = await reader.read(head.data, head.length)
  // DocType is element 0x4282, its length in one byte.
  if (!header.includes(Buffer.from('\x42\x82\x84webm', 'latin1'))) return false
  let at = head.data + head.length
  for (let parts = 0; parts < PARTS_MAX && at < reader.size; parts++) {
    const element = await readElement(reader, at)
    if (!element) return false
    const { id, data, length } = element
    // Recorders that do not know the end leave the length open.
    if (id === SEGMENT && length === undefined) return true
    if (length === undefined || data + length > reader.size) return false
    at = data + length
    if (id === SEGMENT) return !(await isPolyglot(reader, at))
    if (!VOIDS.has(id)) return false
  }
  return false
}

interface Element {
  id: number
  /** Position of its content. */
  data: number
  /** Undefined where it is open. */
  length: number | undefined
}

async function readElement(reader: FileReader, at: number): Promise<Element | undefined> {
  const bytes = await reader.read(at, 12)
  const idBytes = leadingBytes(bytes[0])
  if (idBytes > 4 || bytes.length < idBytes + 1) return undefined
  const lengthBytes = leadingBytes(bytes[idBytes])
  const data = idBytes + lengthBytes
  if (lengthBytes > 8 || bytes.length < data) return undefined
  const field = bytes.subarray(idBytes, data)
  const marker = 1 << (8 - lengthBytes)
  const value = field.subarray(1).reduce((sum, byte) => sum * 256 + byte, (field[0] ?? 0) & (marker - 1))
  const isOpen =
    ((field[0] ?? 0) & (marker - 1)) === marker - 1 && field.subarray(1).every((byte) => byte === 255)
  return { id: bytes.readUIntBE(0, idBytes), data: at + data, length: isOpen ? undefined : value }
}

/** Bytes of a variable number by its first byte: one more than its leading zeros. */
const leadingBytes = (first = 0): number => Math.clz32(first) - 23
