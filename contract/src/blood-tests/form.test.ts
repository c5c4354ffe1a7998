import { describe, expect, test } from 'vitest'
import { bloodTestProblems, itemProblems, itemsProblems, testDay } from './form'
import { commentProblem } from './rules'
import { inUnit, type TrendValue, trendsOf } from './trends'

const NOW = Date.UTC(2026, 10, 22, 9)

describe('rules of a blood test form', () => {
  test('a value or a report', () => {
    expect(bloodTestProblems({ items: [] }, 0)).toEqual([{ path: ['items'], code: 'blood_tests.empty' }])
    expect(bloodTestProblems({ items: [] }, 1)).toEqual([])
    expect(bloodTestProblems({ items: [{ label: 'Iron', value: 0 }] }, 0)).toEqual([])
  })

  test.each([
    ['2026-11-22', '2026-11-22'],
    ['۲۰۲۶-۱۱-۲۲', '2026-11-22'],
    ['2026-11-22T08:00:00Z', '2026-11-22'],
  ])('%s is the day %s', (typed, day) => {
    expect(testDay(typed, NOW)).toBe(day)
  })

  test('a day may be ahead of ours where somebody’s today is, and no further', () => {
    const evening = Date.UTC(2026, 10, 22, 12)
    expect(testDay('2026-11-23', evening)).toBe('2026-11-23')
    expect(testDay('2026-11-23', NOW)).toBeUndefined()
    expect(testDay('2026-11-24', evening)).toBeUndefined()
  })

  test.each(['2026-02-30', '1899-12-31', '22-11-2026', 'yesterday', ''])('%j is no day', (typed) => {
    expect(testDay(typed, NOW)).toBeUndefined()
  })

  test('requires a name and a value, and a range with its lower bound first', () => {
    const codes = (item: object) =>
      itemProblems({ label: 'Iron', value: 1, ...item }).map(({ path, code }) => `${path} ${code}`)
    expect(codes({ low: '۶۰', high: '۱۷۰' })).toEqual([])
    expect(codes({ low: '', high: null })).toEqual([])
    expect(codes({ label: ' ', value: ' ' })).toEqual([
      'label blood_tests.label_required',
      'value blood_tests.value_required',
    ])
    expect(codes({ low: '< 5' })).toEqual(['low blood_tests.range_invalid'])
    expect(codes({ low: 5, high: 5 })).toEqual([])
    expect(codes({ low: 6, high: 5 })).toEqual(['high blood_tests.range_invalid'])
    expect(codes({ label: '__proto__' })).toEqual(['label request.forbidden_key'])
  })

  test('refuses a second value of the same name', () => {
    const item = (label: string) => ({ label, value: 1 })
    expect(itemsProblems([item('Iron'), item('Zinc'), item(' iron')])).toEqual([
      { path: ['items', 2, 'label'], code: 'blood_tests.label_twice' },
    ])
    expect(itemsProblems([item('ALT'), item('SGPT')])).toEqual([])
  })

  test('COACH-VAL-15 a comment has something in it', () => {
    expect(commentProblem(' \n')).toBe('blood_tests.comment_required')
    expect(commentProblem(' . ')).toBeUndefined()
  })
})

describe('trends', () => {
  const value = (changes: Partial<TrendValue>): TrendValue => ({
    bloodTestId: 'a',
    day: '2026-01-01',
    label: 'Glucose',
    marker: 'glucose',
    number: 90,
    bound: null,
    unit: 'mg/dL',
    low: 70,
    high: 100,
    position: 'within',
    ...changes,
  })

  test('gather one value under the name and unit of the newest test', () => {
    const newest = value({ bloodTestId: 'b', label: 'قند خون', day: '2026-05-01', unit: 'mmol/L', number: 5 })
    const zinc = value({ label: 'Zinc', marker: null })
    const trends = trendsOf([value({}), zinc, newest])
    expect(trends.map(({ key, label, unit, points }) => [key, label, unit, points.length])).toEqual([
      ['glucose', 'قند خون', 'mmol/L', 2],
      [':zinc', 'Zinc', 'mg/dL', 1],
    ])
  })

  test('are drawn in one unit where the table can, range included', () => {
    expect(inUnit(value({}), 'mmol/L')).toEqual({
      number: expect.closeTo(4.995),
      low: expect.closeTo(3.885),
      high: expect.closeTo(5.55),
    })
    expect(inUnit(value({ low: null }), 'mg/dL')).toEqual({ number: 90, low: null, high: 100 })
    expect(inUnit(value({ unit: null }), 'mmol/L')).toBeUndefined()
    expect(inUnit(value({ unit: null }), null)).toMatchObject({ number: 90 })
    expect(inUnit(value({ unit: 'g/L' }), 'mmol/L')).toBeUndefined()
  })
})
