import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; error?: string }

export function Checkbox({ label, error, id: given, ...rest }: Props) {
  const own = useId()
  const id = given ?? own
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          id={id}
          type="checkbox"
          className="size-5 shrink-0"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...rest}
        />
        <span>{label}</span>
      </label>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}
