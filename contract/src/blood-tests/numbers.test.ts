import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainNumber, rangePosition, readNumber } from './numbers'

describe('the number in a typed value', () => {
  test.each<[string | number, number | undefined, string | null]>([
    [5.6, 5.6, null],
    ['5.6', 5.6, null],
    ['5,6', 5.6, null],
    ['0,125', 0.125, null],
    ['۵٫۶', 5.6, null],
    ['۵/۶', 5.6, null],
    ['٥٫٦', 5.6, null],
    ['۱٬۲۰۰', 1200, null],
    [' 12 ', 12, null],
    ['\u200e12\u200f', 12, null],
    ['-1.5', -1.5, null],
    ['\u22121.5', -1.5, null],
    ['< 0.5', 0.5, '<'],
    ['<=0.5', 0.5, '<'],
    ['≥ ۹۰', 90, '>'],
    // A thousand to one reader, 1.2 to another.
    ['1,200', undefined, null],
    ['12,345', undefined, null],
    ['negative', undefined, null],
    ['5/6', undefined, null],
    ['1e3', undefined, null],
    ['5.6 mg', undefined, null],
    ['', undefined, null],
    [Number.NaN, undefined, null],
    [Number.POSITIVE_INFINITY, undefined, null],
    [1e12, undefined, null],
  ])('%j is %j', (typed, number, bound) => {
    expect(readNumber(typed)).toEqual(number === undefined ? undefined : { number, bound })
  })

  test('any text is read without harm, in time that grows with its length', () => {
    fc.assert(fc.property(fc.string(), (text) => void readNumber(text)))
    const began = process.cpuUsage()
    for (const text of ['9'.repeat(1e5), ','.repeat(1e5), `${'9'.repeat(5e4)},${'9'.repeat(5e4)}`])
      readNumber(text)
    // Processor time in microseconds, whatever else the machine does.
    expect(process.cpuUsage(began).user).toBeLessThan(500_000)
  })

  test('the ends of a range are no bounds', () => {
    expect(plainNumber('< 5')).toBeUndefined()
    expect(plainNumber('۷۰')).toBe(70)
  })
})

describe('the position in the laboratory’s own range', () => {
  test.each<[string | number, number | null, number | null, string | null]>([
    [70, 70, 100, 'within'],
    [100, 70, 100, 'within'],
    [69.9, 70, 100, 'below'],
    ['۱۰۱', 70, 100, 'above'],
    [5, null, 10, 'within'],
    [11, null, 10, 'above'],
    [5, 10, null, 'below'],
    ['< 5', 10, 20, 'below'],
    ['< 5', null, 10, 'within'],
    ['< 5', 0, 10, 'within'],
    ['< 15', 10, 20, null],
    ['< 30', null, 10, null],
    ['> 90', 60, null, 'within'],
    ['> 90', null, 60, 'above'],
    ['> 50', 60, null, null],
    ['> 50', 40, 60, null],
    ['negative', 1, 2, null],
    ['1,200', 1, 2, null],
    [5, null, null, null],
  ])('%j in %j to %j: %j', (value, low, high, position) => {
    expect(rangePosition(value, low, high)).toBe(position)
  })
})
