import type { Locale } from 'contract/locale'
import type { MyReview, Review } from 'contract/reviews/calls'
import type { ConsoleReview } from 'contract/reviews/console-calls'
import type { RefusalReason, ReviewSort, ReviewState } from 'contract/reviews/rules'
import type { Db, Fragment, Tx } from '../../kernel/db/client'
import { refundedUnits } from '../orders/refunds/refund-fragments.sql'

/** True while account and product (columns or values) have a delivered line of which a unit is neither back nor refunded. */
function isBought(db: Db, accountId: Fragment, productId: Fragment): Fragment {
  return db`exists (select from orders o join order_lines l on l.order_id = o.id
    where o.account_id = ${accountId} and l.product_id = ${productId} and ${hasUnits(db)})`
}

/** The same for line `l` of order `o`. */
function hasUnits(db: Db): Fragment {
  return db`o.status = 'delivered' and o.payment_status <> 'refunded'
    and l.quantity > l.came_back + greatest(${refundedUnits(db)}, (select coalesce(sum(b.received), 0) from return_lines b
      where b.order_id = l.order_id and b.position = l.position))`
}

const time = (db: Db, column: Fragment) =>
  db`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Columns of review `r` by account `a`, as every visitor reads them. */
function reviewColumns(db: Db): Fragment {
  return db`r.id as _id, r.rating, r.text, concat_ws(' ', a.first_name, nullif(left(a.last_name, 1), '') || '.') as author,
    (select coalesce(json_agg(f.id order by f.position), '[]') from review_photos f where f.review_id = r.id) as photos,
    r.answer, ${time(db, db`r.created_at`)} as "createdAt", ${time(db, db`r.edited_at`)} as "editedAt"`
}

/** Condition of reviews that everyone may read. */
const isShown = (db: Db, productId: string) =>
  db`r.product_id = ${productId} and r.state = 'approved' and ${isBought(db, db`r.account_id`, db`r.product_id`)}`

const orders = {
  newest: (db: Db) => db`r.created_at desc, r.id`,
  highest: (db: Db) => db`r.rating desc, r.created_at desc, r.id`,
  lowest: (db: Db) => db`r.rating, r.created_at desc, r.id`,
}

/** Number of a product's shown reviews and the sum of their stars; undefined for a product that is not on sale. */
export async function countShown(
  db: Db,
  productId: string,
): Promise<{ count: number; stars: number } | undefined> {
  const [row] = await db<{ count: number; stars: number }[]>`
    select s.count, s.stars from products p join categories k on k.id = p.category_id cross join lateral (
      select count(*)::int as count, coalesce(sum(r.rating), 0)::int as stars from reviews r
      where ${isShown(db, productId)}) s
    where p.id = ${productId} and p.is_active and k.is_active`
  return row
}

/** Returns true for a product, on sale or not. */
export async function isProduct(db: Db, id: string): Promise<boolean> {
  const rows = await db`select from products where id = ${id}`
  return rows.length > 0
}

export async function listShown(
  db: Db,
  productId: string,
  { sort, limit, offset }: { sort: ReviewSort; limit: number; offset: number },
): Promise<Review[]> {
  return db<Review[]>`
    select ${reviewColumns(db)} from reviews r join accounts a on a.id = r.account_id
    where ${isShown(db, productId)} order by ${orders[sort](db)} limit ${limit} offset ${offset}`
}

export async function findMine(
  db: Db,
  { productId, accountId }: { productId: string; accountId: string },
): Promise<MyReview | undefined> {
  const [row] = await db<MyReview[]>`
    select ${reviewColumns(db)}, r.state, r.refusal from reviews r join accounts a on a.id = r.account_id
    where r.product_id = ${productId} and r.account_id = ${accountId}`
  return row
}

/** The newest order (or this one, where given) that delivered the product to the account, and of which it has units. */
export async function findDelivered(
  db: Db,
  { productId, accountId, orderNumber }: { productId: string; accountId: string; orderNumber?: string },
): Promise<{ id: string; orderNumber: string } | undefined> {
  const [row] = await db<{ id: string; orderNumber: string }[]>`
    select o.id, o.order_number as "orderNumber" from orders o join order_lines l on l.order_id = o.id
    where o.account_id = ${accountId} and l.product_id = ${productId} and ${hasUnits(db)}
      and (${orderNumber ?? null}::text is null or o.order_number = ${orderNumber ?? null})
    order by o.created_at desc limit 1`
  return row
}

export interface NewReview {
  id: string
  productId: string
  accountId: string
  orderId: string
  rating: number
  text: string
  locale: Locale
}

/** Adds a review; false where the account has one of the product. */
export async function insertReview(tx: Tx, review: NewReview): Promise<boolean> {
  const rows = await tx`
    insert into reviews (id, product_id, account_id, order_id, rating, text, locale)
    values (${review.id}, ${review.productId}, ${review.accountId}, ${review.orderId}, ${review.rating}, ${review.text},
      ${review.locale})
    on conflict (product_id, account_id) do nothing returning id`
  return rows.length === 1
}

/** Locks a review of the account; its id, or undefined. */
export async function lockMine(
  tx: Tx,
  { id, productId, accountId }: { id: string; productId: string; accountId: string },
): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    select id from reviews where id = ${id} and product_id = ${productId} and account_id = ${accountId} for update`
  return row?.id
}

