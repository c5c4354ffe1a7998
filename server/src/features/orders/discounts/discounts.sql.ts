import type { Cents } from 'contract/money'
import type { DiscountKind } from 'contract/orders/discount-rules'
import type { Db, Fragment, Tx } from '../../../kernel/db/client'

/** Code to find, with the time zone of its validity. */
export interface CodeAsked {
  code: string
  timeZone: string
}

/** Terms of a code for one customer today. */
export interface DiscountTerms {
  id: string
  code: string
  kind: DiscountKind
  /** Whole per cent, or cents. */
  value: number
  minimum: Cents | null
  isActive: boolean
  notYet: boolean
  expired: boolean
  /** True if no redemption is left, in total or for the customer. */
  usedUp: boolean
  usedByCustomer: boolean
  /** True if the code is limited per customer and this one's address is unconfirmed. */
  needsConfirmation: boolean
  /** The first free place among the customer's redemptions. */
  nth: number
}

/** Today where the shop is. */
const today = (db: Db, timeZone: string) => db`(now() at time zone ${timeZone})::date`

function selectTerms(db: Db, { code, timeZone }: CodeAsked, accountId: string) {
  return db`
    select c.id, c.code, c.kind, c.value, c.minimum_cents as minimum, c.is_active as "isActive",
      coalesce(c.from_day > ${today(db, timeZone)}, false) as "notYet",
      coalesce(c.until_day < ${today(db, timeZone)}, false) as expired,
      coalesce(c.used >= c.total_limit, false) as "usedUp",
      coalesce(mine.n >= c.customer_limit, false) as "usedByCustomer",
      c.customer_limit is not null and exists (
        select from accounts y where y.id = ${accountId} and y.email_verified_at is null) as "needsConfirmation",
      (select min(place) from generate_series(1, mine.n + 1) as place where not place = any(mine.taken))::int as nth
    from discount_codes c cross join lateral (
      select count(*)::int as n, coalesce(array_agg(r.nth), '{}') as taken from discount_redemptions r
      where r.code_id = c.id and r.account_id = ${accountId} and r.nth is not null) mine
    where c.code = ${code}`
}

export async function findTerms(
  db: Db,
  asked: CodeAsked,
  accountId: string,
): Promise<DiscountTerms | undefined> {
  const [row] = await db<DiscountTerms[]>`${selectTerms(db, asked, accountId)}`
  return row
}

/**
 * Reads the terms with the code's row locked, so no other checkout takes its last use. The customer's own redemptions
 * are made under the cart's lock, which is taken before.
 */
export function lockTerms(tx: Tx, asked: CodeAsked, accountId: string) {
  return tx<DiscountTerms[]>`${selectTerms(tx, asked, accountId)} for no key update of c`
}

/** Part of the statement that places orders: their uses of codes, whose rows are locked and have room (`lockTerms`). */
export function redeemedByOrders(db: Db): Fragment {
  return db`, redeemed as (
      insert into discount_redemptions (order_id, code_id, account_id, nth, cents)
      select placed.id, fit."discountId", fit."accountId", fit."discountNth", fit.discount
      from placed join fit using (id) where fit."discountId" is not null
    ), counted as (
      update discount_codes c set used = c.used + r.n
      from (select fit."discountId" as id, count(*)::int as n from placed join fit using (id) group by fit."discountId") r
      where c.id = r.id
    )`
}

/** Gives back what an order has used of a code; its row stays, and says since when. */
export async function freeRedemption(tx: Tx, orderId: string): Promise<void> {
  await tx`
    with freed as (
      update discount_redemptions set nth = null, freed_at = now()
      where order_id = ${orderId} and nth is not null returning code_id
    )
    update discount_codes c set used = c.used - 1 from freed where c.id = freed.code_id`
}
