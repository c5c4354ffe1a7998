import type { changeUser } from 'contract/admin/people-calls'
import type { Received } from 'contract/endpoint'
import type { StaffRole } from 'contract/staff'
import { mayUse } from 'contract/staff'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { refuseOnSharedDemo } from '../demo-accounts'
import { deleteSessions } from '../sessions.sql'
import { resetTotp } from '../totp/reset-totp.logic'
import * as sql from './people.sql'

type Change = Received<typeof changeUser>['body']

/** Locks or unlocks an account, or changes its staff role; its sessions end with it. Returns whether anything changed. */
export async function changePerson(
  deps: Pick<Deps, 'db' | 'log' | 'config'>,
  staff: AuditSource,
  id: string,
  change: Change,
): Promise<boolean> {
  if (staff.accountId === id) fail('people.oneself')
  if (change.locked === true || change.staffRole !== undefined) await refuseOnSharedDemo(deps, id)
  const changed = await transaction(deps.db, async (tx) => {
    const locked = await sql.lockWithOwners(tx, id)
    const person = admit(staff, locked, id)
    if (change.staffRole !== undefined && !mayManageStaff(staff)) fail('auth.forbidden')
    const leaves = change.locked === true || (change.staffRole !== undefined && change.staffRole !== 'owner')
    const owners = locked.filter((one) => one.staffRole === 'owner' && !one.isDisabled)
    if (leaves && owners.length === 1 && owners[0]?.id === id) fail('people.last_owner')
    const relocked =
      change.locked !== undefined && (await setLock(tx, staff, person, change.locked ? change.reason : null))
    const reassigned = change.staffRole !== undefined && (await setRole(tx, staff, person, change.staffRole))
    return relocked || reassigned
  })
  if (changed)
    deps.log.info({ event: 'person_changed', account: id, by: staff.accountId }, 'account changed by staff')
  return changed
}

/** Ends one session of an account, or all of them. */
export async function endPersonSessions(
  deps: Pick<Deps, 'db'>,
  staff: AuditSource,
  id: string,
  sessionId?: string,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    admit(staff, await sql.lockWithOwners(tx, id), id)
    const ended = await sql.endSessions(tx, id, sessionId)
    if (sessionId !== undefined && ended === 0) fail('auth.session_not_found')
    if (ended > 0)
      await recordAudit(tx, staff, { action: 'sessions_ended', subjectId: id, details: { ended } })
  })
}

/** Turns the one-time codes of an account off; one's own are turned off with a code. */
export async function resetPersonTotp(
  deps: Pick<Deps, 'db' | 'jobs' | 'log'>,
  staff: AuditSource,
  id: string,
): Promise<void> {
  if (staff.accountId === id) fail('people.own_codes')
  await transaction(deps.db, async (tx) => {
    admit(staff, await sql.lockWithOwners(tx, id), id)
    if (!(await resetTotp(deps, tx, staff, id))) fail('auth.totp_is_off')
  })
  deps.log.info(
    { event: 'totp_reset', account: id, by: staff.accountId },
    'one-time codes turned off by staff',
  )
}

const mayManageStaff = ({ staffRole }: AuditSource) => mayUse(staffRole as StaffRole | null, 'staff')

/** The account, where this member of staff may change it: those of the staff are the owner's affair. */
function admit(staff: AuditSource, locked: readonly sql.LockedPerson[], id: string): sql.LockedPerson {
  const person = locked.find((one) => one.id === id) ?? fail('people.not_found')
  if (!person.roles.includes('admin') || person.id === staff.accountId) return person
  // Checked again under the lock: of two owners who end each other at once, the second is no longer one.
  const stillOwner = locked.some(
    (one) => one.id === staff.accountId && one.staffRole === 'owner' && !one.isDisabled,
  )
  return mayManageStaff(staff) && stillOwner ? person : fail('auth.forbidden')
}

/** `reason` null unlocks. Returns whether that changes anything. */
async function setLock(
  tx: Tx,
  staff: AuditSource,
  { id, isLocked }: sql.LockedPerson,
  reason: string | null,
): Promise<boolean> {
  if (isLocked === (reason !== null)) return false
  await sql.setLock(tx, id, reason)
  if (reason !== null) await deleteSessions(tx, id)
  // Why is a person's own text: it stands with the account and goes with it, unlike the trail.
  await recordAudit(tx, staff, {
    action: reason === null ? 'person_unlocked' : 'person_locked',
    subjectId: id,
  })
  return true
}

async function setRole(
  tx: Tx,
  staff: AuditSource,
  { id, staffRole: from }: sql.LockedPerson,
  to: StaffRole | null,
): Promise<boolean> {
  if (from === to) return false
  if (from === null) fail('people.not_staff')
  if (to === null) await sql.removeStaffRole(tx, id)
  else await sql.setStaffRole(tx, id, to)
  // Sessions of the former role end.
  await deleteSessions(tx, id)
  await recordAudit(tx, staff, {
    action: 'staff_role_changed',
    subjectId: id,
    details: { 'staffRole.from': from, 'staffRole.to': to },
  })
  return true
}
