import { dayKeys, type PlannedExercise } from 'contract/programs/plan'
import type { PlanWrite } from 'contract/programs/plan-changes'
import { asciiDigits } from 'contract/sentence'
import { plannedSessionId } from 'contract/training/rules'
import { DAY } from 'contract/units'
import { insertAccount } from '../features/auth/auth.sql'
import { insertHealthConsent } from '../features/auth/consents.sql'
import { hashPassword } from '../features/auth/passwords'
import { putNotes, takeStep } from '../features/programs/coach/coach.sql'
import { savePlan } from '../features/programs/coach/plan-save.sql'
import { offerPrograms } from '../features/programs/console/assignments.logic'
import { saveAnswers } from '../features/programs/customer/questionnaire.sql'
import { findPlanSince, lockRunning } from '../features/programs/customer/running.sql'
import { insertMeasurement, refreshLatestWeight } from '../features/programs/customer/tracking.sql'
import { dayKeyOf, weekSince } from '../features/programs/customer/week-plan'
import { createDraft } from '../features/programs/life/opening.logic'
import { beginAnswering, startProgram } from '../features/programs/life/opening.sql'
import { changeProfile } from '../features/programs/profile/profile.sql'
import { refreshProgress } from '../features/programs/user-programs.sql'
import { storeEntries } from '../features/training/log/log.logic'
import type { Db, Tx } from '../kernel/db/client'
import { newId, newToken } from '../kernel/ids'
import { athletes, type DemoAthlete, type DemoProgramOf } from './athletes'
import { measurementsFor } from './plans/plans'
import { answers } from './plans/questions'
import { phraseIn } from './plans/translate'

const ago = (days: number) => new Date(Date.now() - days * DAY)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Adds the people whom the coaches coach, with the life of their programs so far. */
export async function loadAthletes(
  tx: Tx,
  { people, programs }: { people: ReadonlyMap<string, string>; programs: ReadonlyMap<string, string> },
): Promise<void> {
  const nobodys = await hashPassword(newToken())
  for (const key of ['coach', 'coach2'])
    await offerPrograms(tx, people.get(key) ?? '', [...programs.values()])
  for (const athlete of athletes) {
    const accountId = athlete.key ? people.get(athlete.key) : await addAccount(tx, athlete, nobodys)
    const coachId = people.get(athlete.coach)
    if (!accountId || !coachId) throw new Error(`The demo athlete ${athlete.email} misses an account`)
    await tx`update accounts set created_at = ${ago(athlete.since)} where id = ${accountId}`
    const { born: birthDate, height, weight } = athlete
    await changeProfile(tx, accountId, { birthDate, height, weight })
    const say = (phrase: string) => phraseIn(athlete.locale, phrase)
    const ids: string[] = []
    for (const program of athlete.programs) {
      const programId = programs.get(program.slug)
      if (!programId) throw new Error(`The demo names ${program.slug}, which is no program`)
      const id = newId()
      ids.push(id)
      await startProgram(tx, { id, accountId, programId, coachId })
      await live(tx, { id, accountId, coachId, weight, say }, program)
    }
    await weigh(tx, athlete, accountId, ids)
    if (athlete.notes) await putNotes(tx, { coachId, athleteId: accountId, notes: athlete.notes })
  }
}

/** An account that nobody signs in to: its password is known to nobody. */
async function addAccount(tx: Db, person: DemoAthlete, passwordHash: string): Promise<string> {
  const id = newId()
  const { email, firstName, lastName, locale } = person
  await insertAccount(tx, { id, email, firstName, lastName, passwordHash, locale })
  await tx`update accounts set is_demo = true, email_verified_at = now() where id = ${id}`
  return id
}

interface Lived {
  id: string
  accountId: string
  coachId: string
  /** Weight of the athlete in kg; absent if unknown. */
  weight: number | undefined
  /** A phrase of the demo's plans in the athlete's language. */
  say: (phrase: string) => string
}

/** Days from the answers to the plan. */
const WRITING_DAYS = 2.3

/** Leads a program through its life to the status that it has today, then dates it back. */
async function live(tx: Tx, program: Lived, { status, started, bought, progress }: DemoProgramOf) {
  const { id, accountId } = program
  const since = ago(bought)
  await tx`update user_programs set created_at = ${since}, updated_at = ${since} where id = ${id}`
  if (status === 'pending') return
  await beginAnswering(tx, id)
  const given = Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }))
  await saveAnswers(tx, id, status === 'answering' ? given.slice(0, 3) : given)
  await tx`update program_answers set answered_at = ${ago(bought - 0.5)} where user_program_id = ${id}`
  if (status === 'answering') return
  await insertHealthConsent(tx, accountId)
  await createDraft(tx, id)
  const submitted = ago(started === null ? bought - 0.5 : started + WRITING_DAYS)
  await tx`update user_programs set submitted_at = ${submitted} where id = ${id}`
  if (started === null) return
  await publish(tx, program, started)
  await train(tx, program, started, progress ?? 0)
  if (status === 'paused') {
    await takeStep(tx, program, 'pause')
    const since = dayOf(ago(4))
    await tx`update user_programs set paused_at = ${ago(4)}, paused_on = ${since} where id = ${id}`
    await tx`update program_pauses set from_day = ${since} where user_program_id = ${id}`
  }
  if (status === 'completed') await takeStep(tx, program, 'complete')
  const ended = ago(Math.max(1, started - 60))
  if (status === 'deactivated')
    await tx`
      update user_programs set status = 'deactivated', ended_at = ${ended}, ended_on = ${dayOf(ended)} where id = ${id}`
  const changed = status === 'completed' || status === 'deactivated' ? ended : ago(1)
  await tx`update user_programs set updated_at = ${changed} where id = ${id}`
}

