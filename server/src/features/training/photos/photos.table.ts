import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { userPrograms } from '../../programs/user-programs.table'

/** Progress photos of programs; the pictures are in the byte store. */
export const progressPhotos = pgTable(
  'progress_photos',
  {
    id: text().primaryKey(),
    userProgramId: text('user_program_id')
      .notNull()
      .references(() => userPrograms.id, { onDelete: 'cascade' }),
    pose: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    /** Its own name in the store. */
    name: text().notNull().unique(),
    size: integer().notNull(),
    sha256: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('progress_photos_program').on(t.userProgramId, t.date),
    check('progress_photos_pose', sql`${t.pose} in ('front', 'side', 'back', 'other')`),
  ],
)
