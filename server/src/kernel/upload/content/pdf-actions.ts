import { inflateRawSync, constants as zlib } from 'node:zlib'
import { KB, MB } from 'contract/units'
import { type FileReader, scan } from './reader'

/** Longest way back from the word `stream` to the beginning of its dictionary. */
const DICTIONARY_MAX = 4 * KB
/** Most bytes of one packed stream of objects, of all of them unpacked, and most of them; writers pack some hundred objects. */
const PACKED_MAX = 2 * MB
const UNPACKED_MAX = 20 * MB
const STREAMS_MAX = 3000
/** Documents that run nothing name such kinds a few times at most. */
const MENTIONS_MAX = 2000
const STEP = 64 * KB
/** What of the next piece is seen with one, so that no word is cut. */
const BEHIND = 64
/** How far the kind of an action may stand behind the key that says it. */
const GAP_MAX = 512

/** A name with any of its letters as `#xx`, which readers take for the same. */
const name = (text: string) =>
  `\\/${[...text].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')}(?![\\w#])`
const SPACE = '[\\s\\0]*'

/** Actions that run something: a script (also one that a film brings along), a program. */
const KINDS = new RegExp(['JavaScript', 'Launch', 'Rendition'].map(name).join('|'), 'gi')
/** What makes such a name the kind of an action: the key, or an object that is this name alone. */
const BEFORE = new RegExp(`(?:${name('S')}|\\bobj)${SPACE}$`, 'i')
/** A stream that holds objects: it has a first one. */
const OBJECTS = new RegExp(`${name('First')}|${name('ObjStm')}`, 'i')
const PACKED = new RegExp(name('Filter'), 'i')
const DEFLATED = new RegExp(
  `${name('Filter')}${SPACE}(?:${name('FlateDecode')}|\\[${SPACE}${name('FlateDecode')}${SPACE}\\])`,
  'i',
)
const PREDICTED = new RegExp(`${name('Predictor')}${SPACE}(?!1\\D)`, 'i')
const ENCRYPTED = new RegExp(`${name('Encrypt')}${SPACE}(?:\\d|<<)`, 'i')

/**
 * Whether opening a PDF, or a click in it, runs a script or starts a program. Finds actions that are written plainly and
 * those in packed streams of objects; a stream that cannot be unpacked within the bounds counts as one. Packed objects of an
 * encrypted file cannot be read, and are not held against it.
 */
export async function hasActions(reader: FileReader): Promise<boolean> {
  let budget = UNPACKED_MAX
  let streams = 0
  let unread = false
  for await (const part of partsOf(reader)) {
    if (actionIn(part.text) >= 0) return true
    for (const { start, dictionary } of objectStreamsIn(part)) {
      if (unread || !PACKED.test(dictionary)) continue
      const found = ++streams <= STREAMS_MAX ? await unpack(reader, start, dictionary, budget) : undefined
      if (found && actionIn(found.objects) >= 0) return true
      budget -= found ? Math.max(found.objects.length, found.packed) : 0
      unread = !found
    }
  }
  return unread && !(await isEncrypted(reader))
}

/**
 * Where an action that runs something stands; -1 where none does. The key before it must be there too, because the words
 * alone may stand in a text ("CSS/JavaScript"). Fields of a form, links and jumps within the document are no such actions.
 */
function actionIn(text: string): number {
  let mentions = 0
  for (const { index } of text.matchAll(KINDS)) {
    if (++mentions > MENTIONS_MAX) return index
    const before = text.slice(Math.max(0, index - GAP_MAX), index)
    // A percent sign begins a comment, which counts as a space, or stands in a text.
    if (BEFORE.test(before) || BEFORE.test(before.replace(/%[^\r\n]*[\r\n]/g, ' '))) return index
  }
  return -1
}

async function isEncrypted(reader: FileReader): Promise<boolean> {
  const look = (bytes: Buffer) => bytes.toString('latin1').search(ENCRYPTED)
  return (await scan(reader, [0, reader.size], 64, look)) >= 0
}

/** A piece of the file that begins at `at`, with some of what lies before and behind it: the text begins at `from`. */
interface Part {
  text: string
  from: number
  at: number
}

async function* partsOf(reader: FileReader): AsyncGenerator<Part> {
  const scratch = Buffer.alloc(DICTIONARY_MAX + STEP + BEHIND)
  for (let at = 0; at < reader.size; at += STEP) {
    const from = Math.max(0, at - DICTIONARY_MAX)
    const bytes = await reader.read(from, at - from + STEP + BEHIND, scratch)
    yield { text: bytes.toString('latin1'), from, at }
  }
}

/** Streams of objects that begin in a piece: their dictionary, and where their bytes begin in the file. */
function* objectStreamsIn({ text, from, at }: Part): Generator<{ start: number; dictionary: string }> {
  for (const found of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const word = from + found.index
    if (word < at || word >= at + STEP) continue
    const before = text.slice(Math.max(0, found.index - DICTIONARY_MAX), found.index)
    const dictionary = before.slice(before.lastIndexOf('obj') + 1)
    if (OBJECTS.test(dictionary)) yield { start: word + found[0].length, dictionary }
  }
}

/** The objects of a stream; undefined where it is packed in a way that writers do not use for them, or too large. */
async function unpack(
  reader: FileReader,
  start: number,
  dictionary: string,
  budget: number,
): Promise<{ objects: string; packed: number } | undefined> {
  if (!DEFLATED.test(dictionary) || PREDICTED.test(dictionary) || budget <= 0) return undefined
  for (const length of [STEP, PACKED_MAX]) {
    const bytes = await reader.read(start, length)
    const found = inflate(bytes, budget)
    // It ended before the bytes did, or with the file.
    if (!found || found.packed < bytes.length || bytes.length < length) return found
  }
  return undefined
}

function inflate(bytes: Buffer, most: number): { objects: string; packed: number } | undefined {
  try {
    // Without its head and sum, which readers do not insist on.
    const options = { maxOutputLength: most, finishFlush: zlib.Z_SYNC_FLUSH, info: true }
    const { buffer, engine } = inflateRawSync(bytes.subarray(2), options) as unknown as {
      buffer: Buffer
      engine: { bytesWritten: number }
    }
    return { objects: buffer.toString('latin1'), packed: engine.bytesWritten + 2 }
  } catch {
    return undefined
  }
}
