import { describe, expect, it } from 'vitest'
import { swipeHint, swipeStep, wrap } from './gallery-steps'

describe('steps of the gallery', () => {
  it('wraps at both ends, also for one picture or none', () => {
    expect(wrap(3, 1, 4)).toBe(0)
    expect(wrap(0, -1, 4)).toBe(3)
    expect(wrap(1, 1, 4)).toBe(2)
    expect(wrap(0, -1, 1)).toBe(0)
    expect(wrap(0, 1, 0)).toBe(0)
  })

  it('changes the picture for more than 50 px only (SHOP-PDP-05, SHOP-PDP-06, SHOP-CONST-09)', () => {
    expect(swipeStep(-51, 'ltr')).toBe(1)
    expect(swipeStep(51, 'ltr')).toBe(-1)
    expect(swipeStep(-50, 'ltr')).toBe(0)
    expect(swipeStep(50, 'ltr')).toBe(0)
  })

  it('mirrors the swipe in Persian (X-82)', () => {
    expect(swipeStep(51, 'rtl')).toBe(1)
    expect(swipeStep(-51, 'rtl')).toBe(-1)
  })

  it('hints from 20 px on (SHOP-PDP-07, SHOP-CONST-09)', () => {
    expect(swipeHint(-19, 'ltr')).toBe(0)
    expect(swipeHint(-20, 'ltr')).toBe(1)
    expect(swipeHint(20, 'ltr')).toBe(-1)
    expect(swipeHint(20, 'rtl')).toBe(1)
  })
})
