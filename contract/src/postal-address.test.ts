import { describe, expect, test } from 'vitest'
import { addressLines, addressToSend, hasState, printedState, withCountryCode } from './postal-address'

const home = {
  street: 'Keizersgracht 12',
  city: 'Amsterdam',
  state: 'Noord-Holland',
  zipCode: '1015 CX',
  country: 'Netherlands',
}

test.each([
  ['Nederland', false],
  ['هلند', false],
  ['NL', false],
  ['United States', true],
  ['Atlantis', true],
  ['', true],
])('an address in “%s” has a state: %s', (country, expected) => {
  expect(hasState(country)).toBe(expected)
})

describe('the printed address', () => {
  test('has a line for street, place and country', () => {
    expect(addressLines(home)).toEqual([
      'Keizersgracht 12',
      '1015 CX Amsterdam, Noord-Holland',
      'Netherlands',
    ])
    expect(addressLines(home, '، ')[1]).toBe('1015 CX Amsterdam، Noord-Holland')
  })

  test.each(['Amsterdam', ' amsterdam ', '', undefined])(
    'leaves out the state “%s” of Amsterdam',
    (state) => {
      expect(printedState({ city: 'Amsterdam', state, country: 'Netherlands' })).toBe('')
      expect(addressLines({ ...home, state })).toEqual([
        'Keizersgracht 12',
        '1015 CX Amsterdam',
        'Netherlands',
      ])
    },
  )

  test('keeps a state named like its city where the country has states', () => {
    const newYork = {
      street: '350 Fifth Avenue',
      city: 'New York',
      state: 'New York',
      zipCode: '10118',
      country: 'US',
    }
    expect(addressLines(newYork)).toEqual(['350 Fifth Avenue', '10118 New York, New York', 'US'])
  })

  test('has no empty line while it is being typed', () => {
    expect(addressLines({ street: '', city: '', zipCode: '', country: 'Iran' })).toEqual(['Iran'])
  })
})

describe('the address that a form sends', () => {
  test('names the country in the language of the page', () => {
    expect(addressToSend({ ...home, country: 'Nederland' }, 'en').country).toBe('Netherlands')
    expect(addressToSend(home, 'fa').country).toBe('هلند')
    expect(addressToSend({ ...home, country: 'Atlantis' }, 'nl').country).toBe('Atlantis')
  })

  test('has the city as its state where the country has no states [X-109]', () => {
    expect(addressToSend(home, 'en').state).toBe('Amsterdam')
    expect(addressToSend({ ...home, country: 'Iran' }, 'en').state).toBe('Noord-Holland')
    expect(addressToSend({ ...home, country: 'Atlantis', state: undefined }, 'en').state).toBe('')
  })
})

test('adds the code of a country that is recognised, and none to another text', () => {
  expect(withCountryCode({ country: 'Nederland' })).toEqual({ country: 'Nederland', countryCode: 'NL' })
  expect(withCountryCode({ country: 'Atlantis' })).toEqual({ country: 'Atlantis' })
})
