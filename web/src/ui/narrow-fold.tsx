import { type ReactNode, useState } from 'react'
import { Icon } from './icon'
import { useMedia } from './use-media'

interface Props {
  /** Content of the fold in a word or two. */
  label: string
  /** True if a filter in it is set: then it starts open. */
  isChosen: boolean
  children: ReactNode
}

/** Fold for rarely needed controls on phones, so that they do not push the list below the screen. */
export function NarrowFold({ label, isChosen, children }: Props) {
  const [startsOpen] = useState(isChosen)
  const isNarrow = useMedia('(max-width: 39.99rem)')
  if (!isNarrow) return children
  return (
    <details open={startsOpen} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-sm [&::-webkit-details-marker]:hidden">
        {label}
        <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}
