import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** The section is a group of radio buttons. */
  group?: boolean
  children: ReactNode | ((headingId: string) => ReactNode)
}

/** A part of a long form with its heading. */
export function FormSection({ title, group, children }: Props) {
  const id = useId()
  const content = typeof children === 'function' ? children(id) : children
  return (
    <div className="grid gap-5 border-hairline border-t pt-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {group ? (
        <div role="radiogroup" aria-labelledby={id}>
          {content}
        </div>
      ) : (
        content
      )}
    </div>
  )
}
