import { type SVGAttributes, useId } from 'react'
import { PointShape, type PointState } from './point-mark'
import { type Band, bandsOf, type Scales } from './scales'

export interface ChartPoint {
  id: string
  /** ISO day or instant. */
  at: string
  value: number
  state: PointState
  /** Reference range of the value; an open end is null. */
  low: number | null
  high: number | null
}

interface Props {
  points: readonly ChartPoint[]
  scales: Scales
  /** Values marked by a horizontal line. */
  ticks?: readonly number[]
  /** Target value, drawn as a horizontal line. */
  target?: number | undefined
  /** Index of the highlighted point. */
  chosen?: number | undefined
}

/**
 * Plots values over time above a hatched band, oldest at the left in every language. Positions are percentages of the
 * box, so the drawing fills any size while shapes and strokes keep theirs.
 */
export function Plot({ points, scales, ticks = [], target, chosen }: Props) {
  const hatch = useId()
  const { x, y } = scales
  const picked = chosen === undefined ? undefined : points[chosen]
  return (
    <svg width="100%" height="100%" aria-hidden="true" className="absolute inset-0 overflow-visible">
      <defs>
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" y1="0" x2="0" y2="7" stroke="var(--pine)" strokeWidth="1.5" strokeOpacity="0.45" />
        </pattern>
      </defs>
      {ticks.map((tick) => (
        <Across key={tick} at={y(tick)} stroke="var(--hairline)" />
      ))}
      {bandsOf(points, x).map((band) => (
        <BandArea key={band.start} band={band} y={y} fill={`url(#${hatch})`} />
      ))}
      {target === undefined ? null : (
        <Across
          data-target
          at={y(target)}
          stroke="var(--saffron-ink)"
          strokeWidth="1.5"
          strokeDasharray="6 4"
        />
      )}
      {points.slice(1).map((point, index) => {
        const before = points[index]
        return before ? (
          <line
            key={point.id}
            x1={`${x(before.at)}%`}
            y1={`${y(before.value)}%`}
            x2={`${x(point.at)}%`}
            y2={`${y(point.value)}%`}
            stroke="var(--ink-soft)"
            strokeWidth="1.5"
          />
        ) : null
      })}
      {picked ? (
        <line
          x1={`${x(picked.at)}%`}
          x2={`${x(picked.at)}%`}
          y1="0"
          y2="100%"
          stroke="var(--turquoise)"
          strokeWidth="1.5"
          strokeDasharray="3 3"
        />
      ) : null}
      {points.map((point) => (
        <svg
          key={point.id}
          aria-hidden="true"
          x={`${x(point.at)}%`}
          y={`${y(point.value)}%`}
          overflow="visible"
        >
          {point === picked ? <circle r="10" fill="none" stroke="var(--turquoise)" strokeWidth="2" /> : null}
          <PointShape state={point.state} />
        </svg>
      ))}
    </svg>
  )
}

function Across({ at, ...line }: { at: number } & SVGAttributes<SVGLineElement>) {
  return <line x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} {...line} />
}

function BandArea({ band, y, fill }: { band: Band; y: Scales['y']; fill: string }) {
  const { start, end, low, high } = band
  // A range end far from the values is outside the drawing; the band then extends to the edge.
  const inside = (end: number | null) => end !== null && y(end) >= 0 && y(end) <= 100
  const clamp = (place: number) => Math.min(100, Math.max(0, place))
  const [top, bottom] = [high === null ? 0 : clamp(y(high)), low === null ? 100 : clamp(y(low))]
  const edge = (at: number) => (
    <line
      x1={`${start}%`}
      x2={`${end}%`}
      y1={`${at}%`}
      y2={`${at}%`}
      stroke="var(--pine)"
      strokeWidth="1"
      strokeDasharray="4 3"
    />
  )
  return (
    <g data-band={`${low ?? ''}–${high ?? ''}`}>
      <rect
        x={`${start}%`}
        y={`${top}%`}
        width={`${Math.max(0, end - start)}%`}
        height={`${Math.max(0, bottom - top)}%`}
        fill={fill}
      />
      {inside(high) ? edge(top) : null}
      {inside(low) ? edge(bottom) : null}
    </g>
  )
}
