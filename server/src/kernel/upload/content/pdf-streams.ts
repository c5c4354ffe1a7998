import { inflateRawSync, constants as zlib } from 'node:zlib'
import { KB, MB } from 'contract/units'
import { nameSource, type PdfObject, parsePdfObject, skipSpaces, valuesOf } from './pdf-objects'
import type { FileReader } from './reader'

/** Longest dictionary; it is read in steps, because most have some hundred bytes. */
const DICTIONARY_STEPS = [16 * KB, 128 * KB, 1 * MB]
/** Most characters that are parsed in search of streams, beside two for each byte of the file. */
const PARSED_MAX = 4 * MB
/** Most bytes of one packed stream of objects, of all of them unpacked, and most of them; writers pack some hundred objects. */
const PACKED_MAX = 2 * MB
const UNPACKED_MAX = 20 * MB
const STREAMS_MAX = 3000
const STEP = 64 * KB

const OBJECT_STREAM = new RegExp(`${nameSource('First')}|${nameSource('ObjStm')}`, 'g')
/** The word before the bytes of a stream, with the rest of its line, which readers pass over. */
const STREAM = /stream[^\r\n]{0,64}(?:\r\n|\r|\n)/y

/** A stream of objects: where its bytes are in the file, and where the first object is in them. */
export interface ObjectStream {
  at: number
  first: number
  isPacked: boolean
}

/** The streams of a file, as far as they have been found. */
export interface PdfStreams {
  objects: ObjectStream[]
  /** A stream of objects is packed as no writer does, damaged or too large. */
  isUnread: boolean
  /** A stream has its bytes in another file, which a reader fetches. */
  isElsewhere: boolean
  parsed: number
}

export const createStreams = (): PdfStreams => ({
  objects: [],
  isUnread: false,
  isElsewhere: false,
  parsed: 0,
})

/** A piece of a file; its text begins at `from`. */
interface Piece {
  text: string
  from: number
}

/** A piece, and where the last key or type in it is that a stream of objects has. */
interface SearchedPiece extends Piece {
  lastMark: number
}

/** The place of the last key or type in a text that a stream of objects has; -1 without any. */
export function lastMarkOf(text: string): number {
  let last = -1
  for (const { index } of text.matchAll(OBJECT_STREAM)) last = index
  return last
}

/**
 * Notes the stream that the object behind the word `obj` at `index` may be. Each such word counts, wherever it is, because
 * the file's own table may say that an object begins there.
 */
export async function noteStream(
  reader: FileReader,
  streams: PdfStreams,
  piece: SearchedPiece,
  index: number,
): Promise<void> {
  if (streams.isUnread) return
  const at = index + 'obj'.length
  const found = await readDictionary(reader, streams, piece, at)
  if (found === 'broken') streams.isUnread = true
  if (typeof found !== 'object') return
  const { dictionary, end, text, from } = found
  STREAM.lastIndex = skipSpaces(text, end)
  const isStream = STREAM.test(text)
  if (!isStream) {
    // The line of the word may go on behind the text, or never end.
    if (isObjectStream(dictionary) && text.startsWith('stream', skipSpaces(text, end)))
      streams.isUnread = true
    return
  }
  if (isElsewhere(dictionary)) streams.isElsewhere = true
  if (!isObjectStream(dictionary)) return
  const stream = objectStreamOf(dictionary, from + STREAM.lastIndex)
  if (stream && streams.objects.length < STREAMS_MAX) streams.objects.push(stream)
  else streams.isUnread = true
}

interface FoundDictionary extends Piece {
  dictionary: PdfObject
  end: number
}

/**
 * The dictionary at a place of a piece; undefined where none is. Broken: it cannot be read, and what could be a stream of
 * objects is in it or right behind it.
 */
async function readDictionary(
  reader: FileReader,
  streams: PdfStreams,
  { text, from, lastMark }: SearchedPiece,
  at: number,
): Promise<FoundDictionary | 'broken' | undefined> {
  const most = PARSED_MAX + 2 * reader.size
  const begin = skipSpaces(text, at)
  streams.parsed += begin - at
  if (begin >= text.length - 2 && from + text.length < reader.size)
    return readFurther(reader, streams, from + at)
  if (!text.startsWith('<<', begin)) return streams.parsed > most ? 'broken' : undefined
  const found = parsePdfObject(text, begin)
  streams.parsed += found.at - begin
  if (streams.parsed > most) return 'broken'
  if (found.object) {
    // The word behind it must be seen whole.
    const isWhole = skipSpaces(text, found.at) + 80 < text.length || from + text.length >= reader.size
    return isWhole
      ? { dictionary: found.object, end: found.at, text, from }
      : readFurther(reader, streams, from + at)
  }
  if (found.at >= text.length && from + text.length < reader.size)
    return readFurther(reader, streams, from + at)
  return lastMark >= begin ? 'broken' : undefined
}

