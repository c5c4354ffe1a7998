import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../auth.table'

const at = (name: string) => timestamp(name, { withTimezone: true })
const ofAccount = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** Accounts whose sign-in asks for a one-time code, or that are setting it up. */
export const totp = pgTable('totp', {
  accountId: ofAccount().primaryKey(),
  /** Encrypted with a key of the installation (`SecretBox`). */
  sealedSecret: text('sealed_secret').notNull(),
  /** The time step of the last code that was taken: it and earlier ones are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: at('created_at').notNull().defaultNow(),
  /** Null until the first code was confirmed. */
  enabledAt: at('enabled_at'),
})

/** The recovery codes of an account, as keyed hashes; each works once. */
export const totpRecoveryCodes = pgTable(
  'totp_recovery_codes',
  { accountId: ofAccount(), codeHash: text('code_hash').notNull(), usedAt: at('used_at') },
  (t) => [primaryKey({ columns: [t.accountId, t.codeHash] })],
)

/** Sign-ins that wait for their code. Only the hash of the token is stored; none of them is a session. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: ofAccount(),
    /** SHA-256 of the password hash that was verified: another password since then ends the challenge. */
    passwordHash: text('password_hash').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [
    index('sign_in_challenges_account').on(t.accountId),
    index('sign_in_challenges_expiry').on(t.expiresAt),
  ],
)
