import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { type AuditSource, recordAudit } from '../../kernel/audit/audit'
import { transaction } from '../../kernel/db/transaction'
import type { Session } from '../../kernel/http/authorize'
import { hashOf } from '../../kernel/ids'
import { consumePasswordCheckLimit } from '../auth/attempts'
import * as sql from '../auth/closing/closing.sql'
import { refuseOnSharedDemo } from '../auth/demo-accounts'
import { passwordMatches } from '../auth/passwords'
import { findPasswordHash } from '../auth/profile/profile.sql'
import { requireLiveSession } from '../auth/sessions.logic'
import { countAthletes } from '../programs/coach/athletes.sql'
import { ACCOUNT_CLOSED } from './closing-mail'
import { eraseAccount } from './erasure.logic'
import type { Parts } from './parts'

/**
 * Closes an account after checking its password: from the commit on nobody is signed in to it. It is erased when the days
 * of grace are over; where there are none, before this answers.
 */
export async function closeOwnAccount(
  deps: Deps,
  parts: Parts,
  session: Session,
  password: string,
  source: AuditSource,
): Promise<{ eraseAt: string }> {
  const { accountId, roles } = session
  // Staff leave through the owner.
  if (roles.includes('admin')) fail('privacy.staff')
  await refuseOnSharedDemo(deps, accountId)
  const release = await consumePasswordCheckLimit(deps, accountId)
  if (!(await passwordMatches(await findPasswordHash(deps.db, accountId), password)))
    fail('auth.password_wrong')
  await release()
  const athletes = await countAthletes(deps.db, accountId)
  if (athletes > 0) fail('privacy.has_athletes', { count: athletes })
  const days = deps.config.erasureGraceDays
  const eraseAt = await transaction(deps.db, async (tx) => {
    await requireLiveSession(tx, session)
    const at = (await sql.closeAccount(tx, accountId, days)) ?? fail('auth.required')
    if (days > 0) await deps.jobs.enqueue(tx, ACCOUNT_CLOSED, { accountId, closing: at })
    await recordAudit(tx, source, { action: 'account_closed', subjectId: accountId, details: { days } })
    return at
  })
  deps.log.info({ event: 'account_closed', account: accountId, days }, 'account closed by its owner')
  if (days === 0) await eraseAccount(deps, parts, accountId)
  return { eraseAt }
}

/** Takes a closed account back by the link that was mailed when it was closed. */
export async function keepAccount(
  deps: Pick<Deps, 'db' | 'log'>,
  token: string,
  source: AuditSource,
): Promise<void> {
  const accountId = await transaction(deps.db, async (tx) => {
    const id = (await sql.keepAccount(tx, hashOf(token))) ?? fail('privacy.link_dead')
    await recordAudit(tx, source, { action: 'account_kept', subjectId: id })
    return id
  })
  deps.log.info({ event: 'account_kept', account: accountId }, 'closed account taken back')
}
