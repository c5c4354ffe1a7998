import { describe, expect, test } from 'vitest'
import type { Verification } from './verification'

export interface Bench {
  verification: Verification
  /** A token as a person's browser sends it after a right solution. */
  solved(): Promise<string>
  /** Tokens that are not right: wrong, expired, for another site. */
  wrong(): Promise<string[]>
}

/** A memory as the database's: the first to name an id is the only one. */
export function memory(): (id: string) => Promise<boolean> {
  const known = new Set<string>()
  return async (id) => !known.has(id) && known.add(id) !== undefined
}

/** Contract tests that every verification driver must pass. */
export function verificationSuite(title: string, open: () => Bench): void {
  describe(`X-14 the verification by ${title}`, () => {
    test('accepts a right token once', async () => {
      const { verification, solved } = open()
      const token = await solved()
      expect(await verification.verify(token)).toBe(true)
      expect(await verification.verify(token)).toBe(false)
      expect(await verification.verify(await solved())).toBe(true)
    })

    test('accepts it once when it comes ten times at once', async () => {
      const { verification, solved } = open()
      const token = await solved()
      const answers = await Promise.all(Array.from({ length: 10 }, () => verification.verify(token)))
      expect(answers.filter((right) => right)).toHaveLength(1)
    })

    test('refuses a token that is not right, and goes on', async () => {
      const { verification, solved, wrong } = open()
      const tokens = await wrong()
      expect(tokens.length).toBeGreaterThan(1)
      for (const token of tokens) expect(await verification.verify(token), token.slice(0, 60)).toBe(false)
      expect(await verification.verify(await solved())).toBe(true)
    })

    test.each([
      '',
      ' ',
      'x',
      'null',
      '{}',
      '\r\n',
      'a\r\nHost: evil.test',
      '\0',
      '🏋',
      'A'.repeat(9000),
      '&secret=x',
    ])('refuses garbage: %.30j', async (token) => {
      expect(await open().verification.verify(token)).toBe(false)
    })
  })
}
