import type { Paint } from 'contract/site/paint'
import { SECOND } from 'contract/units'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silentLog } from '../../../test/silent-log'
import { Shared } from './compress'
import { createPainter } from './painted'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shell = new Shared(Buffer.from('<script src="/theme.js"></script><div id="root"></div>'))

function painterOf(paint: Paint) {
  const painter = createPainter(paint, silentLog, 'no such folder')
  return () =>
    painter(shell, { path: '/', search: '', locale: 'en' }, async () => ({ status: 200, text: '' }))
}

test('who comes while a page is painted waits no longer than who came first, for the same work', async () => {
  const paint = vi.fn<Paint>(() => new Promise(() => {}))
  const view = painterOf(paint)
  const views = [view(), view(), view()]
  await vi.advanceTimersByTimeAsync(1.5 * SECOND)
  expect(await Promise.all(views)).toEqual([undefined, undefined, undefined])
  expect(paint).toHaveBeenCalledTimes(1)
  void view()
  await vi.advanceTimersByTimeAsync(0)
  expect(paint, 'work that does not end is given up').toHaveBeenCalledTimes(2)
})

test('a page that was painted too late for its own view is kept for the next', async () => {
  const paint = vi.fn<Paint>(
    () => new Promise((resolve) => setTimeout(resolve, 2 * SECOND, { html: 'late', data: {} })),
  )
  const view = painterOf(paint)
  const first = view()
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  expect(await first).toBeUndefined()
  expect((await view())?.bytes.toString()).toContain('<div id="root">late</div>')
  expect(paint).toHaveBeenCalledTimes(1)
})
