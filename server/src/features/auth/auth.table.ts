import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** One account per e-mail address; what it may do is its list of roles. */
export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    email: text().notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    roles: text().array().notNull().default(sql`'{customer}'`),
    /** Role in the owner's console; null for others. */
    staffRole: text('staff_role'),
    locale: text().notNull().default('en'),
    /** IANA name; null: the shop's. Days of the person follow it. */
    timeZone: text('time_zone'),
    isDemo: boolean('is_demo').notNull().default(false),
    emailVerifiedAt: at('email_verified_at'),
    disabledAt: at('disabled_at'),
    /** Why staff locked the account. */
    disabledReason: text('disabled_reason'),
    /** Time of closing by the owner, and of erasure unless a mailed link reopens it. */
    closedAt: at('closed_at'),
    eraseAt: at('erase_at'),
    /** Time of the retry of a failed erasure. */
    eraseRetryAt: at('erase_retry_at'),
    /** Since when nothing of a person is left in the row; orders and the audit trail name its id. */
    erasedAt: at('erased_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    /** Names and address in the form of `searchForm`; every word, the first included, follows a space. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`' ' || translate(regexp_replace(normalize(lower(first_name || ' ' || last_name || ' ' || email), NFKD), '[\\u0300-\\u036f\\u064b-\\u065f\\u0670\\u0640]', '', 'g'), U&'\\064A\\0649\\0643\\0629\\200C', U&'\\06CC\\06CC\\06A9\\0647 ')`,
      ),
  },
  (t) => [
    index('accounts_newest').on(t.createdAt.desc().nullsFirst(), t.id),
    index('accounts_coaches').on(t.createdAt.desc().nullsFirst(), t.id).where(sql`'coach' = any(${t.roles})`),
    index('accounts_staff').on(t.createdAt.desc().nullsFirst(), t.id).where(sql`'admin' = any(${t.roles})`),
    index('accounts_locked')
      .on(t.createdAt.desc().nullsFirst(), t.id)
      .where(sql`${t.disabledAt} is not null`),
    index('accounts_unconfirmed')
      .on(t.createdAt.desc().nullsFirst(), t.id)
      .where(sql`${t.emailVerifiedAt} is null`),
    index('accounts_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    check('accounts_roles', sql`${t.roles} <@ '{customer,coach,admin}'`),
    check('accounts_closed', sql`(${t.closedAt} is null) = (${t.eraseAt} is null)`),
    // Unlocking by staff must not reopen an account closed by its owner.
    check('accounts_closed_disabled', sql`${t.closedAt} is null or ${t.disabledAt} is not null`),
    index('accounts_erase').on(t.eraseAt).where(sql`erase_at is not null and erased_at is null`),
    check(
      'accounts_staff_role',
      sql`${t.staffRole} is null or (${t.staffRole} in ('owner', 'shop', 'coaches', 'support') and 'admin' = any(${t.roles}))`,
    ),
  ],
)

/** Sessions. Only the hash of the token is stored; expiry is judged by the database's clock. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session to its owner without being its token. */
    id: text().notNull().unique().default(sql`gen_random_uuid()::text`),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Browser and system at sign-in, for a person to recognise; empty where they are not known. */
    device: text().notNull().default(''),
    /** Accurate to ten minutes. */
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
    /** Lifetime of an unused session in seconds; restarts with each use. */
    idleSeconds: integer('idle_seconds').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    /** Absolute expiry. */
    endsAt: at('ends_at').notNull(),
  },
  (t) => [index('sessions_account').on(t.accountId), index('sessions_expiry').on(t.expiresAt)],
)

/** One-time links that were mailed. Only the hash of the token is stored; expiry is judged by the database's clock. */
export const authLinks = pgTable(
  'auth_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text().notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    /** The coach registration that a link of kind `coach` finishes. */
    registrationId: text('registration_id'),
  },
  (t) => [
    index('auth_links_account').on(t.accountId, t.kind),
    index('auth_links_expiry').on(t.expiresAt),
    uniqueIndex('auth_links_one_reset')
      .on(t.accountId)
      .where(sql`${t.kind} = 'reset' and ${t.usedAt} is null`),
    check('auth_links_kind', sql`${t.kind} in ('reset', 'verify', 'coach', 'keep')`),
    check('auth_links_registration', sql`(${t.kind} = 'coach') = (${t.registrationId} is not null)`),
  ],
)

/** Rate-limit counters in fixed windows; in the database so that they survive a restart. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: at('resets_at').notNull(),
  },
  (t) => [index('attempts_reset').on(t.resetsAt)],
)

/** Network addresses from which an account has signed in; each has its own sign-in limit. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    addressHash: text('address_hash').notNull(),
    seenAt: at('seen_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.addressHash] })],
)
