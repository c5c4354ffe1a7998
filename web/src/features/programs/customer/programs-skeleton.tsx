import { useT } from '../../../i18n/i18n'
import { Skeleton } from '../../../ui/skeleton'
import { programsWords } from './words/programs-words'

const three = [0, 1, 2] as const

/** My programs before they are here: the three figures, the filters, and cards. */
export function ProgramsSkeleton() {
  const t = useT(programsWords)
  return (
    <div role="status" aria-busy="true" className="grid grid-cols-1 gap-7">
      <span className="sr-only">{t('myPrograms.loading')}</span>
      <div className="grid grid-cols-3 divide-x divide-hairline rounded-card border border-hairline bg-raised">
        {three.map((figure) => (
          <div key={figure} className="grid gap-3 px-4 py-4 sm:px-6">
            <Skeleton className="h-4 w-full max-w-20" />
            <Skeleton className="h-6 w-8" />
          </div>
        ))}
      </div>
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap gap-3">
          <Skeleton className="h-(--control-md) flex-1 basis-56" />
          <Skeleton className="h-(--control-md) flex-1 basis-44 sm:max-w-64" />
        </div>
        <div className="flex gap-3 overflow-clip">
          {three.map((chip) => (
            <Skeleton key={chip} className="h-(--control-md) w-28 shrink-0 rounded-pill" />
          ))}
        </div>
      </div>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-3">
        {three.map((card) => (
          <Card key={card} />
        ))}
      </div>
    </div>
  )
}

/** Placeholder in the layout of `ProgramCard`. */
function Card() {
  return (
    <div className="grid content-start gap-5 rounded-card border border-hairline bg-raised p-5 sm:p-6">
      <div className="grid gap-3">
        <div className="flex items-center justify-between gap-3">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-6 w-20 rounded-pill" />
        </div>
        <Skeleton className="h-6 w-full max-w-56" />
      </div>
      <div className="flex items-center gap-4">
        <Skeleton className="size-13 rounded-pill" />
        <div className="grid gap-2">
          <Skeleton className="h-3.5 w-16" />
          <Skeleton className="h-6 w-14" />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
      <Skeleton className="h-(--control-sm) w-32" />
    </div>
  )
}
