import { type ReactNode, type Ref, use, useEffect, useId } from 'react'
import { ErrorState } from '../../../ui/error-state'
import { Skeleton } from '../../../ui/skeleton'
import { SectionsContext } from './sections-context'

/** Section of the account page: description at the start, controls at the end. */
export function AccountSection(props: {
  title: string
  text: string
  children: ReactNode
  heading?: Ref<HTMLHeadingElement>
}) {
  const id = useId()
  const { title } = props
  const add = use(SectionsContext)
  useEffect(() => add?.({ id, title }), [add, id, title])
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-hairline border-t pt-7 lg:grid-cols-[17rem_1fr] lg:gap-12"
    >
      <div className="grid content-start gap-2">
        <h2 id={id} ref={props.heading} tabIndex={-1} className="text-xl outline-none">
          {props.title}
        </h2>
        <p className="max-w-prose text-ink-soft text-sm">{props.text}</p>
      </div>
      <div className="grid min-w-0 content-start gap-5">{props.children}</div>
    </section>
  )
}

/** A list that is on its way, or did not arrive. */
export function ListFallback(props: {
  failed: boolean
  title: string
  loading: string
  onRetry: () => void
}) {
  if (props.failed) {
    return (
      <div className="grid *:py-6">
        <ErrorState heading="p" title={props.title} onRetry={props.onRetry} />
      </div>
    )
  }
  return (
    <div role="status" aria-busy="true" className="grid gap-3">
      <span className="sr-only">{props.loading}</span>
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  )
}
