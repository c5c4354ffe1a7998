import type { Locale } from 'contract/locale'
import type { Cents } from 'contract/money'
import { CART_REMINDER_DAYS, CART_REMINDER_HOURS } from 'contract/notifications/consent-rules'
import type { Db, Tx } from '../../../kernel/db/client'
import { maxQuantitySql, translated } from '../../catalog/catalog.sql'
import { effectivePriceSql } from '../../catalog/effective-price.sql'

/** True for lines `l` of products `p` in categories `k` that can be bought now. */
const isBuyable = (db: Db) => db`p.is_active and k.is_active and ${maxQuantitySql(db)} > 0`

/**
 * True for a cart `c` of an account `a` that agreed to reminders, was left alone long enough, holds something that can be
 * bought, and was followed by no order.
 */
const isLeft = (db: Db) => db`
  a.disabled_at is null and a.erase_at is null and a.erased_at is null and a.email_verified_at is not null
    and exists (select from consents s where s.account_id = a.id and s.kind = 'cart' and s.withdrawn_at is null)
    and c.updated_at < now() - make_interval(hours => ${CART_REMINDER_HOURS})
    and c.updated_at > now() - make_interval(days => ${CART_REMINDER_DAYS})
    and exists (
      select from cart_lines l join products p on p.id = l.product_id join categories k on k.id = p.category_id
      where l.cart_id = c.id and ${isBuyable(db)})
    and not exists (
      select from orders o where o.account_id = a.id
        and o.created_at >= (select min(l.added_at) from cart_lines l where l.cart_id = c.id))`

/** Claims carts that are due for their one reminder; a cart is another one once nothing of the reminded one is left. */
export function claimCarts(tx: Tx, limit: number) {
  return tx<{ accountId: string }[]>`
    with due as (
      select a.id from consents n join accounts a on a.id = n.account_id join carts c on c.account_id = a.id
        left join cart_reminders r on r.account_id = a.id
      where n.kind = 'cart' and n.withdrawn_at is null and ${isLeft(tx)}
        and not exists (select from cart_lines l where l.cart_id = c.id and l.added_at <= r.reminded_at)
      order by a.id limit ${limit}
    )
    insert into cart_reminders (account_id, reminded_at) select distinct id, now() from due
    on conflict (account_id) do update set reminded_at = excluded.reminded_at
    returning account_id as "accountId"`
}

/** Account whose cart may be mailed about. */
export interface CartOwner {
  email: string
  firstName: string
  lastName: string
  locale: Locale
}

/** Undefined where the reminder is no longer allowed or due in this moment. */
export async function findCartOwner(db: Db, accountId: string): Promise<CartOwner | undefined> {
  const [row] = await db<CartOwner[]>`
    select a.email, a.first_name as "firstName", a.last_name as "lastName", a.locale
    from accounts a join carts c on c.account_id = a.id where a.id = ${accountId} and ${isLeft(db)}`
  return row
}

/** Line of a cart as its reminder names it. */
export interface LeftLine {
  name: string
  quantity: number
  unit: Cents
}

/** Lines of an account's cart that can be bought now. */
export function listLeftLines(db: Db, accountId: string, locale: Locale) {
  return db<LeftLine[]>`
    select ${translated(db, locale, 'name')} as name, l.quantity, ${effectivePriceSql(db)} as unit
    from carts c join cart_lines l on l.cart_id = c.id join products p on p.id = l.product_id
      join categories k on k.id = p.category_id
    where c.account_id = ${accountId} and ${isBuyable(db)} order by l.added_at, l.product_id`
}
