import { expect, it, vi } from 'vitest'
import { leaveGuard, setLeaveGuard } from '../../src/ui/leave-question'
import { forgetPage, remember } from './memory'
import { restoreWindow } from './window'

it('finds the modules of ours without memory of an earlier page', () => {
  setLeaveGuard({ asks: () => true, holds: () => true })
  expect(leaveGuard).not.toBeNull()
  forgetPage()
  expect(leaveGuard).toBeNull()
})

it('finds each kind of container as its module made it', () => {
  const [map, set, list, object] = [
    new Map([['a', 1]]),
    new Set(['a']),
    ['a'],
    { a: 1 } as Record<string, number>,
  ]
  for (const one of [map, set, list, object]) remember(() => one)
  map.set('b', 2)
  set.delete('a')
  list.push('b')
  object.b = 2
  forgetPage()
  expect([map, set, list, object]).toEqual([new Map([['a', 1]]), new Set(['a']), ['a'], { a: 1 }])
})

it('finds the window as the browser made it', () => {
  const { scrollTo } = Element.prototype
  Element.prototype.scrollTo = vi.fn()
  Object.assign(Element.prototype, { scrolledFar: true })
  Object.assign(globalThis, { turnstile: {} })
  Object.defineProperty(document, 'fonts', { value: {}, configurable: true })
  document.documentElement.lang = 'fa'
  document.head.append(document.createElement('meta'))
  history.pushState({ at: 1 }, '', '/shop?q=a')
  addEventListener('beforeunload', (event) => event.preventDefault())
  // Also one of a page that begins anew without its window, as a reload within a test does.
  forgetPage()
  restoreWindow()
  const unload = new Event('beforeunload', { cancelable: true })
  dispatchEvent(unload)
  expect(Element.prototype.scrollTo).toBe(scrollTo)
  expect('scrolledFar' in Element.prototype || 'turnstile' in globalThis || 'fonts' in document).toBe(false)
  expect(document.documentElement.lang + document.head.innerHTML).toBe('')
  expect([location.pathname, location.search, history.state]).toEqual(['/', '', null])
  expect(unload.defaultPrevented).toBe(false)
})

it('finds no timer of an earlier page', async () => {
  const late = vi.fn()
  setTimeout(late, 1)
  const repeated = setInterval(late, 1)
  restoreWindow()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(late).not.toHaveBeenCalled()
  clearInterval(repeated)
})
