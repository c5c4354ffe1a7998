import type { AuditPerson } from 'contract/admin/audit-calls'
import type { Locale } from 'contract/locale'
import type { Db } from '../../../kernel/db/client'

/** The accounts of these ids that are not erased, by id. */
export async function namePeople(db: Db, ids: readonly string[]): Promise<Map<string, AuditPerson>> {
  const rows = await db<(AuditPerson & { id: string })[]>`
    select id, trim(concat_ws(' ', first_name, last_name)) as name, email from accounts
    where id = any(${[...ids]}) and erased_at is null`
  return new Map(rows.map((person) => [person.id, person]))
}

/** Name and code of the objects that still exist, by `objectKey`. */
export type ObjectNames = ReadonlyMap<string, { name?: string; code?: string }>
export const objectKey = (type: string, id: string) => `${type} ${id}`

/** Names objects that have a name which is no personal or health data. */
export async function nameObjects(db: Db, ids: readonly string[], locale: Locale): Promise<ObjectNames> {
  const all = [...ids]
  const named = (column: 'translations' | 'names') =>
    column === 'names'
      ? db`coalesce(nullif(o.names ->> ${locale}::text, ''), o.name)`
      : db`coalesce(nullif(o.translations -> ${locale}::text ->> 'name', ''), o.name)`
  const rows = await db<{ type: string; id: string; name: string | null; code: string | null }[]>`
    select 'product' as type, o.id, ${named('translations')} as name, o.sku as code
      from products o where o.id = any(${all}::text[])
    union all select 'category', o.id, ${named('translations')}, null from categories o where o.id = any(${all}::text[])
    union all select 'program', o.id, ${named('translations')}, null from programs o where o.id = any(${all}::text[])
    union all select 'user_program', up.id, ${named('translations')}, null
      from user_programs up join programs o on o.id = up.program_id where up.id = any(${all}::text[])
    union all select 'order', o.id, null, o.order_number from orders o where o.id = any(${all}::text[])
    union all select 'discount', o.id, null, o.code from discount_codes o where o.id = any(${all}::text[])
    union all select 'library_exercise', o.id, ${named('names')}, null
      from library_exercises o where o.id = any(${all}::text[])
    union all select 'library_food', o.id, ${named('names')}, null
      from library_foods o where o.id = any(${all}::text[])
    union all select 'library_meal', o.id, ${named('names')}, null
      from library_meals o where o.id = any(${all}::text[])
    union all select 'product_import', o.id, o.file_name, null
      from product_imports o where o.id = any(${all}::text[])`
  return new Map(
    rows.map(({ type, id, name, code }) => [
      objectKey(type, id),
      { ...(name !== null && { name }), ...(code !== null && { code }) },
    ]),
  )
}

/** The id of the account with an address; the address itself where there is none, which names nobody. */
export async function findAccountId(db: Db, email: string): Promise<string> {
  const [row] = await db<{ id: string }[]>`select id from accounts where email = ${email}`
  return row?.id ?? email
}
