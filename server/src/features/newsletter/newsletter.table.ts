import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Addresses for which the newsletter was asked; they get it from the confirmation until they leave. */
export const newsletterAddresses = pgTable(
  'newsletter_addresses',
  {
    id: text().primaryKey(),
    email: text().notNull().unique(),
    /** Language of the mails. */
    locale: text().notNull(),
    askedAt: at('asked_at').notNull().defaultNow(),
    confirmedAt: at('confirmed_at'),
    /** Text that was agreed to, and its language. */
    consent: text(),
    consentLocale: text('consent_locale'),
    leftAt: at('left_at'),
  },
  (t) => [
    index('newsletter_active')
      .on(t.confirmedAt, t.id)
      .where(sql`confirmed_at is not null and left_at is null`),
    check(
      'newsletter_consent',
      sql`(${t.confirmedAt} is null) = (${t.consent} is null) and (${t.consent} is null) = (${t.consentLocale} is null)`,
    ),
  ],
)
