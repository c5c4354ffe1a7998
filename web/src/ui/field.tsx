import type { ReactNode } from 'react'
import { cx } from './cx'
import { Icon } from './icon'

export interface FieldText {
  label: string
  /** Error message that explains how to fix the input. */
  error?: string
  hint?: ReactNode
  /** Muted text after the label, such as “optional”; not part of the accessible name. */
  note?: string
}

/** Returns the ids of hint and error for `aria-describedby`. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldText, 'hint' | 'error'>,
): string | undefined {
  return cx(hint != null && `${id}-hint`, error && `${id}-error`) || undefined
}

/** Frame of a form field: label above, then control, hint and error. */
export function Field({
  id,
  label,
  note,
  hint,
  error,
  children,
}: FieldText & { id: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {note ? <span className="text-ink-soft">{note}</span> : null}
      </div>
      {children}
      {hint != null ? (
        <div id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </div>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-pomegranate text-sm">
      <Icon name="alert" size={16} className="mt-[0.22em]" />
      <span>{children}</span>
    </p>
  )
}
