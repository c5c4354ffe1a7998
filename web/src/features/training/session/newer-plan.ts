import type { SessionPlan, TodayExercise, TodaySession } from 'contract/training/calls'
import { NOTHING_CHOSEN, plannedExercise, type RunningExercise, type RunningSession } from './running-session'
import { currentSlot, type Done, groupsOf, lastDoneIndex, slotsOf } from './slots'

/** Returns what the plan has for a session by now, if that is later than the version with which it runs. */
export function newerOf(session: RunningSession, planned: TodaySession | null): SessionPlan | null {
  const newest = planned?.newer ?? planned
  const known = Math.max(session.planVersion, session.keptBefore ?? 0)
  return newest && newest.planVersion > known ? newest : null
}

/** Returns the names of the exercises that a newer plan changes, adds or removes, as far as sets of them are left. */
export function changedExercises(session: RunningSession, plan: SessionPlan, done: Done): string[] {
  const rows = new Map(plan.exercises.map((one) => [one.row, one]))
  const known = session.exercises.filter(isPlanned)
  const changed = known.flatMap((exercise) => {
    const next = rows.get(exercise.plan.row)
    const isLeft = slotsOf(exercise).some(({ id }) => !done.has(id))
    if (!next) return isLeft && exercise.row !== null ? [exercise.plan.name] : []
    if (isSame(exercise.plan, next)) return []
    const isMore = plannedExercise(next, {}).sets > lastDoneIndex(exercise, done) + 1
    return isLeft || isMore ? [next.name] : []
  })
  const added = plan.exercises.filter(({ row }) => !known.some((one) => one.plan.row === row))
  return [...new Set([...changed, ...added.map(({ name }) => name)])]
}

type Planned = RunningExercise & { plan: TodayExercise }
const isPlanned = (exercise: RunningExercise): exercise is Planned => exercise.plan !== null

function isSame({ last: _, ...a }: TodayExercise, { last: __, ...b }: TodayExercise): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Returns the session with a newer plan for the sets that are left; what was logged, typed, swapped and skipped stays. */
export function withNewerPlan(session: RunningSession, plan: SessionPlan, done: Done): RunningSession {
  const rows = new Map(plan.exercises.map((one) => [one.row, one]))
  const units = Object.fromEntries(session.exercises.map(({ row, unit }) => [row, unit]))
  const exercises = session.exercises.flatMap((exercise): RunningExercise[] => {
    if (!isPlanned(exercise)) return [exercise]
    const next = rows.get(exercise.plan.row)
    // Another exercise in its place is the athlete's own choice.
    if (exercise.row === null) return [next ? { ...exercise, plan: next } : exercise]
    const begun = begunSets(session, exercise, done)
    if (!next) return begun > 0 ? [{ ...exercise, sets: begun }] : []
    const isSwapped = session.exercises.some(({ insteadOf }) => insteadOf === exercise.row)
    const planned = plannedExercise(next, units)
    return [
      {
        ...planned,
        unit: exercise.unit,
        isSkipped: exercise.isSkipped,
        // Sets of one side that are logged have no place on both sides.
        isOneSided: begun > 0 ? exercise.isOneSided : planned.isOneSided,
        sets: isSwapped ? exercise.sets : Math.max(planned.sets, begun),
      },
    ]
  })
  const { planVersion, focus, warmup, cooldown, notes } = plan
  const all = withAdded(exercises, plan)
  const next = { ...session, planVersion, focus, warmup, cooldown, notes, exercises: all, ...NOTHING_CHOSEN }
  const isThere = all.some(({ key }) => key === session.at)
  const open = groupsOf(all).find((group) => currentSlot(group, done, null))
  return isThere ? next : { ...next, at: open?.[0]?.key ?? all[0]?.key ?? '' }
}

/** Number of sets up to the last one that is logged or typed. */
function begunSets(session: RunningSession, exercise: RunningExercise, done: Done): number {
  const typed = slotsOf(exercise).flatMap(({ id, index }) => (session.typed[id] ? [index] : []))
  return Math.max(lastDoneIndex(exercise, done), ...typed) + 1
}

/** Adds new rows after the row that the plan has before them. */
function withAdded(exercises: readonly RunningExercise[], plan: SessionPlan): RunningExercise[] {
  const all = [...exercises]
  let at = 0
  for (const one of plan.exercises) {
    const known = all.findLastIndex((exercise) => exercise.plan?.row === one.row)
    if (known < 0) all.splice(at, 0, plannedExercise(one, {}))
    at = (known < 0 ? at : known) + 1
  }
  return all
}
