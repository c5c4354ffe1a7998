import { type ComponentProps, useId } from 'react'
import { cx } from './cx'
import { describedBy, Field, type FieldText, inputClass } from './field'

type Props = FieldText & Omit<ComponentProps<'input'>, 'children'>

export function TextField({ label, error, hint, note, id: given, className, ...rest }: Props) {
  const own = useId()
  const id = given ?? own
  return (
    <Field id={id} label={label} error={error} hint={hint} note={note}>
      <input
        id={id}
        className={cx(inputClass, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        {...rest}
      />
    </Field>
  )
}
