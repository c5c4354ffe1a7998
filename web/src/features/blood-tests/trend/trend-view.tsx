import type { Trend } from 'contract/blood-tests/trends'
import { useLocale, useT } from '../../../i18n/i18n'
import { TimeChart } from '../../../ui/chart/time-chart'
import { Segmented } from '../../../ui/segmented'
import { useMarkerText } from './marker-text'
import { shownIn } from './trend-points'
import { TrendTable } from './trend-table'
import { useUnit } from './unit-choice'
import { markerWords } from './words/marker-words'

/** One value over time: a chart, its unit and a table of all values. */
export function TrendView({ trend }: { trend: Trend }) {
  const t = useT(markerWords)
  const text = useMarkerText()
  const { dir } = useLocale()
  const { unit, units, choose } = useUnit(trend.marker, trend.unit)
  const { points, left } = shownIn(trend, unit)
  const newest = points.at(-1)?.shown
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {units.length > 0 ? (
        <Segmented
          size="sm"
          label={t('markers.trend.unit')}
          value={unit ?? ''}
          onChange={choose}
          segments={units.map((one) => ({ value: one, label: one }))}
        />
      ) : null}
      <TimeChart
        points={points}
        label={t('markers.trend.label', { name: trend.label })}
        bandLabel={newest && text.range(newest)}
        dayOf={text.day}
        numberOf={text.number}
        textOf={({ shown }) => text.point(shown)}
        note={dir === 'rtl' ? t('markers.trend.direction') : undefined}
      />
      {left > 0 ? <p className="text-ink-soft text-sm">{t('markers.trend.left', { count: left })}</p> : null}
      <TrendTable trend={trend} unit={unit} />
    </div>
  )
}
