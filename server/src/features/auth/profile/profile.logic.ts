import type { changePassword, Me, updateMe } from 'contract/auth/calls'
import type { Received } from 'contract/endpoint'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { Db } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import type { Session } from '../../../kernel/http/authorize'
import { refuseFields } from '../../../kernel/http/envelope'
import { ACCOUNT_MAIL, accountMail } from '../account-mail'
import { consumePasswordCheckLimit } from '../attempts'
import { getMe } from '../auth.logic'
import { refuseOnSharedDemo } from '../demo-accounts'
import { deleteLinks } from '../links.sql'
import { hashPassword, passwordMatches } from '../passwords'
import { deleteSessions } from '../sessions.sql'
import { isKnownZone } from '../time-zones.logic'
import * as sql from './profile.sql'

type ProfileDeps = Pick<Deps, 'db' | 'jobs' | 'config' | 'pseudonym' | 'log'>

/** Changes the given ones of name, language and time zone. */
export async function changeProfile(
  deps: Pick<Deps, 'db'>,
  session: Session,
  changes: Received<typeof updateMe>['body'],
): Promise<Me> {
  await refuseEmptyNames(deps.db, session.accountId, changes)
  const { timeZone } = changes
  if (typeof timeZone === 'string' && !(await isKnownZone(deps.db, timeZone)))
    refuseFields([{ path: ['timeZone'], code: 'site.time_zone_unknown' }])
  await sql.updateProfile(deps.db, session.accountId, changes)
  return getMe(deps, session)
}

/** Refuses to take a name away; one that is empty may be sent back as it was read. */
async function refuseEmptyNames(
  db: Db,
  accountId: string,
  { firstName, lastName }: Partial<sql.FullName>,
): Promise<void> {
  if (firstName !== '' && lastName !== '') return
  const stored = (await sql.findNames(db, [accountId])).get(accountId)
  const isTaken = (sent: string | undefined, was: string | undefined) => sent === '' && was !== ''
  refuseFields([
    ...(isTaken(firstName, stored?.firstName)
      ? [{ path: ['firstName'], code: 'auth.first_name_required' as const }]
      : []),
    ...(isTaken(lastName, stored?.lastName)
      ? [{ path: ['lastName'], code: 'auth.last_name_required' as const }]
      : []),
  ])
}

/** Changes the password after checking the current one; other sessions and open reset links are deleted. */
export async function changeOwnPassword(
  deps: ProfileDeps,
  { accountId, sessionId }: Session,
  input: Received<typeof changePassword>['body'],
): Promise<void> {
  await refuseOnSharedDemo(deps, accountId)
  const release = await consumePasswordCheckLimit(deps, accountId)
  const stored = await sql.findPasswordHash(deps.db, accountId)
  if (!(await passwordMatches(stored, input.currentPassword))) fail('auth.password_wrong')
  const passwordHash = await hashPassword(input.newPassword)
  await transaction(deps.db, async (tx) => {
    // The password that was checked must still be the one in place.
    if (!(await sql.replacePassword(tx, accountId, stored, passwordHash))) fail('auth.password_wrong')
    await deleteSessions(tx, accountId, sessionId)
    await deleteLinks(tx, accountId, 'reset')
    await deps.jobs.enqueue(tx, ACCOUNT_MAIL, accountMail('changed', accountId))
  })
  await release()
  deps.log.info({ event: 'password_changed', account: accountId }, 'password changed')
}
