import { useLocale } from '../../src/i18n/i18n'
import { PointMark } from '../../src/ui/chart/point-mark'
import { Sparkline } from '../../src/ui/chart/sparkline'
import { TimeChart } from '../../src/ui/chart/time-chart'
import { Frame, Part } from '../sheet'
import { useWords } from '../words'

const points = [
  { id: 'a', at: '2025-11-03', value: 5.1, state: 'in', low: 3.9, high: 5.6 },
  { id: 'b', at: '2026-02-10', value: 6.2, state: 'above', low: 3.9, high: 5.6 },
  { id: 'c', at: '2026-06-30', value: 3.6, state: 'below', low: 4.1, high: 5.9 },
  { id: 'd', at: '2026-11-16', value: 4.8, state: 'unknown', low: null, high: null },
] as const

/** Shapes by state, changing bands, and proportional time. */
export function Charts() {
  const { locale } = useLocale()
  const w = useWords()
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const numbers = new Intl.NumberFormat(locale)
  const dayOf = (at: string) => days.format(new Date(at))
  return (
    <>
      <Part name="TimeChart" wide>
        <Frame width="max-w-160">
          <TimeChart
            points={points}
            label={w.number}
            bandLabel="3.9–5.6 mmol/L"
            dayOf={dayOf}
            numberOf={(value) => numbers.format(value)}
            textOf={({ at, value }) => `${dayOf(at)}: ${numbers.format(value)}`}
          />
        </Frame>
      </Part>
      <Part name="Sparkline, PointMark">
        <Sparkline points={points} />
        {points.map(({ id, state }) => (
          <PointMark key={id} state={state} />
        ))}
      </Part>
    </>
  )
}
