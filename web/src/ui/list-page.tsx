import type { ReactNode } from 'react'
import { Skeleton } from './skeleton'

/** The frame of a list in a work area: heading, introduction, and the list with its filters below. */
export function ListPage({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-7 sm:px-8 lg:py-10">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <h1 tabIndex={-1} className="wide text-2xl">
          {title}
        </h1>
        <p className="text-ink-soft">{intro}</p>
      </header>
      {children}
    </div>
  )
}

/** Rows that are on their way; `label` says so to a screen reader. */
export function ListLoading({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" className="grid gap-2">
      <span className="sr-only">{label}</span>
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} className="h-18" />
      ))}
    </div>
  )
}

/** The rows of a list, paler while the next answer is on its way. */
export function ListRows({ updating, children }: { updating: boolean; children: ReactNode }) {
  return (
    <div aria-busy={updating} className={updating ? 'opacity-60' : undefined}>
      <ul className="divide-y divide-hairline overflow-clip rounded-card border border-hairline">
        {children}
      </ul>
    </div>
  )
}

/** How many there are; announced, so that a search is heard too. Says nothing while that is unknown or zero. */
export function ListCount({ children }: { children: string | null }) {
  return (
    <p role="status" className="text-ink-soft empty:hidden">
      {children}
    </p>
  )
}
