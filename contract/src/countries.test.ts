import { describe, expect, test } from 'vitest'
import { countriesIn, countryCodeOf, countryCodes, countryName, isCountryCode, usesStates } from './countries'
import { localeCodes } from './locale'

test('has each country once, by a code of two letters', () => {
  expect(countryCodes).toHaveLength(249)
  expect(new Set(countryCodes).size).toBe(249)
  for (const code of countryCodes) expect(code).toMatch(/^[A-Z]{2}$/)
  expect(isCountryCode('NL')).toBe(true)
  expect(isCountryCode('XX')).toBe(false)
})

describe.each(localeCodes)('names in %s', (locale) => {
  test('are those of one country each, and recognised', () => {
    const names = countriesIn(locale)
    expect(new Set(names.map(({ name }) => name)).size).toBe(249)
    for (const { code, name } of names) {
      expect(name, code).not.toBe(code)
      expect(countryCodeOf(name), name).toBe(code)
    }
  })

  test('stand in the order of the alphabet', () => {
    const names = countriesIn(locale).map(({ name }) => name)
    expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare))
  })
})

test.each([
  ['nl', 'NL'],
  [' The Netherlands ', 'NL'],
  ['holland', 'NL'],
  ['NEDERLAND', 'NL'],
  ['هلند', 'NL'],
  ['belgie', 'BE'],
  ['U.S.A.', 'US'],
  ['ايران', 'IR'],
  ['Türkiye', 'TR'],
  ["Cote d'Ivoire", 'CI'],
  ['Bosnia & Herzegovina', 'BA'],
])('recognises %s as %s', (text, code) => {
  expect(countryCodeOf(text)).toBe(code)
})

test.each(['', ' ', 'Atlantis', 'N', 'Netherlandsx'])('recognises no country in “%s”', (text) => {
  expect(countryCodeOf(text)).toBeUndefined()
})

test('knows which addresses name a state', () => {
  expect(usesStates('NL')).toBe(false)
  expect(usesStates('US')).toBe(true)
  expect(usesStates('IR')).toBe(true)
  expect(usesStates(undefined)).toBe(true)
  expect(countryName('NL', 'nl')).toBe('Nederland')
})
