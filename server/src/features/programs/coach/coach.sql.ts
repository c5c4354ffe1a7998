import type { Locale } from 'contract/locale'
import type { CoachProgram, CompleteProgram, PlanVersion } from 'contract/programs/coach-calls'
import { type CoachStep, editableStatuses } from 'contract/programs/rules'
import type { Db, Tx } from '../../../kernel/db/client'
import { healthIsOpen } from '../../auth/consents.sql'
import { actsFor } from '../covers/acting.sql'
import { responsesColumn } from '../customer/questionnaire.sql'
import { moveProgram } from '../life/step.sql'
import type { StoredQuestion } from '../programs.table'
import {
  askedQuestions,
  currentWeek,
  followedColumns,
  instant,
  programSummary,
  progress,
} from '../user-programs.sql'

/**
 * The one condition under which a coach reads or changes a program `up` of an athlete: being its coach at this moment or
 * covering for the coach, and the athlete not having withdrawn the consent to health data (decision X-104).
 */
export function coachedBy(db: Db, coachId: string) {
  return db`up.coach_id = any(${actsFor(db, coachId)}) and up.account_id <> ${coachId} and ${healthIsOpen(db, db`up.account_id`)}`
}

/** Program, and the coach who reads or changes it. */
export interface CoachedProgram {
  id: string
  coachId: string
  locale: Locale
}

type Steps = Pick<CoachProgram, 'steps' | 'editable'>

/** A program as its coach sees it, without what its status allows. */
function coachColumns(db: Db, locale: Locale) {
  return db`
    up.id, up.status, up.start_date::text as "startDate", ${progress(db)} as progress,
    ${currentWeek(db)} as "currentWeek", up.total_weeks as "totalWeeks", ${programSummary(db, locale)} as "programId",
    json_build_object('id', a.id, 'firstName', a.first_name, 'lastName', a.last_name, 'email', a.email) as "user",
    ${instant(db, db`up.published_at`)} as "publishedAt"`
}

function coached(db: Db, { id, coachId }: Omit<CoachedProgram, 'locale'>) {
  return db`user_programs up join programs pr on pr.id = up.program_id
    join accounts a on a.id = up.account_id and a.disabled_at is null
    where up.id = ${id} and ${coachedBy(db, coachId)} and up.status <> 'deactivated'`
}

export type ProgramRow = Omit<CoachProgram, keyof Steps>

export async function findProgram(db: Db, program: CoachedProgram): Promise<ProgramRow | undefined> {
  const [row] = await db<ProgramRow[]>`
    select ${coachColumns(db, program.locale)} from ${coached(db, program)}`
  return row
}

export type CompleteRow = ProgramRow &
  Pick<CompleteProgram, 'sessions' | 'measurements' | 'version' | 'targets'> & {
    programData: unknown
    questions: StoredQuestion[]
    responses: CompleteProgram['questionnaire']['responses']
    submittedAt: string | null
  }

/** A program with all that belongs to it. Answers are the customer's alone until they are submitted. */
export async function findComplete(
  db: Db,
  program: CoachedProgram,
  units: Record<string, string>,
): Promise<CompleteRow | undefined> {
  const [row] = await db<CompleteRow[]>`
    select ${coachColumns(db, program.locale)}, up.data as "programData", up.version, up.targets,
      coalesce(up.questions, ${askedQuestions(db)}) as questions,
      case when up.submitted_at is null then '[]' else ${responsesColumn(db)} end as responses,
      ${instant(db, db`up.submitted_at`)} as "submittedAt", ${followedColumns(db, units)}
    from ${coached(db, program)}`
  return row
}

export async function countVersions(db: Db, program: Omit<CoachedProgram, 'locale'>): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from plan_versions
    where user_program_id in (select up.id from ${coached(db, program)})`
  return row?.n ?? 0
}

export function listVersions(
  db: Db,
  program: Omit<CoachedProgram, 'locale'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<PlanVersion[]> {
  return db<PlanVersion[]>`
    select v.version, ${instant(db, db`v.at`)} as at, v.changes,
      case when a.id is null then null else json_build_object('firstName', a.first_name, 'lastName', a.last_name) end as by
    from plan_versions v left join accounts a on a.id = v.actor_id
    where v.user_program_id in (select up.id from ${coached(db, program)})
    order by v.version desc limit ${limit} offset ${offset}`
}

/** Takes a step in a program's life; undefined where its status does not allow it (or the coach may not). */
export function takeStep(tx: Tx, { id, coachId }: Omit<CoachedProgram, 'locale'>, step: CoachStep) {
  return moveProgram(tx, { id, where: coachedBy(tx, coachId), step })
}

/** A coach's own notes on somebody; empty where there are none. */
export async function findNotes(
  tx: Tx,
  { coachId, athleteId }: { coachId: string; athleteId: string },
): Promise<string> {
  const [row] = await tx<{ notes: string }[]>`
    select notes from athlete_notes where coach_id = ${coachId} and account_id = ${athleteId}`
  return row?.notes ?? ''
}

/** Replaces a coach's own notes on somebody; false where that is nobody whom the coach coaches. */
export async function putNotes(
  tx: Tx,
  { coachId, athleteId, notes }: { coachId: string; athleteId: string; notes: string },
): Promise<boolean> {
  const rows = await tx`
    insert into athlete_notes (coach_id, account_id, notes)
    select ${coachId}, a.id, ${notes} from accounts a
    where a.id = ${athleteId} and a.disabled_at is null
      and exists (select from user_programs up where up.account_id = a.id and ${coachedBy(tx, coachId)})
    on conflict (coach_id, account_id) do update set notes = excluded.notes, updated_at = now()
    returning 1`
  return rows.length > 0
}

export const editable: readonly string[] = editableStatuses
