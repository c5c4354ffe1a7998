import type { ProgramSale, SoldProgram } from 'contract/orders/program-rules'
import type { UserProgramStatus } from 'contract/programs/rules'
import type { Db } from '../../../kernel/db/client'
import { lineNet } from '../refunds/refund-fragments.sql'

/** The programs of an order that nobody has ended, and what decides whether its customer may cancel them. */
export async function findProgramSale(db: Db, orderId: string): Promise<ProgramSale> {
  const [programs, [order]] = await Promise.all([
    db<SoldProgram[]>`
      select (${lineNet(db)} + l.tax_cents - coalesce(f.cents, 0))::int as price, pr.duration_days as days,
        coalesce(coalesce(up.paused_on, account_today(up.account_id)) - up.start_date - up.paused_days, 0) as "daysRun",
        up.published_at is not null as "isPublished"
      from user_programs up join programs pr on pr.id = up.program_id
      join orders o on o.id = up.order_id
      join order_lines l on l.order_id = up.order_id and l.position = up.order_line
      left join lateral (select sum(r.net_cents + r.tax_cents) as cents from refund_lines r
        where r.order_id = l.order_id and r.position = l.position) f on true
      where up.order_id = ${orderId} and up.status <> 'deactivated'`,
    db<{ paidAt: Date | null; confirmedAt: Date | null; beginAtOnce: boolean }[]>`
      select (select min(m.at) from order_moves m where m.order_id = o.id
          and (m.status = 'paid' or m.status = 'confirmed' and m.actor = 'payment')) as "paidAt",
        (select min(m.at) from order_moves m where m.order_id = o.id and m.status = 'confirmed') as "confirmedAt",
        o.begin_at_once_at is not null as "beginAtOnce"
      from orders o where o.id = ${orderId}`,
  ])
  if (!order) throw new Error('the order is not there')
  return { programs, ...order }
}

/** The programs of an order that nobody has ended, in the order of its lines. */
export function listOrderedPrograms(
  db: Db,
  orderId: string,
): Promise<{ _id: string; status: UserProgramStatus }[]> {
  return db<{ _id: string; status: UserProgramStatus }[]>`
    select id as _id, status from user_programs
    where order_id = ${orderId} and status <> 'deactivated' order by order_line, id`
}

/** True if an order has programs, and every one that nobody has ended is published. */
export async function areAllPublished(db: Db, orderId: string): Promise<boolean> {
  const [row] = await db<{ all: boolean | null }[]>`
    select bool_and(published_at is not null) as all from user_programs
    where order_id = ${orderId} and status <> 'deactivated'`
  return row?.all ?? false
}
