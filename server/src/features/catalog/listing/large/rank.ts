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
/** Maximum number of score steps; products below the last one follow in the shop's order. */
const STEPS_MAX = 12
/** Times as many products of an order as would do on average are looked at before all are sorted, up to so many. */
const FIRST_TIMES = 4
const FIRST_MAX = 2000

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

/** Minimum score of a word for each step, by number of words from two on; one word has a step for each score. */
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
  size: { total: number; all: number },
): Promise<string[]> {
  const order = { ...size, sort: 'featured', locale: 'en' } as const
  const found: string[] = []
  const better: Condition[][] = []
  let { offset } = slice
  const steps = combinationsOf(terms)
  const last = steps.at(-1) as number[]
  for (const step of [...steps.slice(0, Math.min(STEPS_MAX, steps.length - 1)), last]) {
    const conditions = terms.map((term, i) => conditionOf(term, step[i]))
    if (conditions.some(isImpossible) || better.some((one) => isSame(one, conditions))) continue
    const those = { ...wanted, conditions }
    if (slice.offset === 0) {
      // All that the earlier steps have is found already.
      const more = await listMany(db, those, order, { offset: 0, limit: slice.limit + found.length })
      found.push(...more.filter((id) => !found.includes(id)).slice(0, slice.limit - found.length))
    } else {
      const rest = { ...those, without: [...better] }
      const all = step === last ? Number.POSITIVE_INFINITY : await countWanted(db, rest)
      if (offset < all)
        found.push(...(await listMany(db, rest, order, { offset, limit: slice.limit - found.length })))
      offset = Math.max(0, offset - all)
      if (all === 0) continue
    }
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

/** A slice of what has many words, in an order of the lists; `total` of all listed products have them, or fewer. */
export async function listMany(
  db: Db,
  wanted: Wanted,
  order: { sort: ProductSort; locale: Locale; total: number; all: number },
  slice: Slice,
): Promise<string[]> {
  const end = slice.offset + slice.limit
  // Those that are wanted may stand anywhere in the order, so some more than the average are looked at.
  const first = Math.ceil((FIRST_TIMES * end * order.all) / order.total)
  if (first <= FIRST_MAX && (wanted.without ?? []).length === 0) {
    const found = await listAmongFirst(db, wanted, order, first, end)
    if (found.length === end) return found.slice(slice.offset)
  }
  return sortWanted(db, wanted, order, slice)
}
