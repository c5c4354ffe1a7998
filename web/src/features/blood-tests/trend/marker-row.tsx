import type { RangePosition } from 'contract/blood-tests/numbers'
import type { Trend, TrendValue } from 'contract/blood-tests/trends'
import { useId, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Sparkline } from '../../../ui/chart/sparkline'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { useMarkerText } from './marker-text'
import { PositionText } from './position-text'
import { shownIn } from './trend-points'
import { TrendView } from './trend-view'
import { markerWords } from './words/marker-words'

/** Placeholder of the range in its message. */
const GAP = '\ufffc'

interface Props {
  name: string
  value: string
  /** Date of the value, if the page does not show it. */
  day?: string
  /** Undefined if the laboratory gave none. */
  range: string | undefined
  position: RangePosition | null
  /** Previous values, newest first. */
  earlier?: readonly TrendValue[]
  /** Values over all tests; a single value has no trend. */
  trend: Trend | undefined
  /** Expands the large chart initially. */
  startsOpen?: boolean
  /** Heading level of the name. */
  heading: 'h3' | 'h4'
}

/** Value with its reference range, earlier values and a sparkline that expands to a chart. */
export function MarkerRow(props: Props) {
  const { name, value, day, range, position, earlier = [], trend } = props
  const { startsOpen = false, heading: Heading } = props
  const t = useT(markerWords)
  const text = useMarkerText()
  const id = useId()
  const [open, setOpen] = useState(startsOpen)
  const drawn = trend && trend.points.length > 1 ? shownIn(trend, trend.unit).points : []
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 py-4">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_12.5rem]">
        <div className="grid gap-0.5">
          <Heading className="wrap-anywhere font-semibold font-text text-base tracking-normal">
            <bdi>{name}</bdi>
          </Heading>
          <p className="text-ink-soft text-sm">
            {range ? <OfLaboratory range={range} /> : t('markers.noRange')}
          </p>
        </div>
        <div className="grid content-start gap-1">
          <p className="wrap-anywhere font-semibold text-lg tabular-nums leading-tight">
            {value}
            {day ? <span className="block font-normal text-ink-soft text-sm">{day}</span> : null}
          </p>
          <PositionText position={position} />
        </div>
        {trend && drawn.length > 1 ? (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={`${id}-trend`}
            aria-label={t('markers.trend.show', { name })}
            onClick={() => setOpen(!open)}
            className="flex items-center gap-2 rounded-field border border-hairline bg-raised p-2 transition-colors hover:border-ink"
          >
            <Sparkline points={drawn} className="h-12 min-w-0 flex-1" />
            <Icon
              name="chevron-down"
              size={18}
              className={cx('transition-transform', open && 'rotate-180')}
            />
          </button>
        ) : null}
      </div>
      {earlier.length > 0 ? (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm tabular-nums">
          <span className="font-medium">{t('markers.earlier')}:</span>
          {earlier.map((one) => (
            <span key={`${one.bloodTestId} ${one.label}`}>
              {t('markers.earlierOn', { value: text.value(one), day: text.day(one.day) })}
            </span>
          ))}
        </p>
      ) : null}
      <div id={`${id}-trend`} hidden={!open}>
        {open && trend ? <TrendView trend={trend} /> : null}
      </div>
    </li>
  )
}

/** A range must not wrap: half of it would read as another range. */
function OfLaboratory({ range }: { range: string }) {
  const t = useT(markerWords)
  const [before, after] = t('markers.ofLaboratory', { range: GAP }).split(GAP)
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{range}</span>
      {after}
    </>
  )
}
