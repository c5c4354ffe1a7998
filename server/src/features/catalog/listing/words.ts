import { searchForm } from 'contract/text'

/** Signs at the edges of a word that belong to the sentence and not to it. */
const EDGES = /^[("'“‘«[.,;:!?،؛؟]+|[)"'”’»\].,;:!?،؛؟]+$/gu
const LETTERS_OR_DIGITS = /[\p{L}\p{N}]+/gu
export const ONLY_LETTERS = /^\p{L}+$/u
const NUMBER = /^\d+(?:[.,]\d+)?$/
/** What stands after a number and is often written without the space: 16kg, 500ml. */
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

/**
 * The words of a text under which a product is found: each as it is written, its parts where it has signs within
 * (bottle-green), and numbers together with their unit.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  let before = ''
  for (const raw of searchForm(text).split(' ')) {
    const word = raw.replace(EDGES, '')
    if (word === '') {
      before = ''
      continue
    }
    words.push(word)
    const parts = word.match(LETTERS_OR_DIGITS) ?? []
    if (parts.length > 1) words.push(...parts)
    if (NUMBER.test(before) && UNITS.has(word)) words.push(before + word)
    before = word
  }
  return words
}

/** The words of a search, as `wordsOf` writes those of products. */
export function queryWords(text: string): string[] {
  const words = searchForm(text)
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
