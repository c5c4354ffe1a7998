import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react'
import { cx } from '../cx'
import { type ChartPoint, Plot } from './plot'
import { PointMark } from './point-mark'
import { clearestSpot, extentOf, nearestOf, type Spot, scalesOf, spacedOut, ticksOf } from './scales'

interface Props<P extends ChartPoint> {
  /** The oldest first; one at least. */
  points: readonly P[]
  /** Names the values that are walked along, for those who listen. */
  label: string
  /** What the drawing shows as a whole, for those who listen. */
  summary?: string | undefined
  /** What the band is: stands beside it where it ends. */
  bandLabel?: string | undefined
  /** What is aimed at, and how it is called beside its line. */
  target?: { value: number; label: string } | undefined
  /** Amounts stand above a number that is always in the picture: 0 for what is counted. */
  base?: number
  /** A day as it stands under the drawing. */
  dayOf: (at: string) => ReactNode
  /** A value as it stands beside the drawing. */
  numberOf: (value: number) => string
  /** All that is known of a point: what is spoken, and shown below the drawing unless `captionOf` shows it otherwise. */
  textOf: (point: P) => string
  captionOf?: (point: P) => ReactNode
  /** Which way time runs, where the page reads the other way. */
  note?: string | undefined
}

/**
 * Values over time with their range as a band. Time runs from left to right in every language. The points are walked
 * along with the arrow keys, as the values of one slider, so that each is spoken; a press chooses the nearest.
 */
export function TimeChart<P extends ChartPoint>(props: Props<P>) {
  const { points, label, summary, bandLabel, target, base, dayOf, numberOf, textOf, note } = props
  const { captionOf = textOf } = props
  const [at, setAt] = useState(points.length - 1)
  // Fewer points than before, after one was taken away.
  const chosen = Math.min(at, points.length - 1)
  const point = points[chosen]
  const ranged = points.findLast(({ low, high }) => low !== null || high !== null)
  if (!point) return null
  const scales = scalesOf(points, target?.value, base)
  const places = points.map((one) => scales.x(one.at))
  const ticks = ticksOf(...extentOf(points, target?.value, base))
  // A day takes a larger share of a phone's width.
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
        {/* Time has one direction; where the page reads the other way, the note below says so. */}
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
  /** Only where there is more room than on a phone. */
  wide: boolean
  children: ReactNode
}

/** A day under its point; at the edges it stays inside the drawing. */
function Below({ place, wide, children }: BelowProps) {
  const share = place < 15 ? 0 : place > 85 ? 100 : 50
  return (
    <span
      aria-hidden="true"
      className={cx('absolute top-full mt-2 whitespace-nowrap leading-none', wide && 'max-sm:hidden')}
      // Moves by a share of its own width; the drawing has one direction, so nothing is mirrored.
      style={{ insetInlineStart: `${place}%`, transform: `translateX(-${share}%)` }}
    >
      {/* Its words read in the direction of their own letters. */}
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

/** What the band or the target is, beside its line where it hides least. */
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
