import { cx } from './cx'

/**
 * Placeholder block of the final size, shown only if the wait lasts. Tinted from the ink, since a sunken colour would
 * be a hole in dark mode. The region around it needs `aria-busy`.
 */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-late rounded-field bg-ink/6', className)} />
}

/** Placeholder of a labelled field. */
export function SkeletonField() {
  return (
    <div className="grid gap-1.5">
      <Skeleton className="my-1 h-4 w-24 max-w-full" />
      <Skeleton className="h-(--control-md)" />
    </div>
  )
}

/** Placeholder of a row with a name and a figure. */
export function SkeletonRow() {
  return (
    <div className="flex items-center justify-between gap-4">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-4 w-16" />
    </div>
  )
}