/** Start and targets of an athlete, as the coach writes them. */
function measurementWrites({ weight, say }: Lived): PlanWrite[] {
  return Object.entries(measurementsFor(weight)).flatMap(([kind, ends]) =>
    Object.entries(ends).map(([end, value]) => ({
      path: `tracking.measurements.${kind}.${end}`,
      value: typeof value === 'string' ? say(value) : value,
    })),
  )
}

/** The coach fits the draft to the athlete, which the history keeps, and publishes it. */
async function publish(tx: Tx, program: Lived, started: number): Promise<void> {
  const writes = [
    { path: 'nutrition.hydration.dailyWater', value: program.say('3 liters') },
    {
      path: 'goals',
      value: ['Train as often as planned', 'Add a little weight every week', 'Sleep seven hours'].map(
        program.say,
      ),
    },
  ]
  const saves = [...writes.map((write) => [write]), measurementWrites(program)]
  for (const save of saves) await savePlan(tx, { ...program, writes: save, seen: undefined })
  await takeStep(tx, program, 'publish')
  const first = ago(started)
  await tx`update plan_versions set at = ${first} where user_program_id = ${program.id}`
  await tx`
    update user_programs set start_date = ${dayOf(first)}, published_at = ${first} where id = ${program.id}`
}

/** Load in kg of an athlete's first week by the equipment, in the words of a plan's languages; fewer reps mean more. */
const FIRST_LOADS: readonly [RegExp, (reps: number) => number][] = [
  [/Barbell|Halterstang|هالتر/, (reps) => 70 - 5 * reps],
  [/Kettlebell|کتل/, () => 16],
  [/Dumbbell|دمبل/, () => 10],
]

function loadOf(equipment: readonly string[], reps: number, weeks: number): number | null {
  const [kind, first] = FIRST_LOADS.find(([words]) => equipment.some((name) => words.test(name))) ?? []
  if (!kind || !first) return null
  // Dumbbells and kettlebells come in steps of 2 kg.
  return first(reps) + (/Barbell/.test(kind.source) ? 2.5 * weeks : 2 * Math.floor(weeks / 2))
}

/** Sets of a planned exercise in a week: time or distance where it is planned so, else reps with a growing load. */
function setsOf(
  { id: row, name: exercise, sets, reps, equipment }: PlannedExercise,
  weeks: number,
): object[] {
  const amount = Number.parseInt(asciiDigits(reps), 10) || 10
  const [isByMinutes, isByTime] = [/min|دقیقه/.test(reps), /sec|min|ثانیه|دقیقه|\d ?s\b/.test(reps)]
  const isByDistance = /\d (m|متر|meter)( |$)/.test(asciiDigits(reps))
  const load = loadOf(equipment, amount, weeks)
  return Array.from({ length: sets }, (_, index) => ({
    row,
    exercise,
    index,
    ...(isByTime
      ? { measure: 'time', seconds: amount * (isByMinutes ? 60 : 1) }
      : isByDistance
        ? { measure: 'distance', meters: amount, load }
        : { reps: amount, load }),
  }))
}

/** Marks the first planned sessions done, as many as the progress says and time has passed. */
async function train(tx: Tx, { id, accountId }: Lived, started: number, progress: number): Promise<void> {
  await refreshProgress(tx, id)
  const [plan] = await tx<{ weeks: number; days: number[] }[]>`
    select total_weeks as weeks, training_days as days from user_programs where id = ${id}`
  if (!plan) return
  const isTrainingDay = (day: Date) => plan.days.includes(day.getUTCDay() || dayKeys.length)
  const past = Array.from({ length: Math.min(started, plan.weeks * 7) }, (_, i) => ago(started - i)).filter(
    isTrainingDay,
  )
  const done = past.slice(0, Math.round((progress / 100) * plan.weeks * plan.days.length))
  const program = await lockRunning(tx, id, accountId)
  const since = await findPlanSince(tx, id, program?.version ?? 1)
  if (!program || !since) return
  const week = weekSince(since)
  const entries = done.map(dayOf).flatMap((date, n) => {
    const common = { rev: 1, date, session: plannedSessionId(date) }
    const sets = week[dayKeyOf(date)].exercises.flatMap((row) => setsOf(row, Math.floor(n / 7)))
    return [
      { ...common, clientId: newId(), kind: 'session', state: 'done' },
      ...sets.map((set) => ({ ...common, ...set, clientId: newId(), kind: 'set' })),
    ]
  })
  await storeEntries(tx, { mine: { id, accountId }, program, source: 'log' }, entries)
  await refreshProgress(tx, id)
}

/** Weights from the first to the latest one, entered in the newest program that has begun. */
async function weigh(tx: Tx, athlete: DemoAthlete, accountId: string, ids: readonly string[]): Promise<void> {
  const index = athlete.programs.findIndex(
    (program) => program.started !== null && program.status !== 'completed',
  )
  const [userProgramId, program] = [ids[index] ?? ids[0], athlete.programs[index] ?? athlete.programs[0]]
  if (!athlete.latest || athlete.weight === undefined || !userProgramId || !program) return
  const [kg, last] = athlete.latest
  const first = Math.max(program.started ?? last, last)
  const times = Math.max(1, Math.round((first - last) / 7))
  for (let i = 0; i <= times; i++) {
    const value = Math.round((athlete.weight + ((kg - athlete.weight) * i) / times) * 10) / 10
    const at = ago(first - ((first - last) * i) / times)
    await insertMeasurement(tx, { id: newId(), userProgramId, kind: 'weight', value, at }, 'kg')
  }
  await refreshLatestWeight(tx, accountId)
}
