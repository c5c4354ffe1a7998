import type { Locale } from 'contract/locale'
import type { CoachProgram } from 'contract/programs/coach-calls'
import type { StartableProgram } from 'contract/programs/life-calls'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import type { Db } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import { createDraft } from '../life/opening.logic'
import { beginAnswering, hasRoom, insertAssignment, lockAssignment, startProgram } from '../life/opening.sql'
import { enqueueProgramMail } from '../life/program-jobs'
import { withSteps } from './coach.logic'
import { findProgram } from './coach.sql'
import * as sql from './start.sql'

interface Asked {
  coachId: string
  athleteId: string
  locale: Locale
}

/** Programs that a coach may start for one of the athletes. */
export async function listStartable(db: Db, asked: Asked): Promise<StartableProgram[]> {
  const coachId = (await sql.findCoachOf(db, asked)) ?? fail('programs.user_not_found')
  return sql.listStartable(db, { ...asked, coachId })
}

/** Starts one more program for an athlete, with the athlete's coach, who starts it or is covered for; as an order would, without one. */
export async function startForAthlete(
  deps: Pick<Deps, 'db' | 'jobs'>,
  coach: AuditSource,
  { athleteId, locale }: Omit<Asked, 'coachId'>,
  programId: string,
): Promise<CoachProgram> {
  const actorId = coach.accountId ?? fail('auth.required')
  return transaction(deps.db, async (tx) => {
    // Also keeps a second press from starting it twice.
    await lockAssignment(tx)
    const coachId =
      (await sql.findCoachOf(tx, { coachId: actorId, athleteId })) ?? fail('programs.user_not_found')
    const offered = await sql.listStartable(tx, { coachId, athleteId, locale })
    const wanted = offered.find(({ _id }) => _id === programId) ?? fail('programs.template_not_found')
    if (wanted.isOpen) fail('programs.already_open')
    if (!(await hasRoom(tx, coachId))) fail('programs.no_room')
    const id = newId()
    await startProgram(tx, { id, accountId: athleteId, programId, coachId })
    if (wanted.hasQuestions) await beginAnswering(tx, id)
    else await createDraft(tx, id)
    await insertAssignment(tx, { id: newId(), userProgramId: id, coachId, actorId, reason: '' })
    await enqueueProgramMail(deps, tx, 'opened', id)
    const object = { type: 'user_program', id } as const
    await recordAudit(tx, coach, { action: 'program_started', subjectId: athleteId, object })
    return withSteps((await findProgram(tx, { id, coachId: actorId, locale })) ?? fail('programs.not_found'))
  })
}
