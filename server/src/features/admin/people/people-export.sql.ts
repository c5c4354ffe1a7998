import type { Locale } from 'contract/locale'
import type { Db } from '../../../kernel/db/client'
import { refundedTotal } from '../../orders/refunds/refund-fragments.sql'

/** The last person of a page, exactly as the database knows their time. */
export interface PersonPlace {
  at: string
  id: string
}

export const FIRST: PersonPlace = { at: '-infinity', id: '' }

/** A customer in the export; sums in USD, of orders without cancelled ones; what was refunded of all of them. */
export interface ExportedPerson extends PersonPlace {
  createdAt: string
  email: string
  firstName: string
  lastName: string
  language: Locale
  emailVerified: boolean
  orders: number
  total: number
  refundedTotal: number
  lastOrderAt: string | null
}

/** A page of the customers, oldest first; none whose account is closed. */
export function listExportedPeople(db: Db, { at, id }: PersonPlace, limit: number) {
  return db<ExportedPerson[]>`
    select a.id, a.created_at::text as at, to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      a.email, a.first_name as "firstName", a.last_name as "lastName", a.locale as language,
      a.email_verified_at is not null as "emailVerified", s.orders, s.total, s."refundedTotal", s."lastOrderAt"
    from (select * from accounts a where (a.created_at, a.id) > (${at}::timestamptz, ${id})
        and 'customer' = any(a.roles) and a.erase_at is null and a.erased_at is null
      order by a.created_at, a.id limit ${limit}) a
    cross join lateral (
      select count(*) filter (where o.status <> 'cancelled')::int as orders,
        coalesce(sum(o.total_cents) filter (where o.status <> 'cancelled'), 0)::float8 / 100 as total,
        coalesce(sum(${refundedTotal(db)}), 0)::float8 as "refundedTotal",
        to_char(max(o.created_at) filter (where o.status <> 'cancelled') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          as "lastOrderAt"
      from orders o where o.account_id = a.id) s
    order by a.created_at, a.id`
}
