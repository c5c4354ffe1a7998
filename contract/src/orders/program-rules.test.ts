import { describe, expect, it } from 'vitest'
import { keptOfPrograms } from './program-rules'

const now = new Date('2026-11-27T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const program = { price: 8400, days: 84, daysRun: 10, isPublished: true }
const sale = { programs: [program], paidAt: daysAgo(12), confirmedAt: daysAgo(13), beginAtOnce: true }

describe('X-108 the kept price of cancelled programs', () => {
  it.each([
    [
      'nothing while no plan is published, however long that takes',
      { ...sale, paidAt: daysAgo(400), programs: [{ ...program, isPublished: false }] },
      0,
    ],
    ['the days that have run within 14 days of the payment', sale, 1000],
    ['nothing of them without the tick', { ...sale, beginAtOnce: false }, 0],
    ['nothing where nothing was paid', { ...sale, paidAt: null }, 0],
    ['all of a program that is over', { ...sale, programs: [{ ...program, daysRun: 90 }] }, 8400],
    ['nothing before its first day', { ...sale, programs: [{ ...program, daysRun: -3 }] }, 0],
    [
      'the sum of several',
      { ...sale, programs: [program, { ...program, price: 999, days: 7, daysRun: 2 }] },
      1285,
    ],
    ['the last moment counts', { ...sale, paidAt: daysAgo(14) }, 1000],
  ])('%s', (_, wish, kept) => {
    expect(keptOfPrograms(wish, now)).toBe(kept)
  })

  it('is no longer possible after 14 days', () => {
    expect(keptOfPrograms({ ...sale, paidAt: daysAgo(14.001) }, now)).toBeUndefined()
    const unpaid = { ...sale, paidAt: null, confirmedAt: daysAgo(14.001) }
    expect(keptOfPrograms(unpaid, now)).toBeUndefined()
  })
})
