import { describe, expect, it } from 'vitest'
import { liftOver } from './keep-clear'

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 800 }
const bar = (top: number, height: number, left = 0, width = 360) => new DOMRect(left, top, width, height)

describe('liftOver', () => {
  it('returns 0 when nothing overlaps the toasts', () => {
    expect(liftOver([], 64, phone)).toBe(0)
    expect(liftOver([bar(300, 72)], 64, phone)).toBe(0)
  })

  it('lifts toasts above a bar that sticks to the edge', () => {
    expect(liftOver([bar(668, 72)], 64, phone)).toBe(72)
  })

  it('lifts toasts above a bar that has scrolled up a little', () => {
    expect(liftOver([bar(630, 72)], 64, phone)).toBe(110)
    // Two toasts are taller than one.
    expect(liftOver([bar(560, 72)], 128, phone)).toBe(180)
    expect(liftOver([bar(560, 72)], 64, phone)).toBe(0)
  })

  it('lifts toasts above two stacked bars', () => {
    expect(liftOver([bar(600, 60), bar(680, 60)], 64, phone)).toBe(140)
  })

  it('ignores elements to the side of the toasts', () => {
    expect(liftOver([bar(720, 60, 900, 300)], 64, desk)).toBe(0)
    expect(liftOver([bar(720, 60, 700, 300)], 64, desk)).toBe(80)
  })

  it('never lifts toasts off the screen', () => {
    expect(liftOver([bar(10, 730)], 64, phone)).toBe(676)
  })
})
