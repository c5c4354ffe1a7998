import { readPostings } from './posting-list'
import { FIELDS, HEADWORD_FIELDS, type ProductIndex } from './product-index'
import { synonymsOf } from './synonyms'
import { visitContaining } from './vocabulary'
import { stemsOf } from './words'
import { takeScores } from './workspace'

/** Per cent of a field's worth for a word that is not written as it was asked for. */
export const SAME = 100
export const PLURAL = 95
export const SYNONYM = 90
/** A beginning counts the more, the more of the word it is. */
export const BEGINNING = 60
export const WITHIN = 40

/** One letter is in everything; two are at least the beginning of something. */
export const PART_MIN = 2
/** Words of the longest phrase that has another name. */
export const PHRASE_MAX = 3

/** Returns the score of one word for each product. */
export function scoresOf(index: ProductIndex, word: string): Uint16Array {
  const scores = takeScores(index.workspace)
  const { vocabulary } = index
  if (word.length >= PART_MIN) {
    visitContaining(vocabulary, word, word.length > PART_MIN, (found, isStart) => {
      const share = word.length / (vocabulary.words[found] as string).length
      raiseWord(index, found, isStart ? BEGINNING + share * (SAME - BEGINNING) : WITHIN, scores)
      return false
    })
  }
  for (const form of [word, ...stemsOf(word)]) {
    const found = vocabulary.numbers.get(form)
    if (found !== undefined) raiseWord(index, found, form === word ? SAME : PLURAL, scores)
  }
  return scores
}

/** Returns true if a word matches anything, also as a part or without its ending. */
export function isSomewhere({ vocabulary }: ProductIndex, word: string): boolean {
  if ([word, ...stemsOf(word)].some((form) => vocabulary.numbers.has(form))) return true
  let isPart = false
  if (word.length >= PART_MIN) {
    visitContaining(vocabulary, word, word.length > PART_MIN, () => {
      isPart = true
      return isPart
    })
  }
  return isPart
}

/** Joins two words to one of the catalogue; a product with it has both. */
export function addJoined(
  index: ProductIndex,
  words: readonly string[],
  i: number,
  found: readonly Uint16Array[],
): void {
  if (i + 1 === words.length) return
  const joined = index.vocabulary.numbers.get(`${words[i]}${words[i + 1]}`)
  if (joined === undefined) return
  for (const scores of found.slice(i, i + 2)) raiseWord(index, joined, SAME, scores)
}

/** Adds synonyms of phrases that start with word `i`: a product with one has all words of the phrase. */
export function addSynonyms(
  index: ProductIndex,
  words: readonly string[],
  i: number,
  found: readonly Uint16Array[],
): void {
  const { workspace } = index
  for (let count = Math.min(PHRASE_MAX, words.length - i); count > 0; count--) {
    for (const other of synonymsOf(words.slice(i, i + count))) {
      const targets = found.slice(i, i + count)
      const [first = '', ...others] = other
      if (others.length === 0) {
        for (const target of targets) raiseExact(index, first, target)
        continue
      }
      const taken = workspace.taken
      const least = leastOf(other.map((word) => raiseExact(index, word, takeScores(workspace))))
      raiseTo(least, targets, index.ids.length)
      workspace.taken = taken
    }
  }
}

/** Raises the scores of each target that are below those of `least`. */
function raiseTo(least: Uint16Array, targets: readonly Uint16Array[], length: number): void {
  for (let n = 0; n < length; n++) {
    const score = least[n] as number
    if (score === 0) continue
    for (const target of targets) if ((target[n] as number) < score) target[n] = score
  }
}

/** Takes the minimum of the scores, in place of the first. */
function leastOf([first, ...others]: readonly Uint16Array[]): Uint16Array {
  const least = first as Uint16Array
  for (const one of others) {
    for (let n = 0; n < least.length; n++) {
      if ((one[n] as number) < (least[n] as number)) least[n] = one[n] as number
    }
  }
  return least
}

/** Other names count where a product is named, not where it is described: a mat is no bottle for being bottle-green. */
function raiseExact(index: ProductIndex, word: string, scores: Uint16Array): Uint16Array {
  for (const form of [word, ...stemsOf(word)]) {
    const found = index.vocabulary.numbers.get(form)
    if (found !== undefined) raiseWord(index, found, SYNONYM, scores, HEADWORD_FIELDS)
  }
  return scores
}

/** Writes what a word is worth to the place of every product that has it, where less stands. */
function raiseWord(
  index: ProductIndex,
  word: number,
  percent: number,
  scores: Uint16Array,
  fields: number = FIELDS.length,
): void {
  const { numbers } = index.workspace
  for (let field = 0; field < fields; field++) {
    const postings = index.postings[word * FIELDS.length + field]
    if (postings === undefined) continue
    const score = Math.round(((FIELDS[field]?.worth ?? 0) * percent) / 100)
    const count = readPostings(postings, numbers)
    for (let i = 0; i < count; i++) {
      const n = numbers[i] as number
      if ((scores[n] as number) < score) scores[n] = score
    }
  }
}
