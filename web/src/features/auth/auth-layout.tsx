import type { ReactNode, Ref } from 'react'
import { Notice } from '../../ui/notice'

/** The frame of the pages around the account: one narrow column, one action. */
export function AuthLayout(props: {
  title: string
  intro: string
  hint?: string
  children: ReactNode
  foot: ReactNode
  /** For a page whose steps focus their heading. */
  heading?: Ref<HTMLHeadingElement>
}) {
  return (
    <div className="page py-10 sm:py-16">
      <div className="mx-auto grid max-w-md gap-7">
        <header className="ruled grid gap-3 pt-7">
          <h1 ref={props.heading} tabIndex={-1} className="wide text-3xl">
            {props.title}
          </h1>
          <p className="text-ink-soft">{props.intro}</p>
        </header>
        {props.hint ? <Notice kind="info">{props.hint}</Notice> : null}
        {props.children}
        <p className="border-hairline border-t pt-5 text-ink-soft">{props.foot}</p>
      </div>
    </div>
  )
}
