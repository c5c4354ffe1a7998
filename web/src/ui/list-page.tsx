import type { ReactNode } from 'react'

interface Props {
  title: string
  intro: string
  /** The one main action: beside the heading, on a phone below it. */
  action?: ReactNode
  children: ReactNode
}

/** The frame of a list in a work area: heading, introduction, and the list with its filters below. */
export function ListPage({ title, intro, action, children }: Props) {
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-7 sm:px-8 lg:py-10">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 max-w-full flex-1 basis-80 grid-cols-[minmax(0,1fr)] gap-1.5">
          <h1 tabIndex={-1} className="wide text-2xl">
            {title}
          </h1>
          <p className="text-ink-soft">{intro}</p>
        </div>
        {action}
      </header>
      {children}
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
