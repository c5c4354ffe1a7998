import type { CoachStats, CoachUser, listMyUsers, UserPagination } from 'contract/coach-dashboard/calls'
import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { clampPage } from 'contract/page'
import { searchForm } from 'contract/text'
import type { Db } from '../../kernel/db/client'
import * as sql from './coach-dashboard.sql'

/** A page of the coach's own users; a page beyond the last is the last. */
export async function listUsers(
  db: Db,
  coachId: string,
  query: Received<typeof listMyUsers>['query'],
  locale: Locale,
): Promise<{ users: CoachUser[]; pagination: UserPagination }> {
  const search = searchForm(query.search ?? '')
  const totalUsers = await sql.countUsers(db, coachId, search)
  const { position, slice } = clampPage(query, totalUsers)
  const users = await sql.listUsers(db, { coachId, search, locale, ...slice })
  return {
    users,
    pagination: {
      ...position,
      totalUsers,
      hasNextPage: position.currentPage < position.totalPages,
      hasPrevPage: position.currentPage > 1,
    },
  }
}

export async function getStats(db: Db, coachId: string): Promise<CoachStats> {
  const counts = await sql.countPrograms(db, coachId)
  // There are no messages before there is a chat.
  return { totalUsers: 0, activeUsers: 0, activePrograms: 0, ...counts, unreadMessages: 0 }
}
