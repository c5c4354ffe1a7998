import { cx } from './cx'

interface Props {
  /** The share that is done, 0 to 1. */
  value: number
  size?: number
  className?: string
  stroke?: number
}

/** From here on the rim is drawn whole: two ends that meet leave a hairline between them. */
const FULL = 0.999

/**
 * A share that is done, as an arc on the rim of a weight plate: an order's way, a form's parts, an upload, a program's
 * progress. Never an ornament, a bullet or a spinner. Decorative: words beside it say the figure.
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
