import { raiseScores } from './posting-list'
import { FIELDS, HEADWORD_FIELDS, type ProductIndex } from './product-index'
import { respell } from './respell'
import { selectProducts } from './select'
import { synonymsOf } from './synonyms'
import { visitContaining } from './vocabulary'
import { queryWords, stemsOf } from './words'

/** Per cent of a field's worth for a word that is not written as it was asked for. */
const SAME = 100
const PLURAL = 95
const SYNONYM = 90
/** A beginning counts the more, the more of the word it is. */
const BEGINNING = 60
const WITHIN = 40

export interface SearchResult {
  /** What each product's match is worth; 0: none. */
  scores: Uint16Array
  /** What was searched for instead, where the words as they were typed are nowhere. */
  correction?: string
  /** Where nothing is found: the products that come nearest. */
  nearest?: number[]
}

/**
 * Finds products by words, all of which must occur. Where a word is nowhere it is read as the nearest one that is
 * somewhere; where the words never come together, the products with most of them are named.
 */
export function searchProducts(
  index: ProductIndex,
  text: string,
  nearestMax: number,
): SearchResult | undefined {
  const words = queryWords(text)
  if (words.length === 0) return undefined
  const asTyped = matchAll(index, words)
  if (asTyped.isFound) return { scores: asTyped.scores }
  const spelled = respell(
    index,
    words,
    (word) => synonymsOf([word]).length > 0 || scoresOf(index, word).isHit,
  )
  if (spelled) {
    const anew = matchAll(index, spelled)
    if (anew.isFound) return { scores: anew.scores, correction: spelled.join(' ') }
  }
  const scores = new Uint16Array(index.ids.length)
  const any = sumAny(index, spelled ?? words)
  if (!any) return { scores, nearest: [] }
  return { scores, nearest: selectProducts(index, { scores: any }).slice(0, nearestMax) }
}

/** The scores of the products that have every word, and whether there is one on sale. */
function matchAll(index: ProductIndex, words: readonly string[]): { scores: Uint16Array; isFound: boolean } {
  const of = words.map((word) => scoresOf(index, word))
  const found = of.map(({ scores }) => scores)
  let isNowhere = of.some(({ isHit }) => !isHit)
  for (let i = 0; i < words.length; i++) {
    if (addSynonyms(index, words, i, found)) isNowhere = false
    const joined = index.vocabulary.numbers.get(`${words[i]}${words[i + 1] ?? ''}`)
    if (i + 1 === words.length || joined === undefined) continue
    isNowhere = false
    for (const scores of found.slice(i, i + 2)) raiseWord(index, joined, SAME, scores)
  }
  const total = found[0] as Uint16Array
  if (isNowhere) return { scores: total, isFound: false }
  let isSomewhere = false
  for (let n = 0; n < total.length; n++) {
    let sum = 0
    for (const scores of found) {
      const score = scores[n] as number
      if (score === 0) {
        sum = 0
        break
      }
      sum += score
    }
    total[n] = sum
    if (sum > 0 && index.alive[n]) isSomewhere = true
  }
  return { scores: total, isFound: isSomewhere }
}

function sumAny(index: ProductIndex, words: readonly string[]): Uint16Array | undefined {
  const hits = words.map((word) => scoresOf(index, word)).filter(({ isHit }) => isHit)
  if (hits.length === 0) return undefined
  const total = new Uint16Array(index.ids.length)
  for (const { scores } of hits) {
    for (let n = 0; n < total.length; n++) total[n] = (total[n] as number) + (scores[n] as number)
  }
  return total
}

/** What one word is worth in each product. */
function scoresOf(index: ProductIndex, word: string): { scores: Uint16Array; isHit: boolean } {
  const scores = new Uint16Array(index.ids.length)
  let isHit = false
  const { vocabulary } = index
  // One letter is in everything; two are at least the beginning of something.
  if (word.length > 1) {
    visitContaining(vocabulary, word, word.length > 2, (found, isStart) => {
      const share = word.length / (vocabulary.words[found] as string).length
      isHit = true
      raiseWord(index, found, isStart ? BEGINNING + share * (SAME - BEGINNING) : WITHIN, scores)
    })
  }
  for (const [form, percent] of [
    [word, SAME],
    ...stemsOf(word).map((stem) => [stem, PLURAL] as const),
  ] as const) {
    const found = vocabulary.numbers.get(form)
    if (found === undefined) continue
    isHit = true
    raiseWord(index, found, percent, scores)
  }
  return { scores, isHit }
}

function raiseWord(
  index: ProductIndex,
  word: number,
  percent: number,
  scores: Uint16Array,
  fields: number = FIELDS.length,
): void {
  for (const [field, { worth }] of FIELDS.slice(0, fields).entries()) {
    const list = index.postings[word * FIELDS.length + field]
    if (list && list.length > 0) raiseScores(list, scores, Math.round((worth * percent) / 100))
  }
}

/** Other names of the phrases that begin with word `i`: who has one, has all words of the phrase. */
function addSynonyms(
  index: ProductIndex,
  words: readonly string[],
  i: number,
  found: Uint16Array[],
): boolean {
  let isHit = false
  for (let count = Math.min(3, words.length - i); count > 0; count--) {
    for (const other of synonymsOf(words.slice(i, i + count))) {
      isHit = true
      const scores = other.map((word) => exactScores(index, word))
      for (let n = 0; n < index.ids.length; n++) {
        let least = Number.POSITIVE_INFINITY
        for (const one of scores) least = Math.min(least, one[n] as number)
        if (least === 0) continue
        for (const target of found.slice(i, i + count)) {
          if ((target[n] as number) < least) target[n] = least
        }
      }
    }
  }
  return isHit
}

/** Other names count where a product is named, not where it is described: a mat is no bottle for being bottle-green. */
function exactScores(index: ProductIndex, word: string): Uint16Array {
  const scores = new Uint16Array(index.ids.length)
  for (const form of [word, ...stemsOf(word)]) {
    const found = index.vocabulary.numbers.get(form)
    if (found !== undefined) raiseWord(index, found, SYNONYM, scores, HEADWORD_FIELDS)
  }
  return scores
}
