import { isLocale, type Locale, localeCodes, locales } from 'contract/locale'
import { addressOf, namesLocale, readAddress } from 'contract/site/address'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { applyPreferences } from './preferences'

const PATHS = ['/', '/shop', '/product/a1', '/coach', '/coach/login', '/admin/orders', '/Admin', '/coaches']
const ODD = ['/en/shop', '/FA/shop', '/fa-IR', '/fa//evil.test/shop', '//evil.test/shop', '/fa/', '/nothing']

/** Applies the preferences as the head of a page does, and returns their results. */
function arrive(pathname: string, stored: string | null, { closed = false, painted = false } = {}) {
  const root = { lang: 'en', dir: 'ltr', hidden: false, dataset: {} as Record<string, string> }
  const store = new Map(stored === null ? [] : [['language', stored]])
  let address = pathname
  let left: string | undefined
  const goTo = (to: string) => {
    expect(to).toMatch(/\?q=1#a$/)
    return to.slice(0, -'?q=1#a'.length)
  }
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('stop', () => undefined)
  vi.stubGlobal('location', {
    ...{ pathname, search: '?q=1', hash: '#a' },
    replace: (to: string) => {
      left = goTo(to)
    },
  })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, to: string) => {
      address = goTo(to)
    },
  })
  vi.stubGlobal('localStorage', {
    getItem(name: string) {
      if (closed) throw new DOMException('denied', 'SecurityError')
      return store.get(name) ?? null
    },
    setItem: (name: string, value: string) => void store.set(name, value),
    clear: () => undefined,
  })
  const locale = applyPreferences(painted)
  vi.unstubAllGlobals()
  return { root, locale, address, left, stored: store.get('language') ?? null }
}

it('parses and builds addresses like the contract (X-102)', () => {
  const prefixed = localeCodes.flatMap((locale) => PATHS.map((path) => `/${locale}${path}`))
  for (const pathname of [...PATHS, ...prefixed, ...ODD])
    for (const stored of [null, ...localeCodes, 'xx']) {
      const locale: Locale = namesLocale(pathname)
        ? readAddress(pathname).locale
        : isLocale(stored)
          ? stored
          : 'en'
      const found = arrive(pathname, stored)
      const where = `${pathname}, ${stored} stored`
      expect(found.root, where).toMatchObject({ lang: locale, dir: locales[locale].dir })
      const { path } = readAddress(pathname)
      expect(found.address, where).toBe(addressOf({ locale, path }))
      expect(found.stored, where).toBe(namesLocale(pathname) ? locale : stored)
      expect(new URL(found.address, 'https://tavan.test').host, where).toBe('tavan.test')
    }
})

it('follows the address when storage is blocked (X-102)', () => {
  const { locale, root, address } = arrive('/nl/product/a1', 'fa', { closed: true })
  expect([locale, root.lang, address]).toEqual(['nl', 'nl', '/nl/product/a1'])
})

it('leaves a page that is prerendered in another language than the stored one, and shows nothing of it', () => {
  const { locale, root, left, address } = arrive('/shop', 'fa', { painted: true })
  expect([locale, root.hidden, left, address]).toEqual([undefined, true, '/fa/shop', '/shop'])
  const { left: stays } = arrive('/fa/shop', 'en', { painted: true })
  expect(stays).toBeUndefined()
})

describe('the head of a page', () => {
  /** Runs the whole script with the attributes of its tag; returns the links that it adds. */
  async function run(attributes: Record<string, string>, token?: string) {
    const script = document.createElement('script')
    Object.assign(script.dataset, attributes)
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
    if (token) localStorage.setItem(token, 'abc')
    vi.resetModules()
    await import('./boot')
    const links = [...document.head.querySelectorAll('link')]
    for (const link of links) link.remove()
    const { away, member } = document.documentElement.dataset
    return { links: links.map((link) => `${link.rel} ${link.getAttribute('href')}`), away, member }
  }
  afterEach(() => {
    for (const name of ['away', 'member', 'theme']) delete document.documentElement.dataset[name]
  })

  it('requests the code, messages and fonts of a page without content at once', async () => {
    const { links } = await run({
      code: '/assets/a.js /assets/b.js',
      en: '/assets/en.woff2',
      fa: '/assets/fa.js',
    })
    expect(links).toEqual([
      'modulepreload /assets/a.js',
      'modulepreload /assets/b.js',
      'preload /assets/en.woff2',
    ])
  })

  it('keeps an offer to install the site for the page that has its button', async () => {
    await run({ code: '' })
    const event = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(event)
    expect(window.installOffer).toBe(event)
    expect(event.defaultPrevented).toBe(true)
    delete window.installOffer
  })

  it('hides a frame from visitors without a session in its area', async () => {
    const frame = { painted: 'frame', area: 'coach', entry: '/assets/a.js' }
    expect((await run(frame)).away).toBe('')
    expect((await run(frame, 'authToken')).away).toBe('')
  })

  it('shows a frame to members of its area, and keeps room for their menu', async () => {
    const frame = { painted: 'frame', area: 'customer', entry: '/assets/a.js' }
    expect(await run(frame, 'authToken')).toMatchObject({ away: undefined, member: '' })
    expect(await run({ ...frame, area: 'coach' }, 'userToken')).toMatchObject({ away: undefined })
  })
})
