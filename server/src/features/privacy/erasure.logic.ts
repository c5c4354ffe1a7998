import type { Deps } from '../../deps'
import { recordAudit, SYSTEM } from '../../kernel/audit/audit'
import { transaction } from '../../kernel/db/transaction'
import { forgetPerson } from '../../kernel/jobs/jobs.sql'
import * as sql from '../auth/closing/closing.sql'
import { ACCOUNT_ERASED, erasedMail } from './closing-mail'
import type { Parts } from './parts'

/** Accounts that one run erases at most; the next one follows soon. */
const ERASED_AT_ONCE = 50

/** Erases the accounts whose time has come. One that fails is tried again later, and holds no other up. */
export async function eraseDue(deps: Deps, parts: Parts): Promise<void> {
  for (const id of await sql.listDue(deps.db, ERASED_AT_ONCE)) {
    try {
      await eraseAccount(deps, parts, id)
    } catch (error) {
      await sql.postponeErasure(deps.db, id)
      deps.log.error(
        { err: error, event: 'erasure_failed', account: id },
        'an account could not be erased yet',
      )
    }
  }
}

/**
 * Erases a closed account, each domain its own part: ends work in progress and notifies others (repeatable), deletes
 * all rows in one transaction, then the files. Remaining files have no row, so the sweep deletes them.
 */
export async function eraseAccount(deps: Deps, parts: Parts, accountId: string): Promise<void> {
  const closed = await sql.findClosedPerson(deps.db, accountId)
  if (!closed) return
  // With days of grace everybody was told when it was closed.
  if (closed.eraseAt <= closed.closedAt) for (const part of parts) await part.tellLeaving?.(deps, closed)
  for (const part of parts) await part.settle?.(deps, closed)
  const files = await transaction(deps.db, async (tx) => {
    const person = await sql.lockDue(tx, accountId)
    if (!person) return undefined
    const keys: string[] = []
    // From the right: referencing rows first, the account last.
    for (const part of [...parts].reverse()) keys.push(...(await part.erase(tx, person)))
    await forgetPerson(tx, person)
    await recordAudit(tx, SYSTEM, { action: 'account_erased', subjectId: accountId })
    // Queued after the person's other mails are deleted. A failed erasure sends none, and only one of two concurrent
    // ones sends it.
    await deps.jobs.enqueue(tx, ACCOUNT_ERASED, erasedMail(deps, person))
    return keys
  })
  if (!files) return
  for (const key of files) await deps.files.remove(key)
  deps.log.info({ event: 'account_erased', account: accountId, files: files.length }, 'account erased')
}
