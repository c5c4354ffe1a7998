import type { NextCase, QueueItem } from 'contract/coach-dashboard/queue-calls'
import { QUEUE_MAX, SNOOZE_DAYS_MAX } from 'contract/coach-dashboard/queue-rules'
import { DEFAULT_LOCALE, type Locale } from 'contract/locale'
import { DAY } from 'contract/units'
import { fail } from '../../fail'
import type { AuditSource } from '../../kernel/audit/audit'
import type { Db } from '../../kernel/db/client'
import { listAthletes } from '../programs/coach/read-athlete'
import * as sql from './queue.sql'
import { factOf } from './queue-words'

/** All cases of a coach in two statements, whatever the number of athletes. */
async function readCases(db: Db, coachId: string, locale: Locale): Promise<sql.CaseRow[]> {
  const [talk, programs] = await Promise.all([
    sql.listTalk(db, coachId),
    sql.listProgramCases(db, coachId, locale),
  ])
  return [...talk, ...programs]
}

/** Returns the cases of the coach, the oldest first; records each athlete on the list as seen. */
export async function listQueue(
  db: Db,
  coach: AuditSource,
  locale: Locale,
): Promise<{ items: QueueItem[]; next: NextCase | null }> {
  const found = await listAthletes(
    db,
    coach,
    async (coachId) => {
      const all = await readCases(db, coachId, locale)
      const cases = all
        .filter(({ isHidden }) => !isHidden)
        .sort((a, b) => (a.since === b.since ? a.object.localeCompare(b.object) : a.since < b.since ? -1 : 1))
        .slice(0, QUEUE_MAX)
      return { cases, next: cases.length === 0 ? await nextOf(db, coachId, all) : null }
    },
    ({ cases }) => [...new Set(cases.map(({ userId }) => userId))].map((id) => ({ id })),
  )
  return { items: found.cases.map((row) => itemOf(row, locale)), next: found.next }
}

/** What becomes a case next: one that was put off, else what the programs have. */
async function nextOf(db: Db, coachId: string, hidden: readonly sql.CaseRow[]): Promise<NextCase | null> {
  const [snoozed] = hidden.flatMap(({ snoozedUntil }) => snoozedUntil ?? []).sort()
  const planned = await sql.findNext(db, coachId)
  if (snoozed && (!planned || snoozed.slice(0, 10) <= planned.day)) return { kind: 'snoozed', day: snoozed }
  return planned ?? null
}

const itemId = ({ kind, object }: Pick<sql.CaseRow, 'kind' | 'object'>) => `${kind}-${object}`

function itemOf(row: sql.CaseRow, locale: Locale): QueueItem {
  const { kind, object, userId, firstName, lastName, since, params } = row
  return {
    _id: itemId(row),
    kind,
    userId,
    user: { firstName, lastName },
    ...(kind === 'message'
      ? { chatId: object }
      : kind === 'blood_test'
        ? { bloodTestId: object }
        : kind === 'check_in'
          ? { checkInId: object, userProgramId: params.userProgramId }
          : { userProgramId: object }),
    fact: factOf(kind, params, locale),
    since,
    action: actionOf(row),
  }
}

/** Address of the coach's page that deals with a case. */
function actionOf({ kind, object, params }: sql.CaseRow): string {
  const id = encodeURIComponent(object)
  if (kind === 'message') return `/coach/dashboard?tab=chats&chat=${id}`
  if (kind === 'blood_test') return `/coach/dashboard?tab=blood-tests&test=${id}`
  if (kind === 'check_in')
    return `/coach/dashboard?program=${encodeURIComponent(params.userProgramId ?? '')}&part=check-ins&checkIn=${id}`
  const part = { plan_due: 'questionnaire', missed: 'tracking', adherence: 'tracking', pain: 'tracking' }[
    kind as string
  ]
  return `/coach/dashboard?program=${id}${part ? `&part=${part}` : ''}`
}

/** Hides a case of the coach: until its fact changes, or until an instant. */
export async function hideCase(
  db: Db,
  { coachId, id }: { coachId: string; id: string },
  until: string | null,
): Promise<void> {
  if (until !== null) {
    const ahead = Date.parse(until) - Date.now()
    if (!(ahead > 0 && ahead <= SNOOZE_DAYS_MAX * DAY)) fail('request.out_of_range')
  }
  const cases = await readCases(db, coachId, DEFAULT_LOCALE)
  const found = cases.find((row) => itemId(row) === id) ?? fail('coaches.case_not_found')
  const doneFact = until === null ? found.fact : null
  await sql.saveMark(db, { coachId, itemId: id, accountId: found.userId, doneFact, until })
}

/** Shows a case again that the coach has hidden; a case that is over meanwhile stays away. */
export async function showCase(db: Db, { coachId, id }: { coachId: string; id: string }): Promise<void> {
  await sql.deleteMark(db, { coachId, itemId: id })
}
