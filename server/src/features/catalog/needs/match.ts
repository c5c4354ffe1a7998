import type { Need } from 'contract/catalog/console-need-calls'
import { queryWords, stemsOf } from '../listing/words'

/** Letters of a last word from which it may still be typed. */
const BEGINNING_MIN = 4

/** Results of a search for a need; products as their ids, the best first. */
export type Needed = Pick<Need, 'products' | 'categories' | 'articles'>

/** Everything for the needs that a search names; undefined without any. */
export function neededFor(needs: readonly Need[], text: string): Needed | undefined {
  const words = queryWords(text)
  const named = words.length === 0 ? [] : needs.filter((need) => isNamed(need, words))
  if (named.length === 0) return undefined
  return {
    products: [...new Set(named.flatMap(({ products }) => products))],
    categories: [...new Set(named.flatMap(({ categories }) => categories))],
    articles: [...new Set(named.flatMap(({ articles }) => articles))],
  }
}

/** Needs are named by all words of a text between two commas, and no others, in any language. */
function isNamed({ words: texts }: Need, words: readonly string[]): boolean {
  return Object.values(texts)
    .flatMap((text) => text.split(/[,،;؛]/))
    .some((text) => isSame(queryWords(text), words))
}

const isSame = (wanted: readonly string[], typed: readonly string[]) =>
  wanted.length === typed.length &&
  wanted.every((word, i) => isForm(word, typed[i] as string, i === wanted.length - 1))

/** A word as typed, without or with an ending of plurals; the last one may be a beginning. */
function isForm(word: string, typed: string, isLast: boolean): boolean {
  if (isLast && typed.length >= BEGINNING_MIN && word.startsWith(typed)) return true
  const forms = [word, ...stemsOf(word)]
  return [typed, ...stemsOf(typed)].some((form) => forms.includes(form))
}
