import type { ComponentType, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { cx } from './cx'
import { EmptyState } from './empty-state'
import { Icon } from './icon'
import { LinkButton } from './link-button'
import { Skeleton } from './skeleton'
import { useMedia } from './use-media'

/** The query of the list as it was left: filter, search and page, which the row's link carries along as `from`. */
export function useListBefore(): string {
  const state: unknown = useLocation().state
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' ? from : ''
}

/** To the list as it was left. */
export function BackToList({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={{ pathname: to, search: useListBefore() }}
      className="-my-2 inline-flex min-h-11 items-center gap-1.5 justify-self-start text-ink-soft underline-offset-4 hover:text-ink hover:underline"
    >
      <Icon name="chevron-start" size={16} />
      {children}
    </Link>
  )
}

interface FrameProps {
  /** The list's path, its name and the words of the link to it. */
  list: string
  label: string
  back: string
  /** The list as a column: it is asked for only where the window has room for it beside the record. */
  beside: ComponentType
  className?: string
  children: ReactNode
}

/** The frame of a record: the way back to its list, which in a wide window stands beside it. */
export function DetailFrame({ list, label, back, beside: Beside, className, children }: FrameProps) {
  const wide = useMedia('(min-width: 90rem)')
  return (
    <div className={cx(wide && 'grid grid-cols-[22rem_minmax(0,1fr)] items-start print:block')}>
      {wide ? (
        <aside
          aria-label={label}
          className="sticky top-0 grid h-dvh grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto border-hairline border-e px-4 py-6 lg:py-8 print:hidden"
        >
          <BackToList to={list}>{back}</BackToList>
          <Beside />
        </aside>
      ) : null}
      <div
        className={cx(
          'mx-auto grid w-full grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 sm:px-8 lg:py-8',
          className,
        )}
      >
        {wide ? null : <BackToList to={list}>{back}</BackToList>}
        {children}
      </div>
    </div>
  )
}

interface Missing {
  title: string
  text: string
  back: string
  to: string
}

/** What an address without a record behind it says, with the way to the list. */
export function DetailMissing({ title, text, back, to }: Missing) {
  return (
    <EmptyState drawing="signpost" heading="h1" title={title} text={text}>
      <LinkButton to={to} kind="secondary">
        {back}
      </LinkButton>
    </EmptyState>
  )
}

/** A record that is on its way; `label` says so to a screen reader. */
export function DetailLoading({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" className="grid gap-6">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-16 max-w-md" />
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-100" />
        <Skeleton className="h-80" />
      </div>
    </div>
  )
}
