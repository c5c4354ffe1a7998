import type { IncomingHttpHeaders } from 'node:http'
import type { ErrorCode } from 'contract/errors'
import type { Locale } from 'contract/locale'
import type { Deps } from '../../deps'
import { auditSource, recordAudit } from '../../kernel/audit/audit'
import type { Tx } from '../../kernel/db/client'
import { highestRole } from '../../kernel/http/authorize'
import { hashOf } from '../../kernel/ids'
import { networkOf } from '../../kernel/network'
import { insertSession, type LockedAccount, releaseRateLimit, rememberNetwork } from './auth.sql'
import { deviceOf } from './device'
import { SESSION_LIFETIME } from './sessions.logic'

// Steps shared by registration, password and one-time code: the only way to open a session.

/** Caller of an authentication call. */
export interface Caller {
  address: string
  locale: Locale
  headers: IncomingHttpHeaders
  requestId: string
}

/** The role fields of an answer; `staffRole` on admins only. */
export function roleFields({ roles, staffRole }: Pick<LockedAccount, 'roles' | 'staffRole'>) {
  return { role: highestRole(roles), roles, staffRole: staffRole ?? undefined }
}

/**
 * Inserts a session, marks the network as known and releases the attempts; one round trip. The account was locked by this
 * transaction (`lockForSignIn`, `lockChallenged`) or inserted by it, so its roles decide the session's lifetime.
 */
export async function openSession(
  deps: Pick<Deps, 'pseudonym'>,
  tx: Tx,
  token: string,
  account: LockedAccount,
  caller: Caller,
  consumed: readonly string[],
): Promise<void> {
  const life = highestRole(account.roles) === 'customer' ? SESSION_LIFETIME.customer : SESSION_LIFETIME.staff
  await Promise.all([
    insertSession(tx, {
      tokenHash: hashOf(token),
      accountId: account.id,
      device: deviceOf(caller.headers['user-agent']),
      idleSeconds: life.idle,
      longestSeconds: life.longest,
    }),
    rememberNetwork(tx, account.id, deps.pseudonym(networkOf(caller.address).narrow)),
    ...consumed.map((key) => releaseRateLimit(tx, key)),
  ])
}

/** The trail of a sign-in, under the session that it opened. */
export function recordSignIn(
  deps: Pick<Deps, 'pseudonym'>,
  tx: Tx,
  token: string,
  { id, roles, staffRole }: LockedAccount,
  caller: Caller,
): Promise<void> {
  const session = { sessionId: hashOf(token), accountId: id, roles, staffRole }
  const source = auditSource(deps, { ...caller, session })
  return recordAudit(tx, source, { action: 'signed_in', subjectId: id })
}

/** Writes a refused sign-in down where an operator looks for it. */
export async function recordRefusal(
  deps: Pick<Deps, 'db' | 'pseudonym' | 'log'>,
  caller: Caller,
  account: string | undefined,
  code: ErrorCode,
): Promise<void> {
  const source = auditSource(deps, caller)
  await recordAudit(deps.db, source, { action: 'sign_in_refused', subjectId: account, details: { code } })
  const { requestId: reqId, networkHash: network } = source
  deps.log.info({ event: 'sign_in_refused', account, code, reqId, network }, 'sign-in refused')
}
