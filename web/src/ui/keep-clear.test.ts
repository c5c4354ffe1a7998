import { describe, expect, it } from 'vitest'
import { liftOver } from './keep-clear'

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 800 }
const bar = (top: number, height: number, left = 0, width = 360) => new DOMRect(left, top, width, height)

describe('messages and what must stay in reach', () => {
  it('stand at the lower edge where nothing is in their way', () => {
    expect(liftOver([], 64, phone)).toBe(0)
    expect(liftOver([bar(300, 72)], 64, phone)).toBe(0)
  })

  it('go above a bar that sticks to the edge', () => {
    expect(liftOver([bar(668, 72)], 64, phone)).toBe(72)
  })

  it('go above the same bar where the page has taken it up a little', () => {
    expect(liftOver([bar(630, 72)], 64, phone)).toBe(110)
    // Two messages reach higher than one.
    expect(liftOver([bar(560, 72)], 128, phone)).toBe(180)
    expect(liftOver([bar(560, 72)], 64, phone)).toBe(0)
  })

  it('go above two of them', () => {
    expect(liftOver([bar(600, 60), bar(680, 60)], 64, phone)).toBe(140)
  })

  it('let stand what is beside them', () => {
    expect(liftOver([bar(720, 60, 900, 300)], 64, desk)).toBe(0)
    expect(liftOver([bar(720, 60, 700, 300)], 64, desk)).toBe(80)
  })

  it('never leave the screen', () => {
    expect(liftOver([bar(10, 730)], 64, phone)).toBe(676)
  })
})
