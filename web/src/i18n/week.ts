import type { Locale } from 'contract/locale'

interface Week {
  /** 1 is Monday, 7 is Sunday. */
  firstDay: number
}

/** The days of a list that begins on Monday, in the order of the language's own week: in Persian from Saturday. */
export function inWeekOrder<Day>(fromMonday: readonly Day[], locale: Locale): Day[] {
  // Older browsers have the week as a property, some have none.
  const known = new Intl.Locale(locale) as Intl.Locale & { weekInfo?: Week; getWeekInfo?: () => Week }
  const { firstDay } = known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1 }
  return [...fromMonday.slice(firstDay - 1), ...fromMonday.slice(0, firstDay - 1)]
}
