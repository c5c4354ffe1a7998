/** Deeper objects are in no document. */
const DEPTH_MAX = 60

/** An object of a PDF as far as actions need it. */
export type PdfObject =
  | { kind: 'dictionary'; entries: readonly { key: string; value: PdfObject }[] }
  | { kind: 'array'; items: readonly PdfObject[] }
  | { kind: 'reference'; number: number }
  | { kind: 'name'; name: string }
  | { kind: 'number'; number: number }
  | { kind: 'string' }
  /** A truth value or null. */
  | { kind: 'other' }

/**
 * A pattern for a name, whole, with any of its letters written as `#xx`, which readers take for the same. Names are
 * case-sensitive.
 */
export function nameSource(text: string): string {
  const letters = [...text].map((letter) => {
    const [high = '', low = ''] = letter.charCodeAt(0).toString(16)
    return `(?:${letter}|#[${high}${high.toUpperCase()}][${low}${low.toUpperCase()}])`
  })
  return `\\/${letters.join('')}(?![^\\s\\0()<>[\\]{}/%])`
}

/**
 * Parses the object at `at` after spaces and comments, and returns its end. Otherwise it is broken, or continues after
 * the text if parsing reached its end. Linear in the text's length.
 */
export function parsePdfObject(text: string, at: number): { object: PdfObject | undefined; at: number } {
  const parser = new Parser(text, at)
  const object = parser.object(0)
  return { object, at: Math.min(parser.at, text.length) }
}

/** Values of a key of a dictionary, in their order; a key may be there more than once. */
export function valuesOf(object: PdfObject, key: string): PdfObject[] {
  if (object.kind !== 'dictionary') return []
  return object.entries.filter((entry) => entry.key === key).map(({ value }) => value)
}

/** Spaces, and comments, which count as such. */
const SPACES = /(?:[\s\0]+|%[^\r\n]*)*/y
const NUMBER = /[-+.\d]+/y
const WORD = /[^\s\0()<>[\]{}/%]*/y
/** Characters of a string between its brackets, and escapes. */
const PLAIN_CHARACTERS = /[^()\\]*/y
/** A whole number as readers accept one in references, in `obj` and in streams of objects. */
const INTEGER = /^\+?\d{1,10}(?:\.0*)?$/
const OTHER: PdfObject = { kind: 'other' }
const STRING: PdfObject = { kind: 'string' }

/** The place behind spaces and comments. */
export function skipSpaces(text: string, at: number): number {
  SPACES.lastIndex = at
  SPACES.test(text)
  return Math.max(at, SPACES.lastIndex)
}

/** The number that a word of a PDF is if it is a whole one. */
export function integerOf(word: string): number | undefined {
  return INTEGER.test(word) ? Number(word) : undefined
}

class Parser {
  constructor(
    private readonly text: string,
    public at: number,
  ) {}

  object(depth: number): PdfObject | undefined {
    this.#skipSpaces()
    if (depth > DEPTH_MAX || this.at >= this.text.length) return undefined
    if (this.#takes('<<')) return this.#dictionary(depth)
    if (this.#takes('[')) return this.#array(depth)
    if (this.#takes('/')) return { kind: 'name', name: this.#name() }
    if (this.#takes('(')) return this.#string()
    if (this.#takes('<')) return this.#hexString()
    return this.#numberOrWord()
  }

  #numberOrWord(): PdfObject | undefined {
    const digits = this.#match(NUMBER)
    if (digits === '') return this.#match(WORD) === '' ? undefined : OTHER
    const end = this.at
    const number = integerOf(digits)
    if (number !== undefined && this.#isRestOfReference()) return { kind: 'reference', number }
    this.at = end
    return { kind: 'number', number: Number(digits) }
  }

  /** Reads the generation and the R of a reference; readers do not need a space between these two. */
  #isRestOfReference(): boolean {
    this.#skipSpaces()
    if (integerOf(this.#match(NUMBER)) === undefined) return false
    this.#skipSpaces()
    return this.#match(WORD) === 'R'
  }

  #dictionary(depth: number): PdfObject | undefined {
    const entries: { key: string; value: PdfObject }[] = []
    for (;;) {
      this.#skipSpaces()
      if (this.#takes('>>')) return { kind: 'dictionary', entries }
      if (!this.#takes('/')) return undefined
      const key = this.#name()
      const value = this.object(depth + 1)
      if (!value) return undefined
      entries.push({ key, value })
    }
  }

  #array(depth: number): PdfObject | undefined {
    const items: PdfObject[] = []
    for (;;) {
      this.#skipSpaces()
      if (this.#takes(']')) return { kind: 'array', items }
      const item = this.object(depth + 1)
      if (!item) return undefined
      items.push(item)
    }
  }

  #string(): PdfObject | undefined {
    for (let open = 1; this.at < this.text.length; this.at++) {
      this.#match(PLAIN_CHARACTERS)
      const character = this.text[this.at]
      if (character === '\\') this.at += 1
      else if (character === '(') open += 1
      else if (character === ')' && --open === 0) {
        this.at += 1
        return STRING
      }
    }
    return undefined
  }

  #hexString(): PdfObject | undefined {
    const end = this.text.indexOf('>', this.at)
    this.at = end < 0 ? this.text.length : end + 1
    return end < 0 ? undefined : STRING
  }

  #name(): string {
    return this.#match(WORD).replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const [word = ''] = pattern.exec(this.text) ?? []
    this.at += word.length
    return word
  }

  #takes(mark: string): boolean {
    if (!this.text.startsWith(mark, this.at)) return false
    this.at += mark.length
    return true
  }

  #skipSpaces(): void {
    this.at = skipSpaces(this.text, this.at)
  }
}
