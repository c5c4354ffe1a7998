import { cx } from './cx'

interface Props {
  /** Share of the circle that is filled, 0 to 1. */
  value?: number
  size?: number
  className?: string
  stroke?: number
}

/** The device of the house: the rim of a weight plate, of which an arc is filled. Decorative. */
export function PlateArc({ value = 0.3, size = 28, stroke = 3, className }: Props) {
  const radius = 12 - stroke / 2
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={cx('shrink-0', className)}
    >
      <circle
        cx="12"
        cy="12"
        r={radius}
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        opacity="0.18"
      />
      <circle
        cx="12"
        cy="12"
        r={radius}
        fill="none"
        stroke="var(--saffron)"
        strokeWidth={stroke}
        pathLength={100}
        strokeDasharray={`${value * 100} 100`}
        transform="rotate(-90 12 12)"
      />
    </svg>
  )
}
