import { describe, expect, it } from 'vitest'
import { returnPath } from './return-path'

describe('the way back after sign-in', () => {
  it('stays on this site', () => {
    for (const path of ['/checkout', '/shop?page=2#top', '/product/a%2Fb']) {
      expect(returnPath('customer', path, 'https://tavan.test')).toBe(path)
    }
  })

  it('X-102: is a path, before which the router puts the language of the reader again', () => {
    expect(returnPath('customer', '/fa/orders?page=2', 'https://tavan.test')).toBe('/orders?page=2')
    expect(returnPath('customer', '/nl/login', 'https://tavan.test')).toBe('/')
    expect(returnPath('customer', '/fa//evil.test', 'https://tavan.test')).toBe('/fa//evil.test')
  })

  it('is the home page for anything that leads elsewhere', () => {
    for (const path of [
      undefined,
      7,
      '',
      'checkout',
      'https://evil.test/',
      '//evil.test',
      '/\\evil.test',
      '\\/evil.test',
      '/\t/evil.test',
      '/.//evil.test',
      'javascript:alert(1)',
      '/login',
      '/register?x',
    ]) {
      expect(returnPath('customer', path, 'https://tavan.test')).toBe('/')
    }
  })
})
