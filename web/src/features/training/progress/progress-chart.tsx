import type { ReactNode } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'
import type { ChartPoint } from '../../../ui/chart/plot'
import { TimeChart } from '../../../ui/chart/time-chart'
import { useDayText } from './day-text'
import { progressWords } from './words/progress-words'

/** A day of a chart; `text` is what it has in words, `cells` are its columns in the table after the day. */
export interface ChartDay {
  date: string
  value: number
  text: string
  cells: readonly ReactNode[]
}

interface Props {
  /** Name of the drawn values. */
  name: string
  /** Days in ascending order; at least one. */
  days: readonly ChartDay[]
  /** Heads of the table's columns, that of the day first. */
  heads: readonly string[]
  /** Number that the value axis always includes. */
  base?: number
}

/** Values by day as a chart, and the same values as a table below it, the latest first. */
export function ProgressChart({ name, days, heads, base }: Props) {
  const t = useT(progressWords)
  const { tag, dir } = useLocale()
  const dayText = useDayText()
  const axisDay = useDayText('axis')
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  const points = days.map(({ date, value, text }): ChartPoint & { text: string } => ({
    ...{ id: date, at: date, value, text },
    ...{ state: 'in', low: null, high: null },
  }))
  const textOf = ({ at, text }: { at: string; text: string }) =>
    t('progress.point', { day: dayText(at), value: text })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-hairline bg-raised p-4 sm:p-5">
      <TimeChart
        // The latest value is selected anew when another chart is shown.
        key={`${name} ${days.length}`}
        points={points}
        label={t('progress.walk', { name })}
        summary={t('progress.summary', {
          name,
          count: days.length,
          first: days[0]?.text ?? '',
          last: days.at(-1)?.text ?? '',
        })}
        {...(base === undefined ? {} : { base })}
        dayOf={axisDay}
        numberOf={(value) => numbers.format(value)}
        textOf={textOf}
        note={dir === 'rtl' ? t('progress.direction') : undefined}
      />
      <details>
        <summary className="min-h-12 content-center font-semibold text-sm">{t('progress.table')}</summary>
        <ChartTable name={name} days={days} heads={heads} />
      </details>
    </div>
  )
}

function ChartTable({ name, days, heads }: Pick<Props, 'name' | 'days' | 'heads'>) {
  const dayText = useDayText()
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr className="border-hairline border-b text-ink-soft">
          {heads.map((head) => (
            <th key={head} scope="col" className="py-2 pe-3 text-start font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map(({ date, cells }) => (
          <tr key={date} className="border-hairline border-b">
            <th scope="row" className="py-2 pe-3 text-start font-normal">
              {dayText(date)}
            </th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have a fixed place
              <td key={index} className="py-2 pe-3">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
