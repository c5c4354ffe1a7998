import { cx } from './cx'

interface Props {
  /** What is under way, for those who listen. */
  label: string
  /** The share that is done, 0 to 1. */
  value: number
  /** It stopped before its end. */
  failed?: boolean
  className?: string
}

/** How far something has come that takes its time, such as a file on its way. */
export function ProgressBar({ label, value, failed, className }: Props) {
  const percent = Math.floor(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cx('h-1.5 overflow-clip rounded-pill bg-hairline', className)}
    >
      <div
        className={cx('h-full rounded-pill transition-[inline-size]', failed ? 'bg-pomegranate' : 'bg-pine')}
        style={{ inlineSize: `${percent}%` }}
      />
    </div>
  )
}
