import { describe, expect, test } from 'vitest'
import {
  countriesIn,
  countryCodeOf,
  countryCodes,
  countryName,
  isCountryCode,
  isSameCountry,
  localCountryName,
  usesStates,
} from './countries'
import { localeCodes } from './locale'

test('has each country once, by a code of two letters', () => {
  expect(countryCodes).toHaveLength(249)
  expect(new Set(countryCodes).size).toBe(249)
  for (const code of countryCodes) expect(code).toMatch(/^[A-Z]{2}$/)
  expect(isCountryCode('NL')).toBe(true)
  expect(isCountryCode('XX')).toBe(false)
})

describe.each(localeCodes)('names in %s', (locale) => {
  test('name one country each and are recognised', () => {
    const names = countriesIn(locale)
    expect(new Set(names.map(({ name }) => name)).size).toBe(249)
    for (const { code, name } of names) {
      expect(name, code).not.toBe(code)
      expect(countryCodeOf(name), name).toBe(code)
    }
  })

  test('are sorted by the alphabet of the language', () => {
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

test('lists only the countries of the given codes, in the alphabet of the language', () => {
  const names = (locale: 'en' | 'nl') => countriesIn(locale, ['NL', 'DE', 'BE']).map(({ name }) => name)
  expect(names('en')).toEqual(['Belgium', 'Germany', 'Netherlands'])
  expect(names('nl')).toEqual(['België', 'Duitsland', 'Nederland'])
})

test('compares countries across languages, and other texts by their letters', () => {
  expect(isSameCountry('هلند', ' NL')).toBe(true)
  expect(isSameCountry('Netherlands', 'Belgium')).toBe(false)
  expect(isSameCountry('Atlantis', 'ATLANTIS ')).toBe(true)
  expect(isSameCountry('Atlantis', 'Utopia')).toBe(false)
})

test('names a country in another language, and leaves other texts as they are', () => {
  expect(localCountryName('Nederland', 'fa')).toBe('هلند')
  expect(localCountryName('Atlantis', 'nl')).toBe('Atlantis')
})

test('knows which addresses name a state', () => {
  expect(usesStates('NL')).toBe(false)
  expect(usesStates('US')).toBe(true)
  expect(usesStates('IR')).toBe(true)
  expect(usesStates(undefined)).toBe(true)
  expect(countryName('NL', 'nl')).toBe('Nederland')
})
