/** Characters that end a name or a keyword. */
const DELIMITER = /[\s\0()<>[\]{}/%]/
/** Deeper objects and more of them are in no document's actions. */
const DEPTH_MAX = 20
const ITEMS_MAX = 5000

/** An object of a PDF as far as actions need it. */
export type PdfObject =
  | { kind: 'dictionary'; entries: readonly { key: string; value: PdfObject }[] }
  | { kind: 'array'; items: readonly PdfObject[] }
  | { kind: 'reference'; number: number }
  | { kind: 'name'; name: string }
  | { kind: 'number'; number: number }
  /** A string, a truth value or null. */
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
 * The object that begins at `at`, behind spaces and comments, and where it ends; undefined if it is broken or goes on
 * behind the text. Takes a time that grows with the text alone.
 */
export function parsePdfObject(text: string, at: number): { object: PdfObject; end: number } | undefined {
  const parser = new Parser(text, at)
  const object = parser.object(0)
  return object && { object, end: parser.at }
}

/** Values of a key of a dictionary, in their order; a key may be there more than once. */
export function valuesOf(object: PdfObject, key: string): PdfObject[] {
  if (object.kind !== 'dictionary') return []
  return object.entries.filter((entry) => entry.key === key).map(({ value }) => value)
}

/** Spaces, and comments, which count as such. */
const SPACES = /(?:[\s\0]+|%[^\r\n]*)*/y
const OTHER: PdfObject = { kind: 'other' }

class Parser {
  #items = 0

  constructor(
    private readonly text: string,
    public at: number,
  ) {}

  object(depth: number): PdfObject | undefined {
    this.#skipSpaces()
    if (depth > DEPTH_MAX || ++this.#items > ITEMS_MAX || this.at >= this.text.length) return undefined
    if (this.#takes('<<')) return this.#dictionary(depth)
    if (this.#takes('[')) return this.#array(depth)
    if (this.#takes('/')) return { kind: 'name', name: this.#name() }
    if (this.#takes('(')) return this.#string()
    if (this.#takes('<')) return this.#hexString()
    return this.#numberOrWord()
  }

  #numberOrWord(): PdfObject | undefined {
    const word = this.#word()
    if (word === '') return undefined
    if (!/^[-+.\d]/.test(word)) return OTHER
    const end = this.at
    if (/^\d{1,10}$/.test(word) && this.#isRestOfReference())
      return { kind: 'reference', number: Number(word) }
    this.at = end
    return { kind: 'number', number: Number(word) }
  }

  /** Reads the generation and the R of a reference. */
  #isRestOfReference(): boolean {
    this.#skipSpaces()
    if (!/^\d{1,10}$/.test(this.#word())) return false
    this.#skipSpaces()
    return this.#word() === 'R'
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
      const character = this.text[this.at]
      if (character === '\\') this.at += 1
      else if (character === '(') open += 1
      else if (character === ')' && --open === 0) {
        this.at += 1
        return OTHER
      }
    }
    return undefined
  }

  #hexString(): PdfObject | undefined {
    const end = this.text.indexOf('>', this.at)
    if (end < 0) return undefined
    this.at = end + 1
    return OTHER
  }

  #name(): string {
    return this.#word().replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  }

  #word(): string {
    const from = this.at
    while (this.at < this.text.length && !DELIMITER.test(this.text[this.at] ?? '')) this.at += 1
    return this.text.slice(from, this.at)
  }

  #takes(mark: string): boolean {
    if (!this.text.startsWith(mark, this.at)) return false
    this.at += mark.length
    return true
  }

  #skipSpaces(): void {
    SPACES.lastIndex = this.at
    SPACES.test(this.text)
    this.at = Math.max(this.at, SPACES.lastIndex)
  }
}
