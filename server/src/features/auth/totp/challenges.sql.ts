import type { Db, Tx } from '../../../kernel/db/client'
import type { LockedAccount } from '../auth.sql'

export async function insertChallenge(
  tx: Tx,
  challenge: { tokenHash: string; accountId: string; passwordHash: string; seconds: number },
): Promise<void> {
  const { tokenHash, accountId, passwordHash, seconds } = challenge
  await tx`
    insert into sign_in_challenges (token_hash, account_id, password_hash, expires_at)
    values (${tokenHash}, ${accountId}, encode(sha256(convert_to(${passwordHash}, 'UTF8')), 'hex'),
      now() + make_interval(secs => ${seconds}))`
}

/** Challenges `c` that still open a session for their account `a`. */
const usable = (db: Db, tokenHash: string) => db`
  c.token_hash = ${tokenHash} and c.used_at is null and c.expires_at > now() and a.id = c.account_id
  and a.disabled_at is null and a.roles <> '{}'
  and c.password_hash = encode(sha256(convert_to(a.password_hash, 'UTF8')), 'hex')`

/** Account and address whose sign-in waits for a code under this token. */
export async function findChallenged(
  db: Db,
  tokenHash: string,
): Promise<{ id: string; email: string } | undefined> {
  const [row] = await db<{ id: string; email: string }[]>`
    select a.id, a.email from sign_in_challenges c, accounts a where ${usable(db, tokenHash)}`
  return row
}

/** Locks that account as `lockForSignIn` does; undefined where the challenge has ended, as it does with another password. */
export async function lockChallenged(tx: Tx, tokenHash: string): Promise<LockedAccount | undefined> {
  const [row] = await tx<LockedAccount[]>`
    select a.id, a.roles, a.staff_role as "staffRole" from sign_in_challenges c, accounts a
    where ${usable(tx, tokenHash)} for share of a`
  return row
}

/** Uses a challenge up whose account is locked; of calls at once exactly one gets true. */
export async function consumeChallenge(tx: Tx, tokenHash: string): Promise<boolean> {
  const { count } = await tx`
    update sign_in_challenges set used_at = now() where token_hash = ${tokenHash} and used_at is null`
  return count === 1
}
