import type { ReactNode, Ref } from 'react'
import { cx } from '../../ui/cx'
import { Notice } from '../../ui/notice'

/** The frame of the pages around the account: one narrow column, one action, and at most one thing beside it. */
export function AuthLayout(props: {
  title: string
  intro: string
  hint?: string
  children: ReactNode
  foot: ReactNode
  aside?: ReactNode
  /** For a page whose steps focus their heading. */
  heading?: Ref<HTMLHeadingElement>
}) {
  return (
    <div className="page py-10 sm:py-16">
      <div
        className={cx(
          'mx-auto grid max-w-md gap-7',
          props.aside !== undefined &&
            'lg:max-w-4xl lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-x-14',
        )}
      >
        <header className="ruled grid gap-3 pt-7">
          <h1 ref={props.heading} tabIndex={-1} className="wide text-3xl">
            {props.title}
          </h1>
          <p className="text-ink-soft">{props.intro}</p>
        </header>
        {props.aside ? (
          <div className="lg:sticky lg:top-28 lg:col-start-2 lg:row-span-5 lg:row-start-1 lg:self-start lg:pt-7">
            {props.aside}
          </div>
        ) : null}
        {props.hint ? <Notice kind="info">{props.hint}</Notice> : null}
        {props.children}
        {props.foot ? <p className="border-hairline border-t pt-5 text-ink-soft">{props.foot}</p> : null}
      </div>
    </div>
  )
}
