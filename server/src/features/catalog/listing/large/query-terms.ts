import { FIELDS, HEADWORD_FIELDS } from '../product-index'
import { BEGINNING, PART_MIN, PHRASE_MAX, PLURAL, SAME, SYNONYM, WITHIN } from '../scores'
import { synonymsOf } from '../synonyms'
import { isPlain, stemsOf } from '../words'
import type { Condition } from './find.sql'
import { codeOf, markCode } from './word-codes'

/** A word of the vocabulary. */
export interface FoundWord {
  number: number
  word: string
}

/** What the vocabulary has of a search: words written exactly so, and for each word of the search those it is a part of. */
export interface Lookup {
  exact: ReadonlyMap<string, number>
  parts: readonly (readonly FoundWord[])[]
  /** Numbers of categories whose names have a word, by the word's number. */
  categories: ReadonlyMap<number, readonly number[]>
}

type Scores = Map<number, number>

/** A word of a search: what each code is worth, and groups of codes of which a product needs one from every list. */
export interface Term {
  scores: Scores
  groups: Scores[][]
}

/** How parts of a word are looked for: at least two signs, from three on anywhere; with signs within in compounds, too. */
export interface PartPattern {
  part: string
  isAnywhere: boolean
  isInCompounds: boolean
}

/** Two letters or digits in a row: with what is beside them the trigram index finds by them. */
const PAIR = /[\p{L}\p{N}]{2}/u

export const partPattern = (word: string): PartPattern | undefined =>
  word.length < PART_MIN
    ? undefined
    : { part: word, isAnywhere: word.length > PART_MIN && PAIR.test(word), isInCompounds: !isPlain(word) }

/** Words that are looked up exactly: of each word itself and its stems, of neighbours the joined word, and other names. */
export function exactForms(words: readonly string[]): string[] {
  const forms = new Set<string>()
  const add = (word: string) => {
    for (const form of [word, ...stemsOf(word)]) forms.add(form)
  }
  for (const [i, word] of words.entries()) {
    add(word)
    forms.add(`${word}${words[i + 1] ?? ''}`)
    for (const phrase of phrasesAt(words, i)) for (const other of synonymsOf(phrase)) other.forEach(add)
  }
  return [...forms]
}

const phrasesAt = (words: readonly string[], i: number) =>
  Array.from({ length: Math.min(PHRASE_MAX, words.length - i) }, (_, n) => words.slice(i, i + n + 1))

/** The terms of a search, scored as the index in memory scores (`scores.ts`). */
export function termsOf(words: readonly string[], lookup: Lookup): Term[] {
  const terms = plainTerms(words, lookup)
  for (const i of words.keys()) {
    addSynonyms(words, i, terms, lookup)
    const joined = i + 1 < words.length ? lookup.exact.get(`${words[i]}${words[i + 1]}`) : undefined
    if (joined === undefined) continue
    for (const term of terms.slice(i, i + 2)) raise(term.scores, joined, SAME, lookup)
  }
  return terms
}

/** The terms without other names and joined words. */
export function plainTerms(words: readonly string[], lookup: Lookup): Term[] {
  return words.map((word, i) => {
    const scores: Scores = new Map()
    for (const { number, word: whole } of lookup.parts[i] ?? []) {
      const share = word.length / whole.length
      raise(scores, number, whole.startsWith(word) ? BEGINNING + share * (SAME - BEGINNING) : WITHIN, lookup)
    }
    for (const form of [word, ...stemsOf(word)]) {
      const number = lookup.exact.get(form)
      if (number !== undefined) raise(scores, number, form === word ? SAME : PLURAL, lookup)
    }
    return { scores, groups: [] }
  })
}

function addSynonyms(words: readonly string[], i: number, terms: readonly Term[], lookup: Lookup): void {
  for (const phrase of phrasesAt(words, i)) {
    const targets = terms.slice(i, i + phrase.length)
    for (const other of synonymsOf(phrase)) {
      const lists = other.map((word) => synonymScores(word, lookup))
      if (lists.length > 1) for (const { groups } of targets) groups.push(lists)
      else
        for (const { scores } of targets)
          for (const [code, score] of lists[0] ?? []) take(scores, code, score)
    }
  }
}

function synonymScores(word: string, lookup: Lookup): Scores {
  const scores: Scores = new Map()
  for (const form of [word, ...stemsOf(word)]) {
    const number = lookup.exact.get(form)
    if (number !== undefined) raise(scores, number, SYNONYM, lookup, HEADWORD_FIELDS)
  }
  return scores
}

const take = (scores: Scores, code: number, score: number) => {
  if ((scores.get(code) ?? 0) < score) scores.set(code, score)
}

const LABELS = FIELDS.findIndex(({ name }) => name === 'labels')
const worth = (field: number, percent: number) => Math.round(((FIELDS[field]?.worth ?? 0) * percent) / 100)

/** The name of a category labels its products. */
function raise(
  scores: Scores,
  number: number,
  percent: number,
  { categories }: Lookup,
  fields: number = FIELDS.length,
): void {
  for (let field = 0; field < fields; field++) take(scores, codeOf(number, field), worth(field, percent))
  for (const category of categories.get(number) ?? [])
    take(scores, markCode(category), worth(LABELS, percent))
}

/** Score of a product with these codes; 0 if it lacks the word. */
export function scoreOf({ scores, groups }: Term, codes: readonly number[]): number {
  const bestOf = (scores: Scores) => codes.reduce((best, code) => Math.max(best, scores.get(code) ?? 0), 0)
  return groups.reduce((best, lists) => Math.max(best, Math.min(...lists.map(bestOf))), bestOf(scores))
}

/** Products in which the word is worth `least` or more. */
export function conditionOf({ scores, groups }: Term, least = 1): Condition {
  const codesOf = (scores: Scores) => [...scores].flatMap(([code, score]) => (score >= least ? [code] : []))
  return {
    codes: codesOf(scores),
    groups: groups
      .map((lists) => lists.map(codesOf))
      .filter((lists) => lists.every(({ length }) => length > 0)),
  }
}

export const isImpossible = ({ codes, groups }: Condition) => codes.length === 0 && groups.length === 0

/** All codes of which a product's score depends. */
export const codesOfTerms = (terms: readonly Term[]): number[] => [
  ...new Set(
    terms.flatMap(({ scores, groups }) => [
      ...scores.keys(),
      ...groups.flatMap((lists) => lists.flatMap((list) => [...list.keys()])),
    ]),
  ),
]
