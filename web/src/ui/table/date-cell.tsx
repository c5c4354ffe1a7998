import { Ago } from '../ago'
import { DateText } from '../date'

/** Table cell of an instant: its day, and its age. */
export function DateCell({ value }: { value: string }) {
  return (
    <p className="tabular-nums *:inline-block @min-[40rem]:*:block">
      <DateText value={value} look="short" />{' '}
      <span className="text-ink-soft">
        <Ago value={value} />
      </span>
    </p>
  )
}
