import { cx } from './cx'

/**
 * A quiet block of the final size, a little nearer to the ink than any ground it lies on: in the dark what is sunken would
 * be a hole. Seen only where the wait lasts. Mark the region around it `aria-busy`.
 */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-late rounded-field bg-ink/6', className)} />
}

/** A field with its label, before it is known what stands in it. */
export function SkeletonField() {
  return (
    <div className="grid gap-1.5">
      <Skeleton className="my-1 h-4 w-24 max-w-full" />
      <Skeleton className="h-(--control-md)" />
    </div>
  )
}

/** A name at the start of the line and a figure at its end. */
export function SkeletonRow() {
  return (
    <div className="flex items-center justify-between gap-4">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-4 w-16" />
    </div>
  )
}
