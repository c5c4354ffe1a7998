import { describe, expect, it } from 'vitest'
import { changedPrice, type PriceChange } from './bulk-price-rules'

const by = (step: PriceChange['step'], value: number, ending: PriceChange['ending'] = 'any') => ({
  step,
  value,
  ending,
})

describe('a change of several prices', () => {
  it.each([
    [24, by('set', 19.95), 19.95],
    [24, by('percent', 10), 26.4],
    [24.99, by('percent', -15), 21.24],
    [0.1, by('percent', 5), 0.11],
    [24, by('percent', 12.345), 26.96],
    [24, by('amount', 1.5), 25.5],
    [24, by('amount', -1.05), 22.95],
    [1.1, by('amount', 2.2), 3.3],
  ])('%d by %j is %d', (price, change, changed) => {
    expect(changedPrice(price, change)).toBe(changed)
  })

  it.each([
    [24.4, 24.39],
    [24.43, 24.39],
    [24.44, 24.49],
    [24.95, 24.99],
    [25.03, 24.99],
    [25.04, 25.09],
    [0.02, 0.09],
  ])('ends %d on nine cents as %d', (price, changed) => {
    expect(changedPrice(1, by('set', price, 'nine'))).toBe(changed)
  })

  it.each([
    [108.9, 108.99],
    [108.49, 108.99],
    [108.48, 107.99],
    [0.3, 0.99],
  ])('ends %d on 99 cents as %d', (price, changed) => {
    expect(changedPrice(1, by('set', price, 'ninetyNine'))).toBe(changed)
  })

  it.each([
    [99, by('percent', 0.01, 'nine'), 99.09],
    [99, by('percent', 0.01, 'ninetyNine'), 99.99],
    [99, by('percent', 0.001, 'nine'), 99.09],
    [98.99, by('percent', 0.01, 'nine'), 98.99],
    [98.95, by('amount', -0.01, 'nine'), 98.89],
    [98.6, by('percent', -0.01, 'ninetyNine'), 97.99],
    [0.05, by('amount', -0.01, 'nine'), 0.04],
  ])('never ends %d by %j against its direction: %d', (price, change, changed) => {
    expect(changedPrice(price, change)).toBe(changed)
  })

  it.each([
    [24, by('amount', -24)],
    [24, by('percent', -100)],
    [24, by('set', 0)],
    [24, by('set', Number.NaN)],
    [24, by('set', 0, 'nine')],
    [999_999, by('percent', 50)],
  ])('%d by %j is no price', (price, change) => {
    expect(changedPrice(price, change)).toBeUndefined()
  })
})
