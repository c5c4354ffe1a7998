import type { Locale } from 'contract/locale'
import type { Page } from 'contract/page'
import { clampPage } from 'contract/page'
import type { CoachProgram, CompleteProgram, PlanVersion } from 'contract/programs/coach-calls'
import { completePlan } from 'contract/programs/plan-form'
import { type CoachStep, coachSteps, isEditable, stepsFrom } from 'contract/programs/rules'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditEvent, type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import { transaction } from '../../../kernel/db/transaction'
import { namesOfBlocks, turnDue } from '../blocks/blocks.logic'
import { enqueueProgramMail, ORDER_PROGRAMS, type ProgramMail } from '../life/program-jobs'
import { answersIn, questionIn } from '../questions'
import { unitsOf } from '../units'
import { refreshProgress } from '../user-programs.sql'
import * as sql from './coach.sql'
import { flagsOf } from './flags'
import { readAthlete } from './read-athlete'
import { textsOfTargets } from './targets.logic'

type CoachDeps = Pick<Deps, 'db' | 'jobs'>

/** Requested program and language. */
interface Asked {
  id: string
  locale: Locale
}

export function withSteps(row: sql.ProgramRow): CoachProgram {
  return { ...row, steps: stepsFrom(row.status), editable: isEditable(row.status) }
}

function opened(action: AuditEvent['action'], row: sql.ProgramRow): AuditEvent {
  return { action, subjectId: row.user.id, object: { type: 'user_program', id: row.id } }
}

/** Returns a program of one of the coach's athletes with plan, answers and sessions; audited. */
export async function getComplete(
  deps: Pick<Deps, 'db'>,
  coach: AuditSource,
  { id, locale }: Asked,
): Promise<CompleteProgram> {
  await turnDue(deps.db, { id })
  const found = await readAthlete(
    deps,
    coach,
    (tx, coachId) => sql.findComplete(tx, { id, coachId, locale }, unitsOf),
    (row) => opened('program_opened', row),
  )
  const { programData, questions, responses, submittedAt, sessions, measurements, version, targets, ...row } =
    found
  return {
    programData: programData === null ? null : completePlan(programData),
    userProgram: withSteps(row),
    questionnaire: {
      questions: questions.map((question) => questionIn(question, locale)),
      responses: answersIn(questions, responses, locale),
      submittedAt,
    },
    sessions,
    measurements,
    version,
    targets,
    flags: flagsOf(questions, responses),
  }
}

/** Lists the changes of a plan, newest first; audited. */
export async function listVersions(
  deps: Pick<Deps, 'db'>,
  coach: AuditSource,
  { id, locale }: Asked,
  page: { page: number; limit: number },
): Promise<Page<PlanVersion>> {
  const program = { id, coachId: coach.accountId ?? fail('auth.required'), locale }
  await turnDue(deps.db, { id })
  await readAthlete(
    deps,
    coach,
    (tx) => sql.findProgram(tx, program),
    (row) => opened('plan_history_opened', row),
  )
  const total = await sql.countVersions(deps.db, program)
  const { position, slice } = clampPage(page, total)
  const items = await sql.listVersions(deps.db, program, slice)
  return { items: items.map(withBlockNames), total, ...position }
}

/** Reduces stored blocks to names and weeks; the content is for undo alone. */
function withBlockNames(version: PlanVersion): PlanVersion {
  return { ...version, changes: version.changes.map(namesOfBlocks).map(textsOfTargets) }
}

const MAIL_OF: Record<CoachStep, ProgramMail> = {
  publish: 'published',
  pause: 'paused',
  resume: 'resumed',
  complete: 'completed',
  reopen: 'reopened',
}

/** Moves a program to its next status; mails the customer and audits the actor. */
export async function takeStep(
  deps: CoachDeps,
  coach: AuditSource,
  { id, locale }: Asked,
  step: CoachStep,
): Promise<CoachProgram> {
  const coachId = coach.accountId ?? fail('auth.required')
  const program = { id, coachId, locale }
  return transaction(deps.db, async (tx) => {
    const before = (await sql.findProgram(tx, program)) ?? fail('programs.not_found')
    const { to } = coachSteps[step]
    const taken = await sql.takeStep(tx, program, step)
    if (!taken) fail('programs.step_refused', { from: before.status, to })
    await refreshProgress(tx, id)
    await enqueueProgramMail(deps, tx, MAIL_OF[step], id)
    if (step === 'publish' && taken.orderId)
      await deps.jobs.enqueue(tx, ORDER_PROGRAMS, { orderId: taken.orderId })
    await recordAudit(tx, coach, { ...opened('program_moved', before), details: { from: before.status, to } })
    return withSteps((await sql.findProgram(tx, program)) ?? fail('programs.not_found'))
  })
}

/** Replaces the coach's own notes on one of the athletes. */
export async function saveNotes(
  { db }: Pick<Deps, 'db'>,
  coach: AuditSource,
  athleteId: string,
  notes: string,
): Promise<{ notes: string }> {
  const coachId = coach.accountId ?? fail('auth.required')
  await transaction(db, async (tx) => {
    const before = await sql.findNotes(tx, { coachId, athleteId })
    if (!(await sql.putNotes(tx, { coachId, athleteId, notes }))) fail('programs.user_not_found')
    if (notes !== before)
      await recordAudit(tx, coach, { action: 'athlete_notes_changed', subjectId: athleteId })
  })
  return { notes }
}
