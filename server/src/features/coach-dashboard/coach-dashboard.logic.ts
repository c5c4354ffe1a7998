import type { CoachStats, listMyUsers, UserPagination } from 'contract/coach-dashboard/calls'
import { QUEUE_MAX } from 'contract/coach-dashboard/queue-rules'
import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { clampPage } from 'contract/page'
import { searchForm } from 'contract/text'
import type { AuditSource } from '../../kernel/audit/audit'
import type { Db } from '../../kernel/db/client'
import { isUnavailable } from '../../kernel/db/transaction'
import { countOfMyAthletes } from '../blood-tests/coach.sql'
import { countUnread } from '../chat/chats.logic'
import { listAthletes } from '../programs/coach/read-athlete'
import * as sql from './coach-dashboard.sql'
import { countCases, trainedPercent } from './queue.sql'

/**
 * A page of the coach's own users; a page beyond the last is the last. Whom the coach saw is recorded, each by name: without
 * the record there is no answer.
 */
export async function listUsers(
  db: Db,
  coach: AuditSource,
  query: Received<typeof listMyUsers>['query'],
  locale: Locale,
): Promise<Omit<sql.FoundUsers, 'total'> & { pagination: UserPagination }> {
  const search = searchForm(query.search ?? '')
  const { page, limit, group, sort = 'activity' } = query
  const found = await listAthletes(
    db,
    coach,
    (coachId) => sql.listUsers(db, { coachId, search, group, sort, locale, page, limit }),
    ({ users }) => users,
  )
  const { users, total: totalUsers, counts, needs } = found
  const { position } = clampPage(query, totalUsers)
  return {
    users,
    counts,
    needs,
    pagination: {
      ...position,
      totalUsers,
      hasNextPage: position.currentPage < position.totalPages,
      hasPrevPage: position.currentPage > 1,
    },
  }
}

export async function getStats(db: Db, coachId: string): Promise<CoachStats> {
  const [counts, tests, unreadMessages, cases, trained] = await Promise.all([
    sql.countPrograms(db, coachId),
    countOfMyAthletes(db, coachId),
    countUnread({ db }, { accountId: coachId, side: 'coach' }),
    countCases(db, coachId).catch(unlessTooLong),
    trainedPercent(db, coachId).catch(unlessTooLong),
  ])
  return {
    totalUsers: 0,
    activeUsers: 0,
    activePrograms: 0,
    plansDue: 0,
    ...counts,
    bloodTestsToReview: tests.reviewing,
    unreadMessages,
    trainedPercent: trained,
    queueCases: cases === null ? null : Math.min(cases, QUEUE_MAX),
  }
}

/** The other figures do not fail for one that the database gave up. */
function unlessTooLong(error: unknown): null {
  if (isUnavailable(error)) return null
  throw error
}
