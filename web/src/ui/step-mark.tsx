import { cx } from './cx'

/** Dot of a step: filled if done, hollow if pending. The text next to it must state the same. */
export function StepMark({ done = true, className }: { done?: boolean; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('grid place-items-center', className)}>
      <span
        className={cx(
          'size-3.5 rounded-pill border-2',
          done ? 'border-saffron-ink bg-saffron' : 'border-edge bg-raised',
        )}
      />
    </span>
  )
}
