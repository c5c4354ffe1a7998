import type { ReactNode } from 'react'

/** A part of what a program offers, with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}
