import type { Role } from 'contract/auth/calls'
import { hashPassword } from '../src/features/auth/passwords'
import { codeOf, stepAt } from '../src/features/auth/totp/one-time-code'
import { newRecoveryCodes, recoveryHash } from '../src/features/auth/totp/recovery-codes'
import { credentials, makeAccount, PASSWORD } from './factories'
import type { TestApp } from './test-app'

export const TOTP_SECRET = Buffer.from('12345678901234567890')

/** The code that an authenticator app shows, `off` steps from now. */
export const codeNow = (app: TestApp, off = 0) => codeOf(TOTP_SECRET, stepAt(app.deps.now()) + off)

let hashed: Promise<string> | undefined

/** An account that can sign in with `PASSWORD`, its address confirmed. */
export async function makeKnown(app: TestApp, roles: Role[] = ['customer', 'coach']) {
  const account = await makeAccount(app, roles)
  hashed ??= hashPassword(PASSWORD)
  await app.deps.db`
    update accounts set password_hash = ${await hashed}, email_verified_at = now() where id = ${account.id}`
  return account
}

/** Turns one-time codes on; returns the recovery codes. */
export async function giveTotp(app: TestApp, accountId: string): Promise<string[]> {
  const { db, pseudonym, secretBox } = app.deps
  const codes = newRecoveryCodes()
  await db`
    insert into totp (account_id, sealed_secret, enabled_at)
    values (${accountId}, ${secretBox.seal(TOTP_SECRET, accountId)}, now())
    on conflict (account_id) do update set sealed_secret = excluded.sealed_secret, enabled_at = now(), last_step = 0`
  await db`delete from totp_recovery_codes where account_id = ${accountId}`
  for (const code of codes)
    await db`
      insert into totp_recovery_codes (account_id, code_hash)
      values (${accountId}, ${recoveryHash(pseudonym, accountId, code)})`
  return codes
}

/** Creates an account with one-time codes. */
export async function makeGuarded(app: TestApp, roles?: Role[]) {
  const account = await makeKnown(app, roles)
  return { ...account, recoveryCodes: await giveTotp(app, account.id) }
}

/** Signs in by the password; the challenge of an account with one-time codes. */
export async function challengeOf(app: TestApp, email: string, address?: string): Promise<string> {
  const body = await credentials(app, email)
  const answer = await app.call('POST', '/auth/login', { body, ...(address && { address }) })
  return answer.json().data.challenge
}

type Cell = { path?: string; body?: unknown }

/** Inputs of the access matrix for one-time codes; `accountId` of the caller. */
export function totpCalls(app: TestApp): Record<string, (accountId: string | undefined) => Promise<Cell>> {
  const passwordAndCode = async (accountId: string | undefined) => {
    if (accountId) await giveTotp(app, accountId)
    return { body: { currentPassword: PASSWORD, code: codeNow(app) } }
  }
  const without = (accountId: string | undefined) =>
    app.deps.db`delete from totp where account_id = ${accountId ?? ''}`
  return {
    'POST /api/v1/auth/login/code': async () => ({
      body: { challenge: await challengeOf(app, (await makeGuarded(app)).email), code: codeNow(app) },
    }),
    'POST /api/v1/auth/totp': async (accountId) => {
      await without(accountId)
      return { body: { currentPassword: PASSWORD } }
    },
    'POST /api/v1/auth/totp/confirm': async (accountId) => {
      await without(accountId)
      if (accountId)
        await app.deps.db`
          insert into totp (account_id, sealed_secret)
          values (${accountId}, ${app.deps.secretBox.seal(TOTP_SECRET, accountId)})`
      return { body: { code: codeNow(app) } }
    },
    'POST /api/v1/auth/totp/off': passwordAndCode,
    'POST /api/v1/auth/totp/recovery-codes': passwordAndCode,
  }
}
