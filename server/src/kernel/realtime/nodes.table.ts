import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Processes that serve sockets. A node renews `until`; once that has passed, its sockets no longer count. */
export const nodes = pgTable('nodes', {
  id: text().primaryKey(),
  until: timestamp({ withTimezone: true }).notNull(),
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