/** Continues reading a dictionary that exceeds its piece. */
async function readFurther(
  reader: FileReader,
  streams: PdfStreams,
  from: number,
): Promise<FoundDictionary | 'broken' | undefined> {
  for (const length of DICTIONARY_STEPS) {
    const text = (await reader.read(from, length)).toString('latin1')
    streams.parsed += text.length
    if (streams.parsed > PARSED_MAX + 2 * reader.size) return 'broken'
    const begin = skipSpaces(text, 0)
    const isLast = from + text.length >= reader.size
    if (begin < text.length - 2 && !text.startsWith('<<', begin)) return undefined
    const found = parsePdfObject(text, begin)
    if (found.object && (isLast || skipSpaces(text, found.at) + 80 < text.length))
      return { dictionary: found.object, end: found.at, text, from }
    if (!found.object && (isLast || found.at < text.length))
      return lastMarkOf(text) >= begin ? 'broken' : undefined
  }
  return 'broken'
}

function isObjectStream(dictionary: PdfObject): boolean {
  const isNamed = valuesOf(dictionary, 'Type').some((type) => type.kind === 'name' && type.name === 'ObjStm')
  return isNamed || valuesOf(dictionary, 'First').length > 0
}

/** Returns true if a stream's bytes, or its picture, are in another file. */
function isElsewhere(dictionary: PdfObject): boolean {
  const isFile = ({ kind }: PdfObject) => kind === 'string' || kind === 'dictionary' || kind === 'reference'
  const isForeign = (value: PdfObject) => value.kind === 'reference' || valuesOf(value, 'F').length > 0
  return valuesOf(dictionary, 'F').some(isFile) || valuesOf(dictionary, 'Ref').some(isForeign)
}

/** Undefined where it is packed in a way that writers do not use for objects. */
function objectStreamOf(dictionary: PdfObject, at: number): ObjectStream | undefined {
  const [first, ...more] = valuesOf(dictionary, 'First')
  // Some readers take `F` for the short form of `Filter` here too.
  if (first?.kind !== 'number' || more.length > 0 || valuesOf(dictionary, 'F').length > 0) return undefined
  const [filter, ...others] = valuesOf(dictionary, 'Filter')
  if (!filter) return { at, first: first.number, isPacked: false }
  if (others.length > 0 || !isDeflate(filter) || isPredicted(dictionary)) return undefined
  return { at, first: first.number, isPacked: true }
}

function isDeflate(filter: PdfObject): boolean {
  const one = filter.kind === 'array' && filter.items.length === 1 ? filter.items[0] : filter
  return one?.kind === 'name' && one.name === 'FlateDecode'
}

/** Returns true if the unpacked bytes are predictor differences; readers accept either key. */
function isPredicted(dictionary: PdfObject): boolean {
  const parameters = ['DecodeParms', 'DP'].flatMap((key) => valuesOf(dictionary, key))
  return parameters
    .flatMap((one) => (one.kind === 'array' ? one.items : [one]))
    .some((one) => {
      if (one.kind === 'reference') return true
      return valuesOf(one, 'Predictor').some((value) => value.kind !== 'number' || value.number !== 1)
    })
}

/** The objects of each stream that was found, as one text each; notes where one cannot be unpacked within the bounds. */
export async function* unpackStreams(
  reader: FileReader,
  streams: PdfStreams,
): AsyncGenerator<{ text: string; first: number }> {
  let budget = UNPACKED_MAX
  const scratch = Buffer.alloc(STEP)
  for (const stream of streams.objects) {
    const unpacked = budget > 0 ? await unpack(reader, stream, budget, scratch) : undefined
    if (!unpacked) {
      // The others could cost as much as this one.
      streams.isUnread = true
      return
    }
    budget -= Math.max(unpacked.text.length, unpacked.read)
    yield { text: unpacked.text, first: stream.first }
  }
}

interface Unpacked {
  text: string
  /** Bytes of the file that they take. */
  read: number
}

async function unpack(
  reader: FileReader,
  { at, isPacked }: ObjectStream,
  budget: number,
  scratch: Buffer,
): Promise<Unpacked | undefined> {
  for (const length of [STEP, PACKED_MAX]) {
    const bytes = await reader.read(at, length, length === STEP ? scratch : undefined)
    if (!isPacked) {
      const end = bytes.indexOf('endstream')
      if (end >= 0) return { text: bytes.toString('latin1', 0, end), read: end }
      continue
    }
    const found = inflate(bytes, budget)
    // It ended before the bytes did, or with the file.
    if (!found || found.read < bytes.length || bytes.length < length) return found
  }
  return undefined
}

function inflate(bytes: Buffer, most: number): Unpacked | undefined {
  try {
    // Without its head and sum, which readers do not insist on.
    const options = { maxOutputLength: most, finishFlush: zlib.Z_SYNC_FLUSH, info: true }
    const { buffer, engine } = inflateRawSync(bytes.subarray(2), options) as unknown as {
      buffer: Buffer
      engine: { bytesWritten: number }
    }
    return { text: buffer.toString('latin1'), read: engine.bytesWritten + 2 }
  } catch {
    return undefined
  }
}
