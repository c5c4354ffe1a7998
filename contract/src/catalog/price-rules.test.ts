import { describe, expect, test } from 'vitest'
import { isSaleDay, lowestPriceBefore, type PricePoint, priceOn, wasAsked } from './price-rules'

const point = (day: string, price: number, salePrice: number | null = null, more = {}): PricePoint => ({
  day,
  price,
  salePrice,
  saleFrom: null,
  saleUntil: null,
  ...more,
})

describe('X-118 the days of a sale', () => {
  test('belong to it, the first and the last too', () => {
    const sale = { saleFrom: '2026-11-27', saleUntil: '2026-11-30' }
    expect(
      ['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01'].map((day) => isSaleDay(day, sale)),
    ).toEqual([false, true, true, false])
    expect(isSaleDay('1999-01-01', { saleFrom: null, saleUntil: null })).toBe(true)
  })

  test('decide the price; a sale price that is none does not', () => {
    const sale = { price: 1000, salePrice: 800, saleFrom: null, saleUntil: '2026-11-30' }
    expect(priceOn('2026-11-30', sale)).toBe(800)
    expect(priceOn('2026-12-01', sale)).toBe(1000)
    expect(priceOn('2026-11-30', { ...sale, salePrice: 1200 })).toBe(1000)
  })
})

describe('X-118 the lowest price before a sale', () => {
  test('is that of the 30 days before its first day', () => {
    const points = [point('2026-01-01', 900), point('2026-10-20', 1000), point('2026-11-27', 1000, 800)]
    expect(lowestPriceBefore(points, '2026-11-28')).toBe(1000)
    expect(
      lowestPriceBefore(
        [point('2026-01-01', 900), point('2026-11-01', 1000), point('2026-11-27', 1000, 800)],
        '2026-11-28',
      ),
    ).toBe(900)
  })

  test('counts both prices of a day on which it changed', () => {
    const points = [point('2026-01-01', 900), point('2026-10-28', 1000), point('2026-11-27', 1000, 800)]
    expect(lowestPriceBefore(points, '2026-11-27')).toBe(900)
  })

  test('counts from the first day where the sale was planned before', () => {
    const planned = point('2026-11-01', 1000, 800, { saleFrom: '2026-12-20' })
    expect(lowestPriceBefore([point('2026-01-01', 900), planned], '2026-12-21')).toBe(1000)
  })

  test('counts an earlier sale of those days', () => {
    const points = [
      point('2026-01-01', 1000),
      point('2026-11-01', 1000, 700, { saleUntil: '2026-11-05' }),
      point('2026-11-27', 1000, 800),
    ]
    expect(lowestPriceBefore(points, '2026-11-27')).toBe(700)
  })

  test('does not begin anew when only its last day is moved', () => {
    const points = [
      point('2026-01-01', 1000),
      point('2026-11-01', 1000, 800),
      point('2026-11-20', 1000, 800, { saleUntil: '2026-12-24' }),
    ]
    expect(lowestPriceBefore(points, '2026-11-27')).toBe(1000)
  })

  test('is unknown without a sale or an earlier price', () => {
    expect(lowestPriceBefore([point('2026-01-01', 1000)], '2026-11-27')).toBe(null)
    expect(lowestPriceBefore([point('2026-11-27', 1000, 800)], '2026-11-27')).toBe(null)
    expect(lowestPriceBefore([], '2026-11-27')).toBe(null)
  })

  test('a struck price was asked, or was not', () => {
    const raised = [point('2026-01-01', 900), point('2026-11-27', 1200, 900)]
    expect(wasAsked(raised, '2026-11-27')).toBe(false)
    expect(wasAsked([point('2026-01-01', 1200), ...raised.slice(1)], '2026-11-27')).toBe(true)
  })
})
