import type { ReactNode } from 'react'
import { cx } from '../src/ui/cx'

/** One component of the kit with its states below its name. */
export function Part({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <section aria-label={name} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 dir="ltr" className="border-hairline border-b pb-1 text-ink-soft text-sm rtl:text-end">
        {name}
      </h2>
      <div className={wide ? 'grid grid-cols-[minmax(0,1fr)] gap-4' : 'flex flex-wrap items-center gap-4'}>
        {children}
      </div>
    </section>
  )
}

/** State that needs a pointer or keyboard; the visual check forces it on the child. */
export function Forced({
  state,
  children,
}: {
  state: 'hover' | 'focus-visible' | 'active'
  children: ReactNode
}) {
  return (
    <span data-force={state} className="contents">
      {children}
    </span>
  )
}

/** Controls of one size in a row; all must have equal height. */
export function SizeRow({ size, children }: { size: 'sm' | 'md' | 'lg'; children: ReactNode }) {
  return (
    <div data-size-row={size} className="flex flex-wrap items-center gap-3">
      {children}
    </div>
  )
}

/** Frame of fixed width for components that fill it. */
export function Frame({ width = 'max-w-80', children }: { width?: string; children: ReactNode }) {
  return <div className={cx('w-full', width)}>{children}</div>
}
