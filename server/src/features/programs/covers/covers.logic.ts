import type { Cover } from 'contract/programs/cover-calls'
import { coverProblems } from 'contract/programs/cover-rules'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import type { Db } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { InvalidInput } from '../../../kernel/http/envelope'
import { newId } from '../../../kernel/ids'
import { isCoach } from '../console/assignments.sql'
import * as sql from './covers.sql'

/** Queue of the mails about covers. */
export const COVER_MAIL = 'cover-mail'

/** Covers of a coach that are not over, and who could cover; with `asColleague` also those by the coach. */
export async function listCovers(db: Db, coachId: string, asColleague: boolean) {
  if (!asColleague && !(await isCoach(db, coachId))) fail('programs.user_not_found')
  const [items, colleagues] = await Promise.all([
    sql.listOpen(db, coachId, { asColleague }),
    sql.listColleagues(db, coachId),
  ])
  return { items, colleagues }
}

/** Names a colleague for a period of a coach. The athletes and the colleague are mailed. */
export async function addCover(
  deps: Pick<Deps, 'db'>,
  source: AuditSource,
  coachId: string,
  wanted: { coachId: string; from: string; to: string },
): Promise<Cover> {
  const { coachId: colleagueId, from, to } = wanted
  return transaction(deps.db, async (tx) => {
    const today = (await sql.lockCovers(tx, coachId)) ?? fail('programs.user_not_found')
    const problems = coverProblems(wanted, today)
    if (
      problems.length === 0 &&
      !(await sql.listColleagues(tx, coachId)).some(({ _id }) => _id === colleagueId)
    )
      problems.push({ path: 'coachId', code: 'programs.cover_coach' })
    if (problems.length > 0)
      throw new InvalidInput(
        problems.map(({ path, code }) => ({ code: 'custom', message: code, path: [path], input: undefined })),
      )
    const period = { coachId, colleagueId, from, to }
    const shared = await sql.listShared(tx, period)
    const same = shared.find((one) => one.colleagueId === colleagueId && one.from === from && one.to === to)
    if (!same && shared.length > 0) fail('programs.cover_overlaps')
    const id = same?.id ?? newId()
    if (!same) {
      await sql.insertCover(tx, id, period, source.accountId)
      await sql.enqueueCoverMails(tx, COVER_MAIL, id, false)
      await record(tx, source, 'cover_named', period)
    }
    return (await sql.findOpen(tx, id)) ?? fail('programs.cover_not_found')
  })
}

/** Ends a cover: every later statement of the colleague is refused. The athletes and the colleague are mailed. */
export async function endCover(
  { db }: Pick<Deps, 'db'>,
  source: AuditSource,
  coachId: string,
  { coachId: colleagueId, from, to }: { coachId: string; from: string; to: string },
): Promise<void> {
  const period = { coachId, colleagueId, from, to }
  await transaction(db, async (tx) => {
    const id = (await sql.endCover(tx, period)) ?? fail('programs.cover_not_found')
    await sql.enqueueCoverMails(tx, COVER_MAIL, id, true)
    await record(tx, source, 'cover_ended', period)
  })
}

function record(
  db: Db,
  source: AuditSource,
  action: 'cover_named' | 'cover_ended',
  { coachId, colleagueId, from, to }: sql.Period,
) {
  return recordAudit(db, source, {
    action,
    subjectId: colleagueId,
    details: { coach: coachId, from, to },
  })
}
