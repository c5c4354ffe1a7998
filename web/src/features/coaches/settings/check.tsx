import { type ReactNode, useId } from 'react'

/** A box with its words; the whole line takes the click. */
export function Check(props: {
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className="grid">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={props.checked}
          aria-describedby={props.hint ? id : undefined}
          onChange={(event) => props.onChange(event.target.checked)}
        />
        {props.children}
      </label>
      {props.hint ? (
        <p id={id} className="ms-8 text-ink-soft text-sm">
          {props.hint}
        </p>
      ) : null}
    </div>
  )
}
