import type { TodayMeal } from 'contract/training/calls'
import { useT } from '../../../i18n/i18n'
import { programsWords } from '../../programs/customer/words/programs-words'
import { useLog } from '../log/log'
import { withMeal, withWater } from './day'
import { useChangeDay } from './today.api'
import { useUndo } from './undo'
import { todayWords } from './words/today-words'

type Eaten = Pick<TodayMeal, 'done' | 'alternative'>

interface Place {
  userId: string
  date: string
  programId: string
}

/** Returns the acts on meals and water; each shows at once, is stored on the device, and can be undone. */
export function useMealActions({ userId, date, programId }: Place) {
  const t = useT(todayWords, programsWords)
  const undo = useUndo()
  const change = useChangeDay(userId, date)
  const log = useLog(programId)
  return {
    tick(before: TodayMeal, eaten: Eaten) {
      const { meal, done, alternative } = before
      const record = (to: Eaten, clientId?: string) => {
        change((now) => withMeal(now, meal, to))
        return log.record({ kind: 'meal', date, meal, ...to }, clientId)
      }
      const clientId = record(eaten)
      const name = t(`myPrograms.nutrition.meal.${meal}`)
      undo.offer(t(eaten.done ? 'today.meals.ticked' : 'today.meals.unticked', { meal: name }), () =>
        record({ done, alternative }, clientId),
      )
    },
    drink(ml: number) {
      const clientId = log.record({ kind: 'water', date, ml })
      change((now) => withWater(now, ml))
      undo.offer(t('today.water.added', { n: ml }), () => {
        log.remove(clientId)
        change((now) => withWater(now, -ml))
      })
    },
  }
}
