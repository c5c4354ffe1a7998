import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { EmptyState } from './empty-state'
import { PlateArc } from './plate-arc'
import { Spinner } from './spinner'

const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })

/** Components that show a completed share. */
const SHARES = [
  '../features/chat/composer/file-tray.tsx',
  '../features/coach-dashboard/program-row.tsx',
  '../features/coaches/apply/progress.tsx',
  '../features/coaches/apply/sending.tsx',
  '../features/orders/order-page.tsx',
  '../features/programs/coach/status-bar.tsx',
  '../features/programs/console/program-page.tsx',
  '../features/programs/customer/nutrition-tab.tsx',
  '../features/programs/customer/overview-tab.tsx',
  '../features/programs/customer/program-card.tsx',
  '../features/training/session/summary-view.tsx',
  '../features/training/today/day-meter.tsx',
  '../features/training/today/progress-arc.tsx',
]

const rims = (value: number) => [
  ...render(<PlateArc value={value} />).container.querySelectorAll('circle[stroke="var(--saffron)"]'),
]

describe('the arc', () => {
  it('fills in proportion to the share', () => {
    expect(rims(0)).toHaveLength(0)
    expect(rims(0.4).map((rim) => rim.getAttribute('stroke-dasharray'))).toEqual(['40 100'])
  })

  it('draws a full circle without a seam at 100 %', () => {
    for (const value of [1, 0.9995, 1.2]) {
      const [rim, ...more] = rims(value)
      expect(more).toEqual([])
      expect(rim?.hasAttribute('stroke-dasharray')).toBe(false)
    }
  })

  it('appears only in components that show a share', () => {
    const users = Object.entries(sources).filter(
      ([path, text]) => !path.endsWith('.test.tsx') && text.includes('<PlateArc'),
    )
    expect(users.map(([path]) => path).sort()).toEqual(SHARES)
  })

  it('appears neither in empty states nor in spinners', () => {
    const { container } = render(
      <>
        <EmptyState drawing="bag" title="Your bag is empty" />
        <Spinner />
      </>,
    )
    expect(container.querySelector('[data-drawing="bag"]')?.getAttribute('aria-hidden')).toBe('true')
    expect(container.querySelectorAll('circle')).toHaveLength(0)
  })
})
