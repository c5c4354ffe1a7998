import { expect, test } from 'vitest'
import { isAddressedLocally } from './loopback'

const host = '127.0.0.1:4260'

test.each<Record<string, string>>([
  { host },
  { host: 'localhost' },
  { host, origin: 'http://localhost:5173' },
  { host, origin: 'http://[::1]:3000', referer: 'http://127.0.0.1:3000/login?a=b' },
])('X-100 takes a request for one from this machine: %o', (headers) => {
  expect(isAddressedLocally(headers)).toBe(true)
})

test.each<Record<string, string>>([
  { host: 'shop.example.com' },
  { host: '' },
  { host, 'x-forwarded-for': '127.0.0.1' },
  { host, origin: 'https://shop.example.com' },
  { host, origin: 'http://localhost.example.com' },
  { host, origin: 'null' },
  { host, origin: '' },
  { host, referer: 'https://shop.example.com/login' },
  { host, referer: 'about:client' },
  { host, origin: 'http://localhost:3000', referer: 'https://shop.example.com/' },
])('X-100 takes no request for one from this machine that a proxy may have passed on: %o', (headers) => {
  expect(isAddressedLocally(headers)).toBe(false)
})
