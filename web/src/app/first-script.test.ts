import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLocale, type Locale, localeCodes, locales } from 'contract/locale'
import { addressOf, namesLocale, readAddress } from 'contract/site/address'
import { expect, it } from 'vitest'

const source = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8')

const PATHS = ['/', '/shop', '/product/a1', '/coach', '/coach/login', '/admin/orders', '/Admin', '/coaches']
const ODD = ['/en/shop', '/FA/shop', '/fa-IR', '/fa//evil.test/shop', '//evil.test/shop', '/fa/', '/nothing']

/** Runs the head script as a browser does, and returns its results. */
function arrive(pathname: string, stored: string | null, closed = false) {
  const root = { lang: 'en', dir: 'ltr', dataset: {} }
  const asked: string[] = []
  const link = () => ({})
  const store = new Map(stored === null ? [] : [['language', stored]])
  let address = pathname
  const scope = {
    document: {
      documentElement: root,
      currentScript: { dataset: {} },
      createElement: link,
      head: { append: () => undefined },
      querySelector: () => null,
    },
    location: { pathname, search: '?q=1', hash: '#a' },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, to: string) => {
        expect(to).toMatch(/\?q=1#a$/)
        address = to.slice(0, -'?q=1#a'.length)
      },
    },
    localStorage: {
      getItem(name: string) {
        if (closed) throw new DOMException('denied', 'SecurityError')
        return store.get(name) ?? null
      },
      setItem: (name: string, value: string) => void store.set(name, value),
    },
    fetch: async (path: string) => void asked.push(path),
    window: {},
  }
  new Function(...Object.keys(scope), source)(...Object.values(scope))
  return { root, asked, address, stored: store.get('language') ?? null }
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

it('prefetches data in the language of the address, even when storage is blocked (X-102)', () => {
  const { asked, root, address } = arrive('/nl/product/a1', 'fa', true)
  expect([root.lang, address]).toEqual(['nl', '/nl/product/a1'])
  expect(asked).toEqual([
    '/api/v1/products/a1?lang=nl',
    '/api/v1/products/a1/related?lang=nl',
    '/api/v1/categories/with-counts?lang=nl',
  ])
})
