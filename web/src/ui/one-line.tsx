import type { ReactNode } from 'react'

/**
 * User text on one line in its own direction: aligned with the page's start edge and truncated with an ellipsis, also
 * in right-to-left pages.
 */
export function OneLine({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={className ? `block ${className}` : 'block'}>
      {/* Padding leaves room for the focus ring of a link. */}
      <span dir="auto" className="-m-1 inline-block max-w-[calc(100%+8px)] truncate p-1 align-bottom">
        {children}
      </span>
    </span>
  )
}
