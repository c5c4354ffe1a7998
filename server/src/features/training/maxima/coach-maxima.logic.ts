import type { Received } from 'contract/endpoint'
import type { readAthleteMaxima } from 'contract/training/maximum-calls'
import type { Deps } from '../../../deps'
import type { AuditSource } from '../../../kernel/audit/audit'
import { readAthlete } from '../../programs/coach/read-athlete'
import { findPlan } from '../progression/progression.sql'
import { rowsOf } from '../progression/proposals'
import { readMaxima } from './maxima.logic'
import { findToday } from './maxima.sql'

/** Returns the maxima of an athlete that rows name, as a session of today has them; the reading is audited. */
export async function maximaOf(
  deps: Pick<Deps, 'db'>,
  coach: AuditSource,
  id: string,
  asked: Received<typeof readAthleteMaxima>['body']['rows'],
): Promise<(number | null)[]> {
  const rows = asked.map(({ row, of, ...named }) => ({
    ...named,
    ...(row && { id: row }),
    targets: [{ index: 0, load: 100, percentOf: of }],
  }))
  const { maxima } = await readAthlete(
    deps,
    coach,
    async (tx, coachId) => {
      const plan = await findPlan(tx, { id, coachId })
      if (!plan) return undefined
      const { athleteId } = plan
      const day = await findToday(tx, athleteId)
      const maximumOf = await readMaxima(
        tx,
        { accountId: athleteId, coachIds: [coachId], from: day, until: day, plan: rowsOf(plan) },
        rows,
      )
      const maxima = rows.map((row, at) => maximumOf(row, asked[at]?.of ?? '', day) ?? null)
      return { athleteId, maxima }
    },
    ({ athleteId }) => ({
      action: 'program_opened',
      subjectId: athleteId,
      object: { type: 'user_program', id },
    }),
  )
  return maxima.map((kg) => kg && Math.round(kg * 100) / 100)
}
