import type { login, Me, Role, register } from 'contract/auth/calls'
import type { Received } from 'contract/endpoint'
import { normalEmail } from 'contract/text'
import type { Deps } from '../../deps'
import { fail, failWith } from '../../fail'
import { batchPerTick } from '../../kernel/db/batch-per-tick'
import { transaction } from '../../kernel/db/transaction'
import type { FindSession, Session } from '../../kernel/http/authorize'
import { hashOf, newId, newToken } from '../../kernel/ids'
import { ACCOUNT_MAIL, accountMail } from './account-mail'
import { consumeRegistrationLimit, consumeSignInLimit } from './attempts'
import * as sql from './auth.sql'
import { allowsDemoSignIn } from './demo-accounts'
import { isReserved, lockEmail } from './email-change/email-changes.sql'
import { hashPassword, passwordMatches } from './passwords'
import { type Caller, openSession, recordRefusal, recordSignIn, roleFields } from './sign-in-steps'
import { rememberZone } from './time-zones.logic'
import { openChallenge } from './totp/sign-in-code.logic'
import { asksForCode } from './totp/totp.sql'

type AuthDeps = Pick<Deps, 'db' | 'jobs' | 'config' | 'pseudonym' | 'verification' | 'log'>

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
    // Sent at once, carried out one after the other: one wait for the database, not three.
    const [, reserved, inserted] = await Promise.all([
      lockEmail(tx, account.email),
      isReserved(tx, account.email),
      sql.insertAccount(tx, account),
    ])
    if (reserved || !inserted) {
      deps.log.info({ event: 'registration_taken' }, 'registration with a taken address')
      fail('auth.email_taken')
    }
    await Promise.all([
      openSession(deps, tx, token, { id, roles: ['customer'], staffRole: null }, caller, []),
      deps.jobs.enqueue(tx, ACCOUNT_MAIL, accountMail('confirm', id)),
    ])
  })
  await rememberZone(deps.db, id, input.timeZone)
  deps.log.info({ event: 'registered', account: id }, 'account created')
  return { token, userId: id, role: 'customer' as Role, roles: ['customer'] as Role[] }
}

/**
 * Signs an account in; the same answer for an unknown address and a wrong password. One with one-time codes gets a challenge
 * instead of a session.
 */
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
  // Checked after the password, so the answers below leak nothing to strangers.
  if (account.isClosed) return refuseSignIn(deps, caller, account.id, 'privacy.closed')
  if (account.isDisabled) return refuseSignIn(deps, caller, account.id, 'auth.account_disabled')
  // A coach registration whose link has not been used.
  if (account.roles.length === 0) return refuseSignIn(deps, caller, account.id, 'auth.coach_unverified')
  const token = newToken()
  const outcome = await transaction(deps.db, async (tx) => {
    // Codes may have been turned on while the password was verified: they are read after the lock.
    const [current, asks] = await Promise.all([
      sql.lockForSignIn(tx, email, account.passwordHash),
      asksForCode(tx, account.id),
    ])
    if (!current) return undefined
    if (asks) {
      await Promise.all(counted.map((key) => sql.releaseRateLimit(tx, key)))
      return { challenge: await openChallenge(tx, account) }
    }
    await Promise.all([
      openSession(deps, tx, token, current, caller, counted),
      recordSignIn(deps, tx, token, current, caller),
    ])
    return { current }
  })
  // The account has changed hands since its password was read.
  if (!outcome) return refuseSignIn(deps, caller, account.id, 'auth.wrong_credentials')
  if (outcome.challenge) return failWith(outcome.challenge, 'auth.code_required')
  await rememberZone(deps.db, account.id, input.timeZone)
  deps.log.info({ event: 'signed_in', account: account.id, reqId: caller.requestId }, 'signed in')
  return { token, userId: account.id, ...roleFields(outcome.current) }
}

/** Writes a refused sign-in down where an operator looks for it, then refuses. */
async function refuseSignIn(
  deps: AuthDeps,
  caller: Caller,
  account: string | undefined,
  code:
    | 'auth.wrong_credentials'
    | 'auth.demo_closed'
    | 'auth.account_disabled'
    | 'auth.coach_unverified'
    | 'privacy.closed',
): Promise<never> {
  await recordRefusal(deps, caller, account, code)
  return fail(code)
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

/** Returns those of the sessions (token hashes) that have ended, for their open sockets. */
export function endedSessionFinder({ db, config }: Pick<Deps, 'db' | 'config'>) {
  return (sessionIds: string[]) => sql.findEndedSessions(db, sessionIds, config.demoSignIn)
}

export async function signOut(deps: Pick<Deps, 'db'>, session: Session): Promise<void> {
  await sql.deleteSession(deps.db, session.sessionId)
}

export async function getMe(deps: Pick<Deps, 'db'>, session: Session): Promise<Me> {
  const me = await sql.getMe(deps.db, session.accountId)
  if (!me) fail('auth.required')
  return { ...me, ...roleFields(me), pendingEmail: me.pendingEmail ?? undefined }
}
