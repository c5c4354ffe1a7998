import { DateText } from '../../ui/date'
import { useSession } from '../auth/session'
import { useCoachSettings } from './coaches.api'

const styles = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  time: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

interface Props {
  /** Timestamp, or a day as `YYYY-MM-DD`. */
  value: string
  look?: keyof typeof styles
}

/** Days are formatted in UTC so that they never shift; timestamps use the local time zone. */
const zoneOf = (value: string) => (value.length === 10 ? { timeZone: 'UTC' } : {})

/** Date in English whatever the page's language, as specified. */
export function EnglishDate({ value, look = 'short' }: Props) {
  const date = new Date(value)
  const format = new Intl.DateTimeFormat('en-US', { ...styles[look], ...zoneOf(value) })
  return (
    <time dateTime={value} lang="en" dir="ltr">
      {format.format(date)}
    </time>
  )
}

/** Date in the coach area: English, unless the coach chose dates in the page's language (decision X-78). */
export function CoachDate({ value, look = 'short' }: Props) {
  const { user } = useSession('coach')
  const { data } = useCoachSettings(user?.id)
  return data?.localizedDates ? (
    <DateText value={value} look={look} />
  ) : (
    <EnglishDate value={value} look={look} />
  )
}
