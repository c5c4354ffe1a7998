import { type ReactNode, useId } from 'react'

/** A part of a tab, under its heading. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** A quiet box around some fields. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-card border border-hairline bg-raised p-4 sm:p-5">
      {children}
    </div>
  )
}
