import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  text: string
  children: ReactNode
}

/** Part of the page of progress, named by its heading. */
export function Section({ title, text, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="text-ink-soft text-sm">{text}</p>
      </div>
      {children}
    </section>
  )
}
