import { DateText } from '../../ui/date'
import { useSession } from '../auth/session'
import { useCoachSettings } from './coaches.api'

const styles = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  time: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

interface Props {
  /** A moment, or a day as `YYYY-MM-DD`. */
  value: string
  look?: keyof typeof styles
}

/** A day alone is the same day everywhere; a moment is told by the reader's clock. */
const zoneOf = (value: string) => (value.length === 10 ? { timeZone: 'UTC' } : {})

/** A date as the specification writes it: in English, whatever the language. */
export function EnglishDate({ value, look = 'short' }: Props) {
  const date = new Date(value)
  const format = new Intl.DateTimeFormat('en-US', { ...styles[look], ...zoneOf(value) })
  return (
    <time dateTime={value} lang="en" dir="ltr">
      {format.format(date)}
    </time>
  )
}

/** A date of the coach area: in English, unless this coach wants dates in the language of the page (decision X-78). */
export function CoachDate({ value, look = 'short' }: Props) {
  const { user } = useSession('coach')
  const { data } = useCoachSettings(user?.id)
  return data?.localizedDates ? (
    <DateText value={value} look={look} />
  ) : (
    <EnglishDate value={value} look={look} />
  )
}
