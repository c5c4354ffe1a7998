import { searchForm } from 'contract/text'

/** Signs at the edges of a word that belong to the sentence and not to it. */
const EDGES = /^[("'“‘«[.,;:!?،؛؟]+|[)"'”’»\].,;:!?،؛؟]+$/gu
const LETTERS_OR_DIGITS = /[\p{L}\p{N}]+/gu
export const ONLY_LETTERS = /^\p{L}+$/u
const ONLY_LETTERS_OR_DIGITS = /^[\p{L}\p{N}]+$/u
const NUMBER = /^\d+(?:[.,]\d+)?$/
/** Units often written without a space after a number: 16kg, 500ml. */
const UNITS = new Set([
  ...['kg', 'g', 'mg', 'lb', 'l', 'ml', 'cl', 'cm', 'mm', 'm', 'km', 'k', 'kilo', 'gram', 'liter', 'litre'],
  ...['کیلوگرم', 'کیلو', 'کیلویی', 'گرم', 'گرمی', 'لیتر', 'لیتری', 'میلی', 'سانتی', 'متر', 'متری'],
])
/** Words that say nothing about a product; looked for only where nothing else was typed. */
const STOP_WORDS = new Set([
  ...['a', 'an', 'and', 'for', 'from', 'i', 'in', 'me', 'my', 'of', 'on', 'or', 'some', 'the', 'to', 'with'],
  ...['de', 'een', 'en', 'het', 'ik', 'in', 'met', 'mijn', 'of', 'op', 'te', 'van', 'voor'],
  ...['از', 'با', 'برای', 'به', 'در', 'را', 'های', 'ها', 'و', 'ی', 'یک'],
])
/** Words of a search that are looked at. */
const WORDS_MAX = 8

/** `3 × 10` and `3x10` of a search, which texts write in either way. */
const TIMES = /(\d) ?[x×] ?(?=\d)/g
const IS_TIMES = /^[x×]$/
const IS_PRODUCT = /^\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+$/
/** A slash between Persian digits is a decimal sign, as many keyboards have no other. */
const PERSIAN_SLASH = /(?<=[۰-۹٠-٩])\/(?=[۰-۹٠-٩])/g
const DECIMAL_SIGN = /(?<=\d)[,٫](?=\d)/g

/** Text in the form in which it is searched, with one decimal sign in numbers. */
const numberForm = (text: string) => searchForm(text.replace(PERSIAN_SLASH, '٫')).replace(DECIMAL_SIGN, '.')

const partsOf = (word: string): readonly string[] => word.match(LETTERS_OR_DIGITS) ?? []

/** Returns true if a word has inner punctuation, so that its parts are words as well. */
export const isCompound = (word: string): boolean => !isPlain(word) && partsOf(word).length > 1
export const isPlain = (word: string): boolean => ONLY_LETTERS_OR_DIGITS.test(word)

/** Text between two spaces with its searchable words: itself and the parts of a compound (bottle-green). */
interface Piece {
  word: string
  all: readonly string[]
}

/** Most pieces that are remembered; a catalogue's texts are made of a few ten thousand. */
const PIECES_MAX = 20_000
const pieces = new Map<string, readonly Piece[]>()

/** A part of a long text keeps the whole of it in memory where it is as long as this; a copy does not. */
const PART_OF_TEXT = 13
export const ownText = (part: string): string =>
  part.length < PART_OF_TEXT ? part : Buffer.from(part).toString()

/** The pieces of a text without spaces. Texts are made of the same ones again and again, so they are remembered. */
function piecesOf(text: string): readonly Piece[] {
  const known = pieces.get(text)
  if (known) return known
  // One sign may be written out as several words, and half-spaces are spaces.
  const found = numberForm(text)
    .split(' ')
    .map((raw) => {
      const word = raw.replace(EDGES, '').replace(TIMES, '$1x')
      const parts = IS_PRODUCT.test(word) ? word.split('x') : partsOf(word)
      return { word, all: parts.length > 1 ? [word, ...parts] : [word] }
    })
  if (pieces.size >= PIECES_MAX) pieces.clear()
  pieces.set(ownText(text), found)
  return found
}

/**
 * The words of a text under which a product is found: each as it is written, its parts where it has signs within
 * (bottle-green), numbers together with their unit, and numbers that are multiplied as one word (3 × 10 as 3x10).
 */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  let before = ''
  // The multiplied numbers up to the word before; a sign that follows them makes the next number join.
  let product = ''
  for (const written of text.trim().split(/\s+/)) {
    for (const { word, all } of piecesOf(written)) {
      if (word !== '') {
        words.push(...all)
        if (UNITS.has(word) && NUMBER.test(before)) words.push(before + word)
        if (NUMBER.test(word) && product.endsWith('x')) words.push(product + word)
      }
      product = productWith(product, word)
      before = word
    }
  }
  return words
}

/** The multiplied numbers that end with a word: `2`, then `2x`, then `2x10`; empty for any other word. */
function productWith(product: string, word: string): string {
  if (NUMBER.test(word)) return product.endsWith('x') ? product + word : word
  return IS_TIMES.test(word) && product !== '' ? `${product}x` : ''
}

/** The words of a search, as `wordsOf` writes those of products. */
export function queryWords(text: string): string[] {
  const words = numberForm(text)
    .replace(TIMES, '$1x')
    .split(' ')
    .map((word) => word.replace(EDGES, '') || word)
    .filter(Boolean)
    .slice(0, WORDS_MAX)
  const telling = words.filter((word) => !STOP_WORDS.has(word))
  return telling.length > 0 ? telling : words
}

const ENDINGS = ['s', 'es', 'en', 'n', 'ها', 'های', 'ی']

/** The word without an ending that makes it plural, where it has one. */
export function stemsOf(word: string): string[] {
  return ENDINGS.filter((ending) => word.endsWith(ending) && word.length >= ending.length + 3).map((ending) =>
    word.slice(0, -ending.length),
  )
}
