import type { NeedKind, NewsKind } from 'contract/admin/rules'
import { STATS_LIST_MAX } from 'contract/admin/rules'
import type { CoachLoad, Need, SalesFigures } from 'contract/admin/stats-calls'
import { LOW_STOCK } from 'contract/catalog/rules'
import type { Locale } from 'contract/locale'
import { HOUR } from 'contract/units'
import type { Config } from '../../config'
import { byName } from '../../kernel/db/by-name'
import type { Db, Fragment, Tx } from '../../kernel/db/client'
import { planAnew } from '../../kernel/db/plan-anew'
import { oldestFailedJob } from '../../kernel/jobs/jobs.sql'
import { missingWorker } from '../../kernel/schedule/worker.sql'
import { translated } from '../catalog/catalog.sql'
import { programsOnly } from '../orders/orders.sql'
import { owed, refundedUnits } from '../orders/refunds/refund-fragments.sql'
import { openWithdrawals } from '../orders/returns/withdrawals.sql'
import { oldestHeldStock } from '../orders/stock-alarm.sql'
import { DEFAULT_CAPACITY } from '../programs/life/opening.sql'
import { missingNights } from './backups/nightly-backups.sql'

/** Maximum coaches in the list of workloads; those with room are last. */
const COACHES_MAX = 50

/** The period in days of the shop: `days` are the first days of its parts, and after them the day on which it is over. */
export interface Span {
  /** The instants at which the parts begin, and the one at which the last is over; the stretch before is the first part. */
  edges: readonly string[]
  /** Length of the period in days. */
  length: number
}

/**
 * For the rest of the transaction: most of a table is read, so a plan that does not know the period takes ten times as long,
 * and compiling one takes longer than it saves. The orders of a year are looked up in memory.
 */
export async function planEachStatement(tx: Tx): Promise<void> {
  await planAnew(tx)
  await tx`select set_config('jit', 'off', true), set_config('work_mem', '32MB', true)`
}

/** Returns the current day in the shop's time zone. */
export async function findToday(db: Db, timeZone: string): Promise<string> {
  const [row] = await db<{ today: string }[]>`select (now() at time zone ${timeZone})::date::text as today`
  return row?.today ?? ''
}

/** The instants at which these days begin where the shop is, as exactly as the database knows them. */
export async function findEdges(db: Db, timeZone: string, days: readonly string[]): Promise<string[]> {
  const [row] = await db<{ edges: string[] }[]>`
    select array_agg((d::timestamp at time zone ${timeZone})::text order by d) as edges
    from unnest(${[...days]}::date[]) as d`
  return row?.edges ?? []
}

const [BEFORE, NOW, OVER] = [0, 1, -1] as const
const edge = (db: Db, { edges }: Span, which: typeof BEFORE | typeof NOW | typeof OVER) =>
  db`${edges.at(which) ?? ''}::timestamptz`

/** Tests whether `at` is in the period or in the previous one, which is cut at the same point as a running period. */
function inside(db: Db, at: Fragment, span: Span) {
  return db`${at} >= ${edge(db, span, BEFORE)} and ${at} < ${edge(db, span, OVER)}
    and (${at} >= ${edge(db, span, NOW)} or ${at} < now() - make_interval(days => ${span.length}))`
}

/**
 * An order that is to be paid in cash or was paid, and is not cancelled. One whose parcel came back keeps its money until
 * a refund, and so does what is kept of a program that had begun.
 */
const sold = (db: Db) => db`
  case when o.status <> 'cancelled'
    then o.payment_method = 'cod' or o.payment_status in ('paid', 'partially_refunded', 'refunded')
    else (o.end_reason is not null or o.kept_cents > 0) and o.payment_status in ('paid', 'partially_refunded', 'refunded') end`

/** Sums sales by step, less the refunds that were sent and the disputes that were lost in it; step 1 is the previous period. */
export function sumSales(db: Db, span: Span) {
  const { edges } = span
  return db<{ part: number; orders: number; cents: number }[]>`
    select p.part::int as part, s.orders, coalesce(s.cents, 0) - coalesce(r.cents, 0) - coalesce(d.cents, 0) as cents
    from unnest(${edges.slice(0, -1)}::timestamptz[], ${edges.slice(1)}::timestamptz[])
      with ordinality as p (begins, ends, part),
      lateral (select count(*)::int as orders, sum(o.total_cents)::float8 as cents from orders o
        where o.created_at >= p.begins and o.created_at < p.ends and ${inside(db, db`o.created_at`, span)}
          and ${sold(db)}) s,
      lateral (select sum(r.amount_cents)::float8 as cents from refunds r join orders o on o.id = r.order_id
        where r.state = 'sent' and r.method <> 'none' and r.settled_at >= p.begins and r.settled_at < p.ends
          and ${inside(db, db`r.settled_at`, span)} and ${sold(db)}) r,
      lateral (select sum(d.net_cents + d.tax_cents + d.shipping_cents)::float8 as cents
        from disputes d join orders o on o.id = d.order_id
        where d.lost_at >= p.begins and d.lost_at < p.ends and ${inside(db, db`d.lost_at`, span)} and ${sold(db)}) d
    where s.orders > 0 or r.cents > 0 or d.cents > 0 order by p.part`
}

