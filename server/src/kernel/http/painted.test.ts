import type { Paint } from 'contract/site/paint'
import { MB, SECOND } from 'contract/units'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { silentLog } from '../../../test/silent-log'
import { logEachRefusal } from '../refusal-log'
import { Shared } from './compress'
import { CALLS_PER_MINUTE, createLimiter } from './limits'
import type { Shell } from './page-document'
import { createPainter, type PainterParts, RENDERS_MAX } from './painted'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const page = (html: string) => new Shared(Buffer.from(`<div id="root">${html}</div>`))
const shell: Shell = { tag: 'shell', sharedBytes: 0, empty: () => page(''), with: ({ html }) => page(html) }

function painterOf(paint: Paint, parts: Partial<PainterParts> = {}) {
  const painter = createPainter({
    paint,
    log: silentLog,
    limiter: { take() {} },
    refusals: logEachRefusal,
    queries: { '/shop': async (_page, query) => query.get('view') ?? '' },
    ...parts,
  })
  return (address = '/', visitor = '192.0.2.1') => {
    const [path = '', query] = address.split('?')
    const search = query === undefined ? '' : `?${query}`
    const ask = async () => ({ status: 200, text: '' })
    return painter(shell, { path, search, locale: 'en' }, { address: visitor, ask })
  }
}
const painted = (bytes = 0): Paint => vi.fn(async () => ({ html: 'x'.repeat(bytes), parts: [], data: {} }))

test('shares a running render: later visitors wait no longer than the first', async () => {
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
    () => new Promise((resolve) => setTimeout(resolve, 2 * SECOND, { html: 'late', parts: [], data: {} })),
  )
  const view = painterOf(paint)
  const first = view()
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  expect(await first).toBeUndefined()
  expect((await view())?.bytes.toString()).toContain('<div id="root">late</div>')
  expect(paint).toHaveBeenCalledTimes(1)
})

test('renders a page once for all spellings of its address', async () => {
  const paint = painted()
  const view = painterOf(paint)
  for (const address of ['/help', '/HELP', '/help/', '/help?x=1', '/help?page=2&sort=name'])
    expect(await view(address), address).toBeDefined()
  expect(paint).toHaveBeenCalledTimes(1)
  expect(paint).toHaveBeenCalledWith(expect.objectContaining({ path: '/help', search: '' }))
  for (const address of ['/product/a-1', '/product/%61-1', '/Product/a%2d1/']) await view(address)
  expect(paint).toHaveBeenCalledTimes(2)
  expect(await view('/product/%'), 'an address that cannot be read').toBeUndefined()
})

describe('S35 rendering', () => {
  test(`renders at most ${RENDERS_MAX} pages at a time and sends the shell beyond that`, async () => {
    const done: (() => void)[] = []
    const paint = vi.fn<Paint>(
      () => new Promise((resolve) => done.push(() => resolve({ html: '', parts: [], data: {} }))),
    )
    const view = painterOf(paint)
    const views = ['/', '/help', '/terms', '/blog'].map((path) => view(path))
    await vi.advanceTimersByTimeAsync(0)
    expect(await view('/tips')).toBeUndefined()
    expect(paint).toHaveBeenCalledTimes(RENDERS_MAX)
    for (const end of done) end()
    expect(await Promise.all(views)).not.toContain(undefined)
    void view('/tips')
    await vi.advanceTimersByTimeAsync(0)
    expect(paint).toHaveBeenCalledTimes(RENDERS_MAX + 1)
  })

  test('makes room for others when renderings never end', async () => {
    const paint = vi.fn<Paint>(() => new Promise(() => {}))
    const view = painterOf(paint)
    for (const path of ['/', '/help', '/terms', '/blog']) void view(path)
    await vi.advanceTimersByTimeAsync(15 * SECOND)
    void view('/tips')
    await vi.advanceTimersByTimeAsync(0)
    expect(paint).toHaveBeenCalledTimes(RENDERS_MAX + 1)
  })

  test('counts renders by network, not cached pages, and sends the shell beyond the limit', async () => {
    const paint = painted()
    const log = { info: vi.fn(), warn: vi.fn() }
    const view = painterOf(paint, { limiter: createLimiter(true), log })
    for (let i = 0; i < CALLS_PER_MINUTE.render; i++) await view(`/product/${i}`)
    expect(await view('/product/0'), 'a cached page').toBeDefined()
    expect(await view('/product/one-more')).toBeUndefined()
    expect(paint).toHaveBeenCalledTimes(CALLS_PER_MINUTE.render)
    expect(log.info).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'page_not_rendered', reason: 'request.too_many_requests' }),
      expect.anything(),
    )
    expect(await view('/product/one-more', '192.0.2.2'), 'another network').toBeDefined()
  })

  test('one network’s pages push none of the others’ out of the cache', async () => {
    const paint = painted(MB / 10)
    const view = painterOf(paint)
    for (let i = 0; i < 20; i++) await view(`/product/ours-${i}`, '192.0.2.1')
    for (let i = 0; i < 20; i++) await view(`/product/ours-${i}`, '192.0.2.2')
    for (let i = 0; i < 200; i++) await view(`/product/${i}`, '198.51.100.1')
    const before = vi.mocked(paint).mock.calls.length
    for (let i = 10; i < 20; i++) await view(`/product/ours-${i}`, '192.0.2.1')
    expect(vi.mocked(paint).mock.calls.length).toBe(before)
    await view('/product/0', '198.51.100.1')
    expect(vi.mocked(paint).mock.calls.length, 'the cache is bounded').toBe(before + 1)
  })
})
