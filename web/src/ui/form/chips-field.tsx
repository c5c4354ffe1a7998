import { CheckChip } from '../chip'
import { useField } from './context'

interface Props<T extends string> {
  /** Path of a list of options. */
  name: string
  options: readonly T[]
  label: (option: T) => string
}

/** Chips that choose some of a few options; the value has them in the order of the options. */
export function ChipsField<T extends string>({ name, options, label }: Props<T>) {
  const { value, change } = useField<T[]>(name)
  return (
    <div className="flex flex-wrap gap-2">
      {options.map((one) => (
        <CheckChip
          key={one}
          size="sm"
          name={name}
          checked={value.includes(one)}
          onChange={({ target }) =>
            change(options.filter((other) => (other === one ? target.checked : value.includes(other))))
          }
        >
          {label(one)}
        </CheckChip>
      ))}
    </div>
  )
}
