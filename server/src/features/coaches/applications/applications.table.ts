import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from '../../auth/auth.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * People who want to coach. `email` in small letters; at most one application of an address is open or approved
 * (decision X-86). `searchText` is `searchForm` of names and address.
 */
export const coachApplications = pgTable(
  'coach_applications',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text().notNull(),
    experience: text().notNull(),
    programIds: text('program_ids').array().notNull(),
    status: text().notNull().default('pending'),
    /** In which the applicant wrote, and is written to. */
    locale: text().notNull(),
    /** Note of the decision for the applicant. */
    notes: text().notNull().default(''),
    searchText: text('search_text').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('coach_applications_status', sql`${t.status} in ('pending', 'approved', 'rejected')`),
    check('coach_applications_decided', sql`(${t.status} = 'pending') = (${t.decidedAt} is null)`),
    uniqueIndex('coach_applications_one_alive').on(t.email).where(sql`${t.status} <> 'rejected'`),
    index('coach_applications_email').on(t.email, t.createdAt),
    index('coach_applications_newest').on(t.createdAt, t.id),
    index('coach_applications_status_newest').on(t.status, t.createdAt, t.id),
    index('coach_applications_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

/** Files of an application; `name` is both its name in the private store and in its address, and never the sender's. */
export const coachApplicationDocuments = pgTable(
  'coach_application_documents',
  {
    id: text().primaryKey(),
    applicationId: text('application_id')
      .notNull()
      .references(() => coachApplications.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull().unique(),
    originalName: text('original_name').notNull(),
    mimeType: text('mime_type').notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** Hex. */
    sha256: text().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [unique('coach_application_documents_place').on(t.applicationId, t.position)],
)

/** History of an application, never changed; `actorId` null: the applicant. */
export const coachApplicationMoves = pgTable(
  'coach_application_moves',
  {
    id: text().primaryKey(),
    applicationId: text('application_id')
      .notNull()
      .references(() => coachApplications.id, { onDelete: 'cascade' }),
    status: text().notNull(),
    actorId: text('actor_id').references(() => accounts.id, { onDelete: 'set null' }),
    note: text().notNull().default(''),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    index('coach_application_moves_application').on(t.applicationId, t.at),
    check('coach_application_moves_status', sql`${t.status} in ('pending', 'approved', 'rejected')`),
  ],
)
