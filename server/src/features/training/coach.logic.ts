import type { LogItem } from 'contract/training/calls'
import type { Deps } from '../../deps'
import type { AuditSource } from '../../kernel/audit/audit'
import { readAthlete } from '../programs/coach/read-athlete'
import { findAthlete, listForCoach } from './coach.sql'
import { itemOf, periodOf } from './log/log.logic'

/** Returns the log of a program of one of the coach's athletes; audited. */
export async function listAthleteLog(
  deps: Pick<Deps, 'db'>,
  coach: AuditSource,
  id: string,
  period: Parameters<typeof periodOf>[0],
): Promise<LogItem[]> {
  const days = periodOf(period)
  const { rows } = await readAthlete(
    deps,
    coach,
    async (tx, coachId) => {
      const athlete = await findAthlete(tx, id, coachId)
      return athlete && { athlete, rows: await listForCoach(tx, { id, coachId }, days) }
    },
    ({ athlete }) => ({
      action: 'program_opened',
      subjectId: athlete.id,
      object: { type: 'user_program', id },
    }),
  )
  return rows.map(itemOf)
}
