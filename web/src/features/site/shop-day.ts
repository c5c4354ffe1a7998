import { useSiteConfig } from './site.api'

/** Formats by time zone: making one takes longer than a hundred uses. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>()

function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/** Returns the day of an instant in a time zone as `YYYY-MM-DD`. */
function dayIn(timeZone: string | undefined, at: Date): string {
  const [month, day, year] = formatIn(timeZone).format(at).split('/')
  return `${year}-${month}-${day}`
}

/**
 * Returns a function that moves an instant to the shop's day, with the device's time of day: days of delivery are counted
 * from it. It is the device's day until the settings are here.
 */
export function useShopDay(): (at: Date) => Date {
  const timeZone = useSiteConfig().data?.timeZone
  return (at) => {
    const [year = 0, month = 1, day = 1] = dayIn(timeZone, at).split('-').map(Number)
    const moved = new Date(at)
    moved.setFullYear(year, month - 1, day)
    return moved
  }
}

/** Returns the shop's current day as `YYYY-MM-DD`. */
export function useShopToday(): string {
  return dayIn(useSiteConfig().data?.timeZone, new Date())
}
