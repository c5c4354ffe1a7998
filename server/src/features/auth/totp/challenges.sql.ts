import type { Role } from 'contract/auth/calls'
import type { StaffRole } from 'contract/staff'
import type { Db, Tx } from '../../../kernel/db/client'

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

export interface ChallengedAccount {
  id: string
  email: string
  roles: Role[]
  staffRole: StaffRole | null
}

/** Whose sign-in waits for a code under this token. */
export async function findChallenged(db: Db, tokenHash: string): Promise<ChallengedAccount | undefined> {
  const [row] = await db<ChallengedAccount[]>`
    select a.id, a.email, a.roles, a.staff_role as "staffRole" from sign_in_challenges c, accounts a
    where ${usable(db, tokenHash)}`
  return row
}

/** Uses a challenge up; of calls at once exactly one gets true. */
export async function consumeChallenge(tx: Tx, tokenHash: string): Promise<boolean> {
  const { count } = await tx`
    update sign_in_challenges c set used_at = now() from accounts a where ${usable(tx, tokenHash)}`
  return count === 1
}
