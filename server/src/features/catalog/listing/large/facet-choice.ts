import type { FacetChoice } from 'contract/catalog/facet-rules'
import type { ListQuestion } from '../catalog-reader'
import { countFacets, type FacetSet, type FacetTotals, isChosen, missedFacets } from '../facets'
import type { Columns } from './columns'

/** Sets of facet values by the number that listed products have. */
export type FacetSets = ReadonlyMap<number, FacetSet>

type Asked = Pick<ListQuestion, 'choice' | 'hasFacets'>

export const asksFacets = ({ choice, hasFacets }: Asked): boolean => hasFacets === true || isChosen(choice)

/** Numbers of the sets that pass a choice; undefined without one, when every product passes. */
export const chosenSets = (sets: FacetSets, choice: FacetChoice | undefined): number[] | undefined =>
  isChosen(choice)
    ? [...sets].flatMap(([number, set]) => (missedFacets(set, choice) === 0 ? number : []))
    : undefined

/** Counts facets from the number of products by the number of their set. */
export const totalsOf = (
  sets: FacetSets,
  productsOf: (number: number) => number | undefined,
  choice: FacetChoice = {},
): FacetTotals =>
  countFacets(
    [...sets].map(([number, set]) => [set, productsOf(number) ?? 0]),
    choice,
  )

/** Keeps the products that pass the choice, in place, and counts the facets of all. */
export function keepChosen(
  { facets }: Columns,
  sets: FacetSets,
  numbers: Int32Array,
  question: Asked,
): { numbers: Int32Array; facets?: FacetTotals } {
  if (!asksFacets(question)) return { numbers }
  const { choice, hasFacets } = question
  const counts = new Uint32Array(Math.max(0, ...sets.keys()) + 1)
  const chosen = chosenSets(sets, choice)
  const passes = new Uint8Array(counts.length).fill(chosen ? 0 : 1)
  for (const number of chosen ?? []) passes[number] = 1
  let kept = 0
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number
    const set = facets[number] as number
    counts[set] = (counts[set] as number) + 1
    if (passes[set] === 1) numbers[kept++] = number
  }
  return {
    numbers: numbers.subarray(0, kept),
    ...(hasFacets && { facets: totalsOf(sets, (number) => counts[number], choice) }),
  }
}
