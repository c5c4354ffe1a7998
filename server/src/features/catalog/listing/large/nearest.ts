import type { Db } from '../../../../kernel/db/client'
import { type Candidate, type Condition, countWanted, type Wanted } from './find.sql'
import { conditionOf, isImpossible, type Lookup, plainTerms } from './query-terms'
import { RANKED_MAX, rankExactly } from './rank'

/** The products that have most of the words. */
export async function listNearest(
  db: Db,
  closed: readonly string[],
  { words, lookup }: { words: readonly string[]; lookup: Lookup },
  max: number,
): Promise<string[]> {
  const terms = plainTerms(words, lookup).filter((term) => !isImpossible(conditionOf(term)))
  if (terms.length === 0) return []
  const any: Condition = { codes: [], groups: [] }
  for (const term of terms) any.codes.push(...conditionOf(term).codes)
  const wanted: Wanted = { conditions: [any], closed }
  const rank = (those: Wanted) => rankExactly(db, those, terms, true)
  if ((await countWanted(db, wanted)) <= RANKED_MAX) return idsOf(await rank(wanted), max)
  return listInSteps(terms.length, max, async (chosen) =>
    idsOf(
      await rank({ closed, conditions: chosen.map((i) => conditionOf(terms[i] as (typeof terms)[number])) }),
      max,
    ),
  )
}

/** Lists products with more of the words first; ends as soon as there are `max`. */
async function listInSteps(
  words: number,
  max: number,
  list: (chosen: readonly number[]) => Promise<string[]>,
): Promise<string[]> {
  const found = new Set<string>()
  for (let size = words; size > 0 && found.size < max; size--)
    for (const chosen of choices(words, size)) {
      if (found.size >= max) break
      for (const id of await list(chosen)) found.add(id)
    }
  return [...found].slice(0, max)
}

/** All ways to take so many of the first numbers. */
export function choices(of: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]]
  return Array.from({ length: Math.max(0, of - from) }, (_, i) => from + i).flatMap((first) =>
    choices(of, size - 1, first + 1).map((others) => [first, ...others]),
  )
}

const idsOf = (candidates: readonly Candidate[], max: number) => candidates.slice(0, max).map(({ id }) => id)
