import { describe, expect, it } from 'vitest'
import { typedChange } from './typed-change'

describe('typedChange', () => {
  it.each([
    ['10', 10],
    ['10%', 10],
    ['۱۰٪', 10],
    ['$5', 5],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['12,5', 12.5],
    ['۱٬۲۳۴٫۵', 1234.5],
    ['1 234', 1234],
  ])('reads %s as %d', (text, number) => {
    expect(typedChange(text)).toEqual({ number, sign: undefined })
  })

  it.each([
    ['-10', '-'],
    ['−۱۰', '-'],
    ['+10 %', '+'],
  ])('keeps the sign of %s apart', (text, sign) => {
    expect(typedChange(text)).toEqual({ number: 10, sign })
  })

  it('tells an empty text from one that is no number', () => {
    expect(typedChange(' ')).toBe('empty')
    expect(typedChange('ten')).toBeUndefined()
    expect(typedChange('1-0')).toBeUndefined()
    expect(typedChange('1,2,3')).toBeUndefined()
  })
})
