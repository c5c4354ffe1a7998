import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepClear, toastOffset } from './toast-offset'

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 800 }
const bar = (top: number, height: number, left = 0, width = 360) => new DOMRect(left, top, width, height)

describe('toastOffset', () => {
  it('returns 0 when nothing overlaps the toasts', () => {
    expect(toastOffset([], 64, phone)).toBe(0)
    expect(toastOffset([bar(300, 72)], 64, phone)).toBe(0)
  })

  it('lifts toasts above a bar that sticks to the edge', () => {
    expect(toastOffset([bar(668, 72)], 64, phone)).toBe(72)
  })

  it('lifts toasts above a bar that has scrolled up a little', () => {
    expect(toastOffset([bar(630, 72)], 64, phone)).toBe(110)
    // Two toasts are taller than one.
    expect(toastOffset([bar(560, 72)], 128, phone)).toBe(180)
    expect(toastOffset([bar(560, 72)], 64, phone)).toBe(0)
  })

  it('lifts toasts above two stacked bars', () => {
    expect(toastOffset([bar(600, 60), bar(680, 60)], 64, phone)).toBe(140)
  })

  it('ignores elements to the side of the toasts', () => {
    expect(toastOffset([bar(720, 60, 900, 300)], 64, desk)).toBe(0)
    expect(toastOffset([bar(720, 60, 700, 300)], 64, desk)).toBe(80)
  })

  it('never lifts toasts off the screen', () => {
    expect(toastOffset([bar(10, 730)], 64, phone)).toBe(676)
  })
})

describe('keepClear', () => {
  let toasts: HTMLElement
  beforeEach(() => {
    vi.stubGlobal('innerWidth', phone.width)
    vi.stubGlobal('innerHeight', phone.height)
    toasts = document.body.appendChild(document.createElement('section'))
    vi.spyOn(toasts, 'offsetHeight', 'get').mockReturnValue(64)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    document.body.replaceChildren()
  })

  function open(box: DOMRect) {
    const dialog = document.createElement('dialog')
    dialog.getBoundingClientRect = () => box
    dialog.setAttribute('open', '')
    return document.body.appendChild(dialog)
  }
  const places = (dialog: HTMLElement) => [toasts.style.insetBlockEnd, dialog.style.paddingBlockEnd]

  it('ends the content of a dialog as high as the screen above the toasts, until they are gone', () => {
    const menu = open(bar(0, 740))
    const release = keepClear(toasts)
    expect(toasts.parentElement).toBe(menu)
    expect(places(menu)).toEqual(['0px', '64px'])
    release()
    expect(places(menu)).toEqual(['', ''])
  })

  it('lays the toasts above a sheet that leaves room', () => {
    const sheet = open(bar(300, 440))
    const release = keepClear(toasts)
    expect(places(sheet)).toEqual(['440px', ''])
    release()
  })

  it('leaves the toasts at the edge below a dialog that ends above them', () => {
    const dialog = open(bar(200, 300))
    const release = keepClear(toasts)
    expect(places(dialog)).toEqual(['0px', ''])
    release()
  })

  it('lifts the toasts above a bar that appears while they are shown', async () => {
    const release = keepClear(toasts)
    expect(toasts.style.insetBlockEnd).toBe('0px')
    const bulkBar = document.createElement('section')
    bulkBar.dataset.keepClear = ''
    bulkBar.getBoundingClientRect = () => bar(684, 56)
    document.body.append(bulkBar)
    await vi.waitFor(() => expect(toasts.style.insetBlockEnd).toBe('56px'))
    bulkBar.remove()
    await vi.waitFor(() => expect(toasts.style.insetBlockEnd).toBe('0px'))
    release()
  })

  it('follows a dialog that opens while toasts are shown, and one that closes', async () => {
    const quickBar = document.body.appendChild(document.createElement('nav'))
    quickBar.dataset.keepClear = ''
    quickBar.getBoundingClientRect = () => bar(684, 56)
    const release = keepClear(toasts)
    expect(toasts.style.insetBlockEnd).toBe('56px')
    const menu = open(bar(0, 740))
    await vi.waitFor(() => expect(places(menu)).toEqual(['0px', '64px']))
    menu.removeAttribute('open')
    await vi.waitFor(() => expect(places(menu)).toEqual(['56px', '']))
    release()
  })
})
