import type { ProductSort } from 'contract/catalog/calls'
import type { Locale } from 'contract/locale'
import type { Db } from '../../../../kernel/db/client'
import type { Slice } from '../select'
import {
  type Candidate,
  type Condition,
  countWanted,
  listAmongFirst,
  listCandidates,
  sortWanted,
  type Wanted,
} from './find.sql'
import { codesOfTerms, conditionOf, isImpossible, scoreOf, type Term } from './query-terms'

/** Up to so many found products are ranked one by one, exactly as the index in memory ranks them. */
export const RANKED_MAX = 2000
/** So many steps of worth are told apart among more; what is worth less follows in the shop's order. */
const STEPS_MAX = 12
/** From so many on it is likely that the first of an order are enough. */
const COMMON = 40_000
/** So many of them are looked at. */
const FIRST = 4000

/** The best for the words: the sum of what each word is worth, equals as the shop arranges them. */
export async function rankExactly(
  db: Db,
  wanted: Wanted,
  terms: readonly Term[],
  isPartial = false,
): Promise<Candidate[]> {
  const candidates = await listCandidates(db, wanted, codesOfTerms(terms), RANKED_MAX)
  const scored = candidates.map((candidate) => {
    const scores = terms.map((term) => scoreOf(term, candidate.codes))
    const isMatch = isPartial || scores.every((score) => score > 0)
    return { candidate, score: isMatch ? scores.reduce((sum, score) => sum + score, 0) : 0 }
  })
  // Sorting is stable, and the candidates come in the shop's order.
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate)
}

/** The least that a word must be worth for each step. One word is told apart by all there is, several more coarsely. */
const STEPS: readonly (readonly number[])[] = [
  [54, 24, 12, 1],
  [54, 12, 1],
  [12, 1],
]

function stepsOf(term: Term, words: number): readonly number[] {
  if (words > 1) return STEPS[Math.min(words, 4) - 2] as readonly number[]
  const scores = new Set([
    ...term.scores.values(),
    ...term.groups.flat().flatMap((list) => [...list.values()]),
  ])
  return [...[...scores].sort((a, b) => b - a).slice(0, STEPS_MAX - 1), 1]
}

/** Combinations of steps, one of each word, those of the highest sum first. */
function combinationsOf(terms: readonly Term[]): number[][] {
  let all: number[][] = [[]]
  for (const term of terms)
    all = all.flatMap((steps) => stepsOf(term, terms.length).map((step) => [...steps, step]))
  const sum = (steps: readonly number[]) => steps.reduce((total, step) => total + step, 0)
  return all.sort((a, b) => sum(b) - sum(a))
}

/**
 * A slice of many found products, the best steps first: in each step as the shop arranges them. Steps are cumulative, so
 * a later one leaves out what the earlier ones have.
 */
export async function rankInSteps(
  db: Db,
  wanted: Wanted,
  terms: readonly Term[],
  slice: Slice,
): Promise<string[]> {
  const found: string[] = []
  const better: Condition[][] = []
  let { offset } = slice
  const steps = combinationsOf(terms)
  const last = steps.at(-1) as number[]
  for (const step of [...steps.slice(0, Math.min(STEPS_MAX, steps.length - 1)), last]) {
    const conditions = terms.map((term, i) => conditionOf(term, step[i]))
    if (conditions.some(isImpossible) || better.some((one) => isSame(one, conditions))) continue
    const those = { ...wanted, conditions, without: [...better] }
    const limit = slice.limit - found.length
    const all = offset > 0 && step !== last ? await countWanted(db, those) : Number.POSITIVE_INFINITY
    if (offset < all) found.push(...(await listStep(db, those, { offset, limit })))
    offset = Math.max(0, offset - all)
    if (found.length === slice.limit) break
    better.push(conditions)
  }
  return found
}

const isSame = (one: readonly Condition[], other: readonly Condition[]) =>
  one.every(
    (condition, i) =>
      condition.codes.length === other[i]?.codes.length &&
      condition.groups.length === other[i]?.groups.length,
  )

const listStep = (db: Db, wanted: Wanted, slice: Slice) =>
  listMany(db, wanted, { sort: 'featured', locale: 'en' }, slice)

/** A slice of what has many words, in an order of the lists. */
export async function listMany(
  db: Db,
  wanted: Wanted,
  order: { sort: ProductSort; locale: Locale; total?: number },
  slice: Slice,
): Promise<string[]> {
  const { offset, limit } = slice
  const isFew = (wanted.without ?? []).length > 0 || (order.total ?? COMMON) < COMMON
  if (!isFew && offset + limit <= FIRST / 10) {
    const first = await listAmongFirst(db, wanted, order, FIRST, offset + limit)
    if (first.length === offset + limit) return first.slice(offset)
  }
  return sortWanted(db, wanted, order, slice)
}
