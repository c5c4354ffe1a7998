import { screen, within } from '@testing-library/react'
import { trendsOf } from 'contract/blood-tests/trends'
import { describe, expect, it } from 'vitest'
import { bloodTest, marker, trendValue } from '../../../../test/fake-blood-tests'
import { openPage } from '../../../../test/page'
import { ResultList } from './result-list'

const share = { value: 31, unit: '%' }
const count = { value: 2.1, unit: '10^9/L' }
const earlier = (label: string, printed: { value: number; unit: string }) =>
  trendValue('2026-01-10', label, printed)
const now = (label: string, printed: { value: number; unit: string }) => ({
  ...trendValue('2026-11-16', label, printed),
  bloodTestId: 'b1',
})
const rows = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => (row.textContent ?? '').replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' '))

describe('values that differ by a sign or by their unit', () => {
  const trends = trendsOf([
    earlier('NEUT%', { ...share, value: 30 }),
    earlier('NEUT#', { ...count, value: 2 }),
    earlier('Neutrophils', { ...share, value: 30 }),
    earlier('Neutrophils', { ...count, value: 2 }),
    now('NEUT#', count),
    now('NEUT%', share),
    now('Neutrophils', count),
    now('Neutrophils', share),
  ])
  const test = bloodTest('b1', {
    markers: [
      marker('NEUT#', count),
      marker('NEUT%', share),
      marker('Neutrophils', count),
      marker('Neutrophils', share),
    ],
    items: { 'NEUT#': 2.1, 'NEUT%': 31, Neutrophils: 2.1, 'Neutrophils (%)': 31 },
  })

  it('have earlier values of their own', async () => {
    await openPage({ '/': <ResultList heading="h3" test={test} trends={trends} /> }, '/')
    const [absolute, relative, second, third] = rows()
    expect(absolute).toMatch(/^NEUT#.*2\.1 10\^9\/L.*Earlier:2 10\^9\/L on Jan 10, 2026$/)
    expect(relative).toMatch(/^NEUT%.*31 %.*Earlier:30 % on Jan 10, 2026$/)
    expect(second).toMatch(/^Neutrophils[^(].*2\.1 10\^9\/L.*Earlier:2 10\^9\/L on Jan 10, 2026$/)
    expect(third).toMatch(/^Neutrophils[^(].*31 %.*Earlier:30 % on Jan 10, 2026$/)
  })

  it('have them in the list of a coach too, which has names and values alone', async () => {
    const { markers: _, ...row } = test
    await openPage({ '/': <ResultList heading="h3" test={row} trends={trends} /> }, '/')
    expect(rows().map((text) => /Earlier:(.*) on/.exec(text)?.[1])).toEqual([
      '2 10^9/L',
      '30 %',
      '2 10^9/L',
      '30 %',
    ])
    expect(
      within(screen.getAllByRole('listitem')[3] as HTMLElement).getByText('Neutrophils (%)'),
    ).toBeTruthy()
  })
})
