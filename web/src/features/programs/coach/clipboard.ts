import { impersonalDay, withoutLoads } from 'contract/programs/impersonal'
import type { DayKey, MealKey, PlannedExercise, ProgramData } from 'contract/programs/plan'
import { useSyncExternalStore } from 'react'
import { sessionOf } from '../../../api/areas'

/** Part of a plan or a template that can be copied, as it is at that moment. */
export type PlanPart =
  | { kind: 'exercise'; value: PlannedExercise }
  | { kind: 'day'; key: DayKey; value: ProgramData['workout']['weeklySchedule'][DayKey] }
  | { kind: 'meal'; key: MealKey; value: ProgramData['nutrition']['mealPlan'][MealKey] }

/** Copied part with the athlete whose plan it is from; undefined for a template. */
type Copied = PlanPart & { athleteId: string | undefined }
export type CopiedOf<K extends PlanPart['kind']> = Extract<Copied, { kind: K }>

let copied: Copied | null = null
let unfollow = () => {}
const listeners = new Set<() => void>()

/** Holds one part until the page is loaded anew or another coach signs in. */
export function writeClipboard(next: Copied | null): void {
  unfollow()
  const session = sessionOf('coach')
  const coachId = session.current().user?.id
  unfollow = next
    ? session.follow(() => {
        if (session.current().user?.id !== coachId) writeClipboard(null)
      })
    : () => {}
  copied = next
  for (const listener of listeners) listener()
}

/** Returns the copied part if it is of this kind. */
export function useClipboard<K extends PlanPart['kind']>(kind: K): CopiedOf<K> | null {
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => copied,
    () => null,
  )
  return now?.kind === kind ? (now as CopiedOf<K>) : null
}

/** Returns the copied exercise as a new row of a plan of this athlete. */
export function exerciseFor(athleteId: string | undefined, copy: CopiedOf<'exercise'>): PlannedExercise {
  const { id: _, ...row } = copy.value
  return copy.athleteId === athleteId ? row : withoutLoads(row)
}

/** Returns the copied day for a plan of this athlete; the rows keep their ids, so that none is taken for a stored one. */
export function dayFor(athleteId: string | undefined, { value, ...copy }: CopiedOf<'day'>) {
  return copy.athleteId === athleteId ? value : impersonalDay(value)
}
