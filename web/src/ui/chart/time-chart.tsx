import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react'
import { cx } from '../cx'
import { type ChartPoint, Plot } from './plot'
import { PointMark } from './point-mark'
import { clearestSpot, extentOf, nearestOf, type Spot, scalesOf, spacedOut, ticksOf } from './scales'

interface Props<P extends ChartPoint> {
  /** Points in ascending order of time; at least one. */
  points: readonly P[]
  /** Accessible name of the slider that walks the values. */
  label: string
  /** Screen-reader summary of the whole chart. */
  summary?: string | undefined
  /** Name of the band, shown next to its edge. */
  bandLabel?: string | undefined
  /** Target value and the label of its line. */
  target?: { value: number; label: string } | undefined
  /** Number that the value axis always includes, for example 0 for counts. */
  base?: number
  /** Formats a day of the time axis. */
  dayOf: (at: string) => ReactNode
  /** Formats a value of the value axis. */
  numberOf: (value: number) => string
  /** Full description of a point for screen readers; also shown below the chart unless `captionOf` is set. */
  textOf: (point: P) => string
  captionOf?: (point: P) => ReactNode
  /** Note on the direction of time, for right-to-left pages. */
  note?: string | undefined
}

/**
 * Chart of values over time with their range as a band; time runs left to right in every language. The arrow keys walk
 * the points as values of one slider, so a screen reader speaks each; a press selects the nearest.
 */
export function TimeChart<P extends ChartPoint>(props: Props<P>) {
  const { points, label, summary, bandLabel, target, base, dayOf, numberOf, textOf, note } = props
  const { captionOf = textOf } = props
  const [at, setAt] = useState(points.length - 1)
  // The selected index may exceed the list after points were removed.
  const chosen = Math.min(at, points.length - 1)
  const point = points[chosen]
  const ranged = points.findLast(({ low, high }) => low !== null || high !== null)
  if (!point) return null
  const scales = scalesOf(points, target?.value, base)
  const places = points.map((one) => scales.x(one.at))
  const ticks = ticksOf(...extentOf(points, target?.value, base))
  // A phone is narrow, so its labels need more distance.
  const onPhones = spacedOut(places, 40)
  const path = points.map((one) => [scales.x(one.at), scales.y(one.value)] as const)
  const spotAt = (top: number) => ({ top, spot: clearestSpot(top, path) })
  const bandTop = Math.max(0, scales.y(ranged?.high ?? ranged?.low ?? point.value))
  const choose = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    if (box.width > 0) setAt(nearestOf(places, ((event.clientX - box.x) / box.width) * 100))
  }
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div dir="ltr" className="h-60 ps-12 pt-2 pb-7 text-ink-soft text-xs tabular-nums sm:h-72">
        {/* Time always runs left to right; right-to-left pages show a note below. */}
        <div
          className="relative size-full rounded-field border-hairline border-b has-focus-visible:outline-2 has-focus-visible:outline-turquoise has-focus-visible:outline-offset-4"
          onPointerDown={choose}
        >
          <div className="absolute inset-0" {...(summary ? { role: 'img', 'aria-label': summary } : {})}>
            <Plot points={points} scales={scales} ticks={ticks} target={target?.value} chosen={chosen} />
            {ticks.map((tick) => (
              <Beside key={tick} style={{ insetBlockStart: `${scales.y(tick)}%` }}>
                {numberOf(tick)}
              </Beside>
            ))}
            {spacedOut(places, 22).map((index) => (
              <Below key={index} place={places[index] ?? 0} wide={!onPhones.includes(index)}>
                {dayOf(points[index]?.at ?? '')}
              </Below>
            ))}
            {bandLabel ? (
              <LineLabel {...spotAt(bandTop)} tone="text-pine">
                {bandLabel}
              </LineLabel>
            ) : null}
            {target ? (
              <LineLabel {...spotAt(scales.y(target.value))} tone="text-saffron-ink">
                {target.label}
              </LineLabel>
            ) : null}
          </div>
          <input
            type="range"
            min={0}
            max={points.length - 1}
            step={1}
            value={chosen}
            onChange={({ target }) => setAt(Number(target.value))}
            aria-label={label}
            aria-valuetext={textOf(point)}
            className="pointer-events-none absolute inset-0 size-full opacity-0"
          />
        </div>
      </div>
      <figcaption className="grid gap-1.5 text-sm">
        <span className="flex items-start gap-2">
          <span className="mt-[0.28em] grid">
            <PointMark state={point.state} />
          </span>
          <span className="font-medium">{captionOf(point)}</span>
        </span>
        {note ? <span className="text-ink-soft text-xs">{note}</span> : null}
      </figcaption>
    </figure>
  )
}

function Beside({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <span aria-hidden="true" className="absolute end-full me-2 -translate-y-1/2 leading-none" style={style}>
      {children}
    </span>
  )
}

interface BelowProps {
  place: number
  /** Hides the label on phones. */
  wide: boolean
  children: ReactNode
}

/** Day label under its point; at the edges it stays within the drawing. */
function Below({ place, wide, children }: BelowProps) {
  const share = place < 15 ? 0 : place > 85 ? 100 : 50
  return (
    <span
      aria-hidden="true"
      className={cx('absolute top-full mt-2 whitespace-nowrap leading-none', wide && 'max-sm:hidden')}
      // The chart is always left to right, so this shift needs no mirroring.
      style={{ insetInlineStart: `${place}%`, transform: `translateX(-${share}%)` }}
    >
      <bdi>{children}</bdi>
    </span>
  )
}

interface LineLabelProps {
  top: number
  spot: Spot
  tone: string
  children: ReactNode
}

/** Name of the band or target next to its line, where it covers the fewest values. */
function LineLabel({ top, spot, tone, children }: LineLabelProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute max-w-full truncate rounded-field bg-raised px-1.5 py-0.5 font-medium leading-tight',
        spot.atEnd ? 'end-1' : 'start-1',
        tone,
      )}
      style={{
        insetBlockStart: `${top}%`,
        transform: spot.below ? 'translateY(3px)' : 'translateY(calc(-100% - 3px))',
      }}
    >
      <bdi className="bg-raised">{children}</bdi>
    </span>
  )
}
