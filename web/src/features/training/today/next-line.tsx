import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { addDays } from '../../programs/customer/week'
import type { BlockProps } from './block-props'
import { useDayText } from './day-text'
import { useDay } from './today.api'
import { todayWords } from './words/today-words'

/** The next session of a program, after the one of the day is done: `Tomorrow: Legs, 70 min`. */
export function NextLine({ userId, date, day, program }: BlockProps) {
  const t = useT(todayWords)
  const dayText = useDayText('weekday')
  const next = day.today.next?.userProgramId === program._id ? day.today.next : null
  const { data: ahead } = useDay(userId, next?.date ?? '')
  if (!next) return null
  const session = ahead?.today.sessions.find(({ userProgramId }) => userProgramId === program._id)
  const texts = {
    day: next.date === addDays(date, 1) ? t('today.after.tomorrow') : dayText(next.date),
    focus: isolatedName(next.focus || t('today.session.untitled')),
  }
  return (
    <p className="text-ink-soft text-sm tabular-nums">
      {session && session.duration > 0
        ? t('today.after.timed', { ...texts, n: session.duration })
        : t('today.after.text', texts)}
    </p>
  )
}
