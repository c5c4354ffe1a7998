import { useQuery } from '@tanstack/react-query'
import type { MyProgram } from 'contract/programs/calls'
import type { PlannedExercise } from 'contract/programs/plan'
import type { TodayExercise } from 'contract/training/calls'
import { getToday } from 'contract/training/routes'
import { call } from '../../../api/call'
import { useLocale } from '../../../i18n/i18n'
import { programsKey } from '../programs.api'
import { isRunning } from './running'
import type { PlanDay } from './week'

/** Targets of a row, and the maxima in kg that they name. */
export type RowTargets = Pick<TodayExercise, 'targets' | 'maxima'>

interface Asked {
  userId: string
  program: MyProgram['userProgram']
  date: string
  day: PlanDay
  /** False while the day is folded. */
  isShown: boolean
}

/**
 * Returns the targets of a row of a day: as the session of that day has them, with its week and maxima; until they are read,
 * and without a session, those that hold in every week.
 */
export function useDayTargets({ userId, program, date, day, isShown }: Asked) {
  const { locale } = useLocale()
  const rows: readonly PlannedExercise[] = day.exercises
  const { data } = useQuery({
    queryKey: [...programsKey(userId), 'targets', date, locale],
    queryFn: ({ signal }) => call(getToday, { query: { date }, signal }),
    enabled: isShown && isRunning(program) && rows.some(({ targets = [] }) => targets.length > 0),
  })
  const planned = data?.data.sessions.find(
    ({ userProgramId, plannedFor }) => userProgramId === program.id && plannedFor === date,
  )
  return ({ id, targets = [] }: PlannedExercise): RowTargets =>
    planned?.exercises.find(({ row }) => row === id) ?? {
      targets: targets.filter(({ week }) => week === undefined),
    }
}
