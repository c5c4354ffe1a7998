import type { TodaySession } from 'contract/training/calls'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { useLog } from '../log/log'
import type { BlockProps } from './block-props'
import { withExcuse, withMoved, withReturned } from './day'
import { useDayText } from './day-text'
import { useChangeDay } from './today.api'
import { useUndo } from './undo'
import { todayWords } from './words/today-words'

/** Returns the acts on a session of the day; each shows at once, is stored on the device, and can be undone. */
export function useSessionActions(
  props: Pick<BlockProps, 'userId' | 'date' | 'day'> & { session: TodaySession },
) {
  const { userId, date, day, session } = props
  const t = useT(todayWords)
  const undo = useUndo()
  const dayText = useDayText('weekday')
  const change = useChangeDay(userId, date)
  const log = useLog(session.userProgramId)
  const unexcuse = (clientId: string) => {
    log.remove(clientId)
    change((now) => withExcuse(now, session.userProgramId, false))
    undo.drop()
  }
  return {
    move(to: string) {
      const clientId = log.record({ kind: 'move', date, from: date, to })
      const { next } = day.today
      change((now) => withMoved(now, session, to))
      const focus = isolatedName(session.focus || t('today.session.untitled'))
      undo.offer(t('today.move.moved', { focus, day: dayText(to) }), () => {
        log.remove(clientId)
        change((now) => withReturned(now, { session, next }))
      })
    },
    excuse(reason: string) {
      const clientId = log.record({ kind: 'excuse', date, reason })
      change((now) => withExcuse(now, session.userProgramId, true))
      undo.offer(t('today.excuse.excused'), () => unexcuse(clientId))
    },
    unexcuse,
  }
}
