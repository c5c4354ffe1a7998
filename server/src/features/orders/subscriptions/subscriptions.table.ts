import type { CustomerInfo } from 'contract/orders/rules'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { accounts } from '../../auth/auth.table'
import { products } from '../../catalog/catalog.table'
import { orders } from '../orders.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Products that an account orders again and again. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    everyDays: integer('every_days').notNull(),
    customer: jsonb().$type<CustomerInfo>().notNull(),
    paymentMethod: text('payment_method').notNull(),
    shippingMethod: text('shipping_method').notNull(),
    /** Number of its periods so far, and the day of the next one in the shop's zone. */
    periods: integer().notNull().default(0),
    nextOn: date('next_on', { mode: 'string' }).notNull(),
    pausedAt: at('paused_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('subscriptions_of_account').on(t.accountId, t.createdAt),
    index('subscriptions_due').on(t.nextOn).where(sql`paused_at is null`),
  ],
)

export const subscriptionItems = pgTable(
  'subscription_items',
  {
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** Price of one that the customer agreed to. */
    agreedCents: integer('agreed_cents').notNull(),
  },
  (t) => [primaryKey({ columns: [t.subscriptionId, t.productId] })],
)

/** One row a period, which makes at most one order. */
export const subscriptionRuns = pgTable(
  'subscription_runs',
  {
    subscriptionId: text('subscription_id').notNull(),
    period: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    state: text().notNull(),
    reason: text(),
    orderId: text('order_id').references(() => orders.id),
    /** Time at which the payment link was mailed. */
    askedAt: at('asked_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.subscriptionId, t.period] }),
    foreignKey({
      name: 'subscription_runs_subscription',
      columns: [t.subscriptionId],
      foreignColumns: [subscriptions.id],
    }).onDelete('cascade'),
    index('subscription_runs_open').on(t.day).where(sql`state in ('announced', 'waiting')`),
    check('subscription_runs_state', sql`${t.state} in ('announced', 'waiting', 'ordered', 'left_out')`),
    check(
      'subscription_runs_reason',
      sql`${t.reason} in ('price', 'sold_out', 'unpaid', 'skipped', 'refused')`,
    ),
    check('subscription_runs_ordered', sql`(${t.state} = 'ordered') = (${t.orderId} is not null)`),
    check('subscription_runs_left_out', sql`(${t.state} = 'left_out') = (${t.reason} is not null)`),
  ],
)
