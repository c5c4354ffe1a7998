import type { AthleteSummary } from 'contract/coach-dashboard/athlete-calls'
import type { Locale } from 'contract/locale'
import type { Deps } from '../../../deps'
import type { AuditEvent, AuditSource } from '../../../kernel/audit/audit'
import { readAthlete } from '../../programs/coach/read-athlete'
import { findSummary } from './athlete.sql'

/** One of the coach's athletes at a glance; recorded with each program and the test that it shows. */
export function readSummary(
  deps: Pick<Deps, 'db'>,
  coach: AuditSource,
  athleteId: string,
  locale: Locale,
): Promise<AthleteSummary> {
  return readAthlete(
    deps,
    coach,
    (tx, coachId) => findSummary(tx, { coachId, athleteId, locale }),
    seenIn,
    'programs.user_not_found',
  )
}

function seenIn({ _id: subjectId, programs, test }: AthleteSummary): AuditEvent[] {
  return [
    { action: 'athlete_listed', subjectId },
    ...programs.map(
      ({ _id: id }): AuditEvent => ({
        action: 'program_opened',
        subjectId,
        object: { type: 'user_program', id },
      }),
    ),
    ...(test
      ? [{ action: 'blood_test_listed', subjectId, object: { type: 'blood_test', id: test._id } } as const]
      : []),
  ]
}
