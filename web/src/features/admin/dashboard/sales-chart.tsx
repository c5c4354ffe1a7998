import type { SalesStep } from 'contract/admin/stats-calls'
import { CURRENCY, formatUsd } from 'contract/money'
import { useState } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'
import type { ChartPoint } from '../../../ui/chart/plot'
import { TimeChart } from '../../../ui/chart/time-chart'
import { Money } from '../../../ui/money'
import { Segmented } from '../../../ui/segmented'
import { useDays } from './days'
import { dashboardWords } from './words/dashboard-words'

type Shown = 'revenue' | 'orders'
interface StepPoint extends ChartPoint {
  step: SalesStep
}

/** Compact USD for the axis; money is formatted the same in every language. */
const shortUsd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: CURRENCY,
  notation: 'compact',
  maximumFractionDigits: 1,
})

/** Sales of the period as a chart and as a table. */
export function SalesChart({ steps }: { steps: readonly SalesStep[] }) {
  const t = useT(dashboardWords)
  const { dir } = useLocale()
  const days = useDays()
  const [shown, setShown] = useState<Shown>('revenue')
  const write = (value: number) =>
    shown === 'revenue' ? formatUsd(value) : t('dashboard.chart.count', { count: value })
  const points = steps.map(
    (step): StepPoint => ({
      id: step.from,
      at: step.from,
      value: step[shown],
      state: 'in',
      low: null,
      high: null,
      step,
    }),
  )
  const most = points.reduce(
    (best, point) => (point.value > best.value ? point : best),
    points[0] as StepPoint,
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Segmented
        label={t('dashboard.chart.choose')}
        size="sm"
        segments={(['revenue', 'orders'] as const).map((value) => ({
          value,
          label: t(`dashboard.figures.${value}`),
        }))}
        value={shown}
        onChange={setShown}
      />
      <TimeChart
        // The key resets the selected point to the last day when the period changes.
        key={`${steps[0]?.from} ${steps.length}`}
        points={points}
        base={0}
        label={t('dashboard.chart.walk')}
        summary={t('dashboard.chart.summary', {
          what: t(`dashboard.figures.${shown}`),
          count: points.length,
          most: write(most.value),
          day: days.range(most.step),
        })}
        dayOf={days.short}
        numberOf={(value) => (shown === 'revenue' ? shortUsd.format(value) : t.number(value))}
        textOf={({ step, value }) =>
          t('dashboard.chart.point', { day: days.range(step), value: write(value) })
        }
        captionOf={({ step }) => (
          <span className="flex flex-wrap gap-x-3 tabular-nums">
            <Money amount={step.revenue} />
            <span className="font-normal">{t('dashboard.chart.count', { count: step.orders })}</span>
            <span className="font-normal text-ink-soft">{days.range(step)}</span>
          </span>
        )}
        note={dir === 'rtl' ? t('dashboard.chart.direction') : undefined}
      />
      <SalesTable steps={steps} />
    </div>
  )
}

const cell = 'py-2 pe-3 text-start'

function SalesTable({ steps }: { steps: readonly SalesStep[] }) {
  const t = useT(dashboardWords)
  const days = useDays()
  return (
    <details>
      <summary className="min-h-11 content-center font-semibold text-sm">
        {t('dashboard.chart.table')}
      </summary>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{t('dashboard.chart.title')}</caption>
        <thead>
          <tr className="border-hairline border-b text-ink-soft">
            {(['days', 'orders', 'revenue'] as const).map((head) => (
              <th
                key={head}
                scope="col"
                className={`${cell} font-medium ${head === 'days' ? '' : 'text-end'}`}
              >
                {head === 'days' ? t('dashboard.chart.days') : t(`dashboard.figures.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...steps].reverse().map((step) => (
            <tr key={step.from} className="border-hairline border-b">
              <th scope="row" className={`${cell} font-normal`}>
                {days.range(step)}
              </th>
              <td className={`${cell} text-end`}>{t.number(step.orders)}</td>
              <td className={`${cell} text-end`}>
                <Money amount={step.revenue} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
