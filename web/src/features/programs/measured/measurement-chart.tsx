import type { Measurement } from 'contract/programs/calls'
import type { MeasurementKind } from 'contract/programs/rules'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import { useMeasuredText } from './measured-text'
import { measuredWords } from './words/measured-words'

interface Props {
  kind: MeasurementKind
  /** Of this kind, the oldest first. */
  measurements: readonly Measurement[]
  /** What the coach aims at; null where there is no such number. */
  target: number | null
  /** The day of an instant, as the reader wants days. */
  dayOf: (at: string) => ReactNode
}

/** Room above and below the line, as a share of what it spans. */
const ROOM = 0.15

/**
 * Values over time with the target as a line. The drawing stretches with its box and is mirrored where the page is, so
 * that time runs with the reading direction; the words lie over it as text of their own.
 */
export function MeasurementChart({ kind, measurements, target, dayOf }: Props) {
  const t = useT(measuredWords)
  const textOf = useMeasuredText(kind)
  const [first, last] = [measurements[0], measurements.at(-1)]
  if (!first || !last) return null
  const { x, y } = scales(measurements, target)
  const points = measurements.map((one) => ({ id: one._id, x: x(one.at), y: y(one.value) }))
  const label = t('measured.chart', {
    kind: t(`measured.kinds.${kind}`),
    values: measurements.length,
    first: textOf(first.value),
    last: textOf(last.value),
  })
  return (
    <figure className="grid gap-2">
      <div role="img" aria-label={label} className="relative h-52 border-hairline border-y">
        <Lines points={points} target={target === null ? null : y(target)} />
        {points.map((point) => (
          <span
            key={point.id}
            data-point
            className="absolute -ms-1 -mt-1 size-2 rounded-pill bg-pine"
            style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
          />
        ))}
        {target === null ? null : (
          <Label at={{ start: 0, top: y(target) }} tone="text-saffron-ink">
            {t('measured.target', { value: textOf(target) })}
          </Label>
        )}
        <Label
          at={{ end: 0, top: y(last.value) }}
          // Beside the line, not on it: a line that falls comes from above.
          below={last.value < (measurements.at(-2)?.value ?? last.value)}
          tone="font-semibold text-pine"
        >
          {textOf(last.value)}
        </Label>
      </div>
      <figcaption className="flex justify-between gap-4 text-ink-soft text-xs tabular-nums">
        {dayOf(first.at)}
        {first === last ? null : dayOf(last.at)}
      </figcaption>
    </figure>
  )
}

function Lines({
  points,
  target,
}: {
  points: readonly { x: number; y: number }[]
  /** Its height; null without a target. */
  target: number | null
}) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mirrored absolute inset-0 size-full overflow-visible"
    >
      {target === null ? null : (
        <line
          data-target
          x1="0"
          x2="100"
          y1={target}
          y2={target}
          stroke="var(--saffron-ink)"
          strokeWidth="1.5"
          strokeDasharray="6 4"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <polyline
        points={points.map((point) => `${point.x},${point.y}`).join(' ')}
        fill="none"
        stroke="var(--pine)"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** A word at the edge of the drawing, above its line where there is room. */
function Label(props: {
  at: { start?: number; end?: number; top: number }
  below?: boolean
  tone: string
  children: string
}) {
  const { start, end, top } = props.at
  const above = !props.below && top > 20
  return (
    <span
      aria-hidden="true"
      className={`absolute rounded-field bg-raised px-1.5 text-xs tabular-nums ${props.tone} ${above ? '-mt-6' : 'mt-1.5'}`}
      style={{
        insetInlineStart: start === undefined ? undefined : `${start}%`,
        insetInlineEnd: end === undefined ? undefined : `${end}%`,
        insetBlockStart: `${top}%`,
      }}
    >
      {props.children}
    </span>
  )
}

/** Instants and values as percent of the box; a single value stands in its middle. */
function scales(measurements: readonly Measurement[], target: number | null) {
  const times = measurements.map(({ at }) => Date.parse(at))
  const values = [...measurements.map(({ value }) => value), ...(target === null ? [] : [target])]
  const [from, to] = [Math.min(...times), Math.max(...times)]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const span = high - low || Math.max(1, Math.abs(high) * ROOM)
  const [bottom, height] = [low - span * ROOM, span * (1 + 2 * ROOM)]
  return {
    x: (at: string) => (to === from ? 50 : 2 + ((Date.parse(at) - from) / (to - from)) * 96),
    y: (value: number) => 100 - ((value - bottom) / height) * 100,
  }
}
