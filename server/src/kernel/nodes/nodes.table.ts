import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Servers of this database. One is live while its own connection holds its advisory lock and it renews `until`; one that has
 * left keeps its sockets present until then.
 */
export const nodes = pgTable('nodes', {
  id: text().primaryKey(),
  until: timestamp({ withTimezone: true }).notNull(),
  hasLeft: boolean('has_left').notNull().default(false),
  /** Machine and DATA_DIR: nodes that share it share its files and its outbox. */
  dataFolder: text('data_folder').notNull().default(''),
  /** Files are in DATA_DIR, in no bucket. */
  keepsFiles: boolean('keeps_files').notNull().default(false),
  /** Mails are written to DATA_DIR, no server sends them. */
  keepsMails: boolean('keeps_mails').notNull().default(false),
})

/** Number of sockets in the shared rooms of each node; the name of a room contains an account's id. */
export const nodeRooms = pgTable(
  'node_rooms',
  {
    room: text().notNull(),
    nodeId: text('node_id')
      .notNull()
      .references(() => nodes.id, { onDelete: 'cascade' }),
    sockets: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.room, t.nodeId] }), index('node_rooms_node').on(t.nodeId)],
)
