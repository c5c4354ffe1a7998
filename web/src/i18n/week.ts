import type { Locale } from 'contract/locale'

interface Week {
  /** ISO weekday: 1 is Monday, 7 is Sunday. */
  firstDay: number
}

/** Rotates a list that starts on Monday into the week of the language; Persian starts on Saturday. */
export function inWeekOrder<Day>(fromMonday: readonly Day[], locale: Locale): Day[] {
  // Older browsers expose `weekInfo` as a property, or not at all.
  const known = new Intl.Locale(locale) as Intl.Locale & { weekInfo?: Week; getWeekInfo?: () => Week }
  const { firstDay } = known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1 }
  return [...fromMonday.slice(firstDay - 1), ...fromMonday.slice(0, firstDay - 1)]
}
