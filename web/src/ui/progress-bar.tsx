import { cx } from './cx'

interface Props {
  /** Accessible name. */
  label: string
  /** Completed share, 0 to 1. */
  value: number
  /** True if the task stopped before its end. */
  failed?: boolean
  className?: string
}

/** Progress of a task such as an upload. */
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
