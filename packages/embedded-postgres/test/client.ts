import pg from 'pg'
import type { Connection } from '../src/start'

export type TestClient = ReturnType<typeof connect>

/** A client of one connection, which it opens anew after the server was away. */
export function connect({ socketDir: host, port, user, password, database }: Connection) {
  const pool = new pg.Pool({ host, port, user, password, database, max: 1 })
  // The tests kill servers: a broken idle connection is replaced at the next query.
  pool.on('error', () => {})
  return {
    query: async (text: string): Promise<Record<string, unknown>[]> => (await pool.query(text)).rows,
    end: () => pool.end(),
  }
}
