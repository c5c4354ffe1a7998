import type { Locale } from 'contract/locale'
import { type Cents, toCents } from 'contract/money'
import type { PaymentMethod } from 'contract/orders/rules'
import {
  type RunReason,
  SUBSCRIPTION_LINK_DAYS,
  SUBSCRIPTION_NOTICE_DAYS,
  SUBSCRIPTION_PAY_DAYS,
} from 'contract/orders/subscription-rules'
import type { Db, Tx } from '../../../kernel/db/client'
import { shopToday } from './subscriptions.sql'

/** A period of a subscription. */
export interface RunKey {
  id: string
  period: number
}

/** Makes the runs whose notice is due, one a period, and moves their subscriptions on to the next one. */
export function announceRuns(tx: Tx, timeZone: string, limit: number) {
  const today = shopToday(tx, timeZone)
  return tx<RunKey[]>`
    with due as (
      select s.id, s.periods + 1 as period, greatest(s.next_on, ${today} + ${SUBSCRIPTION_NOTICE_DAYS}::int) as day
      from subscriptions s join accounts a on a.id = s.account_id and a.disabled_at is null and a.erase_at is null
      where s.paused_at is null and s.next_on <= ${today} + ${SUBSCRIPTION_NOTICE_DAYS}::int
        and not exists (select from subscription_runs r where r.subscription_id = s.id and r.state in ('announced', 'waiting'))
      order by s.id limit ${limit} for no key update of s skip locked
    ), made as (
      insert into subscription_runs (subscription_id, period, day, state)
      select id, period, day, 'announced' from due on conflict do nothing returning subscription_id, period, day
    ), moved as (
      update subscriptions s set periods = m.period, next_on = m.day + s.every_days
      from made m where s.id = m.subscription_id
    )
    select subscription_id as id, period from made`
}

/** Leaves the next run out before it was announced. */
export async function skipComing(tx: Tx, id: string): Promise<void> {
  await tx`
    with made as (
      insert into subscription_runs (subscription_id, period, day, state, reason)
      select s.id, s.periods + 1, s.next_on, 'left_out', 'skipped' from subscriptions s where s.id = ${id}
      on conflict do nothing returning period
    )
    update subscriptions s set periods = m.period, next_on = s.next_on + s.every_days from made m where s.id = ${id}`
}

/** Leaves the open run out; false where there is none. */
export async function leaveOpenOut(tx: Tx, id: string, reason: RunReason): Promise<boolean> {
  const rows = await tx`
    update subscription_runs set state = 'left_out', reason = ${reason}
    where subscription_id = ${id} and state in ('announced', 'waiting') returning 1`
  return rows.length > 0
}

/** Runs that are announced and whose day has come: of cash orders the day itself, else the day of the link. */
export function listDueRuns(db: Db, timeZone: string, limit: number) {
  return db<RunKey[]>`
    select r.subscription_id as id, r.period from subscription_runs r join subscriptions s on s.id = r.subscription_id
    where r.state = 'announced' and r.day - case when s.payment_method = 'online' then ${SUBSCRIPTION_LINK_DAYS}::int
      else 0 end <= ${shopToday(db, timeZone)}
    order by r.day, r.subscription_id limit ${limit}`
}

/** A run with what its order is made of. */
export interface LockedRun {
  state: string
  accountId: string
  email: string
  locale: Locale
  paymentMethod: PaymentMethod
}

/** Locks a run; undefined where its subscription has ended. */
export async function lockRun(tx: Tx, { id, period }: RunKey): Promise<LockedRun | undefined> {
  const [row] = await tx<LockedRun[]>`
    select r.state, s.account_id as "accountId", a.email, s.locale, s.payment_method as "paymentMethod"
    from subscription_runs r join subscriptions s on s.id = r.subscription_id join accounts a on a.id = s.account_id
    where r.subscription_id = ${id} and r.period = ${period} for update of r`
  return row
}

export async function setWaiting(tx: Tx, { id, period }: RunKey): Promise<void> {
  await tx`
    update subscription_runs set state = 'waiting', asked_at = now()
    where subscription_id = ${id} and period = ${period}`
}

export async function setOrdered(tx: Tx, { id, period }: RunKey, orderId: string): Promise<void> {
  await tx`
    update subscription_runs set state = 'ordered', order_id = ${orderId}
    where subscription_id = ${id} and period = ${period}`
}

/** The order of the latest run, where it waits for an online payment of this total. */
export async function findPayable(tx: Tx, id: string, total: number) {
  const [row] = await tx<{ orderNumber: string; total: Cents }[]>`
    select o.order_number as "orderNumber", o.total_cents as total
    from subscription_runs r join orders o on o.id = r.order_id
    where r.subscription_id = ${id} and o.status = 'pending' and o.payment_method = 'online' and o.payment_status = 'open'
      and o.total_cents = ${toCents(total)}
      and r.period = (select max(period) from subscription_runs where subscription_id = ${id})`
  return row
}

/** Leaves a run out unless it is over; false where it is. */
export async function leaveOut(tx: Tx, { id, period }: RunKey, reason: RunReason): Promise<boolean> {
  const rows = await tx`
    update subscription_runs set state = 'left_out', reason = ${reason}
    where subscription_id = ${id} and period = ${period} and state in ('announced', 'waiting') returning 1`
  return rows.length > 0
}

/** Leaves out runs whose link was not used in time. */
export function leaveUnpaidOut(tx: Tx) {
  return tx<RunKey[]>`
    update subscription_runs set state = 'left_out', reason = 'unpaid'
    where state = 'waiting' and asked_at < now() - make_interval(days => ${SUBSCRIPTION_PAY_DAYS})
    returning subscription_id as id, period`
}

/** Content of a mail about a run. */
export interface MailedRun {
  day: string
  state: string
  reason: RunReason | null
  email: string
  confirmed: boolean
  firstName: string
  lastName: string
}

export async function findMailedRun(db: Db, { id, period }: RunKey): Promise<MailedRun | undefined> {
  const [row] = await db<MailedRun[]>`
    select to_char(r.day, 'YYYY-MM-DD') as day, r.state, r.reason, a.email, a.email_verified_at is not null as confirmed,
      a.first_name as "firstName", a.last_name as "lastName"
    from subscription_runs r join subscriptions s on s.id = r.subscription_id
      join accounts a on a.id = s.account_id and a.disabled_at is null and a.erased_at is null
    where r.subscription_id = ${id} and r.period = ${period}`
  return row
}
