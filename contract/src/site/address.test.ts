import { expect, it } from 'vitest'
import { localeCodes, locales } from '../locale'
import { addressOf, namesLocale, readAddress } from './address'

it('puts every language but English before the path, and reads it from there (X-102)', () => {
  for (const locale of localeCodes)
    for (const path of ['/', '/shop', '/product/a1', '/orders/TV-1', '/coaches']) {
      const address = addressOf({ locale, path })
      expect(address).toBe(locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`)
      expect(readAddress(address)).toEqual({ locale, path })
      expect(namesLocale(address)).toBe(locale !== 'en')
    }
  expect(Object.keys(locales)).toEqual(['en', 'fa', 'nl'])
  expect(readAddress('/fa/')).toEqual({ locale: 'fa', path: '/' })
})

it('X-102: the areas of coaches and staff have one address, as has all that is not a page', () => {
  for (const path of ['/coach', '/coach/login', '/admin/orders?search=a', '/Coach/settings'])
    expect(addressOf({ locale: 'fa', path })).toBe(path)
  expect(addressOf({ locale: 'nl', path: '/?from=mail' })).toBe('/nl?from=mail')
  expect(addressOf({ locale: 'nl', path: '/shop?page=2#top' })).toBe('/nl/shop?page=2#top')
})

it('treats look-alikes of a language as a path, and never leads to another host (X-102)', () => {
  for (const path of ['/en/shop', '/de', '/fa-IR/shop', '/FA/shop', '/nlx', '/fa//evil.test', '/shop/fa'])
    expect(readAddress(path)).toEqual({ locale: 'en', path })
  for (const locale of localeCodes) {
    const address = addressOf({ locale, path: '//evil.test/shop' })
    expect(new URL(address, 'https://tavan.test').host).toBe('tavan.test')
  }
})
