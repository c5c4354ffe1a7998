import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  text: string
  children: ReactNode
}

/** Section of a settings form: heading and explanation next to its fields, on phones above them. */
export function SettingsSection({ title, text, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-hairline border-t pt-7 first:border-t-0 first:pt-0 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12"
    >
      <div className="grid content-start gap-2">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="max-w-prose text-ink-soft text-sm">{text}</p>
      </div>
      <div className="grid min-w-0 content-start gap-5">{children}</div>
    </section>
  )
}
