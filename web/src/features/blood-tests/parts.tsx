import { type ReactNode, useId } from 'react'
import { cx } from '../../ui/cx'

interface PartProps {
  title: string
  heading: 'h2' | 'h3'
  /** Draws a line above the section. */
  ruled?: boolean
  children: ReactNode
}

/** Section of a blood test with a heading. */
export function Part({ title, heading: Heading, ruled, children }: PartProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-3', ruled && 'border-hairline border-t pt-5')}
    >
      <Heading id={id} className={Heading === 'h2' ? 'text-xl' : 'text-lg'}>
        {title}
      </Heading>
      {children}
    </section>
  )
}

/** User-written text with its own direction and line breaks; the block itself aligns with the page. */
export function Written({ children }: { children: string }) {
  return (
    <p dir="auto" className="wrap-anywhere w-fit max-w-prose whitespace-pre-line text-start">
      {children}
    </p>
  )
}
