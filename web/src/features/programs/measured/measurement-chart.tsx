import type { Measurement } from 'contract/programs/calls'
import type { MeasurementKind } from 'contract/programs/rules'
import type { ReactNode } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'
import type { ChartPoint } from '../../../ui/chart/plot'
import { TimeChart } from '../../../ui/chart/time-chart'
import { useMeasuredText } from './measured-text'
import { measuredWords } from './words/measured-words'

interface Props {
  kind: MeasurementKind
  /** Measurements of this kind, oldest first. */
  measurements: readonly Measurement[]
  /** Target of the coach; null without a number. */
  target: number | null
  /** The day of an instant, as the reader wants days. */
  dayOf: (at: string) => ReactNode
}

/** Values over time with the target as a line. */
export function MeasurementChart({ kind, measurements, target, dayOf }: Props) {
  const t = useT(measuredWords)
  const textOf = useMeasuredText(kind)
  const { tag, dir } = useLocale()
  const [first, last] = [measurements[0], measurements.at(-1)]
  if (!first || !last) return null
  const numbers = new Intl.NumberFormat(tag)
  // Screen-reader text uses the page language, not the data's.
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' })
  const points = measurements.map(
    ({ _id: id, at, value }): ChartPoint => ({ id, at, value, state: 'in', low: null, high: null }),
  )
  const named = t(`measured.kinds.${kind}`)
  return (
    <TimeChart
      // A new value is the one that is looked at.
      key={`${kind} ${measurements.length}`}
      points={points}
      label={t('measured.walk', { kind: named })}
      summary={t('measured.chart', {
        kind: named,
        count: measurements.length,
        first: textOf(first.value),
        last: textOf(last.value),
      })}
      target={
        target === null
          ? undefined
          : { value: target, label: t('measured.target', { value: textOf(target) }) }
      }
      dayOf={dayOf}
      numberOf={(value) => numbers.format(value)}
      textOf={({ at, value }) =>
        t('measured.point', { day: days.format(new Date(at)), value: textOf(value) })
      }
      captionOf={({ at, value }) => (
        <span className="flex flex-wrap gap-x-3 tabular-nums">
          {textOf(value)}
          <span className="font-normal text-ink-soft">{dayOf(at)}</span>
        </span>
      )}
      note={dir === 'rtl' ? t('measured.direction') : undefined}
    />
  )
}
