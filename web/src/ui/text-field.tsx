import { useId } from 'react'
import { cx } from './cx'
import { describedBy, Field, type FieldText } from './field'
import { inputLook } from './input-look'
import type { Native } from './size'

type Props = FieldText & Omit<Native<'input'>, 'children'>

export function TextField({ label, error, hint, note, id: given, size, className, ...rest }: Props) {
  const own = useId()
  const id = given ?? own
  return (
    <Field id={id} label={label} error={error} hint={hint} note={note}>
      <input
        id={id}
        className={cx(inputLook(size), className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        {...rest}
      />
    </Field>
  )
}
