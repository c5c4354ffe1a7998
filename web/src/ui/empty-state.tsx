import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './drawing'

/** Empty list or page, with a suggestion for the next step. */
export function EmptyState({
  drawing,
  title,
  text,
  children,
  heading = 'h2',
}: {
  drawing: DrawingName
  title: string
  text?: string
  children?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
}) {
  const Heading = heading
  return (
    <div className="mx-auto grid max-w-lg justify-items-center gap-4 px-4 py-16 text-center sm:py-24">
      <Drawing name={drawing} className="mb-1 w-36 text-ink-soft" />
      <Heading className="text-2xl">{title}</Heading>
      {text ? <p className="text-ink-soft">{text}</p> : null}
      {children ? <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div> : null}
    </div>
  )
}
