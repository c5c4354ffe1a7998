import { plan } from 'contract/programs/plan'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import { transaction } from '../../../kernel/db/transaction'
import { enqueueProgramMail } from '../life/program-jobs'
import { openPlan } from './open-plan'
import { writeAll } from './plan-save.logic'
import { findExtended } from './start.sql'

const PATH = 'duration'

/** Adds weeks to the end of a plan; an athlete who has the plan already is told. */
export async function extendProgram(
  deps: Pick<Deps, 'db' | 'jobs'>,
  coach: AuditSource,
  id: string,
  { weeks, version: seen }: { weeks: number; version: number },
): Promise<{ version: number; totalWeeks: number }> {
  const program = { id, coachId: coach.accountId ?? fail('auth.required') }
  return transaction(deps.db, async (tx) => {
    const { state } = await openPlan(tx, program, { seen, paths: [PATH] })
    const { max } = plan.fields.duration
    const value = state.plan.duration + weeks * 7
    if (value > max) fail('programs.too_long', { max })
    const { version } = await writeAll(tx, { ...program, writes: [{ path: PATH, value }], seen: undefined })
    const extended = (await findExtended(tx, program)) ?? fail('programs.not_found')
    if (extended.isPublished) await enqueueProgramMail(deps, tx, 'extended', id)
    await recordAudit(tx, coach, {
      action: 'program_extended',
      subjectId: extended.athleteId,
      object: { type: 'user_program', id },
      details: { weeks },
    })
    return { version, totalWeeks: extended.totalWeeks }
  })
}
