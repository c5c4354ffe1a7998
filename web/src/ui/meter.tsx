import { cx } from './cx'

interface Props {
  /** Names the bar. */
  label: string
  value: number
  /** What the full bar stands for. */
  scale: number
  /** The value in words, with its unit. */
  text: string
  className?: string
}

/** Percent of the scale that a value reaches, never more than 100. */
export function shareOf(value: number, scale: number): number {
  return Math.min(100, Math.max(0, Math.round((value / scale) * 100)))
}

/** A quantity against a scale; full is full, and a mark says where it is more than that. */
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
