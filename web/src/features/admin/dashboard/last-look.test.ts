import { afterEach, expect, it } from 'vitest'
import { noteLook } from './last-look'

const MINUTE = 60_000
afterEach(() => localStorage.clear())

it('tells the end of the last look, until another one begins after half an hour', () => {
  expect(noteLook('a', 0)).toBeNull()
  expect(noteLook('a', 5 * MINUTE)).toBeNull()
  expect(noteLook('a', 50 * MINUTE)).toBe(5 * MINUTE)
  expect(noteLook('a', 60 * MINUTE)).toBe(5 * MINUTE)
  expect(noteLook('a', 100 * MINUTE)).toBe(60 * MINUTE)
})

it('keeps the looks of colleagues at one device apart', () => {
  noteLook('a', 0)
  expect(noteLook('b', 60 * MINUTE)).toBeNull()
  localStorage.setItem('consoleLook', 'nonsense')
  expect(noteLook('b', 61 * MINUTE)).toBeNull()
})
