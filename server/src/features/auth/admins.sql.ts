import type { StaffRole } from 'contract/staff'
import type { Tx } from '../../kernel/db/client'

export interface KnownAccount {
  id: string
  isDemo: boolean
  isDisabled: boolean
  isVerified: boolean
  isStaff: boolean
}

/** The account of an address; its row stays locked until the transaction ends. */
export async function lockAccountByEmail(tx: Tx, email: string): Promise<KnownAccount | undefined> {
  const [row] = await tx<KnownAccount[]>`
    select id, is_demo as "isDemo", disabled_at is not null as "isDisabled",
      email_verified_at is not null as "isVerified", 'admin' = any(roles) as "isStaff"
    from accounts where email = ${email} for update`
  return row
}

/** Makes an account one of the staff. `passwordHash` null keeps the password that it has. */
export async function makeStaff(
  tx: Tx,
  id: string,
  staffRole: StaffRole,
  passwordHash: string | null,
): Promise<void> {
  await tx`
    update accounts set staff_role = ${staffRole}, updated_at = now(),
      roles = case when 'admin' = any(roles) then roles else roles || '{admin}'::text[] end,
      password_hash = coalesce(${passwordHash}, password_hash),
      email_verified_at = coalesce(email_verified_at, now())
    where id = ${id}`
}
