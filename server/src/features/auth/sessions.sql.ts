import type { SessionInfo } from 'contract/auth/calls'
import type { Db, Tx } from '../../kernel/db/client'

/** The live sessions of an account, the one with this token hash first, then the last used. */
export async function listSessions(db: Db, accountId: string, current: string): Promise<SessionInfo[]> {
  return db<SessionInfo[]>`
    select id, token_hash = ${current} as current, device,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      to_char(last_used_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastUsedAt"
    from sessions where account_id = ${accountId} and expires_at > now() and ends_at > now()
    order by current desc, last_used_at desc, id limit 200`
}

export async function deleteOwnSession(db: Db, accountId: string, id: string): Promise<boolean> {
  const rows = await db`
    delete from sessions where id = ${id} and account_id = ${accountId} and expires_at > now() returning id`
  return rows.length === 1
}

/** Ends the sessions of an account, all of them or all but the one with this token hash. */
export async function deleteSessions(db: Db, accountId: string, except = ''): Promise<void> {
  await db`delete from sessions where account_id = ${accountId} and token_hash <> ${except}`
}

/** Returns true if a session still exists, after locking its account: it cannot end before the transaction. */
export async function lockSession(tx: Tx, accountId: string, tokenHash: string): Promise<boolean> {
  const [, rows] = await Promise.all([
    tx`select 1 from accounts where id = ${accountId} for no key update`,
    tx`select 1 from sessions where token_hash = ${tokenHash} and account_id = ${accountId}`,
  ])
  return rows.length === 1
}
