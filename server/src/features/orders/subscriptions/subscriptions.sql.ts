import type { Locale } from 'contract/locale'
import type { Cents } from 'contract/money'
import type { CustomerInfo, PaymentMethod } from 'contract/orders/rules'
import { type RunReason, SUBSCRIPTION_NOTICE_DAYS } from 'contract/orders/subscription-rules'
import type { Db, Fragment, Tx } from '../../../kernel/db/client'
import { translated } from '../../catalog/catalog.sql'
import { effectivePriceSql } from '../../catalog/effective-price.sql'

const isoTime = (db: Db, time: Fragment) =>
  db`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const isoDay = (db: Db, day: Fragment) => db`to_char(${day}, 'YYYY-MM-DD')`
/** Today in the shop's zone. */
export const shopToday = (db: Db, timeZone: string) => db`(now() at time zone ${timeZone}::text)::date`

/** An item with its product as it is now; null prices where it cannot be bought. */
export interface ItemRow {
  productId: string
  name: string
  image: string
  quantity: number
  cents: Cents | null
  agreedCents: Cents
}

/** A subscription as stored, with its open and its latest finished run. */
export interface SubscriptionRow {
  _id: string
  accountId: string
  locale: Locale
  everyDays: number
  customerInfo: CustomerInfo
  paymentMethod: PaymentMethod
  shippingMethod: string
  paused: boolean
  nextOn: string
  items: ItemRow[]
  open: { period: number; day: string; state: 'announced' | 'waiting' } | null
  last: { day: string; reason: RunReason | null; orderNumber: string | null } | null
  createdAt: string
}

function columns(db: Db, locale: Locale) {
  return db`
    s.id as _id, s.account_id as "accountId", s.locale, s.every_days as "everyDays", s.customer as "customerInfo",
    s.payment_method as "paymentMethod", s.shipping_method as "shippingMethod", s.paused_at is not null as paused,
    ${isoDay(db, db`s.next_on`)} as "nextOn", ${isoTime(db, db`s.created_at`)} as "createdAt",
    coalesce((select jsonb_agg(jsonb_build_object('productId', i.product_id, 'name', ${translated(db, locale, 'name')},
        'image', coalesce(p.images[1], ''), 'quantity', i.quantity, 'agreedCents', i.agreed_cents,
        'cents', case when p.is_active and k.is_active and (not p.track_stock or p.stock >= i.quantity)
          then ${effectivePriceSql(db)} end) order by i.product_id)
      from subscription_items i join products p on p.id = i.product_id join categories k on k.id = p.category_id
      where i.subscription_id = s.id), '[]') as items,
    (select jsonb_build_object('period', r.period, 'day', ${isoDay(db, db`r.day`)}, 'state', r.state)
      from subscription_runs r where r.subscription_id = s.id and r.state in ('announced', 'waiting')) as open,
    (select jsonb_build_object('day', ${isoDay(db, db`r.day`)}, 'reason', r.reason, 'orderNumber', o.order_number)
      from subscription_runs r left join orders o on o.id = r.order_id
      where r.subscription_id = s.id and r.state in ('ordered', 'left_out') order by r.period desc limit 1) as last`
}

/** Subscriptions of an account, the newest first. */
export function listSubscriptions(db: Db, accountId: string, locale: Locale) {
  return db<SubscriptionRow[]>`
    select ${columns(db, locale)} from subscriptions s where s.account_id = ${accountId}
    order by s.created_at desc, s.id`
}

/** One subscription; of this account where one is given. */
export async function findSubscription(
  db: Db,
  id: string,
  { accountId, locale }: { accountId?: string; locale: Locale },
): Promise<SubscriptionRow | undefined> {
  const [row] = await db<SubscriptionRow[]>`
    select ${columns(db, locale)} from subscriptions s
    where s.id = ${id} ${accountId === undefined ? db`` : db`and s.account_id = ${accountId}`}`
  return row
}

/** Locks a subscription of an account; false where there is none. */
export async function lockSubscription(tx: Tx, id: string, accountId: string): Promise<boolean> {
  const rows = await tx`select from subscriptions where id = ${id} and account_id = ${accountId} for update`
  return rows.length > 0
}

/** Counts the subscriptions of an account, which the caller has locked. */
export async function countSubscriptions(tx: Tx, accountId: string) {
  const [row] = await tx<{ count: number; confirmed: boolean }[]>`
    select (select count(*)::int from subscriptions where account_id = ${accountId}) as count,
      email_verified_at is not null as confirmed
    from accounts where id = ${accountId}`
  return row ?? { count: 0, confirmed: false }
}

export interface NewSubscription {
  id: string
  accountId: string
  locale: Locale
  everyDays: number
  customer: CustomerInfo
  paymentMethod: PaymentMethod
  shippingMethod: string
  timeZone: string
}

export async function insertSubscription(tx: Tx, one: NewSubscription): Promise<void> {
  await tx`
    insert into subscriptions (id, account_id, locale, every_days, customer, payment_method, shipping_method, next_on)
    values (${one.id}, ${one.accountId}, ${one.locale}, ${one.everyDays}, ${tx.json(one.customer)}, ${one.paymentMethod},
      ${one.shippingMethod}, ${shopToday(tx, one.timeZone)} + ${one.everyDays}::int)`
}

/** Replaces the items of a subscription; new ones at the prices of now, others keep the price that was agreed to. */
export async function replaceItems(
  tx: Tx,
  id: string,
  items: readonly { productId: string; quantity: number }[],
): Promise<void> {
  const ids = items.map(({ productId }) => productId)
  await tx`
    delete from subscription_items where subscription_id = ${id} and product_id <> all(${ids}::text[])`
  await tx`
    insert into subscription_items (subscription_id, product_id, quantity, agreed_cents)
    select ${id}, p.id, i.quantity, ${effectivePriceSql(tx)}
    from unnest(${ids}::text[], ${items.map(({ quantity }) => quantity)}::int[])
      as i (product_id, quantity) join products p on p.id = i.product_id
    on conflict (subscription_id, product_id) do update set quantity = excluded.quantity`
}

export async function acceptPrices(tx: Tx, id: string): Promise<void> {
  await tx`
    update subscription_items i set agreed_cents = ${effectivePriceSql(tx)} from products p
    where i.subscription_id = ${id} and p.id = i.product_id`
}

/** Pauses or goes on; the first order after a pause can be announced in time. */
export async function setPaused(tx: Tx, id: string, paused: boolean, timeZone: string): Promise<void> {
  await tx`
    update subscriptions set paused_at = case when ${paused} then coalesce(paused_at, now()) end,
      next_on = case when ${paused} then next_on
        else greatest(next_on, ${shopToday(tx, timeZone)} + ${SUBSCRIPTION_NOTICE_DAYS}::int) end
    where id = ${id}`
}

/** Changes the rhythm: the next order follows the latest one, or the beginning, by the new number of days. */
export async function setRhythm(tx: Tx, id: string, everyDays: number, timeZone: string): Promise<void> {
  await tx`
    update subscriptions s set every_days = ${everyDays},
      next_on = greatest(s.next_on - s.every_days + ${everyDays}::int,
        ${shopToday(tx, timeZone)} + ${SUBSCRIPTION_NOTICE_DAYS}::int)
    where s.id = ${id}`
}

export async function deleteSubscription(db: Db, id: string, accountId: string): Promise<boolean> {
  const rows = await db`delete from subscriptions where id = ${id} and account_id = ${accountId} returning 1`
  return rows.length > 0
}
