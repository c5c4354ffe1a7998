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

interface Attempt extends sql.AttemptRow {
  /** False where the client sent no key. */
  isNamed: boolean
}

/** The attempt of a request; keys of one kind say nothing about those of another. */
export function attemptOf(kind: 'subscription' | 'return' | 'blood-test', sent: Sent): Attempt {
  const key = idempotencyKey(sent.header)
  const files = (sent.upload?.files ?? []).map(({ sha256 }) => sha256)
  return {
    accountId: sent.accountId,
    key: `${kind} ${key ?? newId()}`,
    isNamed: key !== undefined,
    bodyHash: hashOf(JSON.stringify([kind, sent.body, files])),
  }
}

/**
 * Returns the id of what an earlier request like this one made: one with the same key, or with the same body within ten
 * minutes, as from a second tab, whose key counts from then on as well. Refuses a key that was used for another body.
 */
export async function findEarlier(db: Db, attempt: Attempt): Promise<string | undefined> {
  const made = await sql.findMade(db, attempt)
  if (made && made.bodyHash !== attempt.bodyHash) fail('orders.key_reused')
  if (made && made.key !== attempt.key && attempt.isNamed) await sql.insertMade(db, attempt, made.madeId)
  return made?.madeId
}

/** The same under the account's lock, which the transaction holds to its end. */
export async function lockEarlier(tx: Tx, attempt: Attempt): Promise<string | undefined> {
  await sql.lockAttempts(tx, attempt.accountId)
  return findEarlier(tx, attempt)
}
