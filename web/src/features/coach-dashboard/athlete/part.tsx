import { type ReactNode, useId } from 'react'

/** A part of the column, under its heading. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="font-semibold font-text text-base tracking-normal">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  )
}
