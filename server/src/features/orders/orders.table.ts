import type { Locale } from 'contract/locale'
import { type CustomerInfo, type ParcelEnd, RETURN_DAYS } from 'contract/orders/rules'
import { type ShippingMethod, specifiedShipping } from 'contract/orders/shipping-rules'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from '../auth/auth.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A way of shipping as an order keeps it, with the least that shipping it would have cost. */
export interface ShippingTerms extends Pick<ShippingMethod, 'names' | 'businessDays'> {
  cheapestCents: number
}

/** Sequence of order numbers; gaps are allowed, repeats are not. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 100001 })

/** Amounts in cents, as they were when the order was placed. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    orderNumber: text('order_number').notNull().unique(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    cartId: text('cart_id').notNull(),
    cartVersion: integer('cart_version').notNull(),
    status: text().notNull().default('pending'),
    paymentStatus: text('payment_status').notNull().default('open'),
    paymentMethod: text('payment_method').notNull(),
    shippingMethod: text('shipping_method').notNull(),
    customer: jsonb().$type<CustomerInfo>().notNull(),
    locale: text().notNull().default('en'),
    subtotalCents: integer('subtotal_cents').notNull(),
    /** Discount on the items before tax, and the code at that time. */
    discountCents: integer('discount_cents').notNull().default(0),
    discountCode: text('discount_code'),
    taxCents: integer('tax_cents').notNull(),
    shippingCents: integer('shipping_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    /** Per cent; `taxIncluded`: prices and shipping contain the tax. The part of the tax that is the shipping's. */
    taxRate: numeric('tax_rate', { precision: 5, scale: 2 }).notNull().default('9'),
    taxIncluded: boolean('tax_included').notNull().default(false),
    shippingTaxCents: integer('shipping_tax_cents').notNull().default(0),
    /** Goods after the discount without tax, their tax, and shipping with its tax: they come to the total. */
    goodsNetCents: integer('goods_net_cents')
      .notNull()
      .generatedAlwaysAs(
        sql`subtotal_cents - discount_cents - case when tax_included then tax_cents - shipping_tax_cents else 0 end`,
      ),
    goodsTaxCents: integer('goods_tax_cents')
      .notNull()
      .generatedAlwaysAs(sql`tax_cents - shipping_tax_cents`),
    shippingGrossCents: integer('shipping_gross_cents')
      .notNull()
      .generatedAlwaysAs(sql`shipping_cents + case when tax_included then 0 else shipping_tax_cents end`),
    /** Its way of shipping as it was. */
    shippingTerms: jsonb('shipping_terms').$type<ShippingTerms>().notNull().default({
      names: specifiedShipping[0].names,
      businessDays: specifiedShipping[0].businessDays,
      cheapestCents: 0,
    }),
    /** Deadline until which an unpaid online order reserves its stock; null on others. None while `processing`. */
    heldUntil: at('held_until'),
    trackingNumber: text('tracking_number'),
    /** Why its parcel came back undelivered, and when the units that came were counted. */
    endReason: text('end_reason').$type<ParcelEnd>(),
    receivedAt: at('received_at'),
    /** Days after delivery within which its goods may come back, as they were when it was placed. */
    returnDays: integer('return_days').notNull().default(RETURN_DAYS),
    notes: text(),
    /** True if staff entered it: its goods never lay in the customer's cart. */
    isEntered: boolean('is_entered').notNull().default(false),
    /** Time at which the buyer asked for an early start of the programs, and the version of that text. */
    beginAtOnceAt: at('begin_at_once_at'),
    beginAtOnceText: text('begin_at_once_text'),
    /** Price of the days of its programs that had run when it was cancelled. */
    keptCents: integer('kept_cents').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    /** Searchable text for staff, in the form of `searchForm`. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`translate(regexp_replace(normalize(lower(order_number || ' ' || coalesce(customer ->> 'firstName', '') || ' ' || coalesce(customer ->> 'lastName', '') || ' ' || coalesce(customer ->> 'email', '') || ' ' || coalesce(customer ->> 'phone', '') || ' ' || coalesce(customer #>> '{address,city}', '')), NFKD), '[\\u0300-\\u036f\\u064b-\\u065f\\u0670\\u0640]', '', 'g'), U&'\\064A\\0649\\0643\\0629\\200C', U&'\\06CC\\06CC\\06A9\\0647 ')`,
      ),
  },
  (t) => [
    // Enforced by the database: at most one order per cart version.
    unique('orders_cart_version').on(t.cartId, t.cartVersion),
    index('orders_account').on(t.accountId, t.createdAt.desc(), t.id),
    // Indexes of the console's lists: all orders, by status, by search. Nulls first (there are none), so that a
    // customer's list, sorted nulls last, cannot use them and scan everyone's orders.
    index('orders_newest').on(t.createdAt.desc().nullsFirst(), t.id),
    // Its lists sorted by total.
    index('orders_by_total').on(t.totalCents, t.id),
    index('orders_of_status').on(t.status, t.createdAt.desc().nullsFirst(), t.id),
    // By the week in which they were placed, so that a search can read the newest first, and by text. Without pending
    // orders, so that a checkout does not update it; `orders_waiting` has them. The longest texts fit no B-tree.
    index('orders_search')
      .using(
        'gin',
        sql`(array[((created_at at time zone 'UTC')::date - date '1970-01-01') / 7])`,
        sql`${t.searchText} gin_trgm_ops`,
      )
      .where(sql`status <> 'pending' or octet_length(search_text) > 2000`),
    index('orders_waiting')
      .on(t.createdAt.desc().nullsFirst(), t.id, t.searchText)
      .where(sql`status = 'pending' and octet_length(search_text) <= 2000`),
    // Parcels that were not delivered.
    index('orders_parcels_back').on(t.createdAt).where(sql`end_reason is not null`),
    // Counted at each checkout.
    index('orders_pending').on(t.accountId).where(sql`status = 'pending'`),
    // Holds are looked for every few seconds; those that are over are few.
    index('orders_held').on(t.heldUntil).where(sql`status = 'pending' and held_until is not null`),
    check(
      'orders_status',
      sql`${t.status} in ('pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled')`,
    ),
    check(
      'orders_payment_status',
      sql`${t.paymentStatus} in ('open', 'processing', 'paid', 'partially_refunded', 'failed', 'refunded')`,
    ),
    check(
      'orders_kept',
      sql`${t.keptCents} between 0 and ${t.totalCents} and (${t.keptCents} = 0 or ${t.status} = 'cancelled')`,
    ),
    check('orders_begin_at_once', sql`(${t.beginAtOnceAt} is null) = (${t.beginAtOnceText} is null)`),
    check(
      'orders_parcel_end',
      sql`(${t.endReason} is null or ${t.endReason} in ('refused', 'undeliverable') and ${t.status} = 'cancelled')
        and (${t.receivedAt} is null or ${t.endReason} is not null)`,
    ),
    check(
      'orders_total_adds_up',
      sql`${t.totalCents} = ${t.subtotalCents} - ${t.discountCents} + case when ${t.taxIncluded} then 0 else ${t.taxCents} end
        + ${t.shippingCents}`,
    ),
    check(
      'orders_tax',
      sql`${t.taxRate} between 0 and 100 and ${t.shippingTaxCents} between 0 and ${t.taxCents}`,
    ),
    check(
      'orders_discount',
      sql`${t.discountCents} between 0 and ${t.subtotalCents} and (${t.discountCents} > 0) = (${t.discountCode} is not null)`,
    ),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: text('product_id').notNull(),
    /** In the buyer's language; `names` in every one, absent on lines from before they were kept. */
    name: text().notNull(),
    names: jsonb().$type<Record<Locale, string>>(),
    sku: text().notNull(),
    image: text().notNull(),
    quantity: integer().notNull(),
    /** True if its units were taken from a counted stock: no others go back to it. */
    isCounted: boolean('is_counted').notNull().default(false),
    /** Units that came back in a parcel that was not delivered. */
    cameBack: integer('came_back').notNull().default(0),
    unitCents: integer('unit_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    /** Shares of all units in the discount and the tax of the order; refunds are priced from them. */
    discountCents: integer('discount_cents').notNull().default(0),
    taxCents: integer('tax_cents').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    check('order_lines_came_back', sql`${t.cameBack} between 0 and ${t.quantity}`),
    check('order_lines_add_up', sql`${t.totalCents} = ${t.unitCents} * ${t.quantity}`),
    check('order_lines_shares', sql`${t.discountCents} between 0 and ${t.totalCents} and ${t.taxCents} >= 0`),
  ],
)

