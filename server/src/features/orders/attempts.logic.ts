import { fail } from '../../fail'
import type { Db, Tx } from '../../kernel/db/client'
import { idempotencyKey } from '../../kernel/http/idempotency-key'
import { hashOf, newId } from '../../kernel/ids'
import type { ReceivedUpload } from '../../kernel/upload/multipart'
import * as sql from './attempts.sql'

interface Sent {
  accountId: string
  /** The request's `Idempotency-Key` header. */
  header: unknown
  body: object
  upload?: Pick<ReceivedUpload, 'files'>
}

/** The attempt of a request; keys of one kind say nothing about those of another. */
export function attemptOf(kind: 'subscription' | 'return' | 'blood-test', sent: Sent): sql.AttemptRow {
  const files = (sent.upload?.files ?? []).map(({ sha256 }) => sha256)
  return {
    accountId: sent.accountId,
    key: `${kind} ${idempotencyKey(sent.header) ?? newId()}`,
    bodyHash: hashOf(JSON.stringify([kind, sent.body, files])),
  }
}

/**
 * Returns the id of what an earlier request like this one made: one with the same key, or with the same body within ten
 * minutes, as from a second tab. Refuses a key that was used for another body.
 */
export async function findEarlier(db: Db, attempt: sql.AttemptRow): Promise<string | undefined> {
  const made = await sql.findMade(db, attempt)
  if (made && made.bodyHash !== attempt.bodyHash) fail('orders.key_reused')
  return made?.madeId
}

/** The same under the account's lock, which the transaction holds to its end. */
export async function lockEarlier(tx: Tx, attempt: sql.AttemptRow): Promise<string | undefined> {
  await sql.lockAttempts(tx, attempt.accountId)
  return findEarlier(tx, attempt)
}
