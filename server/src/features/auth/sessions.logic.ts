import type { SessionInfo } from 'contract/auth/calls'
import { DAY, HOUR } from 'contract/units'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import type { Tx } from '../../kernel/db/client'
import type { Session } from '../../kernel/http/authorize'
import * as sql from './sessions.sql'

/** Seconds: a customer's session slides for 30 days; staff and coaches 12 hours, 30 days at most (decision X-06). */
export const SESSION_LIFETIME = {
  customer: { idle: (30 * DAY) / 1000, longest: (365 * DAY) / 1000 },
  staff: { idle: (12 * HOUR) / 1000, longest: (30 * DAY) / 1000 },
}

/**
 * Locks the account for a change of its credentials, address or existence; 401 where the session has ended since the request
 * was admitted. Without it, a request in flight would act in an account that its owner has just taken back.
 */
export async function requireLiveSession(tx: Tx, { accountId, sessionId }: Session): Promise<void> {
  if (!(await sql.lockSession(tx, accountId, sessionId))) fail('auth.required')
}

/** Lists an account's sessions, this one first, then by last use. */
export async function listSessions(deps: Pick<Deps, 'db'>, session: Session): Promise<SessionInfo[]> {
  return sql.listSessions(deps.db, session.accountId, session.sessionId)
}

/** Ends one of the account's own sessions. */
export async function endSession(deps: Pick<Deps, 'db'>, session: Session, id: string): Promise<void> {
  if (!(await sql.deleteOwnSession(deps.db, session.accountId, id))) fail('auth.session_not_found')
}

/** Ends every session of the account, this one too. */
export async function endAllSessions(deps: Pick<Deps, 'db' | 'log'>, session: Session): Promise<void> {
  await sql.deleteSessions(deps.db, session.accountId)
  deps.log.info({ event: 'signed_out_everywhere', account: session.accountId }, 'every session ended')
}
