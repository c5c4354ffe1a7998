import type { ProductIndex } from './product-index'
import { respell, spellingOf } from './respell'
import { addJoined, addSynonyms, isSomewhere, scoresOf } from './scores'
import { firstOf, selectProducts } from './select'
import { synonymsOf } from './synonyms'
import { queryWords } from './words'
import { takeScores } from './workspace'

/** Score of the first product of a need; no words are worth as much. */
export const SCORE_FIRST = 2 ** 16 - 1

export interface SearchResult {
  /** Score of each product until the next search; 0 for no match. */
  scores: Uint16Array
  /** Corrected search text, used when the typed words have no match. */
  correction?: string
  /** Closest products to a search without results. */
  nearest?: number[]
}

/**
 * Finds products by words, all of which must occur. Where a word is nowhere it is read as the nearest one that is
 * somewhere; where the words never come together, the products with most of them are named. Products of `first` are found
 * before all others; a search that has some is never read in another way.
 */
export function searchProducts(
  index: ProductIndex,
  text: string,
  nearestMax: number,
  first: readonly string[] = [],
): SearchResult | undefined {
  const words = queryWords(text)
  if (words.length === 0) return undefined
  const numbers = first.flatMap((id) => index.numbers.get(id) ?? []).filter((n) => index.alive[n] === 1)
  const asTyped = matchAll(index, words) ?? (numbers.length > 0 ? noScores(index) : undefined)
  if (asTyped) {
    for (const [i, number] of numbers.entries()) asTyped[number] = SCORE_FIRST - i
    return { scores: asTyped }
  }
  const isKnown = (word: string) => synonymsOf([word]).length > 0 || isSomewhere(index, word)
  const spelled = respell(spellingOf(index, isKnown), words)
  if (spelled) {
    const scores = matchAll(index, spelled)
    if (scores) return { scores, correction: spelled.join(' ') }
  }
  const nearest = selectNearest(index, spelled ?? words, nearestMax)
  return { scores: noScores(index), nearest }
}

function noScores({ workspace }: ProductIndex): Uint16Array {
  workspace.taken = 0
  return takeScores(workspace)
}

/** The scores of the products that have every word; undefined where there is none on sale. */
function matchAll(index: ProductIndex, words: readonly string[]): Uint16Array | undefined {
  index.workspace.taken = 0
  const found = words.map((word) => scoresOf(index, word))
  for (let i = 0; i < words.length; i++) {
    addSynonyms(index, words, i, found)
    addJoined(index, words, i, found)
  }
  const total = found[0] as Uint16Array
  const { alive, ids } = index
  let isFound = false
  for (let n = 0; n < ids.length; n++) {
    let sum = total[n] as number
    if (sum === 0) continue
    for (let i = 1; i < found.length && sum > 0; i++) {
      const score = found[i]?.[n] as number
      sum = score === 0 ? 0 : sum + score
    }
    total[n] = sum
    if (sum > 0 && alive[n] === 1) isFound = true
  }
  return isFound ? total : undefined
}

/** The products that have most of the words. */
function selectNearest(index: ProductIndex, words: readonly string[], limit: number): number[] {
  index.workspace.taken = 0
  const [total, ...others] = words.map((word) => scoresOf(index, word)) as [Uint16Array, ...Uint16Array[]]
  for (const scores of others) {
    for (let n = 0; n < total.length; n++) total[n] = (total[n] as number) + (scores[n] as number)
  }
  return selectProducts(index, { scores: total }, firstOf(limit)).numbers
}
