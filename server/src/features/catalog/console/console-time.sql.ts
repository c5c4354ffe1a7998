import type { Db, Fragment } from '../../../kernel/db/client'

/** An instant as the contract writes it, to the millisecond. */
export function instant(db: Db, column: Fragment): Fragment {
  return db`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
