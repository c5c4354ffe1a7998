import type { Received } from 'contract/endpoint'
import { DEFAULT_LOCALE, type Locale } from 'contract/locale'
import { clampPage } from 'contract/page'
import { handOverProblems } from 'contract/programs/console-rules'
import type { ProgramCoach, updateProgramCoach } from 'contract/programs/program-coach-calls'
import type {
  assignCoach,
  ConsoleProgram,
  listUserPrograms as ListUserPrograms,
  UserProgramRow,
} from 'contract/programs/user-program-calls'
import { searchForm } from 'contract/text'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import { isSameData } from '../../../kernel/audit/change-details'
import type { Db } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import { insertAssignment } from '../life/opening.sql'
import { enqueueCoachMail, enqueueProgramMail } from '../life/program-jobs'
import * as sql from './assignments.sql'

/** A page of the programs of people, the newest first. */
export async function listUserPrograms(
  db: Db,
  { status, coach, search, ...page }: Received<typeof ListUserPrograms>['query'],
  locale: Locale,
) {
  const query = { status, coach, search: searchForm(search ?? '') }
  const [total, unassigned] = await Promise.all([
    sql.countUserPrograms(db, query),
    sql.countUserPrograms(db, { status: undefined, coach: 'none', search: '' }),
  ])
  const { position, slice } = clampPage(page, total)
  const items = await sql.listUserPrograms(db, query, { locale, ...slice })
  return { items, total, unassigned, ...position }
}

/** A program with who coached it so far. */
export async function getUserProgram(db: Db, id: string, locale: Locale): Promise<ConsoleProgram> {
  const [program, assignments] = await Promise.all([
    sql.findConsoleProgram(db, id, locale),
    sql.listAssignments(db, id),
  ])
  return { ...(program ?? fail('programs.not_found')), assignments }
}

/**
 * Assigns a program to another coach. The previous one is refused from this transaction on, because every read checks
 * the current coach; both coaches and the customer are mailed.
 */
export async function handOver(
  deps: Pick<Deps, 'db' | 'jobs'>,
  owner: AuditSource,
  { id, locale }: { id: string; locale: Locale },
  { coachId, reason, from }: Received<typeof assignCoach>['body'],
): Promise<UserProgramRow> {
  return transaction(deps.db, async (tx) => {
    const before = (await sql.lockUserProgram(tx, id)) ?? fail('programs.not_found')
    if (from !== undefined && from !== before.coachId) fail('programs.coach_changed')
    if (before.coachId !== coachId) {
      // A coach can be replaced, not removed.
      if (coachId === null) fail('programs.coach_unknown')
      if (before.accountId === coachId || !(await sql.isCoach(tx, coachId))) fail('programs.coach_unknown')
      if (handOverProblems({ coachId, reason }, before.coachId !== null).length > 0)
        fail('programs.reason_required')
      await sql.setCoach(tx, id, coachId)
      await insertAssignment(tx, {
        id: newId(),
        userProgramId: id,
        coachId,
        actorId: owner.accountId,
        reason,
      })
      await recordAudit(tx, owner, {
        action: 'program_handed_over',
        subjectId: before.accountId,
        object: { type: 'user_program', id },
        details: { from: before.coachId, to: coachId },
      })
      await enqueueCoachMail(deps, tx, 'assigned', { userProgramId: id, coachId })
      if (before.coachId)
        await enqueueCoachMail(deps, tx, 'handed_over', { userProgramId: id, coachId: before.coachId })
      await enqueueProgramMail(deps, tx, 'coach_changed', id)
    }
    return (await sql.findUserProgram(tx, id, locale)) ?? fail('programs.not_found')
  })
}

/** Coaches by name, in the order of the reader's language. */
export function listCoaches(db: Db, locale: Locale): Promise<ProgramCoach[]> {
  return sql.listCoaches(db, locale)
}

/** Sets what a coach coaches and how many programs at a time. */
export async function changeCoach(
  { db }: Pick<Deps, 'db'>,
  owner: AuditSource,
  coachId: string,
  { capacity, programIds }: Received<typeof updateProgramCoach>['body'],
): Promise<ProgramCoach> {
  return transaction(db, async (tx) => {
    const [before] = await sql.listCoaches(tx, DEFAULT_LOCALE, coachId)
    if (!before) fail('programs.user_not_found')
    await sql.setCapacity(tx, coachId, capacity)
    await sql.setPrograms(tx, coachId, programIds)
    const [coach = before] = await sql.listCoaches(tx, DEFAULT_LOCALE, coachId)
    if (!isSameData([before.capacity, before.programIds], [coach.capacity, coach.programIds]))
      await recordAudit(tx, owner, {
        action: 'program_coach_changed',
        subjectId: coachId,
        details: { capacity, programs: programIds.length },
      })
    return coach
  })
}

/** An applicant who becomes a coach coaches what the application names. */
export async function offerPrograms(db: Db, coachId: string, programIds: readonly string[]): Promise<void> {
  await sql.addPrograms(db, coachId, programIds)
}
