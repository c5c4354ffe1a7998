import { KB } from 'contract/units'
import { integerOf, nameSource, type PdfObject, parsePdfObject, skipSpaces, valuesOf } from './pdf-objects'
import { createStreams, type PdfStreams } from './pdf-streams'
import { isEncrypted, isInside, OBJECT_WORD, type PdfText, pdfTexts } from './pdf-texts'
import type { FileReader } from './reader'
import { type Refused, refused } from './refused'

/** Documents that run nothing name such keys and kinds a few times at most. */
const MENTIONS_MAX = 2000
/** Maximum distance between an action's key and its kind, and between an object's number and the word `obj`. */
const GAP_MAX = 512
/** Longest object that is read in pursuit of an action. */
const OBJECT_MAX = 16 * KB
/** Maximum passes over the file to follow references, and maximum number of references. */
const ROUNDS_MAX = 6
const REFERENCES_MAX = 2000

const ACTIVE = refused('files.active_content')

/** Actions that run something, also after a click: a script (also one that a film brings along), a program. */
const RUNNING = new RegExp(['JavaScript', 'Launch', 'Rendition'].map(nameSource).join('|'), 'g')
/** Text before a name that makes it an action's kind: the key, or an object of this name alone. */
const BEFORE_KIND = new RegExp(`(?:${nameSource('S')}|\\bobj)[\\s\\0]*$`)
/** Keys whose value acts without a click, holds a file, or is a form or a model that brings its own program. */
const KEYS = new RegExp(
  ['OpenAction', 'AA', 'EF', 'EmbeddedFile', 'XFA', 'OnInstantiate']
    .map((key) => `(${nameSource(key)})`)
    .join('|'),
  'g',
)
/** Text before a kind or the word `obj` that is spaces, or a number that may be cut. */
const NOTHING = /^[\s\0]*$/
const PART_OF_NUMBERS = /^[\s\0+.\d]*$/
/** Words `obj` of a piece before which comments are looked through; no writer puts comments there. */
const COMMENTED_MAX = 200

/** Events of documents, pages and fields for which `AA` names actions. */
const EVENTS = ['E', 'X', 'D', 'U', 'Fo', 'Bl', 'PO', 'PC', 'PV', 'PI', 'O', 'C', 'K', 'F', 'V']
const DOCUMENT_EVENTS = ['WC', 'WS', 'DS', 'WP', 'DP']
/** Keys of the files of a file specification, by system. */
const FILES = ['F', 'UF', 'DOS', 'Mac', 'Unix']

/** Role of an object for the object that refers to it. */
type Role = 'start' | 'action' | 'events' | 'files'

/**
 * Returns why a PDF is refused: an action runs a script or program, opening it does more than jump to a page, or it has
 * embedded files. Reads plain objects and object streams; a stream that exceeds the bounds is refused. Encrypted object
 * streams cannot be read and are accepted.
 */
export async function pdfRefusal(reader: FileReader): Promise<Refused | undefined> {
  const streams = createStreams()
  const search: Search = { reader, streams, wanted: new Map(), followed: new Set(), mentions: 0 }
  for await (const text of pdfTexts(reader, streams, { isFirstTime: true })) {
    const found = isRunning(text) ? ACTIVE : await refusalOfKeys(search, text)
    if (found) return found
  }
  if (streams.isElsewhere) return ACTIVE
  let isMissing = false
  for (let round = 0; search.wanted.size > 0; round++) {
    if (round >= ROUNDS_MAX || search.followed.size > REFERENCES_MAX) return ACTIVE
    const found = await followReferences(search)
    if (typeof found === 'object') return found
    isMissing ||= found === 'missing'
  }
  return (streams.isUnread || isMissing) && !(await isEncrypted(reader)) ? ACTIVE : undefined
}

/** State of the search. */
interface Search {
  reader: FileReader
  streams: PdfStreams
  /** Objects that must be looked at, by their number. */
  wanted: Map<number, Set<Role>>
  /** Numbers and roles that have been looked at. */
  followed: Set<string>
  mentions: number
}

