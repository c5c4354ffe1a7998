import type { ReactNode } from 'react'
import { PlateArc } from './plate-arc'

/** Nothing here yet: says so, and what to do next. */
export function EmptyState({
  title,
  text,
  children,
  heading = 'h2',
}: {
  title: string
  text?: string
  children?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
}) {
  const Heading = heading
  return (
    <div className="mx-auto grid max-w-lg justify-items-center gap-4 px-4 py-16 text-center sm:py-24">
      <PlateArc size={56} stroke={2.5} value={0.08} />
      <Heading className="text-2xl">{title}</Heading>
      {text ? <p className="text-ink-soft">{text}</p> : null}
      {children ? <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div> : null}
    </div>
  )
}