interface Twice {
  now: number
  before: number
}

/** Counts rows in the period and in the previous one. */
async function countTwice(db: Db, span: Span, from: Fragment, at: Fragment): Promise<Twice> {
  const [row] = await db<Twice[]>`
    select count(*) filter (where ${at} >= ${edge(db, span, NOW)})::int as now,
      count(*) filter (where ${at} < ${edge(db, span, NOW)})::int as before
    from ${from} and ${inside(db, at, span)}`
  return row ?? { now: 0, before: 0 }
}

export function countNewCustomers(db: Db, span: Span): Promise<Twice> {
  return countTwice(db, span, db`accounts a where 'customer' = any(a.roles)`, db`a.created_at`)
}

/** Carts that hold something and were last changed in the period: those that have become no order. */
export function countLeftCarts(db: Db, span: Span): Promise<Twice> {
  const left = db`carts c where exists (select from cart_lines l where l.cart_id = c.id)`
  return countTwice(db, span, left, db`c.updated_at`)
}

export function countOpenedPrograms(db: Db, span: Span): Promise<Twice> {
  return countTwice(db, span, db`user_programs up where true`, db`up.created_at`)
}

/** Returns true if these sold orders are more than half of all, as far as the last `analyze` counted them. */
export async function areMostOrders(db: Db, orders: number): Promise<boolean> {
  const [row] = await db<{ most: boolean }[]>`
    select coalesce(${orders}::int * 2 > nullif(greatest(reltuples, 0), 0), false) as most from pg_class where oid = 'orders'::regclass`
  return row?.most ?? false
}

/**
 * The products of which the most units were sold in the period itself, without those that were refunded since. If the
 * period has most orders, the lines are compared with the other orders: a small table is found in half of the time.
 */
export async function listBestSellers(
  db: Db,
  span: Span,
  locale: Locale,
  hasMost: boolean,
): Promise<SalesFigures['bestSellers']> {
  const counts = db`o.created_at >= ${edge(db, span, NOW)} and o.created_at < ${edge(db, span, OVER)} and ${sold(db)}`
  const isCounted = hasMost
    ? db`not exists (select from orders o where o.id = l.order_id and (${counts}) is not true)`
    : db`exists (select from orders o where o.id = l.order_id and ${counts})`
  return db<SalesFigures['bestSellers']>`
    with bought as (
      select l.product_id, sum(l.quantity) as units, sum(l.total_cents) as cents
      from order_lines l where ${isCounted} group by 1
    ), refunded as (
      select l.product_id, sum(f.quantity) as units, sum(l.unit_cents * f.quantity) as cents
      from refund_lines f join order_lines l on l.order_id = f.order_id and l.position = f.position
      where ${isCounted} group by 1
    ), best as (
      select b.product_id, (b.units - coalesce(r.units, 0))::int as units,
        (b.cents - coalesce(r.cents, 0))::float8 / 100 as revenue
      from bought b left join refunded r on r.product_id = b.product_id
      where b.units > coalesce(r.units, 0)
      order by units desc, revenue desc, b.product_id limit ${STATS_LIST_MAX}
    )
    select b.product_id as "productId", coalesce(${translated(db, locale, 'name')},
      (select max(l.name) from order_lines l where l.product_id = b.product_id)) as name, b.units, b.revenue
    from best b left join products p on p.id = b.product_id
    order by b.units desc, b.revenue desc, b.product_id`
}

/** Products on sale whose stock is counted and low, those with the fewest first. */
export async function listLowStock(db: Db, locale: Locale): Promise<SalesFigures['lowStock']> {
  const rows = await db<(SalesFigures['lowStock']['items'][number] & { total: number })[]>`
    select p.id as "productId", ${translated(db, locale, 'name')} as name, p.sku, p.stock, count(*) over ()::int as total
    from products p where p.is_active and p.track_stock and p.stock <= ${LOW_STOCK}
    order by p.stock, ${byName(db, translated(db, locale, 'name'), locale)}, p.id limit ${STATS_LIST_MAX}`
  return { total: rows[0]?.total ?? 0, items: rows.map(({ total: _, ...item }) => item) }
}

export async function countActivePrograms(db: Db): Promise<number> {
  const [row] = await db<
    { n: number }[]
  >`select count(*)::int as n from user_programs where status = 'active'`
  return row?.n ?? 0
}

