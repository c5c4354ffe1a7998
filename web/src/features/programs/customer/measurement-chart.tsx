import type { Measurement } from 'contract/programs/calls'
import { useT } from '../../../i18n/i18n'
import { DateText } from '../../../ui/date'
import { programsWords } from './words/programs-words'

interface Props {
  /** Of one kind, the oldest first. */
  measurements: readonly Measurement[]
  /** What the coach aims at; null where there is no such number. */
  target: number | null
  /** Names the picture for those who listen; the table behind has the values. */
  label: string
  textOf: (value: number) => string
}

/** Room above and below the line, as a share of what it spans. */
const ROOM = 0.15

/**
 * Values over time with the target as a line. The drawing stretches with its box and is mirrored where the page is, so
 * that time runs with the reading direction; the words lie over it as text of their own.
 */
export function MeasurementChart({ measurements, target, label, textOf }: Props) {
  const t = useT(programsWords)
  const [first, last] = [measurements[0], measurements.at(-1)]
  if (!first || !last) return null
  const { x, y } = scales(measurements, target)
  const points = measurements.map((one) => ({ id: one._id, x: x(one.at), y: y(one.value) }))
  return (
    <figure className="grid gap-2">
      <div role="img" aria-label={label} className="relative h-52 border-hairline border-y">
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
              y1={y(target)}
              y2={y(target)}
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
            {t('myPrograms.tracking.target', { value: textOf(target) })}
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
        <DateText value={first.at} look="short" />
        {first === last ? null : <DateText value={last.at} look="short" />}
      </figcaption>
    </figure>
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
      className={`absolute rounded-field bg-raised/85 px-1.5 text-xs tabular-nums ${props.tone} ${above ? '-mt-6' : 'mt-1.5'}`}
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
