import type { Role } from 'contract/auth/calls'
import type { StaffRole } from 'contract/staff'
import type { Tx } from '../../../kernel/db/client'

export interface LockedPerson {
  id: string
  roles: Role[]
  staffRole: StaffRole | null
  isDisabled: boolean
  /** By staff; what its owner has closed alone is disabled but not locked. */
  isLocked: boolean
}

/** Locks an account and every owner in one order, so that concurrent changes by owners wait for each other. */
export function lockWithOwners(tx: Tx, id: string): Promise<LockedPerson[]> {
  return tx<LockedPerson[]>`
    select id, roles, staff_role as "staffRole", disabled_at is not null as "isDisabled",
      disabled_at is distinct from closed_at as "isLocked"
    from accounts where (id = ${id} and roles <> '{}') or staff_role = 'owner' order by id for update`
}

/** Locks an account for a reason; null unlocks it, but not what its owner has closed. */
export async function setLock(tx: Tx, id: string, reason: string | null): Promise<void> {
  await tx`
    update accounts set disabled_at = case when ${reason}::text is null then closed_at else now() end,
      disabled_reason = ${reason}, updated_at = now()
    where id = ${id}`
}

/** Takes an account off the staff; it stays a customer's. */
export async function removeStaffRole(tx: Tx, id: string): Promise<void> {
  await tx`
    update accounts set staff_role = null, updated_at = now(),
      roles = case when roles = '{admin}' then '{customer}' else array_remove(roles, 'admin') end
    where id = ${id}`
}

export async function setStaffRole(tx: Tx, id: string, staffRole: StaffRole): Promise<void> {
  await tx`update accounts set staff_role = ${staffRole}, updated_at = now() where id = ${id}`
}

/** Ends one session, or all if `sessionId` is undefined; returns the number. */
export async function endSessions(tx: Tx, accountId: string, sessionId: string | undefined): Promise<number> {
  const { count } = await tx`
    delete from sessions where account_id = ${accountId} and (${sessionId ?? null}::text is null or id = ${sessionId ?? null})`
  return count
}
