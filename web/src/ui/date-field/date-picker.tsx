import { useId, useState } from 'react'
import { describedBy, Field, type FieldText } from '../field'
import { DateInput } from './date-input'
import type { DateInputProps } from './date-input-props'

type Props = FieldText & Omit<DateInputProps, 'id' | 'invalid'>

/** Labelled field of a day, with its hint and its error. */
export function DatePicker({ label, error, hint, note, describedBy: others, onLeave, ...rest }: Props) {
  const id = useId()
  const [partial, setPartial] = useState<string>()
  const problem = error ?? (rest.value === '' ? partial : undefined)
  const onLeft = (found: string | undefined) => {
    setPartial(found)
    onLeave?.(found)
  }
  return (
    <Field id={id} label={label} error={problem} hint={hint} note={note}>
      <DateInput
        id={id}
        label={label}
        invalid={problem !== undefined || others !== undefined}
        describedBy={describedBy(id, { hint, error: problem }) ?? others}
        onLeave={onLeft}
        {...rest}
      />
    </Field>
  )
}