/** Every move of an order: what it became (`refunded` and `paid` are steps and no statuses), who moved it, when. */
export const orderMoves = pgTable(
  'order_moves',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: at('at').notNull().defaultNow(),
    status: text().notNull(),
    /** `customer`, `payment`, `system` or the id of a member of staff. */
    actor: text().notNull(),
    /** Why, where staff had to say. */
    reason: text(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.at, t.status] })],
)

/**
 * One row per attempt to place an order or to make something else that must be there once; the key is the client's, or
 * derived from the cart and its version.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    orderNumber: text('order_number'),
    /** Id of the subscription, return or blood test that the request made. */
    madeId: text('made_id'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.key] }), index('idempotency_keys_age').on(t.createdAt)],
)

/**
 * Attempts to pay an order online; at most one of them ends as paid, any other money is given back (`refunding`). What
 * goes back of the one that paid the order are its refunds; it is `refunded` once all of it did.
 */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    attempt: integer().notNull(),
    provider: text().notNull(),
    /** The provider's name of the attempt; null until it has answered. */
    reference: text().unique(),
    url: text(),
    amountCents: integer('amount_cents').notNull(),
    status: text().notNull().default('open'),
    /** Time at which the provider was last asked for the outcome. */
    askedAt: at('asked_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique('payments_attempt').on(t.orderId, t.attempt),
    check(
      'payments_status',
      sql`${t.status} in ('open', 'processing', 'paid', 'failed', 'closed', 'refunding', 'refunded')`,
    ),
    // Money for an order is kept once.
    uniqueIndex('payments_paid_once').on(t.orderId).where(sql`status = 'paid'`),
    index('payments_refunding').on(t.updatedAt).where(sql`status = 'refunding'`),
    // The provider is asked after the young ones.
    index('payments_age').on(t.createdAt),
  ],
)

/** Every notification of a provider that was acted upon; a repeat finds its row and does nothing. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    /** Outcome: settled, returned, failed, closed, ignored, mismatch, unknown, refund, dispute, processing */
    outcome: text().notNull(),
    receivedAt: at('received_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    index('payment_events_unfit').on(t.receivedAt).where(sql`outcome in ('mismatch', 'unknown')`),
  ],
)
