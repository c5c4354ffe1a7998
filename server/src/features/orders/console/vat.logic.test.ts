import { expect, test } from 'vitest'
import type { VatRow } from './export.sql'
import { foldCountries } from './vat.logic'

const row = (country: string, net: number, changes: Partial<VatRow> = {}): VatRow => ({
  month: '2026-03',
  country,
  part: 'goods',
  rate: 9,
  net,
  tax: 0.1,
  ...changes,
})

test('adds up the names and the code of one country', () => {
  const names = ['Netherlands', 'Nederland', 'هلند', 'NL', 'holland']
  expect(foldCountries(names.map((name) => row(name, 0.1)))).toEqual([row('NL', 0.5, { tax: 0.5 })])
})

test('keeps months, countries and rates apart, sorted in that order', () => {
  const rows = [
    row('Netherlands', 3, { month: '2026-04' }),
    row('Nederland', 5, { rate: 0 }),
    row('Netherlands', 2),
    row('Belgium', 1),
    row('België', -4),
  ]
  expect(foldCountries(rows).map(({ month, country, rate, net }) => [month, country, rate, net])).toEqual([
    ['2026-03', 'BE', 9, -3],
    ['2026-03', 'NL', 9, 2],
    ['2026-03', 'NL', 0, 5],
    ['2026-04', 'NL', 9, 3],
  ])
})

test('keeps the shipping apart from goods of the same rate', () => {
  const rows = [row('NL', 5, { part: 'shipping' }), row('NL', 3), row('Nederland', 4)]
  expect(foldCountries(rows).map(({ part, net }) => [part, net])).toEqual([
    ['goods', 7],
    ['shipping', 5],
  ])
})

test('leaves a text that names no country as it is', () => {
  expect(foldCountries([row('Atlantis', 1), row('atlantis', 2)]).map(({ country }) => country)).toEqual([
    'Atlantis',
    'atlantis',
  ])
})
