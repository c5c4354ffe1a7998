import { cx } from './cx'

interface Props {
  /** Accessible name. */
  label: string
  value: number
  /** Value of the full bar. */
  scale: number
  /** Value in words, with its unit. */
  text: string
  className?: string
}

/** Returns the value as a percentage of the scale, at most 100. */
export function shareOf(value: number, scale: number): number {
  return Math.min(100, Math.max(0, Math.round((value / scale) * 100)))
}

/** Bar of a quantity on a scale; a mark shows values above the maximum. */
export function Meter({ label, value, scale, text, className }: Props) {
  const percent = shareOf(value, scale)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className={cx('relative h-2 overflow-clip rounded-pill bg-sunken', className)}
    >
      <div
        className={cx('h-full rounded-pill bg-saffron', value > scale && 'border-ink border-e-4')}
        style={{ inlineSize: `${percent}%` }}
      />
    </div>
  )
}
