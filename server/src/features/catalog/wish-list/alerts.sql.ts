import type { Locale } from 'contract/locale'
import type { Db, Tx } from '../../../kernel/db/client'
import { translated } from '../catalog.sql'
import { effectivePriceSql } from '../effective-price.sql'
import { isAvailable } from './wish-list.sql'

/** Notes which wished products are sold out, and since when those that were are in stock again. */
export async function noteStock(db: Db): Promise<void> {
  await db`
    with stock as (
      select p.id, ${isAvailable(db)} as available from products p join categories k on k.id = p.category_id
      where p.id in (select product_id from wishes where tells_stock)
    )
    update wishes w set was_out = true, back_at = case when s.available then now() end
    from stock s
    where s.id = w.product_id and w.tells_stock
      and case when s.available then w.was_out and w.back_at is null else not w.was_out or w.back_at is not null end`
}

/** Rules of the alerts, in minutes and days. */
export interface AlertRules {
  /** Minutes for which the stock must have stayed. */
  stays: number
  /** Days after which the same product may be told as back again. */
  againAfter: number
  /** Accounts of one run of the task. */
  limit: number
}

/** An account with the products of one mail. */
export interface DueAlert {
  accountId: string
  back: string[]
  cheaper: string[]
}

/**
 * Claims the alerts that are due of accounts that were not told within a day: products whose stock has stayed, of
 * each as many people as there are units and first come first, and products that cost less than was last told.
 */
export async function claimDue(tx: Tx, { stays, againAfter, limit }: AlertRules): Promise<DueAlert[]> {
  return tx<DueAlert[]>`
    with candidates as (
      select w.account_id, w.product_id, w.created_at, ${effectivePriceSql(tx)} as cents,
        case when p.track_stock then p.stock end as units,
        w.tells_price and ${effectivePriceSql(tx)} < w.told_cents as is_cheaper,
        w.tells_stock and w.was_out and w.back_at <= now() - make_interval(mins => ${stays})
          and (w.stock_told_at is null or w.stock_told_at <= now() - make_interval(days => ${againAfter})) as is_back
      from wishes w join accounts a on a.id = w.account_id and a.disabled_at is null
        join products p on p.id = w.product_id join categories k on k.id = p.category_id
      where (w.tells_stock and w.was_out or w.tells_price) and ${isAvailable(tx)} and not exists (
        select from wish_mails m where m.account_id = w.account_id and m.sent_at > now() - interval '1 day')
    ), placed as (
      select c.*, row_number() over (partition by c.product_id, c.is_back order by c.created_at, c.account_id)
        + (select count(*) from wishes t where t.product_id = c.product_id and t.stock_told_at > now() - interval '1 day') as place
      from candidates c where c.is_back or c.is_cheaper
    ), told as (
      select account_id, product_id, cents, is_cheaper,
        is_back and (units is null or place <= units) as is_back
      from placed
    ), chosen as (
      select account_id from told where is_back or is_cheaper group by account_id order by account_id limit ${limit}
    ), mailed as (
      insert into wish_mails (account_id, sent_at) select account_id, now() from chosen
      on conflict (account_id) do update set sent_at = excluded.sent_at
    ), noted as (
      update wishes w set told_cents = case when t.is_cheaper then t.cents else w.told_cents end,
        was_out = w.was_out and not t.is_back, back_at = case when t.is_back then null else w.back_at end,
        stock_told_at = case when t.is_back then now() else w.stock_told_at end
      from told t join chosen using (account_id)
      where w.account_id = t.account_id and w.product_id = t.product_id and (t.is_back or t.is_cheaper)
    )
    select t.account_id as "accountId",
      coalesce(array_agg(t.product_id order by t.product_id) filter (where t.is_back), '{}') as back,
      coalesce(array_agg(t.product_id order by t.product_id) filter (where t.is_cheaper), '{}') as cheaper
    from told t join chosen using (account_id) where t.is_back or t.is_cheaper group by t.account_id order by t.account_id`
}

/** Account to which alerts are mailed. */
export interface AlertedPerson {
  email: string
  confirmed: boolean
  firstName: string
  lastName: string
  locale: string
}

export async function findPerson(db: Db, accountId: string): Promise<AlertedPerson | undefined> {
  const [row] = await db<AlertedPerson[]>`
    select email, email_verified_at is not null as confirmed, first_name as "firstName", last_name as "lastName", locale
    from accounts where id = ${accountId} and disabled_at is null`
  return row
}

/** Product of an alert as it is now. */
export interface AlertedProduct {
  id: string
  name: string
  cents: number
}

/** Those products of an alert that its account still wishes to be told of and that can be bought now, cheaper ones at most as told. */
export function listStillWished(db: Db, { accountId, back, cheaper }: DueAlert, locale: Locale) {
  return db<AlertedProduct[]>`
    select p.id, ${translated(db, locale, 'name')} as name, ${effectivePriceSql(db)} as cents
    from wishes w join products p on p.id = w.product_id join categories k on k.id = p.category_id
    where w.account_id = ${accountId} and ${isAvailable(db)} and (
      w.tells_stock and w.product_id = any(${back})
      or w.tells_price and w.product_id = any(${cheaper}) and ${effectivePriceSql(db)} <= w.told_cents)
    order by p.id`
}
