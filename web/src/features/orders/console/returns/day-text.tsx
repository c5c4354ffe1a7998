import { DateText } from '../../../../ui/date'

/** A day of the shop (`YYYY-MM-DD`), the same wherever it is read. */
export function DayText({ day }: { day: string }) {
  return <DateText value={new Date(`${day}T12:00:00`)} look="short" />
}
