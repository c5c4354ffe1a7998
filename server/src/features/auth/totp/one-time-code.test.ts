import { describe, expect, test } from 'vitest'
import { base32, codeOf, matchingStep, newSecret, setupUri, stepAt } from './one-time-code'

/** Test vectors of the appendices of RFC 4226 and RFC 6238. */
const SECRET = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('RFC 6238: at %i seconds the code of eight digits is %s', (seconds, code) => {
  expect(codeOf(SECRET, stepAt(seconds * 1000), 8)).toBe(code)
  expect(codeOf(SECRET, stepAt(seconds * 1000))).toBe(code.slice(2))
})

test('RFC 4226: the codes of the first counters', () => {
  const codes = [
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ]
  expect(codes.map((_, counter) => codeOf(SECRET, counter))).toEqual(codes)
})

describe('a code is taken', () => {
  const now = 1_234_567_890_000
  const step = stepAt(now)

  test.each([-1, 0, 1])('one step before and after its own: %i', (off) => {
    expect(matchingStep(SECRET, codeOf(SECRET, step + off), now, 0)).toBe(step + off)
  })

  test.each([-2, 2])('two steps away no more: %i', (off) => {
    expect(matchingStep(SECRET, codeOf(SECRET, step + off), now, 0)).toBeUndefined()
  })

  test('after the last one that was used alone', () => {
    expect(matchingStep(SECRET, codeOf(SECRET, step), now, step)).toBeUndefined()
    expect(matchingStep(SECRET, codeOf(SECRET, step - 1), now, step)).toBeUndefined()
    expect(matchingStep(SECRET, codeOf(SECRET, step + 1), now, step)).toBe(step + 1)
  })

  test('of its own secret and whole alone', () => {
    expect(matchingStep(newSecret(), codeOf(SECRET, step), now, 0)).toBeUndefined()
    expect(matchingStep(SECRET, codeOf(SECRET, step).slice(1), now, 0)).toBeUndefined()
    expect(matchingStep(SECRET, '', now, 0)).toBeUndefined()
  })
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['foob', 'MZXW6YQ'],
  ['foobar', 'MZXW6YTBOI'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('RFC 4648: %o in base32 is %o', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})

test('the address of a QR code names the shop and the account, each escaped', () => {
  expect(setupUri(SECRET, 'Iron: Tavan & Sons', 'sara+coach@tavan.test')).toBe(
    'otpauth://totp/Iron%20%20Tavan%20%26%20Sons:sara%2Bcoach%40tavan.test' +
      '?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Iron%20%20Tavan%20%26%20Sons&algorithm=SHA1&digits=6&period=30',
  )
})
