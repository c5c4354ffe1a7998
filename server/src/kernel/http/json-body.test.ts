import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Failure } from '../../fail'
import { holdsUnstorable, parseJsonBody } from './json-body'

const FORBIDDEN = ['__proto__', 'constructor', 'prototype']
const allowed = (value: unknown): boolean =>
  value === null || typeof value !== 'object'
    ? true
    : Object.entries(value).every(([key, inner]) => !FORBIDDEN.includes(key) && allowed(inner))

function refusal(text: string): string | undefined {
  try {
    parseJsonBody(text)
    return undefined
  } catch (error) {
    expect(error).toBeInstanceOf(Failure)
    return (error as Failure).code
  }
}

describe('a JSON body', () => {
  test('parses a valid body like JSON.parse', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), fc.constantFrom(undefined, 1, '\t'), (value, space) => {
        const text = JSON.stringify(value, null, space)
        if (allowed(value)) expect(parseJsonBody(text)).toEqual(JSON.parse(text))
        else expect(refusal(text)).toBe('request.forbidden_key')
      }),
      { numRuns: 1000 },
    )
  })

  test('refuses a key that reaches a prototype, in any notation and at any depth', () => {
    const spell = fc
      .constantFrom(...FORBIDDEN)
      .chain((key) =>
        fc
          .array(fc.boolean(), { minLength: key.length, maxLength: key.length })
          .map((escaped) =>
            [...key]
              .map((c, i) => (escaped[i] ? `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}` : c))
              .join(''),
          ),
      )
    fc.assert(
      fc.property(spell, fc.integer({ min: 0, max: 10 }), fc.boolean(), (key, depth, inList) => {
        const [open, close] = inList ? ['[', ']'] : ['{"x":', '}']
        expect(refusal(`${open.repeat(depth)}{"a":1, "${key}" : {}}${close.repeat(depth)}`)).toBe(
          'request.forbidden_key',
        )
      }),
    )
  })

  test('S27 that names a key twice is refused, also where one of them is escaped', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue({ maxDepth: 2 }), (key, value) => {
        fc.pre(!FORBIDDEN.includes(key) && allowed(value))
        const name = JSON.stringify(key)
        const other = `"${[...Array(key.length).keys()].map((i) => `\\u${key.charCodeAt(i).toString(16).padStart(4, '0')}`).join('')}"`
        for (const second of [name, other]) {
          expect(refusal(`{${name}:${JSON.stringify(value)},"z z":{${name}:1} , ${second}:2}`)).toBe(
            'request.duplicate_key',
          )
        }
      }),
    )
    expect(refusal('[{"a":1},{"a":2}]')).toBeUndefined()
    expect(refusal('{"a":{"a":{"a":"a"}}}')).toBeUndefined()
  })

  test('is looked through in a time that grows with its length alone', () => {
    const time = (n: number) => {
      const text = `{${Array.from({ length: n }, (_, i) => `"k${i}":"\\\\\\"${'{['.repeat(5)}"`).join(',')}}`
      // Measures processor time, because a busy machine suspends the process.
      const start = process.cpuUsage()
      parseJsonBody(text)
      return process.cpuUsage(start).user / 1000
    }
    time(100)
    expect(time(4000)).toBeLessThan(500)
  })

  test('deeper than any call needs is refused', () => {
    expect(refusal(`${'['.repeat(32)}${']'.repeat(32)}`)).toBeUndefined()
    expect(refusal(`${'['.repeat(33)}${']'.repeat(33)}`)).toBe('request.invalid')
    expect(refusal('['.repeat(60_000) + ']'.repeat(60_000))).toBe('request.invalid')
  })
})

test('NUL and half surrogates are found anywhere, whole characters are not mistaken for them', () => {
  expect(holdsUnstorable({ a: [{ b: 'x\0' }] })).toBe(true)
  expect(holdsUnstorable({ 'a\0': 1 })).toBe(true)
  expect(holdsUnstorable(['\ud800'])).toBe(true)
  expect(holdsUnstorable('a\udc00b')).toBe(true)
  expect(holdsUnstorable({ a: ['😀 سلام', null, 1] })).toBe(false)
})
