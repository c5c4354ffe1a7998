import { createHash } from 'node:crypto'
import type { Locale } from 'contract/locale'
import { dayKeys, type PlannedExercise } from 'contract/programs/plan'
import { completePlan } from 'contract/programs/plan-form'
import { type LoggedSession, type LoggedSet, proposalOf } from 'contract/programs/progression-rules'
import type { LoadUnit } from 'contract/programs/set-rules'
import type { ProgressionProposal } from 'contract/training/progression-calls'
import { comparedName } from '../log/validate-entry'
import { type Maxima, namesIn } from '../maxima/maxima.logic'
import type { ProgressionPlan, SetRow } from './progression.sql'
import { reasonOf } from './reasons'

/** Returns what the rules propose for each row of the plan's coming week, refused ones too. */
export function proposalsOf(
  plan: ProgressionPlan,
  { sets, maxima }: { sets: readonly SetRow[]; maxima: Maxima },
  locale: Locale,
): ProgressionProposal[] {
  const week = plan.currentWeek + 1
  const isOver = week > plan.totalWeeks || (plan.blockEndWeek !== null && week > plan.blockEndWeek)
  // A block has its own rows and targets.
  if (plan.data === null || plan.rules.length === 0 || isOver) return []
  const next = { week, blockWeek: week - plan.blockFirstWeek }
  const { weeklySchedule } = completePlan(plan.data).workout
  return dayKeys.flatMap((day) =>
    weeklySchedule[day].exercises.flatMap((row, at): ProgressionProposal[] => {
      const { id, name, equipment, targets = [] } = row
      const rules = plan.rules.filter((rule) => rule.row === id)
      if (!id || rules.length === 0) return []
      const sessions = sessionsOf(row, sets)
      const maximumOf = (name: string, day: string) => maxima(row, name, day)
      const proposal = proposalOf({ row: { id, equipment, targets }, rules, sessions, maximumOf, next })
      if (!proposal) return []
      const { kind, from, to, heldBy, session } = proposal
      const named = kind === 'percent' && session ? namesIn(targets) : []
      const kilograms = named.map((name) => maximumOf(name, session?.date ?? ''))
      const basedOn = markOf({
        ...{ rules, targets, equipment, sessions, next },
        ...(kilograms.length > 0 && { kilograms }),
      })
      const path = `workout.weeklySchedule.${day}.exercises.${at}.targets`
      const reason = reasonOf(proposal, { week, locale })
      return [{ _id: `${id}.${basedOn}`, row: id, name, kind, path, from, to, reason, heldBy, basedOn }]
    }),
  )
}

/** All rows of the plan's current block. */
export function rowsOf({ data }: Pick<ProgressionPlan, 'data'>): PlannedExercise[] {
  if (data === null) return []
  const { weeklySchedule } = completePlan(data).workout
  return dayKeys.flatMap((day) => weeklySchedule[day].exercises)
}

const markOf = (facts: object) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 20)

/** Sessions in which a row itself was done: by its id, else by its exercise, else by its name. */
function sessionsOf(row: PlannedExercise, all: readonly SetRow[]): LoggedSession[] {
  const sessions = new Map<string, LoggedSession & { sets: LoggedSet[] }>()
  for (const { date, week, session, hasPain, entry } of all) {
    if (!isOfRow(row, entry)) continue
    const key = `${date} ${session}`
    const found = sessions.get(key) ?? { date, week, hasPain, sets: [] }
    found.sets.push(setOf(entry))
    sessions.set(key, found)
  }
  return [...sessions.values()]
}

/** A swapped exercise is another one than the row. */
function isOfRow({ id, exerciseId, name }: PlannedExercise, entry: Record<string, unknown>): boolean {
  if (entry.insteadOf != null) return false
  // The row may have had another exercise of the library before.
  if (typeof entry.exerciseId === 'string' && exerciseId && entry.exerciseId !== exerciseId) return false
  if (typeof entry.row === 'string') return entry.row === id
  if (typeof entry.exerciseId === 'string' && exerciseId) return true
  return comparedName(String(entry.exercise ?? '')) === comparedName(name)
}

function setOf(entry: Record<string, unknown>): LoggedSet {
  const { index, type, reps, load, effort, rir, typed } = entry as unknown as LoggedSet & {
    typed?: { unit: LoadUnit }
  }
  return { index, type, reps, load, effort, rir, ...(typed?.unit === 'lb' && { unit: typed.unit }) }
}
