import { useT } from '../../../i18n/i18n'
import { Skeleton } from '../../../ui/skeleton'
import { todayWords } from './words/today-words'

/** The day before it is here, in the layout of the first program's block and the meals. */
export function TodaySkeleton() {
  const t = useT(todayWords)
  return (
    <>
      <div className="flex min-h-12 items-center gap-3">
        <div className="min-w-0 flex-1">
          <h1 tabIndex={-1} className="text-xl sm:text-3xl">
            {t('today.title')}
          </h1>
          <Skeleton className="my-1 h-4 w-32" />
        </div>
        <Skeleton className="size-10 rounded-pill" />
      </div>
      <div
        role="status"
        aria-busy="true"
        className="grid items-start gap-3 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]"
      >
        <span className="sr-only">{t('today.loading')}</span>
        <div className="grid gap-3 rounded-card border border-hairline bg-raised p-4 sm:p-6">
          <Skeleton className="h-7 w-48 max-w-full" />
          <Skeleton className="h-4 w-40 max-w-full" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4" />
          <Skeleton className="h-14" />
          <Skeleton className="my-2 h-6 w-52 max-w-full" />
        </div>
        <div className="grid divide-y divide-hairline rounded-card border border-hairline bg-raised">
          <div className="p-4">
            <Skeleton className="h-7" />
          </div>
          <div className="p-4">
            <Skeleton className="h-5" />
          </div>
        </div>
      </div>
    </>
  )
}
