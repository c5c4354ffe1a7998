import { TOTP_SETUP_MINUTES } from 'contract/auth/totp-rules'
import type { Db, Tx } from '../../../kernel/db/client'

/**
 * Returns true if a sign-in needs a code. Sent after `lockForSignIn`, which enabling codes waits for: no password-only
 * sign-in remains once they are on.
 */
export async function asksForCode(tx: Tx, accountId: string): Promise<boolean> {
  const rows = await tx`select 1 from totp where account_id = ${accountId} and enabled_at is not null`
  return rows.length === 1
}

/** Keeps a new secret that waits for its first code; false where codes are on already. */
export async function saveSetup(db: Db, accountId: string, sealedSecret: string): Promise<boolean> {
  const { count } = await db`
    insert into totp (account_id, sealed_secret) values (${accountId}, ${sealedSecret})
    on conflict (account_id) do update set sealed_secret = excluded.sealed_secret, created_at = now()
    where totp.enabled_at is null`
  return count === 1
}

/** The secret that waits for its first code. */
export async function findSetup(db: Db, accountId: string): Promise<string | undefined> {
  const [row] = await db<{ sealedSecret: string }[]>`
    select sealed_secret as "sealedSecret" from totp
    where account_id = ${accountId} and enabled_at is null
      and created_at > now() - make_interval(mins => ${TOTP_SETUP_MINUTES})`
  return row?.sealedSecret
}

/** Turns codes on with exactly this secret; false where another was shown since, or they are on. */
export async function turnOn(
  tx: Tx,
  accountId: string,
  sealedSecret: string,
  step: number,
): Promise<boolean> {
  const { count } = await tx`
    update totp set enabled_at = now(), last_step = ${step}
    where account_id = ${accountId} and sealed_secret = ${sealedSecret} and enabled_at is null`
  return count === 1
}

export interface StoredTotp {
  sealedSecret: string
  lastStep: number
  since: string
  recoveryCodesLeft: number
}

/** Returns the secret of an account with codes enabled. */
export async function findTotp(db: Db, accountId: string): Promise<StoredTotp | undefined> {
  const [row] = await db<StoredTotp[]>`
    select sealed_secret as "sealedSecret", last_step::float8 as "lastStep",
      to_char(enabled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since,
      (select count(*)::int from totp_recovery_codes r where r.account_id = t.account_id and r.used_at is null)
        as "recoveryCodesLeft"
    from totp t where account_id = ${accountId} and enabled_at is not null`
  return row
}

/** Uses the code of a step up, and with it all before; of calls at once exactly one gets true. */
export async function consumeStep(tx: Tx, accountId: string, step: number): Promise<boolean> {
  const { count } = await tx`
    update totp set last_step = ${step}
    where account_id = ${accountId} and enabled_at is not null and last_step < ${step}`
  return count === 1
}

export async function hasRecoveryCode(db: Db, accountId: string, codeHash: string): Promise<boolean> {
  const rows = await db`
    select 1 from totp_recovery_codes
    where account_id = ${accountId} and code_hash = ${codeHash} and used_at is null`
  return rows.length === 1
}

/** Uses a recovery code up; of calls at once exactly one gets true. */
export async function consumeRecoveryCode(tx: Tx, accountId: string, codeHash: string): Promise<boolean> {
  const { count } = await tx`
    update totp_recovery_codes set used_at = now()
    where account_id = ${accountId} and code_hash = ${codeHash} and used_at is null`
  return count === 1
}

export async function replaceRecoveryCodes(
  tx: Tx,
  accountId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await tx`delete from totp_recovery_codes where account_id = ${accountId}`
  await tx`
    insert into totp_recovery_codes (account_id, code_hash)
    select ${accountId}, hash from unnest(${[...codeHashes]}::text[]) as h (hash)`
}

/** Forgets secret, recovery codes and sign-ins that wait; false where codes were not on. */
export async function deleteTotp(tx: Tx, accountId: string): Promise<boolean> {
  await tx`delete from sign_in_challenges where account_id = ${accountId}`
  await tx`delete from totp_recovery_codes where account_id = ${accountId}`
  const rows = await tx<{ wasOn: boolean }[]>`
    delete from totp where account_id = ${accountId} returning enabled_at is not null as "wasOn"`
  return rows[0]?.wasOn === true
}
