import type { ReactNode } from 'react'
import { cx } from './cx'

/** Entry of a description list: term above value. */
export function Fact({
  name,
  className,
  children,
}: {
  name: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={cx('grid content-start leading-snug', className)}>
      <dt className="text-ink-soft text-xs">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

export function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} dir="ltr" className="link break-all">
      {address}
    </a>
  )
}

export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^\d+]/g, '')}`} dir="ltr" className="link tabular-nums">
      {number}
    </a>
  )
}
