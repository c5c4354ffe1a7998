import { useT } from '../../i18n/i18n'
import { Skeleton, SkeletonRow } from '../../ui/skeleton'

/** Lines and summary side by side on wide screens. */
export const cartColumns =
  'flex flex-col gap-6 md:grid md:items-start md:gap-8 md:grid-cols-[minmax(0,1fr)_17rem] min-[56rem]:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12'
export const cartLines = '@container divide-y divide-hairline border-hairline border-y'

/** Placeholder of a loading cart: two lines and the summary. */
export function CartSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-busy="true" className={cartColumns}>
      <span className="sr-only">{t('common.loading')}</span>
      <div className={cartLines}>
        <Line />
        <Line />
      </div>
      <div className="grid gap-5 rounded-card border border-hairline bg-raised p-5 lg:p-6">
        <Skeleton className="h-7 w-32" />
        <div className="grid gap-4 py-1">
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </div>
        <div className="flex justify-between border-hairline border-t pt-4">
          <Skeleton className="h-7 w-20" />
          <Skeleton className="h-7 w-24" />
        </div>
        <Skeleton className="h-(--control-lg)" />
        <Skeleton className="mx-auto mb-12 h-4 w-40" />
      </div>
    </div>
  )
}

/** Same layout as `CartLine`. */
function Line() {
  return (
    <div className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-3 py-5 @lg:grid-cols-[7.5rem_1fr_auto] @lg:gap-x-6">
      <Skeleton className="row-span-2 aspect-square self-start rounded-card @lg:row-span-1" />
      <div className="grid content-start gap-3 py-1">
        <Skeleton className="h-5 w-full max-w-72" />
        <Skeleton className="h-5 w-20" />
      </div>
      <div className="col-start-2 flex items-center justify-between gap-5 @lg:col-start-3 @lg:flex-col @lg:items-end @lg:justify-between">
        <Skeleton className="order-last h-6 w-20 @lg:order-first" />
        <Skeleton className="h-(--control-sm) w-36" />
      </div>
    </div>
  )
}
