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

/**
 * The words with each that is nowhere (`isKnown` tells) read as the nearest that is; undefined where there is none. One slip
 * is likelier than a space left out, and that likelier than two slips.
 */
export function respell(
  index: ProductIndex,
  words: readonly string[],
  isKnown: (word: string) => boolean,
): string[] | undefined {
  let isChanged = false
  const spelled = words.flatMap((word) => {
    if (isKnown(word) || word.length < SHORTEST || !ONLY_LETTERS.test(word)) return [word]
    const meant =
      closest(index, word, 1) ??
      split(index, word) ??
      (word.length >= LONG ? closest(index, word, 2) : undefined)
    if (meant) isChanged = true
    return meant ?? [word]
  })
  return isChanged ? spelled : undefined
}

/** Returns the nearest word with the most products. */
function closest(index: ProductIndex, word: string, slips: number): string[] | undefined {
  const { vocabulary } = index
  const found = closestHeadwords(vocabulary, word, slips)
  const [best] = found.sort((a, b) => commonness(index, b) - commonness(index, a))
  return best === undefined ? undefined : [vocabulary.words[best] as string]
}

/** The two words that `word` is when a space is put in. */
function split(index: ProductIndex, word: string): string[] | undefined {
  let best: { parts: string[]; worth: number } | undefined
  for (let at = PART; at <= word.length - PART; at++) {
    const parts = [word.slice(0, at), word.slice(at)]
    const numbers = parts.map((part) => index.vocabulary.numbers.get(part))
    if (!numbers.every((number) => number !== undefined && index.vocabulary.isHeadword[number])) continue
    // Whole words rather than an ending: of two ways to cut, the more even one.
    const worth = Math.min(at, word.length - at)
    if (!best || worth > best.worth) best = { parts, worth }
  }
  return best?.parts
}

function commonness(index: ProductIndex, word: number): number {
  const first = word * FIELDS.length
  return index.postings
    .slice(first, first + HEADWORD_FIELDS)
    .reduce((sum: number, postings) => sum + sizeOf(postings), 0)
}
