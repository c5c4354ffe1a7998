import { Skeleton } from '../../../ui/skeleton'

/** A card of the final size while the products load. */
export function ProductCardSkeleton({ view = 'grid' }: { view?: 'grid' | 'list' }) {
  if (view === 'list') {
    return (
      <div className="flex gap-4 border-hairline border-b py-5 sm:gap-6">
        <Skeleton className="aspect-square w-28 shrink-0 rounded-card sm:w-44" />
        <div className="grid flex-1 content-start gap-2.5">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="aspect-square rounded-card" />
      <div className="grid gap-2">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-16 w-full" />
      </div>
      <Skeleton className="h-6 w-24" />
      <Skeleton className="h-11" />
    </div>
  )
}
