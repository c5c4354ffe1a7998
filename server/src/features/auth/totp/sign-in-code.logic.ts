import type { CodeChallenge, loginCode } from 'contract/auth/totp-calls'
import { SIGN_IN_CODE_MINUTES } from 'contract/auth/totp-rules'
import type { Received } from 'contract/endpoint'
import { MINUTE, SECOND } from 'contract/units'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { auditSource, recordAudit } from '../../../kernel/audit/audit'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { hashOf, newToken } from '../../../kernel/ids'
import { consumeSignInCodeLimit } from '../attempts'
import { type Caller, openSession, recordRefusal, recordSignIn, roleFields } from '../sign-in-steps'
import { rememberZone } from '../time-zones.logic'
import { consumeChallenge, findChallenged, insertChallenge, lockChallenged } from './challenges.sql'
import { checkCode, consumeProof } from './code-proof'
import { TOTP_MAIL, totpMail } from './totp-mail'

const LIFE = (SIGN_IN_CODE_MINUTES * MINUTE) / SECOND

type CodeDeps = Pick<Deps, 'db' | 'jobs' | 'config' | 'pseudonym' | 'log' | 'secretBox' | 'now'>

/** Opens the challenge that follows a correct password; it is no session. */
export async function openChallenge(
  tx: Tx,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<CodeChallenge> {
  const challenge = newToken()
  await insertChallenge(tx, { tokenHash: hashOf(challenge), accountId: id, passwordHash, seconds: LIFE })
  return { challenge, expiresInSeconds: LIFE }
}

/**
 * Finishes a sign-in by its code. A wrong one leaves the challenge for the next try; a right one is used up with it, in the
 * transaction that opens the session.
 */
export async function signInByCode(
  deps: CodeDeps,
  { challenge, code, timeZone }: Received<typeof loginCode>['body'],
  caller: Caller,
) {
  const tokenHash = hashOf(challenge)
  const { id, email } = (await findChallenged(deps.db, tokenHash)) ?? fail('auth.sign_in_expired')
  const { keys, isLastTry } = await consumeSignInCodeLimit(deps, email, caller.address)
  const proof = await checkCode(deps, id, code)
  if (!proof) {
    // The caller knows the password, so the owner is warned about guesses.
    if (isLastTry) await deps.jobs.enqueue(deps.db, TOTP_MAIL, totpMail('guessed', id))
    await recordRefusal(deps, caller, id, 'auth.code_wrong')
    return fail('auth.code_wrong')
  }
  const token = newToken()
  const account = await transaction(deps.db, async (tx) => {
    const current = (await lockChallenged(tx, tokenHash)) ?? fail('auth.sign_in_expired')
    if (!(await consumeChallenge(tx, tokenHash))) fail('auth.sign_in_expired')
    if (!(await consumeProof(tx, id, proof))) fail('auth.code_wrong')
    await openSession(deps, tx, token, current, caller, keys)
    await recordSignIn(deps, tx, token, current, caller)
    if (proof.left === undefined) return current
    await deps.jobs.enqueue(tx, TOTP_MAIL, totpMail('recovery', id, proof.left))
    await recordAudit(tx, auditSource(deps, caller), {
      action: 'recovery_code_used',
      subjectId: id,
      details: { left: proof.left },
    })
    return current
  })
  await rememberZone(deps.db, id, timeZone)
  deps.log.info({ event: 'signed_in', account: id, reqId: caller.requestId }, 'signed in by a code')
  return { token, userId: id, ...roleFields(account) }
}
