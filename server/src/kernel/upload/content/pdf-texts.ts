import { inflateRawSync, constants as zlib } from 'node:zlib'
import { KB, MB } from 'contract/units'
import { findEnding } from './pdf'
import { nameSource, type PdfObject, parsePdfObject, valuesOf } from './pdf-objects'
import { type FileReader, scan } from './reader'

/** Way back from the word `stream` to its dictionary; of a longer dictionary, and of most such ones. */
const DICTIONARY_MAX = 4 * KB
const LONG_DICTIONARY_MAX = 64 * KB
const LONG_DICTIONARIES_MAX = 500
/** Words `obj` in front of a stream, of which one begins its dictionary; the others are in its strings. */
const CANDIDATES_MAX = 8
/** Most bytes of one packed stream of objects, of all of them unpacked, and most of them; writers pack some hundred objects. */
const PACKED_MAX = 2 * MB
const UNPACKED_MAX = 20 * MB
const STREAMS_MAX = 3000
/** Most words `stream`, and of dictionaries that are read; a document of 10 MB has a tenth of that. */
const STREAM_WORDS_MAX = 100_000
const DICTIONARIES_MAX = 5000
const STEP = 64 * KB
/** What of the next piece is seen with one, so that no word is cut. */
const BEHIND = 64

const OBJECT_STREAM = new RegExp(`${nameSource('First')}|${nameSource('ObjStm')}`)

/** A text of a PDF in which objects are written. */
export type PdfText =
  /** A piece of the file with some of what is before and behind it; the text begins at `from`, the piece at `start`. */
  | { kind: 'piece'; text: string; from: number; start: number; end: number }
  /** The objects of a stream; the first one begins at `first`. */
  | { kind: 'objects'; text: string; first: number }

/** What could not be read of a PDF. */
export interface PdfGaps {
  /** A stream of objects is packed as no writer does, damaged or too large. */
  isUnread: boolean
}

/** The file in pieces, and the objects of each stream of objects; notes in `gaps` if one cannot be unpacked. */
export async function* pdfTexts(reader: FileReader, gaps: PdfGaps): AsyncGenerator<PdfText> {
  let budget = UNPACKED_MAX
  let streams = 0
  let words = 0
  let dictionaries = 0
  let longOnes = 0
  const scratch = Buffer.alloc(DICTIONARY_MAX + STEP + BEHIND)
  for (let start = 0; start < reader.size; start += STEP) {
    const from = Math.max(0, start - DICTIONARY_MAX)
    const bytes = await reader.read(from, start - from + STEP + BEHIND, scratch)
    const text = bytes.toString('latin1')
    yield { kind: 'piece', text, from, start, end: start + STEP }
    for (const found of text.matchAll(/(?<!end)stream\r?\n/g)) {
      const word = from + found.index
      if (gaps.isUnread) break
      if (word < start || word >= start + STEP) continue
      if (++words > STREAM_WORDS_MAX) gaps.isUnread = true
      let before = text.slice(Math.max(0, found.index - DICTIONARY_MAX), found.index)
      if (!before.includes('obj')) {
        if (++longOnes > LONG_DICTIONARIES_MAX) gaps.isUnread = true
        before = await textBefore(reader, word)
      }
      if (!OBJECT_STREAM.test(before)) continue
      const dictionary = ++dictionaries <= DICTIONARIES_MAX ? dictionaryAt(before) : undefined
      if (dictionary && !isObjectStream(dictionary)) continue
      const unpacked =
        dictionary && ++streams <= STREAMS_MAX
          ? await unpack(reader, word + found[0].length, dictionary, budget)
          : undefined
      if (unpacked) yield { kind: 'objects', text: unpacked.text, first: unpacked.first }
      else gaps.isUnread = true
      budget -= unpacked ? Math.max(unpacked.text.length, unpacked.read) : 0
    }
  }
}

async function textBefore(reader: FileReader, at: number): Promise<string> {
  const from = Math.max(0, at - LONG_DICTIONARY_MAX)
  return (await reader.read(from, at - from)).toString('latin1')
}

