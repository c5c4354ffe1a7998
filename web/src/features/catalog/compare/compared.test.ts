import { expect, it } from 'vitest'
import { labelsOf } from './compare-rows'
import { comparedIds, comparePath } from './compared'

it('compares three products at most, each once', () => {
  expect(comparedIds(new URLSearchParams('products=a,b,,a,c,d'))).toEqual(['a', 'b', 'c'])
  expect(comparedIds(new URLSearchParams())).toEqual([])
  expect(comparePath(['a', 'b/c'])).toBe('/compare?products=a,b%2Fc')
})

it('orders facts as the products have them, also those of the second alone', () => {
  const facts = (...labels: string[]) => labels.map((label) => [label, ''] as const)
  expect(labelsOf([facts('a', 'c'), facts('a', 'b', 'c', 'd')])).toEqual(['a', 'b', 'c', 'd'])
})
