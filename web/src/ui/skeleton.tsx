import { cx } from './cx'

/** A quiet block of the final size; seen only where the wait lasts. Mark the region around it `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-late rounded-field bg-sunken', className)} />
}
