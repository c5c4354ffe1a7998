import { useId } from 'react'
import { cx } from './cx'
import { describedBy, Field, type FieldText } from './field'
import { Icon } from './icon'
import { inputLook } from './input-look'
import type { Native } from './size'

type Props = FieldText & Omit<Native<'select'>, 'multiple'> & { hideLabel?: boolean }

export function Select({
  label,
  error,
  hint,
  note,
  hideLabel,
  id: given,
  size,
  className,
  children,
  ...rest
}: Props) {
  const own = useId()
  const id = given ?? own
  const control = (
    <div className="relative">
      <select
        id={id}
        className={cx(inputLook(size), 'appearance-none text-ellipsis pe-10', className)}
        aria-label={hideLabel ? label : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        {...rest}
      >
        {children}
      </select>
      <Icon
        name="chevron-down"
        size={18}
        className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2"
      />
    </div>
  )
  if (hideLabel) return control
  return (
    <Field id={id} label={label} error={error} hint={hint} note={note}>
      {control}
    </Field>
  )
}
