import { SECOND } from 'contract/units'
import postgres from 'postgres'

/** The pool, or one transaction of it: what every statement takes first. */
export type Db = postgres.Sql | postgres.TransactionSql
/** The pool itself: what can open a transaction. */
export type Pool = postgres.Sql
export type Tx = postgres.TransactionSql

/** A statement that is not sent but made part of another. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>

export interface ConnectTo {
  url?: string | undefined
  socketDir?: string
  port?: number
  user?: string
  password?: string | undefined
  database?: string
}

/** Waits inside the client's ten seconds: a lock two, a statement five. */
const LOCK_TIMEOUT = 2 * SECOND
const STATEMENT_TIMEOUT = 5 * SECOND
const IDLE_IN_TRANSACTION = 10 * SECOND

/**
 * Seconds before a lost connection is opened again. A statement that finds no connection waits for that try and fails with
 * it, so the wait must be short: the driver's own grows to 20 s, in which every request would hang. Sixteen connections
 * that fail every 50 ms refuse more than 300 statements a second; with 150 ms a hundred requests a second queued up.
 */
const reconnectDelay = () => 0.02 + Math.random() * 0.03

/** Opens the pool. Statements are written as tagged templates, which are always prepared and never joined strings. */
export function connect(
  to: ConnectTo,
  options: { max?: number; onNotice?: (text: string) => void } = {},
): Pool {
  const shared = {
    max: options.max ?? 16,
    connect_timeout: 3,
    backoff: reconnectDelay,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: (notice: postgres.Notice) => options.onNotice?.(notice.message ?? ''),
    connection: {
      application_name: 'tavan',
      lock_timeout: LOCK_TIMEOUT,
      statement_timeout: STATEMENT_TIMEOUT,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
      timezone: 'UTC',
      // Our statements find rows by key. Planning one of them anew at each call takes longer than carrying it out: 1.3 ms
      // against 0.3 for the one that writes an order.
      plan_cache_mode: 'force_generic_plan',
    },
  } satisfies postgres.Options<Record<string, never>>
  if (to.url) return postgres(to.url, shared)
  return postgres({
    ...shared,
    host: to.socketDir,
    port: to.port,
    user: to.user,
    password: to.password,
    database: to.database,
  } as postgres.Options<Record<string, never>>)
}
