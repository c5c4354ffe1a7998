import { useId } from 'react'
import { cx } from './cx'
import { describedBy, Field, type FieldText } from './field'
import { inputLook } from './input-look'
import type { Native } from './size'

type Props = FieldText & Omit<Native<'textarea'>, 'children'>

/** Textarea; it grows with its content if the browser supports that. */
export function TextArea({ label, error, hint, note, id: given, size, className, ...rest }: Props) {
  const own = useId()
  const id = given ?? own
  return (
    <Field id={id} label={label} error={error} hint={hint} note={note}>
      <textarea
        id={id}
        rows={5}
        className={cx(inputLook(size), 'field-sizing-content max-h-80 min-h-32 py-3', className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        {...rest}
      />
    </Field>
  )
}
