import type { IncomingHttpHeaders } from 'node:http'
import type { login, Me, Role, register } from 'contract/auth/calls'
import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import type { StaffRole } from 'contract/staff'
import { normalEmail } from 'contract/text'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { auditSource, recordAudit } from '../../kernel/audit/audit'
import { batchPerTick } from '../../kernel/db/batch-per-tick'
import type { Db } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import { type FindSession, highestRole, type Session } from '../../kernel/http/authorize'
import { hashOf, newId, newToken } from '../../kernel/ids'
import { networkOf } from '../../kernel/network'
import { ACCOUNT_MAIL, accountMail } from './account-mail'
import { consumeRegistrationLimit, consumeSignInLimit } from './attempts'
import * as sql from './auth.sql'
import { allowsDemoSignIn } from './demo-accounts'
import { deviceOf } from './device'
import { hashPassword, passwordMatches } from './passwords'
import { SESSION_LIFETIME } from './sessions.logic'

interface Caller {
  address: string
  locale: Locale
  headers: IncomingHttpHeaders
  requestId: string
}

type AuthDeps = Pick<Deps, 'db' | 'jobs' | 'config' | 'pseudonym' | 'verification' | 'log'>

/** The role fields of an answer; `staffRole` on admins only. */
function roleFields({ roles, staffRole }: { roles: Role[]; staffRole: StaffRole | null }) {
  return { role: highestRole(roles), roles, staffRole: staffRole ?? undefined }
}

/** Creates a customer account, signs it in and mails it a link to confirm its address (decision X-08). */
export async function registerAccount(
  deps: AuthDeps,
  input: Received<typeof register>['body'],
  caller: Caller,
) {
  await consumeRegistrationLimit(deps, caller.address)
  if (!(await deps.verification.verify(input.recaptchaToken))) fail('auth.verification_failed')
  const id = newId()
  const passwordHash = await hashPassword(input.password)
  const token = newToken()
  await transaction(deps.db, async (tx) => {
    const account = { ...input, id, email: normalEmail(input.email), passwordHash, locale: caller.locale }
    if (!(await sql.insertAccount(tx, account))) {
      deps.log.info({ event: 'registration_taken' }, 'registration with a taken address')
      fail('auth.email_taken')
    }
    await Promise.all([
      openSession(deps, tx, token, { id, roles: ['customer'] }, caller, []),
      deps.jobs.enqueue(tx, ACCOUNT_MAIL, accountMail('confirm', id)),
    ])
  })
  deps.log.info({ event: 'registered', account: id }, 'account created')
  return { token, userId: id, role: 'customer' as Role, roles: ['customer'] as Role[] }
}

/** Signs an account in; the same answer for an unknown address and a wrong password. */
export async function signIn(deps: AuthDeps, input: Received<typeof login>['body'], caller: Caller) {
  if (!(await deps.verification.verify(input.recaptchaToken))) fail('auth.verification_failed')
  const email = normalEmail(input.email)
  const counted = await consumeSignInLimit(deps, email, caller.address)
  const account = await sql.findAccountSecret(deps.db, email)
  if (!(await passwordMatches(account?.passwordHash, input.password)) || !account) {
    return refuseSignIn(deps, caller, account?.id, 'auth.wrong_credentials')
  }
  if (account.isDemo && !allowsDemoSignIn(deps.config, caller.headers)) {
    return refuseSignIn(deps, caller, account.id, 'auth.demo_closed')
  }
  // A coach registration whose link has not been used; told only to who knows its password.
  if (account.roles.length === 0) return refuseSignIn(deps, caller, account.id, 'auth.coach_unverified')
  const token = newToken()
  const { roles, staffRole } = account
  const session = { sessionId: hashOf(token), accountId: account.id, roles, staffRole }
  await transaction(deps.db, async (tx) => {
    await Promise.all([
      openSession(deps, tx, token, account, caller, counted),
      recordAudit(tx, auditSource(deps, { ...caller, session }), {
        action: 'signed_in',
        subjectId: account.id,
      }),
    ])
  })
  deps.log.info({ event: 'signed_in', account: account.id, reqId: caller.requestId }, 'signed in')
  return { token, userId: account.id, ...roleFields(account) }
}

/** Writes a refused sign-in down where an operator looks for it, then refuses. */
async function refuseSignIn(
  deps: AuthDeps,
  caller: Caller,
  account: string | undefined,
  code: 'auth.wrong_credentials' | 'auth.demo_closed' | 'auth.coach_unverified',
): Promise<never> {
  const source = auditSource(deps, caller)
  await recordAudit(deps.db, source, { action: 'sign_in_refused', subjectId: account, details: { code } })
  const { requestId: reqId, networkHash: network } = source
  deps.log.info({ event: 'sign_in_refused', account, code, reqId, network }, 'sign-in refused')
  return fail(code)
}

/** Inserts a session, marks the network as known and releases the attempts; one round trip. */
async function openSession(
  deps: Pick<Deps, 'pseudonym'>,
  tx: Db,
  token: string,
  account: { id: string; roles: readonly Role[] },
  caller: Caller,
  consumed: readonly string[],
): Promise<void> {
  const life = highestRole(account.roles) === 'customer' ? SESSION_LIFETIME.customer : SESSION_LIFETIME.staff
  await Promise.all([
    sql.insertSession(tx, {
      tokenHash: hashOf(token),
      accountId: account.id,
      device: deviceOf(caller.headers['user-agent']),
      idleSeconds: life.idle,
      longestSeconds: life.longest,
    }),
    sql.rememberNetwork(tx, account.id, deps.pseudonym(networkOf(caller.address).narrow)),
    ...consumed.map((key) => sql.releaseRateLimit(tx, key)),
  ])
}

/** Finds the session of a bearer token; the idle timeout is extended after the answer. */
export function sessionFinder({ db, log, config }: Pick<Deps, 'db' | 'log' | 'config'>): FindSession {
  const find = batchPerTick((hashes: string[]) => sql.findSessions(db, hashes, config.demoSignIn))
  return async (token) => {
    const session = await find(hashOf(token))
    if (session?.stale) {
      sql
        .touchSession(db, session.sessionId)
        .catch((error) => log.warn({ err: error }, 'session not extended'))
    }
    return session
  }
}

/** Which of these sessions (hashes of tokens) are over, for whatever reason; for the sockets that are open under them. */
export function endedSessionFinder({ db, config }: Pick<Deps, 'db' | 'config'>) {
  return (sessionIds: string[]) => sql.findEndedSessions(db, sessionIds, config.demoSignIn)
}

export async function signOut(deps: Pick<Deps, 'db'>, session: Session): Promise<void> {
  await sql.deleteSession(deps.db, session.sessionId)
}

export async function getMe(deps: Pick<Deps, 'db'>, session: Session): Promise<Me> {
  const me = await sql.getMe(deps.db, session.accountId)
  if (!me) fail('auth.required')
  return { ...me, ...roleFields(me) }
}
