import { cx } from './cx'

/** A stop on a way: filled where it lies behind, hollow where it is still to come. The words beside it say which. */
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
