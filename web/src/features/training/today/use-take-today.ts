import type { TodaySession } from 'contract/training/calls'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { useToast } from '../../../ui/toast'
import { useLog } from '../log/log'
import type { BlockProps } from './block-props'
import { withoutMissed, withoutSession, withReturnedMissed, withSession } from './day'
import { useChangeDay } from './today.api'
import { useUndo } from './undo'
import { todayWords } from './words/today-words'

interface Taken {
  /** Undefined until its day is known on this device. */
  session: TodaySession | undefined
  /** Day of the session. */
  from: string
  focus: string
}

/** Returns the function that moves a session of another day to this one. */
export function useTakeToday({ userId, date, day, program }: BlockProps): (taken: Taken) => void {
  const t = useT(todayWords)
  const toast = useToast()
  const undo = useUndo()
  const change = useChangeDay(userId, date)
  const log = useLog(program._id)
  return ({ session, from, focus }) => {
    if (!session) return void toast(t('today.rest.offline'), { kind: 'alert' })
    const clientId = log.record({ kind: 'move', date, from, to: date })
    const before = day.today.missed
    change((now) => withoutMissed(withSession(now, session), from))
    const text = t('today.rest.taken', { focus: isolatedName(focus || t('today.session.untitled')) })
    undo.offer(text, () => {
      log.remove(clientId)
      change((now) => withReturnedMissed(withoutSession(now, session), before))
    })
  }
}
