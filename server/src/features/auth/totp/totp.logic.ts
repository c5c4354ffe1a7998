import type { TotpSetup, TotpState } from 'contract/auth/totp-calls'
import { plainCode } from 'contract/auth/totp-rules'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { auditSource, recordAudit } from '../../../kernel/audit/audit'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import type { Session } from '../../../kernel/http/authorize'
import { readMailShop } from '../../site/shop.logic'
import { consumeCodeCheckLimit, consumePasswordCheckLimit } from '../attempts'
import { getMe } from '../auth.sql'
import { refuseOnSharedDemo } from '../demo-accounts'
import { passwordMatches } from '../passwords'
import { findPasswordHash } from '../profile/profile.sql'
import { requireLiveSession } from '../sessions.logic'
import { deleteSessions } from '../sessions.sql'
import { checkCode, consumeProof } from './code-proof'
import { base32, matchingStep, newSecret, setupUri } from './one-time-code'
import { newRecoveryCodes, recoveryHash } from './recovery-codes'
import * as sql from './totp.sql'
import { TOTP_MAIL, totpMail } from './totp-mail'

type TotpDeps = Pick<Deps, 'db' | 'jobs' | 'config' | 'pseudonym' | 'log' | 'secretBox' | 'now'>

interface Caller {
  session: Session
  address: string
  requestId: string
}

interface PasswordAndCode {
  currentPassword: string
  code: string
}

export async function readState({ db }: Pick<Deps, 'db'>, accountId: string): Promise<TotpState> {
  const totp = await sql.findTotp(db, accountId)
  if (!totp) return { on: false, recoveryCodesLeft: 0 }
  return { on: true, since: totp.since, recoveryCodesLeft: totp.recoveryCodesLeft }
}

/** Makes a secret and shows it this once. The sign-in stays as it is until a first code proves that the app has it. */
export async function beginSetup(
  deps: TotpDeps,
  { accountId, roles }: Session,
  password: string,
): Promise<TotpSetup> {
  if (!roles.includes('coach') && !roles.includes('admin')) fail('auth.forbidden')
  await refuseOnSharedDemo(deps, accountId)
  await checkPassword(deps, accountId, password)
  const me = (await getMe(deps.db, accountId)) ?? fail('auth.required')
  const secret = newSecret()
  if (!(await sql.saveSetup(deps.db, accountId, deps.secretBox.seal(secret, accountId))))
    fail('auth.totp_is_on')
  const { name } = await readMailShop(deps)
  return { secret: base32(secret), uri: setupUri(secret, name, me.email) }
}

/** Turns codes on; every other session was opened without one, and ends. */
export async function confirmSetup(deps: TotpDeps, code: string, caller: Caller): Promise<string[]> {
  const { accountId, sessionId } = caller.session
  const sealed = (await sql.findSetup(deps.db, accountId)) ?? fail('auth.totp_not_begun')
  const release = await consumeCodeCheckLimit(deps, accountId)
  const secret = deps.secretBox.open(sealed, accountId)
  const step = matchingStep(secret, plainCode(code), deps.now(), 0) ?? fail('auth.code_wrong')
  const recoveryCodes = newRecoveryCodes()
  await transaction(deps.db, async (tx) => {
    await requireLiveSession(tx, caller.session)
    if (!(await sql.turnOn(tx, accountId, sealed, step))) fail('auth.totp_not_begun')
    await saveRecoveryCodes(deps, tx, accountId, recoveryCodes)
    await deleteSessions(tx, accountId, sessionId)
    await record(deps, tx, caller, 'totp_on')
    await deps.jobs.enqueue(tx, TOTP_MAIL, totpMail('on', accountId))
  })
  await release()
  deps.log.info({ event: 'totp_on', account: accountId }, 'one-time codes turned on')
  return recoveryCodes
}

/** Turns codes off by the password and a code; what a stolen session alone cannot do. */
export async function turnOff(deps: TotpDeps, input: PasswordAndCode, caller: Caller): Promise<void> {
  const { accountId } = caller.session
  await withPasswordAndCode(deps, caller.session, input, async (tx) => {
    await sql.deleteTotp(tx, accountId)
    await record(deps, tx, caller, 'totp_off')
    await deps.jobs.enqueue(tx, TOTP_MAIL, totpMail('off', accountId))
  })
  deps.log.info({ event: 'totp_off', account: accountId }, 'one-time codes turned off')
}

/** Ten new recovery codes; the ones before work no longer. */
export async function renewRecoveryCodes(
  deps: TotpDeps,
  input: PasswordAndCode,
  caller: Caller,
): Promise<string[]> {
  const { accountId } = caller.session
  const recoveryCodes = newRecoveryCodes()
  await withPasswordAndCode(deps, caller.session, input, async (tx) => {
    await saveRecoveryCodes(deps, tx, accountId, recoveryCodes)
    await record(deps, tx, caller, 'recovery_codes_renewed')
  })
  return recoveryCodes
}

/** Does `work` in the transaction that uses the code up. */
async function withPasswordAndCode(
  deps: TotpDeps,
  session: Session,
  { currentPassword, code }: PasswordAndCode,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { accountId } = session
  if (!(await sql.findTotp(deps.db, accountId))) fail('auth.totp_is_off')
  await checkPassword(deps, accountId, currentPassword)
  const release = await consumeCodeCheckLimit(deps, accountId)
  const proof = (await checkCode(deps, accountId, code)) ?? fail('auth.code_wrong')
  await transaction(deps.db, async (tx) => {
    await requireLiveSession(tx, session)
    if (!(await consumeProof(tx, accountId, proof))) fail('auth.code_wrong')
    await work(tx)
  })
  await release()
}

async function checkPassword(deps: TotpDeps, accountId: string, password: string): Promise<void> {
  const release = await consumePasswordCheckLimit(deps, accountId)
  if (!(await passwordMatches(await findPasswordHash(deps.db, accountId), password)))
    fail('auth.password_wrong')
  await release()
}

async function saveRecoveryCodes(
  { pseudonym }: TotpDeps,
  tx: Tx,
  accountId: string,
  codes: readonly string[],
): Promise<void> {
  const hashes = codes.map((code) => recoveryHash(pseudonym, accountId, code))
  await sql.replaceRecoveryCodes(tx, accountId, hashes)
}

async function record(
  deps: TotpDeps,
  tx: Tx,
  caller: Caller,
  action: 'totp_on' | 'totp_off' | 'recovery_codes_renewed',
): Promise<void> {
  await recordAudit(tx, auditSource(deps, caller), { action, subjectId: caller.session.accountId })
}
