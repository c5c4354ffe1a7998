import { textsByField } from '../change-product'
import type { IndexRow } from '../listing.sql'
import { HEADWORD_FIELDS } from '../product-index'
import { lettersOf } from '../vocabulary'
import { isCompound, ONLY_LETTERS, wordsOf } from '../words'

/** Changes with everything that decides which words and facets a product has: listings of lower formats are filled anew. */
export const FORMAT = 2

/** Longer words are cut: nobody searches for one (`SEARCH_MAX`), and an index cannot hold it. */
const WORD_MAX = 200
/** Places for a word: one for each field, and one for a tag or category as a whole. */
const PLACES = 4
const MARK = 3

export const codeOf = (word: number, field: number) => word * PLACES + field
export const markCode = (word: number) => codeOf(word, MARK)

/** No word of a text begins with a space, so these are none. */
export const tagMark = (tag: string) => ` t${tag}`.slice(0, WORD_MAX)
export const categoryMark = (id: string) => ` c${id}`

/** A word as the vocabulary has it. */
export interface NewWord {
  word: string
  kind: 'word' | 'compound' | 'mark'
  size: number | null
  letters: number
}

export const newMark = (word: string): NewWord => ({ word, kind: 'mark', size: null, letters: 0 })

/** Only words of letters may be slips of each other. */
export function newWord(word: string, isHeadword: boolean): NewWord {
  const hasSize = isHeadword && ONLY_LETTERS.test(word)
  return {
    word,
    kind: isCompound(word) ? 'compound' : 'word',
    size: hasSize ? word.length : null,
    letters: hasSize ? lettersOf(word) : 0,
  }
}

/** The words of texts, each text split once: sizes of a product share theirs. */
export function rememberedWords(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (text) => {
    const words = known.get(text) ?? [...new Set(wordsOf(text))].map((word) => word.slice(0, WORD_MAX))
    known.set(text, words)
    return words
  }
}

/** The words of a product, each with the first field that has it, where it is worth most. */
export function fieldsOfWords(
  row: Omit<IndexRow, 'categoryNames'>,
  wordsOf: (text: string) => readonly string[],
): Map<string, number> {
  const fields = new Map<string, number>()
  for (const [field, texts] of textsByField({ ...row, categoryNames: [] }).entries())
    for (const text of texts) for (const word of wordsOf(text)) if (!fields.has(word)) fields.set(word, field)
  return fields
}

export const isMark = (code: number) => code % PLACES === MARK

export const isHeadwordField = (field: number) => field < HEADWORD_FIELDS

/** Numbers of the words in names or labels. */
export const headwordsOf = (codes: readonly number[]): number[] =>
  codes.flatMap((code) => (isHeadwordField(code % PLACES) ? [Math.floor(code / PLACES)] : []))