/** The dictionary that ends with this text. */
function dictionaryAt(text: string): PdfObject | undefined {
  let at = text.length
  for (let n = 0; n < CANDIDATES_MAX; n++) {
    at = text.lastIndexOf('obj', at - 1)
    if (at < 0) return undefined
    const found = parsePdfObject(text, at + 3)
    if (found?.object.kind === 'dictionary' && text.slice(found.end).trim() === '') return found.object
  }
  return undefined
}

function isObjectStream(dictionary: PdfObject): boolean {
  const isNamed = valuesOf(dictionary, 'Type').some((type) => type.kind === 'name' && type.name === 'ObjStm')
  return isNamed || valuesOf(dictionary, 'First').length > 0
}

/**
 * Whether the objects of a PDF are encrypted, so that those in streams cannot be read. The dictionary at the file's own
 * table says so: the word alone may be in a comment.
 */
export async function isEncrypted(reader: FileReader): Promise<boolean> {
  const table = (await findEnding(reader))?.table ?? reader.size
  const words = (await reader.read(table, STEP)).toString('latin1')
  const object = /^\s*\d+\s+\d+\s+obj\b/.exec(words)
  if (object) return holdsEncrypt(words, object[0].length)
  if (!/^\s*xref\s/.test(words)) return false
  const trailer = await scan(reader, [table, reader.size], 8, (bytes) => bytes.indexOf('trailer'))
  return trailer >= 0 && holdsEncrypt((await reader.read(trailer, STEP)).toString('latin1'), 7)
}

function holdsEncrypt(text: string, at: number): boolean {
  const found = parsePdfObject(text, at)
  return found !== undefined && valuesOf(found.object, 'Encrypt').length > 0
}

interface Unpacked {
  text: string
  /** Where the first object begins. */
  first: number
  /** Bytes of the file that they take. */
  read: number
}

/** The objects of a stream; undefined where it is packed in a way that writers do not use for them, or too large. */
async function unpack(
  reader: FileReader,
  start: number,
  dictionary: PdfObject,
  budget: number,
): Promise<Unpacked | undefined> {
  const [first, ...more] = valuesOf(dictionary, 'First')
  if (first?.kind !== 'number' || more.length > 0 || budget <= 0) return undefined
  const [filter, ...others] = valuesOf(dictionary, 'Filter')
  if (!filter) return readPlain(reader, start, first.number)
  if (others.length > 0 || !isDeflate(filter) || isPredicted(dictionary)) return undefined
  for (const length of [STEP, PACKED_MAX]) {
    const bytes = await reader.read(start, length)
    const found = inflate(bytes, budget)
    // It ended before the bytes did, or with the file.
    if (!found || found.read < bytes.length || bytes.length < length)
      return found && { ...found, first: first.number }
  }
  return undefined
}

function isDeflate(filter: PdfObject): boolean {
  const one = filter.kind === 'array' && filter.items.length === 1 ? filter.items[0] : filter
  return one?.kind === 'name' && one.name === 'FlateDecode'
}

/** Whether the unpacked bytes are differences; a reader takes them for that under either key. */
function isPredicted(dictionary: PdfObject): boolean {
  const parameters = ['DecodeParms', 'DP'].flatMap((key) => valuesOf(dictionary, key))
  return parameters
    .flatMap((one) => (one.kind === 'array' ? one.items : [one]))
    .some((one) => {
      if (one.kind === 'reference') return true
      return valuesOf(one, 'Predictor').some((value) => value.kind !== 'number' || value.number !== 1)
    })
}

async function readPlain(reader: FileReader, start: number, first: number): Promise<Unpacked | undefined> {
  const text = (await reader.read(start, PACKED_MAX)).toString('latin1')
  const end = text.indexOf('endstream')
  return end < 0 ? undefined : { text: text.slice(0, end), first, read: end }
}

function inflate(bytes: Buffer, most: number): Omit<Unpacked, 'first'> | undefined {
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