/** Changes a review, which staff have to read anew. */
export async function updateReview(
  tx: Tx,
  id: string,
  { rating, text, locale }: { rating: number; text: string; locale: Locale },
): Promise<void> {
  await tx`
    update reviews set rating = ${rating}, text = ${text}, locale = ${locale}, state = 'new', refusal = null, edited_at = now()
    where id = ${id}`
}

export async function deleteReview(tx: Tx, id: string): Promise<void> {
  await tx`delete from reviews where id = ${id}`
}

const ofState = (db: Db, state: ReviewState | undefined) =>
  state === undefined ? db`true` : state === 'new' ? db`r.state = 'new'` : db`r.state = ${state}`

export async function countReviews(db: Db, state: ReviewState | undefined): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from reviews r where ${ofState(db, state)}`
  return row?.count ?? 0
}

function consoleColumns(db: Db, locale: Locale): Fragment {
  return db`${reviewColumns(db)}, r.state, r.refusal,
    json_build_object('_id', p.id, 'name', coalesce(p.translations #>> array[${locale}, 'name'], p.name)) as product,
    json_build_object('firstName', a.first_name, 'lastName', a.last_name, 'email', a.email) as customer,
    (select w.order_number from orders w where w.id = r.order_id) as "orderNumber",
    ${isBought(db, db`r.account_id`, db`r.product_id`)} as bought
    from reviews r join accounts a on a.id = r.account_id join products p on p.id = r.product_id`
}

export async function listReviews(
  db: Db,
  {
    state,
    locale,
    limit,
    offset,
  }: { state: ReviewState | undefined; locale: Locale; limit: number; offset: number },
): Promise<ConsoleReview[]> {
  const order = state === 'new' ? db`r.created_at, r.id` : db`r.created_at desc, r.id desc`
  return db<ConsoleReview[]>`
    select ${consoleColumns(db, locale)} where ${ofState(db, state)} order by ${order} limit ${limit} offset ${offset}`
}

export async function findConsoleReview(
  db: Db,
  id: string,
  locale: Locale,
): Promise<ConsoleReview | undefined> {
  const [row] = await db<ConsoleReview[]>`select ${consoleColumns(db, locale)} where r.id = ${id}`
  return row
}

/** Locks a review for staff. */
export async function lockReview(
  tx: Tx,
  id: string,
): Promise<{ accountId: string; state: ReviewState; refusal: RefusalReason | null } | undefined> {
  const [row] = await tx<{ accountId: string; state: ReviewState; refusal: RefusalReason | null }[]>`
    select account_id as "accountId", state, refusal from reviews where id = ${id} for update`
  return row
}

export async function setState(
  tx: Tx,
  id: string,
  { state, refusal }: { state: ReviewState; refusal: RefusalReason | null },
): Promise<void> {
  await tx`update reviews set state = ${state}, refusal = ${refusal} where id = ${id}`
}

export async function setAnswer(tx: Tx, id: string, answer: string): Promise<void> {
  await tx`update reviews set answer = ${answer} where id = ${id}`
}

/** Notes for the counts of the pages whose authors still have what they bought. */
export async function refreshBought(db: Db): Promise<void> {
  await db`
    update reviews r set is_bought = not r.is_bought
    where r.is_bought <> ${isBought(db, db`r.account_id`, db`r.product_id`)}`
}

export interface MailedReview {
  accountId: string
  email: string
  firstName: string
  lastName: string
  locale: string
  confirmed: boolean
  productId: string
  product: string
  refusal: RefusalReason | null
}

/** A refused review for its mail, with the product's name in the author's language. */
export async function findMailed(db: Db, id: string): Promise<MailedReview | undefined> {
  const [row] = await db<MailedReview[]>`
    select a.id as "accountId", a.email, a.first_name as "firstName", a.last_name as "lastName", a.locale,
      a.email_verified_at is not null as confirmed, p.id as "productId",
      coalesce(p.translations #>> array[a.locale, 'name'], p.name) as product, r.refusal
    from reviews r join accounts a on a.id = r.account_id join products p on p.id = r.product_id
    where r.id = ${id} and r.state = 'refused' and a.disabled_at is null`
  return row
}
