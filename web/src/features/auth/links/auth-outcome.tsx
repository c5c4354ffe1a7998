import { type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'

/** Result of an account action. It replaces a form, so its heading takes the focus. */
export function AuthOutcome(props: {
  good: boolean
  title: string
  children?: ReactNode
  /** Next actions. */
  actions: ReactNode
}) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="page py-10 sm:py-16">
      <div className="mx-auto grid max-w-md gap-6">
        <span
          className={cx(
            'grid size-14 place-items-center rounded-pill',
            props.good ? 'bg-pine-wash text-pine' : 'bg-pomegranate-wash text-pomegranate',
          )}
        >
          <Icon name={props.good ? 'check' : 'alert'} size={26} />
        </span>
        <div className="grid gap-3">
          <h1 ref={heading} tabIndex={-1} aria-describedby={id} className="wide text-2xl">
            {props.title}
          </h1>
          <div id={id} className="grid gap-3 text-ink-soft empty:hidden">
            {props.children}
          </div>
        </div>
        <div className="flex flex-wrap gap-3">{props.actions}</div>
      </div>
    </div>
  )
}
