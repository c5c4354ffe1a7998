import type { ComponentType, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { cx } from './cx'
import { EmptyState } from './empty-state'
import { Icon } from './icon'
import { LinkButton } from './link-button'
import { Skeleton } from './skeleton'
import { useMedia } from './use-media'

/** Returns the query of the list (filter, search, page) that the row's link passed as `from` in the history state. */
export function useListBefore(): string {
  const state: unknown = useLocation().state
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' ? from : ''
}

/** Link back to the list with its filter, search and page. */
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
  /** Path of the list, its name, and the text of the link back. */
  list: string
  label: string
  back: string
  /** List as a side column; mounted only if the window is wide enough. */
  beside: ComponentType
  className?: string
  children: ReactNode
}

/** Frame of a record: the link back to its list, which a wide window shows as a side column. */
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

/** Empty state for an address without a record, with a link to the list. */
export function DetailMissing({ title, text, back, to }: Missing) {
  return (
    <EmptyState drawing="signpost" heading="h1" title={title} text={text}>
      <LinkButton to={to} kind="secondary">
        {back}
      </LinkButton>
    </EmptyState>
  )
}

/** Skeleton of a record; screen readers get `label`. */
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
