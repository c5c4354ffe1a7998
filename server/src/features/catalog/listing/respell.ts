import { sizeOf } from './posting-list'
import { FIELDS, HEADWORD_FIELDS, type ProductIndex } from './product-index'
import { closestHeadwords } from './vocabulary'
import { ONLY_LETTERS } from './words'

/** Shorter words are taken as they are: too many differ by one letter. */
const SHORTEST = 4
/** Length from which two typos are likely. */
const LONG = 7
/** The shortest part of a word whose space was left out. */
const PART = 2
/** Most slips that are looked for. */
export const SLIPS_MAX = 2

/** What the catalogue's words say about a misspelt one. */
export interface Spelling {
  /** Returns true for a word that is somewhere as it is written. */
  isKnown(word: string): boolean
  /** The nearest word by at most so many slips, of several the one with the most products. */
  closest(word: string, slips: number): string | undefined
  /** Returns true for a word of letters in names or labels. */
  isHeadword(word: string): boolean
}

/** Returns true for a word that is read as another where it is nowhere. */
export const mayBeMisspelt = (word: string): boolean => word.length >= SHORTEST && ONLY_LETTERS.test(word)

/**
 * The words with each that is nowhere read as the nearest that is; undefined where there is none. One slip is likelier than a
 * space left out, and that likelier than two slips.
 */
export function respell(spelling: Spelling, words: readonly string[]): string[] | undefined {
  let isChanged = false
  const spelled = words.flatMap((word) => {
    if (spelling.isKnown(word) || !mayBeMisspelt(word)) return [word]
    const meant =
      single(spelling.closest(word, 1)) ??
      split(spelling, word) ??
      (word.length >= LONG ? single(spelling.closest(word, SLIPS_MAX)) : undefined)
    if (meant) isChanged = true
    return meant ?? [word]
  })
  return isChanged ? spelled : undefined
}

const single = (word: string | undefined) => (word === undefined ? undefined : [word])

/** The ways to put one space into a word. */
export const splitsOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * PART + 1) }, (_, i) => [
    word.slice(0, i + PART),
    word.slice(i + PART),
  ])

/** The two words that `word` is when a space is put in. */
function split({ isHeadword }: Spelling, word: string): string[] | undefined {
  let best: { parts: string[]; worth: number } | undefined
  for (const parts of splitsOf(word)) {
    if (!parts.every(isHeadword)) continue
    // Whole words rather than an ending: of two ways to cut, the more even one.
    const worth = Math.min(...parts.map(({ length }) => length))
    if (!best || worth > best.worth) best = { parts, worth }
  }
  return best?.parts
}

/** What an index in memory knows. */
export function spellingOf(index: ProductIndex, isKnown: (word: string) => boolean): Spelling {
  const { vocabulary } = index
  return {
    isKnown,
    closest(word, slips) {
      const found = closestHeadwords(vocabulary, word, slips)
      const [best] = found.sort((a, b) => commonness(index, b) - commonness(index, a))
      return best === undefined ? undefined : vocabulary.words[best]
    },
    isHeadword(word) {
      const number = vocabulary.numbers.get(word)
      return number !== undefined && vocabulary.isHeadword[number] === true
    },
  }
}

function commonness(index: ProductIndex, word: number): number {
  const first = word * FIELDS.length
  return index.postings
    .slice(first, first + HEADWORD_FIELDS)
    .reduce((sum: number, postings) => sum + sizeOf(postings), 0)
}
