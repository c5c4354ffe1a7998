import { insertAccount } from '../features/auth/auth.sql'
import { hashPassword } from '../features/auth/passwords'
import type { Db } from '../kernel/db/client'
import { newId } from '../kernel/ids'
import { people } from './people'

/** The password of every demo account; they sign in on loopback only, unless the owner opens them. */
const PASSWORD = 'Tavan-demo-1!'

/** Adds the demo accounts; returns their ids by key. */
export async function loadPeople(tx: Db): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { key, role, ...person } of people) {
    const id = newId()
    await insertAccount(tx, { ...person, id, passwordHash: await hashPassword(PASSWORD) })
    const staffRole = role === 'admin' ? 'owner' : null
    await tx`
      update accounts set roles = ${[role]}, staff_role = ${staffRole}, is_demo = true, email_verified_at = now()
      where id = ${id}`
    ids.set(key, id)
  }
  return ids
}
