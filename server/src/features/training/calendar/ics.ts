import { DAY } from 'contract/units'

/** A whole day in a calendar. */
export interface CalendarDay {
  uid: string
  /** `YYYY-MM-DD`. */
  date: string
  title: string
  description: string
  url: string
  /** Rises with each change. */
  sequence: number
  /** Seconds since 1970. */
  changedAt: number
}

const LINE_OCTETS_MAX = 75

/** A calendar by RFC 5545; the same days are the same bytes. */
export function icsOf(name: string, days: readonly CalendarDay[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tavan//Training//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...days.flatMap(eventOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventOf(day: CalendarDay): string[] {
  const { uid, date, title, description, url, sequence, changedAt } = day
  const at = instantOf(changedAt)
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${at}`,
    `LAST-MODIFIED:${at}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    // The end of a whole day is the day after it.
    `DTEND;VALUE=DATE:${dayAfter(date).replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const instantOf = (seconds: number) =>
  new Date(Math.floor(seconds) * 1000).toISOString().replace(/[-:]|\.\d+/g, '')

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10)

/** Escapes a text; other control characters than line breaks are left out. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Folds a line at 75 octets, never within a character. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS_MAX) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}
