import { useQuery } from '@tanstack/react-query'
import type { MyProgram } from 'contract/programs/calls'
import { eatenOf, type Macros } from 'contract/programs/meal-rules'
import { mealKeys, type ProgramData } from 'contract/programs/plan'
import type { LogItem } from 'contract/training/calls'
import { listLog } from 'contract/training/routes'
import { call } from '../../../api/call'
import { programsKey } from '../programs.api'
import { isRunning } from './running'
import { dayOf } from './week'

/** Reads what I have eaten today by the log; undefined where the program does not run, and until the log is read. */
export function useEatenToday(
  userId: string,
  program: MyProgram['userProgram'],
  plan: ProgramData['nutrition']['mealPlan'],
): Macros | undefined {
  const date = dayOf(new Date())
  const { data } = useQuery({
    queryKey: [...programsKey(userId), 'eaten', program.id, date],
    queryFn: ({ signal }) =>
      call(listLog, { params: { id: program.id }, query: { from: date, to: date }, signal }),
    enabled: isRunning(program),
    staleTime: 0,
  })
  if (!data) return undefined
  return eatenOf(mealKeys.map((key) => ({ ...plan[key], ...tickOf(data.data.items, key) })))
}

/** The last entry of a meal says how it is. */
function tickOf(items: readonly LogItem[], key: string) {
  const last = items.findLast((item) => item.kind === 'meal' && item.meal === key)
  return last?.kind === 'meal'
    ? { done: last.done, alternative: last.alternative ?? null }
    : { done: false, alternative: null }
}
