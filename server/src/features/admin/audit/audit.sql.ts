import type { AuditPerson } from 'contract/admin/audit-calls'
import type { Db } from '../../../kernel/db/client'

/** The accounts of these ids that are not erased, by id. */
export async function namePeople(db: Db, ids: readonly string[]): Promise<Map<string, AuditPerson>> {
  const rows = await db<(AuditPerson & { id: string })[]>`
    select id, trim(concat_ws(' ', first_name, last_name)) as name, email from accounts
    where id = any(${[...ids]}) and erased_at is null`
  return new Map(rows.map((person) => [person.id, person]))
}

/** The id of the account with an address; the address itself where there is none, which names nobody. */
export async function findAccountId(db: Db, email: string): Promise<string> {
  const [row] = await db<{ id: string }[]>`select id from accounts where email = ${email}`
  return row?.id ?? email
}
