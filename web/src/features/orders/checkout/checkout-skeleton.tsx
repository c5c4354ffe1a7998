import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { Skeleton, SkeletonField, SkeletonRow } from '../../../ui/skeleton'
import { checkoutWords } from './words/checkout-words'

/** Form with the summary next to it on wide screens. */
export const checkoutColumns =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-12'

/** Number of fields in each part; headings are known before the values. */
const PARTS = { customer: 4, address: 5 } as const
const names = ['customer', 'address'] as const

/** The checkout before the cart and the customer's details are here. */
export function CheckoutSkeleton() {
  const t = useT(checkoutWords)
  return (
    <div role="status" aria-busy="true" className={checkoutColumns}>
      <span className="sr-only">{t('common.loading')}</span>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        {names.map((name) => (
          <div key={name} className="grid gap-5 border-hairline border-t pt-6">
            <p className="font-bold font-display text-xl leading-(--leading-heading) [font-stretch:112%]">
              {t(`checkout.${name}`)}
            </p>
            <div className={cx('grid gap-5 sm:grid-cols-2', name === 'address' && 'sm:*:first:col-span-2')}>
              {Array.from({ length: PARTS[name] }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: blocks without a name of their own
                <SkeletonField key={index} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className="grid gap-5 rounded-card border border-hairline bg-raised p-5 sm:p-6">
        <Skeleton className="h-7 w-40" />
        <div className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-3">
          <Skeleton className="size-14" />
          <div className="grid content-start gap-2.5 py-1">
            <Skeleton className="h-4 max-w-48" />
            <Skeleton className="h-4 w-20" />
          </div>
          <Skeleton className="h-5 w-16" />
        </div>
        <div className="grid gap-4 border-hairline border-t pt-5">
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </div>
        <Skeleton className="h-(--control-lg)" />
      </div>
    </div>
  )
}
