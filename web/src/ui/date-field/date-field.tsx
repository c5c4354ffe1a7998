import type { ComponentProps } from 'react'
import { useField } from '../form/context'
import { DatePicker } from './date-picker'

type Props = Omit<ComponentProps<typeof DatePicker>, 'value' | 'onChange' | 'onLeave' | 'error'> & {
  name: string
}

/** Day of a form, `YYYY-MM-DD` or empty. */
export function DateField({ name, required = true, ...rest }: Props) {
  const { value, change, leave, error, described } = useField(name)
  return (
    <DatePicker
      name={name}
      required={required}
      value={value}
      onChange={change}
      onLeave={leave}
      error={error}
      describedBy={described['aria-describedby']}
      {...rest}
    />
  )
}
