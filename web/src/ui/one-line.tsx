import type { ReactNode } from 'react'

/**
 * Somebody's own words on one line: they read in their own direction, begin where the page's lines do and end in dots
 * where they are too long, in a right-to-left page too.
 */
export function OneLine({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={className ? `block ${className}` : 'block'}>
      {/* Room for the ring of a link inside. */}
      <span dir="auto" className="-m-1 inline-block max-w-[calc(100%+8px)] truncate p-1 align-bottom">
        {children}
      </span>
    </span>
  )
}
