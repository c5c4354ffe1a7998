import type { Db, Tx } from '../../kernel/db/client'

/** A request that makes something: its key, and the hash of its body. */
export interface AttemptRow {
  accountId: string
  key: string
  bodyHash: string
}

/** Locks the account, so that its attempts run one at a time. */
export async function lockAttempts(tx: Tx, accountId: string): Promise<void> {
  await tx`select from accounts where id = ${accountId} for no key update`
}

/**
 * Returns the result of an attempt with this key, or of the latest one with the same body in the last ten minutes; the
 * key takes precedence.
 */
export async function findMade(db: Db, { accountId, key, bodyHash }: AttemptRow) {
  const [row] = await db<{ key: string; madeId: string; bodyHash: string }[]>`
    select key, made_id as "madeId", body_hash as "bodyHash" from idempotency_keys
    where account_id = ${accountId} and made_id is not null
      and (key = ${key} or (body_hash = ${bodyHash} and created_at > now() - interval '10 minutes'))
    order by key = ${key} desc, created_at desc limit 1`
  return row
}

/** Notes what an attempt made; a key whose first thing is gone names the new one. */
export async function insertMade(db: Db, { accountId, key, bodyHash }: AttemptRow, madeId: string) {
  await db`
    insert into idempotency_keys (account_id, key, body_hash, made_id) values (${accountId}, ${key}, ${bodyHash}, ${madeId})
    on conflict (account_id, key) do update set made_id = excluded.made_id, created_at = now()`
}
