import type { Locale } from 'contract/locale'
import type { StaffRole } from 'contract/staff'
import { MINUTE, SECOND } from 'contract/units'
import type { Pool } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import { hashOf, newId, newToken } from '../../kernel/ids'
import * as sql from './admins.sql'
import { insertAccount } from './auth.sql'
import { insertLink } from './links.sql'
import { hashPassword } from './passwords'
import { deleteSessions } from './sessions.sql'

export const ADMIN_LINK_LIFE = 30 * MINUTE

export interface NewAdmin {
  /** In small letters. */
  email: string
  firstName: string
  lastName: string
  locale: Locale
  staffRole: StaffRole
  /** Absent: chosen through a one-time link, or unchanged where the account exists and its address is confirmed. */
  password?: string | undefined
}

export type MadeAdmin =
  | { made: 'new' | 'known'; token: string | undefined }
  | { refused: 'a demo account' | 'disabled' }

/**
 * Makes an account of the staff, or gives an existing account that role. There is no default password. Anybody may have
 * registered an address that was never confirmed, so the password of such an account is replaced. Existing sessions
 * end, because they were opened with fewer rights.
 */
export async function makeAdmin(db: Pool, admin: NewAdmin): Promise<MadeAdmin> {
  const given = admin.password === undefined ? undefined : await hashPassword(admin.password)
  const unusable = await hashPassword(newToken())
  return transaction(db, async (tx) => {
    const known = await sql.lockAccountByEmail(tx, admin.email)
    if (known?.isDemo) return { refused: 'a demo account' as const }
    if (known?.isDisabled) return { refused: 'disabled' as const }
    const id = known?.id ?? newId()
    const keepsPassword = known?.isVerified === true && given === undefined
    const passwordHash = given ?? unusable
    if (!known) await insertAccount(tx, { ...admin, id, passwordHash })
    await sql.makeStaff(tx, id, admin.staffRole, keepsPassword ? null : passwordHash)
    await deleteSessions(tx, id)
    if (keepsPassword || given !== undefined) return { made: known ? 'known' : 'new', token: undefined }
    const token = newToken()
    const link = { kind: 'reset' as const, accountId: id, tokenHash: hashOf(token) }
    await insertLink(tx, { ...link, seconds: ADMIN_LINK_LIFE / SECOND, registrationId: null })
    return { made: known ? 'known' : 'new', token }
  })
}
