import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache'

const bytes = (length: number) => Buffer.alloc(length)

test('holds a limit of bytes and evicts the least recently used', () => {
  const cache = createByteCache(100)
  cache.set('a', bytes(40))
  cache.set('b', bytes(40))
  expect(cache.get('a')).toEqual(bytes(40))
  cache.set('c', bytes(30))
  expect([cache.get('a')?.length, cache.get('b'), cache.get('c')?.length]).toEqual([40, undefined, 30])
  // Replacing counts the new size alone.
  cache.set('a', bytes(70))
  expect([cache.get('a')?.length, cache.get('c')?.length]).toEqual([70, 30])
  cache.set('d', bytes(101))
  expect([cache.get('d'), cache.get('a')?.length]).toEqual([undefined, 70])
})
