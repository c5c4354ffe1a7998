import { STATS_DAYS } from 'contract/admin/rules'
import type { StatsQuery } from './dashboard.api'

/** Periods in days that have a link: today, a week, a month, a quarter, a year. */
export const lengths = [1, 7, 30, 90, 365] as const
export type Length = (typeof lengths)[number]

/** Period in the URL: a number of days up to today, or a custom range; anything else means the default. */
export type ChosenPeriod = { days: Length } | { from: string; to: string }

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text)

export function readPeriod(params: URLSearchParams): ChosenPeriod {
  const [from, to] = [params.get('from'), params.get('to')]
  if (isDay(from) && isDay(to)) return { from, to }
  const days = Number(params.get('days'))
  return { days: lengths.find((one) => one === days) ?? STATS_DAYS }
}

/** Returns the query string of a period; empty for the default. */
export function periodSearch(period: ChosenPeriod): string {
  if ('from' in period) return `?${new URLSearchParams(period)}`
  return period.days === STATS_DAYS ? '' : `?days=${period.days}`
}

export const queryOf = (period: ChosenPeriod): StatsQuery => period
