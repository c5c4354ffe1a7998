import { cx } from './cx'

interface Props {
  /** Completed share, 0 to 1. */
  value: number
  size?: number
  className?: string
  stroke?: number
}

/** Minimum value drawn as a full circle: two ends that meet would leave a hairline. */
const FULL = 0.999

/**
 * Completed share as an arc on the rim of a weight plate, for order, form, upload and program progress; never an
 * ornament, bullet or spinner. Decorative: the text nearby must state the figure.
 */
export function PlateArc({ value, size = 28, stroke = 3, className }: Props) {
  const rim = { cx: 12, cy: 12, r: 12 - stroke / 2, fill: 'none', strokeWidth: stroke }
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={cx('shrink-0', className)}
    >
      <circle {...rim} stroke="currentColor" opacity="0.18" />
      {value >= FULL ? (
        <circle {...rim} stroke="var(--saffron)" />
      ) : value > 0 ? (
        <circle
          {...rim}
          stroke="var(--saffron)"
          pathLength={100}
          strokeDasharray={`${value * 100} 100`}
          transform="rotate(-90 12 12)"
        />
      ) : null}
    </svg>
  )
}
