import { useLocale } from '../../../i18n/i18n'

const looks = {
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** Returns the formatter of days, `YYYY-MM-DD`; they are counted in UTC, so that no zone shifts them. */
export function useDayText(look: keyof typeof looks = 'day'): (day: string) => string {
  const { tag } = useLocale()
  const format = new Intl.DateTimeFormat(tag, { ...looks[look], timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}

interface Props {
  day: string
  look?: keyof typeof looks
  className?: string
}

/** A day in the calendar of the language. */
export function DayText({ day, look, className }: Props) {
  const text = useDayText(look)
  return (
    <time dateTime={day} className={className}>
      {text(day)}
    </time>
  )
}

/** Returns the formatter of a text of the coach, such as `8-10`, in the digits of the page. */
export function useCoachDigits(): (text: string) => string {
  const { tag } = useLocale()
  const digits = new Intl.NumberFormat(tag)
  return (text) => text.replace(/[0-9]/g, (digit) => digits.format(Number(digit)))
}

/** Returns the formatter of millilitres in litres, with one digit at least: `1.0`. */
export function useLitres(): (ml: number) => string {
  const { tag } = useLocale()
  const format = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 2 })
  return (ml) => format.format(ml / 1000)
}
