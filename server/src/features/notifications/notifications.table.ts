import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts, sessions } from '../auth/auth.table'

const account = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** Ways that people chose, by kind; a kind without a row has the default of the contract. */
export const notificationWays = pgTable(
  'notification_ways',
  {
    accountId: account(),
    kind: text().notNull(),
    way: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.kind] }),
    check(
      'notification_ways_kind',
      sql`${t.kind} in ('session', 'meal', 'check_in', 'message', 'blood_test', 'plan', 'cart')`,
    ),
    check('notification_ways_way', sql`${t.way} in ('push', 'mail', 'both', 'none')`),
  ],
)

/** Quiet hours of accounts, `HH:MM` of their own zone, and the last day on which they were reminded. */
export const notificationHours = pgTable(
  'notification_hours',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    quietFrom: text('quiet_from'),
    quietUntil: text('quiet_until'),
    /** A reminder is sent once a day, whatever number of workers there are. */
    remindedOn: date('reminded_on', { mode: 'string' }),
    /** Day and time of the last meal that was reminded of, `YYYY-MM-DD HH:MM`. */
    mealUntil: text('meal_until'),
  },
  (t) => [check('notification_hours_whole', sql`(${t.quietFrom} is null) = (${t.quietUntil} is null)`)],
)

/** Browsers that receive notices: as long as the session lasts in which they were added, so a sign-out ends them. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text().primaryKey(),
    accountId: account(),
    sessionId: text('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSentAt: timestamp('last_sent_at', { withTimezone: true }),
  },
  (t) => [
    index('push_subscriptions_account').on(t.accountId, t.createdAt),
    index('push_subscriptions_session').on(t.sessionId),
  ],
)

/** Notices on their way, one a kind: several of one kind are sent as one. */
export const pushPending = pgTable(
  'push_pending',
  {
    accountId: account(),
    kind: text().notNull(),
    count: integer().notNull().default(1),
    /** Key of the text. */
    text: text().notNull(),
    path: text().notNull(),
    /** Mail job that is added where no device can be reached; null where the mail is sent anyway. */
    fallback: jsonb().$type<{ queue: string; data: Record<string, string | number | boolean | null> }>(),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.kind] })],
)