/**
 * Returns true if a text contains an executing action. Its key must precede it, because the words alone occur in prose
 * ("CSS/JavaScript").
 */
function isRunning(text: PdfText): boolean {
  let mentions = 0
  let starts: ReadonlySet<number> | undefined
  for (const { index } of text.text.matchAll(RUNNING)) {
    if (++mentions > MENTIONS_MAX) return true
    const before = text.text.slice(Math.max(0, index - GAP_MAX), index)
    if (BEFORE_KIND.test(before) || BEFORE_KIND.test(withoutComments(before))) return true
    if (isFullOf(NOTHING, before)) return true
    if (text.kind === 'piece') continue
    starts ??= new Set(packedDefinitions(text).map(({ at }) => skipSpaces(text.text, at)))
    if (starts.has(index)) return true
  }
  return false
}

/**
 * Returns true if all text seen before a place matches, so its key is farther away than any writer puts it. The first
 * line may be the end of a comment and is ignored.
 */
function isFullOf(pattern: RegExp, before: string): boolean {
  const line = before.search(/[\r\n]/)
  return before.length === GAP_MAX && pattern.test(withoutComments(before.slice(Math.max(0, line))))
}

/** A percent sign begins a comment, which counts as a space, or is part of a string. */
const withoutComments = (text: string) => text.replace(/%[^\r\n]*[\r\n]/g, ' ')

async function refusalOfKeys(search: Search, text: PdfText): Promise<Refused | undefined> {
  for (const found of text.text.matchAll(KEYS)) {
    if (!isInside(text, found.index)) continue
    if (++search.mentions > MENTIONS_MAX) return ACTIVE
    const [, start, events, files, file] = found
    if (file) return refused('files.embedded_files')
    const value = await readObject(search.reader, text, found.index + found[0].length)
    if (value === 'broken') return ACTIVE
    if (!value) continue
    const isProgram = !start && !events && !files
    if (isProgram && !isScalar(value)) return ACTIVE
    const role = start ? 'start' : events ? 'events' : 'files'
    const refusal = isProgram ? undefined : refusalOf(search, value, role)
    if (refusal) return refusal
  }
  return undefined
}

const isScalar = ({ kind }: PdfObject) => kind === 'string' || kind === 'other' || kind === 'number'

/**
 * The object at a place of a text. Undefined where none begins there, as in a picture in which a key is read by chance;
 * broken where one begins that cannot be read.
 */