/** Open coaches with what they coach, those with the least room first. */
export function listCoachLoads(db: Db, locale: Locale): Promise<CoachLoad[]> {
  return db<CoachLoad[]>`
    select c.id, c."firstName", c."lastName", c.open, c.capacity
    from (
      select a.id, a.first_name as "firstName", a.last_name as "lastName",
        (select count(*)::int from user_programs up
          where up.coach_id = a.id and up.status not in ('completed', 'deactivated')) as open,
        coalesce(k.capacity, ${DEFAULT_CAPACITY})::int as capacity
      from accounts a left join coach_capacities k on k.coach_id = a.id
      where 'coach' = any(a.roles) and a.disabled_at is null
    ) c
    order by c.capacity - c.open, ${byName(db, db`c."lastName"`, locale)}, ${byName(db, db`c."firstName"`, locale)}, c.id
    limit ${COACHES_MAX}`
}

/** True if order `o` has units that were not refunded. */
const hasUnits = (db: Db) => db`
  exists (select from order_lines l where l.order_id = o.id and l.quantity > ${refundedUnits(db)})`

/** Settings that say when something needs staff. */
export type NeedLimits = Pick<Config, 'paymentPendingDays'>

/** Rows that wait for somebody, as `count` and the instant `at` of the oldest. */
const waiting: Record<NeedKind, (db: Db, limits: NeedLimits) => Fragment> = {
  paymentMismatches: (db) => db`
    min(received_at) from payment_events
    where outcome in ('mismatch', 'unknown') and received_at > now() - interval '7 days'`,
  paymentsPending: (db, { paymentPendingDays }) => db`
    min(p.created_at) from payments p join orders o on o.id = p.order_id
    where p.status = 'processing' and o.payment_status = 'processing'
      and p.created_at < now() - make_interval(days => ${paymentPendingDays})`,
  disputes: (db) => db`min(created_at) from disputes where state = 'open'`,
  refundsOverdue: (db) => db`min(owed.at) from (${owed(db, HOUR)}) as owed`,
  withdrawals: openWithdrawals,
  workersMissing: missingWorker,
  backupsFailed: missingNights,
  jobsFailed: oldestFailedJob,
  stockHeld: oldestHeldStock,
  stockOut: (db) => db`
    null::timestamptz from products where is_active and track_stock and stock = 0`,
  // An online order waits for its payment, not for staff.
  toConfirm: (db) => db`min(created_at) from orders where status = 'pending' and payment_method = 'cod'`,
  toPack: (db) =>
    db`min(created_at) from orders o where status = 'confirmed' and ${hasUnits(db)} and not ${programsOnly(db)}`,
  toShip: (db) =>
    db`min(created_at) from orders o where status = 'processing' and ${hasUnits(db)} and not ${programsOnly(db)}`,
  returns: (db) => db`min(created_at) from returns where state in ('requested', 'received')`,
  parcelsBack: (db) => db`
    min(received_at) from orders where end_reason is not null and received_at is not null and payment_status = 'paid'`,
  reviews: (db) => db`min(created_at) from reviews where state = 'new'`,
  applications: (db) => db`min(created_at) from coach_applications where status = 'pending'`,
  bloodTests: (db) => db`min(created_at) from blood_tests where status = 'reviewing'`,
}

/** Rows of which those created since an instant are news. */
const arriving: Record<NewsKind, (db: Db) => Fragment> = {
  orders: (db) => db`orders where`,
  customers: (db) => db`accounts where 'customer' = any(roles) and`,
  returns: (db) => db`returns where`,
  reviews: (db) => db`reviews where`,
  applications: (db) => db`coach_applications where`,
}

/** Counts what came since an instant in the order of `kinds`, in one statement. */
export async function listNews(
  db: Db,
  kinds: readonly NewsKind[],
  since: string,
): Promise<{ kind: NewsKind; count: number }[]> {
  const parts = kinds.map(
    (kind) => db`
      select ${kind} as kind, count(*)::int as count from ${arriving[kind](db)} created_at > ${since}::timestamptz`,
  )
  const union = parts.reduce((all, part) => db`${all} union all ${part}`)
  return db<{ kind: NewsKind; count: number }[]>`
    select n.kind, n.count from (${union}) as n (kind, count) where n.count > 0
    order by array_position(${[...kinds]}::text[], n.kind)`
}

/** Counts open tasks in the order of `kinds`, in one statement. */
export async function listNeeds(db: Db, kinds: readonly NeedKind[], limits: NeedLimits): Promise<Need[]> {
  const parts = kinds.map(
    (kind) => db`select ${kind} as kind, count(*)::int as count, ${waiting[kind](db, limits)}`,
  )
  const union = parts.reduce((all, part) => db`${all} union all ${part}`)
  return db<Need[]>`
    select n.kind, n.count, to_char(n.oldest at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "oldestAt"
    from (${union}) as n (kind, count, oldest) where n.count > 0
    order by array_position(${[...kinds]}::text[], n.kind)`
}
