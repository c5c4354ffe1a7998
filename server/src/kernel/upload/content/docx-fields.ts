import { KB } from 'contract/units'

/** Longest tag or text of a field that is waited for, and most fields within one another. */
const PENDING_MAX = 64 * KB
const DEPTH_MAX = 100
/** The kind of a field is its first word; so much of its instructions is kept. */
const KEPT = 200

/** Fields that start a program or fetch something when the document is opened or printed. */
const FETCHING = /^(?:DDE|DDEAUTO|INCLUDE\w*|IMPORT|LINK|DATABASE|RD)(?!\w)/i
/** The first word is not complete: a field that begins here becomes a part of it. Only a formula begins with one. */
const IS_UNNAMED = /^[^\s=]*$/

const NAME = `[^\\s<>/:"'=]+`
const FIELD_TAGS = 'fldChar|instrText|delInstrText|fldSimple'
const TAG = new RegExp(`<(?:${NAME}:)?(${FIELD_TAGS})(?=[\\s/>])((?:[^"'<>]|"[^"<]*"|'[^'<]*')*)>`, 'g')
const OPEN_TAG = new RegExp(`<(?:${NAME}:)?(?:${FIELD_TAGS})(?=[\\s/>])`)
/** A tag whose name is cut off at the end of a text. */
const CUT_TAG = /<[^\s<>"'=]{0,100}$/
const END_OF_INSTRUCTIONS = new RegExp(`</(?:${NAME}:)?(?:instrText|delInstrText)\\s*>`, 'g')
const DOCTYPE = /<!DOCTYPE/i
/** Encodings in which letters are not written as in ASCII. */
const STRANGE_ENCODING = /encoding\s*=\s*["'](?:utf-?(?:7|32)|ucs|ibm|cp037|x?-?ebcdic|hz|iso-2022)/i
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

interface Field {
  /** The beginning of its instructions. */
  instructions: string
  /** The instructions have ended. */
  hasResult: boolean
}

/**
 * Looks through one part of a Word document for fields that start a program or fetch something. Their instructions may be
 * split into many texts, and written with references, in UTF-16, or as deleted; a document that hides them in other ways
 * is harmful as well, because writing programs do not.
 */
export class FieldScan {
  #pending = ''
  #encoding: 'latin1' | 'utf16le' | 'utf16be' | 'none' | undefined
  #odd = Buffer.alloc(0)
  #isDeclared = false
  #hasDoctype = false
  #isHarmful = false
  readonly #fields: Field[] = []

  /** Takes the next bytes of the part. */
  add(chunk: Buffer): void {
    if (this.#isHarmful || this.#encoding === 'none') return
    const bytes = Buffer.concat([this.#odd, chunk])
    if (this.#encoding === undefined && bytes.length < 4) {
      this.#odd = bytes
      return
    }
    this.#encoding ??= encodingOf(bytes)
    if (this.#encoding === 'none') return
    const isWide = this.#encoding !== 'latin1'
    const end = isWide ? bytes.length & ~1 : bytes.length
    this.#odd = bytes.subarray(end)
    const text = bytes.subarray(0, end)
    this.#pending +=
      this.#encoding === 'utf16be'
        ? Buffer.from(text).swap16().toString('utf16le')
        : text.toString(isWide ? 'utf16le' : 'latin1')
    this.#look()
  }

  /** Returns true if the finished part contains such a field. */
  isHarmful(): boolean {
    for (const field of this.#fields) this.#judge(field.instructions)
    // A tag that was never closed.
    return this.#isHarmful || OPEN_TAG.test(this.#pending)
  }

  #look(): void {
    const text = this.#pending
    this.#hasDoctype ||= DOCTYPE.test(text)
    const declaration = this.#isDeclared ? undefined : /^[^<]{0,3}<\?xml[^>]*>/.exec(text)
    this.#isDeclared = true
    if (declaration && STRANGE_ENCODING.test(declaration[0])) this.#isHarmful = true
    let from = 0
    TAG.lastIndex = 0
    for (let tag = TAG.exec(text); tag && !this.#isHarmful; tag = TAG.exec(text)) {
      const [whole, name = '', attributes = ''] = tag
      // The declarations of a document type may themselves be instructions.
      if (this.#hasDoctype) this.#isHarmful = true
      if (name === 'fldChar') this.#turn(valuesOf(attributes, 'fldCharType'))
      else if (name === 'fldSimple') for (const value of valuesOf(attributes, 'instr')) this.#judge(value)
      else if (!whole.endsWith('/>')) {
        END_OF_INSTRUCTIONS.lastIndex = TAG.lastIndex
        const end = END_OF_INSTRUCTIONS.exec(text)
        if (!end) break
        this.#instruct(plainText(text.slice(TAG.lastIndex, end.index)))
        TAG.lastIndex = END_OF_INSTRUCTIONS.lastIndex
      }
      from = TAG.lastIndex
    }
    const rest = text.slice(from)
    const open = OPEN_TAG.exec(rest)
    this.#pending = open ? rest.slice(open.index) : (CUT_TAG.exec(rest)?.[0] ?? '')
    if (this.#pending.length > PENDING_MAX) this.#isHarmful = true
  }

  /** A field begins, its result begins, or it ends. */
  #turn(types: readonly (string | undefined)[]): void {
    const [type, ...others] = types
    const field = this.#fields.at(-1)
    if (type === undefined || others.length > 0) this.#isHarmful = true
    else if (type === 'begin') {
      if (field && !field.hasResult && IS_UNNAMED.test(field.instructions)) this.#isHarmful = true
      this.#fields.push({ instructions: '', hasResult: false })
      if (this.#fields.length > DEPTH_MAX) this.#isHarmful = true
    } else if (field) {
      this.#judge(field.instructions)
      if (type === 'end') this.#fields.pop()
      else field.hasResult = true
    }
  }

  /** Adds to the instructions of the open field; outside of one they are judged alone. */
  #instruct(text: string | undefined): void {
    const field = this.#fields.at(-1)
    if (text === undefined || !field || field.hasResult) this.#judge(text)
    else field.instructions = beginningOf(field.instructions + text)
  }

  #judge(instructions: string | undefined): void {
    if (instructions === undefined || FETCHING.test(beginningOf(instructions))) this.#isHarmful = true
  }
}

/** Returns the character encoding of a part; undefined if it is not XML. */
function encodingOf(bytes: Buffer): 'latin1' | 'utf16le' | 'utf16be' | 'none' {
  const start = bytes.toString('latin1', 0, 4)
  if (/^(?:\xff\xfe|[<\s]\0)/.test(start)) return 'utf16le'
  if (/^(?:\xfe\xff|\0[<\s])/.test(start)) return 'utf16be'
  return /^[\s\xef\xbb\xbf]*(?:<|$)/.test(start) ? 'latin1' : 'none'
}

/** Text from the first letter or formula sign on; characters before it cannot name a field. */
const beginningOf = (text: string) => text.replace(/^[^A-Za-z=]+/, '').slice(0, KEPT)

/** Values of an attribute under any prefix; undefined for one with an entity that XML does not name. */
function valuesOf(attributes: string, name: string): (string | undefined)[] {
  const found = attributes.matchAll(
    new RegExp(`(?:^|\\s)(?:${NAME}:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g'),
  )
  return [...found].map(([, double, single]) => plainText(double ?? single ?? ''))
}

/** A text with its references resolved; undefined where it holds markup, or a reference that only a document type explains. */
function plainText(text: string): string | undefined {
  if (text.includes('<') || /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i.test(text))
    return undefined
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (_, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? ''
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