async function readObject(
  reader: FileReader,
  text: PdfText,
  at: number,
): Promise<PdfObject | 'broken' | undefined> {
  const whole = parsePdfObject(text.text.slice(at, at + OBJECT_MAX), 0)
  if (whole.object && (text.kind === 'objects' || at + whole.at < text.text.length)) return whole.object
  const bytes =
    text.kind === 'objects'
      ? text.text.slice(at, at + OBJECT_MAX)
      : (await reader.read(text.from + at, OBJECT_MAX)).toString('latin1')
  const { object } = parsePdfObject(bytes, 0)
  return object ?? (/^(?:[\s\0]|%[^\r\n]*[\r\n])*(?:<<|\[)/.test(bytes) ? 'broken' : undefined)
}

/** Why an object may not be what it is; notes the objects to which it refers. */
function refusalOf(search: Search, object: PdfObject, role: Role): Refused | undefined {
  if (object.kind === 'reference') {
    want(search, object.number, role)
    return undefined
  }
  if (role === 'files')
    return FILES.some((key) => valuesOf(object, key).length > 0) ? refused('files.embedded_files') : undefined
  if (role === 'events')
    return firstRefusal(
      search,
      [...EVENTS, ...DOCUMENT_EVENTS].flatMap((key) => valuesOf(object, key)),
    )
  // A list is a place to begin at, or actions that follow another one.
  if (object.kind === 'array') return role === 'start' ? undefined : firstRefusal(search, object.items)
  const isJump = (kind: PdfObject) => kind.kind === 'name' && kind.name === 'GoTo'
  if (!valuesOf(object, 'S').every(isJump)) return ACTIVE
  return firstRefusal(search, valuesOf(object, 'Next'))
}

function firstRefusal(search: Search, actions: readonly PdfObject[]): Refused | undefined {
  for (const action of actions) {
    const refusal = refusalOf(search, action, 'action')
    if (refusal) return refusal
  }
  return undefined
}

function want({ wanted, followed }: Search, number: number, role: Role): void {
  const key = `${number} ${role}`
  if (followed.has(key)) return
  followed.add(key)
  wanted.set(number, (wanted.get(number) ?? new Set()).add(role))
}

/** Reads the file once for all objects that are wanted. A number may be there several times: each of them counts. */
async function followReferences(search: Search): Promise<Refused | 'missing' | undefined> {
  const { wanted } = search
  search.wanted = new Map()
  const missing = new Set(wanted.keys())
  for await (const text of pdfTexts(search.reader, search.streams, { isFirstTime: false })) {
    const definitions = text.kind === 'piece' ? definitionsIn(text) : packedDefinitions(text)
    for (const { number, at } of definitions) {
      if (number === undefined) return ACTIVE
      const roles = wanted.get(number)
      if (!roles) continue
      const object = await readObject(search.reader, text, at)
      if (!object || object === 'broken') return ACTIVE
      missing.delete(number)
      for (const role of roles) {
        const refusal = refusalOf(search, object, role)
        if (refusal) return refusal
      }
    }
  }
  return missing.size > 0 ? 'missing' : undefined
}

interface Definition {
  /** Undefined where it cannot be read: it may be any. */
  number: number | undefined
  at: number
}

function* definitionsIn(text: PdfText & { kind: 'piece' }): Generator<Definition> {
  let commented = 0
  for (const { index } of text.text.matchAll(OBJECT_WORD)) {
    if (!isInside(text, index)) continue
    const at = index + 3
    const number = numberBefore(text.text, index)
    if (number !== undefined) {
      yield { number, at }
      continue
    }
    const before = text.text.slice(Math.max(0, index - GAP_MAX), index)
    if (isFullOf(PART_OF_NUMBERS, before)) yield { number, at }
    if (!before.includes('%')) continue
    const plain = withoutComments(before)
    const commentedNumber = numberBefore(plain, plain.length)
    if (commentedNumber !== undefined || ++commented > COMMENTED_MAX) yield { number: commentedNumber, at }
  }
}

/** The number of an object in front of its word `obj`: behind it there is its generation. */
function numberBefore(text: string, end: number): number | undefined {
  const back = (from: number, isOne: (code: number) => boolean) => {
    let at = from
    while (at > 0 && from - at < GAP_MAX && isOne(text.charCodeAt(at - 1))) at -= 1
    return at
  }
  const generationEnd = back(end, isSpace)
  const generation = back(generationEnd, isOfNumber)
  const numberEnd = back(generation, isSpace)
  const number = back(numberEnd, isOfNumber)
  const isWhole = number < numberEnd && numberEnd < generation && generation < generationEnd
  return isWhole ? integerOf(text.slice(number, numberEnd)) : undefined
}

const isOfNumber = (code: number) => (code >= 48 && code <= 57) || code === 43 || code === 46
const isSpace = (code: number) => code <= 32 || code === 160

/** A stream of objects begins with the number and the place of each. */
function packedDefinitions({ text, first }: PdfText & { kind: 'objects' }): Definition[] {
  const words = withoutComments(text.slice(0, first))
    .split(/[\s\0]+/)
    .filter((word) => word !== '')
  const definitions: Definition[] = []
  for (let i = 0; i + 1 < words.length; i += 2) {
    const [number, place] = [words[i], words[i + 1]].map((word = '') => integerOf(word))
    definitions.push({ number: place === undefined ? undefined : number, at: first + (place ?? 0) })
  }
  return definitions
}
