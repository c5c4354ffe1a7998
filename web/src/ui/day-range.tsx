import { useId } from 'react'
import { DateInput } from './date-field/date-input'

interface Props {
  /** First and last day (`YYYY-MM-DD`), empty if open. */
  value: { from: string; to: string }
  labels: { from: string; to: string }
  onChange: (change: { from?: string; to?: string }) => void
}

/** First and last day of a list's period. */
export function DayRange({ value, labels, onChange }: Props) {
  const id = useId()
  return (
    <div className="grid grid-cols-2 gap-3 max-[24rem]:grid-cols-1 max-[24rem]:gap-y-4">
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className="relative">
          <label
            htmlFor={id + end}
            className="-top-2.5 absolute z-(--z-over) start-2.5 bg-paper px-1 text-ink-soft text-xs leading-5"
          >
            {labels[end]}
          </label>
          <DateInput
            id={id + end}
            label={labels[end]}
            value={value[end]}
            onChange={(day) => onChange({ [end]: day })}
          />
        </div>
      ))}
    </div>
  )
}
