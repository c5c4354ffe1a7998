import { fireEvent, screen, within } from '@testing-library/react'
import type { Trend } from 'contract/blood-tests/trends'
import { trendsOf } from 'contract/blood-tests/trends'
import type { Locale } from 'contract/locale'
import { beforeEach, describe, expect, it } from 'vitest'
import { someTrends, trendValue } from '../../../../test/fake-blood-tests'
import { openPage } from '../../../../test/page'
import { LOGOUT_EVENT } from '../../../api/areas'
import { TrendView } from './trend-view'

const [glucose] = someTrends() as [Trend]
const plain = (text: string | null | undefined) =>
  (text ?? '').replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
const show = (trend: Trend, locale: Locale = 'en') =>
  openPage({ '/': <TrendView trend={trend} /> }, '/', locale)
const slider = () => screen.getByRole<HTMLInputElement>('slider')
const spoken = () => plain(slider().getAttribute('aria-valuetext'))
const to = (n: number) => fireEvent.change(slider(), { target: { value: String(n) } })

beforeEach(() => localStorage.clear())

describe('trend of a marker', () => {
  it('announces each value with its day, range and position', async () => {
    await show(glucose)
    expect(slider().getAttribute('aria-label')).toBe('Glucose over time, value by value')
    expect([slider().min, slider().max, slider().value]).toEqual(['0', '2', '2'])
    expect(spoken()).toBe(
      'Nov 16, 2026: 112 mg/dL, above the range 70–100 mg/dL. Talk to your doctor about this.',
    )
    to(1)
    expect(spoken()).toBe('Feb 10, 2026: 96 mg/dL, in the range 70–100 mg/dL.')
    expect(screen.getByRole('figure').textContent).toContain('in the range')
  })

  it('shows positions as shapes and each laboratory’s range as a separate band', async () => {
    const trend = trendsOf([
      trendValue('2026-01-10', 'Ferritin', { value: 20, unit: 'ng/mL', low: 30, high: 400 }),
      trendValue('2026-03-10', 'Ferritin', { value: 48, unit: 'ng/mL', low: 15 }),
      trendValue('2026-06-10', 'Ferritin', { value: 50, unit: 'ng/mL' }),
    ])[0] as Trend
    const { container } = await show(trend)
    const figure = within(container).getByRole('figure')
    const shapes = [...figure.querySelectorAll('svg [data-point]')].map((one) =>
      one.getAttribute('data-point'),
    )
    expect(shapes.slice(0, 3)).toEqual(['below', 'in', 'unknown'])
    const bands = [...figure.querySelectorAll('[data-band]')].map((one) => one.getAttribute('data-band'))
    expect(bands).toEqual(['30–400', '15–'])
  })

  it('converts all values to the selected unit, stores the selection and shows the printed values', async () => {
    const { unmount } = await show(glucose)
    to(0)
    expect(spoken()).toBe('Jan 10, 2026: 93.7 mg/dL, in the range 70.3–101 mg/dL.')
    const table = within(screen.getByRole('table', { hidden: true }))
    const rows = table.getAllByRole('row', { hidden: true }).map((row) => plain(row.textContent))
    expect(rows).toHaveLength(4)
    expect(rows[3]).toBe('Jan 10, 202693.7 mg/dLconverted from 5.2 mmol/LIn range70.3–101 mg/dL')
    fireEvent.click(screen.getByRole('button', { name: 'mmol/L' }))
    expect(spoken()).toBe('Jan 10, 2026: 5.2 mmol/L, in the range 3.9–5.6 mmol/L.')
    unmount()
    await show(glucose)
    expect(screen.getByRole('button', { name: 'mmol/L', pressed: true })).toBeTruthy()
    dispatchEvent(new CustomEvent(LOGOUT_EVENT))
    expect(localStorage.getItem('bloodTestUnits')).toBeNull()
  })

  it('counts the values that cannot be converted to the selected unit', async () => {
    const trend = trendsOf([
      trendValue('2026-01-10', 'Lp(a)', { value: 12, unit: 'mg/dL' }),
      trendValue('2026-03-10', 'Lp(a)', { value: 30 }),
    ])[0] as Trend
    await show(trend)
    expect(slider().max).toBe('0')
    expect(screen.getByText('1 value is in another unit and is shown only in the table.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'nmol/L' })).toBeNull()
  })

  it('runs left to right in Persian too, with a note, Persian digits and calendar', async () => {
    const { container } = await show(glucose, 'fa')
    expect(screen.getByText('زمان از چپ به راست پیش می‌رود.')).toBeTruthy()
    expect(container.querySelector('figure [dir="ltr"]')).toBeTruthy()
    expect(spoken()).toContain('۱۱۲ mg/dL')
    expect(spoken()).toContain('۱۴۰۵')
    expect(spoken()).toContain('با پزشک در میان بگذارید')
  })
})
