import type { ReactNode } from 'react'
import { cx } from './cx'

interface Props {
  title: string
  intro: string
  /** Primary action: next to the heading, on phones below it. */
  action?: ReactNode
  /** Aligns the page with a header of the same width, where no navigation is beside it. */
  underHeader?: boolean
  children: ReactNode
}

/** Frame of a list page in a work area: heading, introduction, then filters and list. */
export function ListPage({ title, intro, action, underHeader, children }: Props) {
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-6 py-7 lg:py-10',
        underHeader ? 'page' : 'mx-auto max-w-6xl min-[105rem]:max-w-[90rem] px-4 sm:px-8',
      )}
    >
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

/** Live count of the results, so a screen reader announces a search; empty while unknown or zero. */
export function ListCount({ children }: { children: string | null }) {
  return (
    <p role="status" className="text-ink-soft empty:hidden">
      {children}
    </p>
  )
}
