import { SECOND } from 'contract/units'

/** Waits inside the client's ten seconds: a lock two, a statement five. */
export const LOCK_TIMEOUT = 2 * SECOND
export const STATEMENT_TIMEOUT = 5 * SECOND
export const IDLE_IN_TRANSACTION = 10 * SECOND

/**
 * Generic plans: our statements find rows by key. Planning one of them anew at each call takes longer than carrying it out:
 * 1.3 ms against 0.3 for the one that writes an order.
 */
const PLANS = 'force_generic_plan'

/** Settings by which every statement runs, as `pg_settings` shows them; times in ms. */
export const SESSION_SETTINGS: Readonly<Record<string, string>> = {
  timezone: 'UTC',
  plan_cache_mode: PLANS,
  lock_timeout: String(LOCK_TIMEOUT),
  statement_timeout: String(STATEMENT_TIMEOUT),
  idle_in_transaction_session_timeout: String(IDLE_IN_TRANSACTION),
}

/** Parameters that a connection to PostgreSQL itself sends at its start; a pooler refuses them. */
export interface StartupSettings {
  lock_timeout?: number
  statement_timeout?: number
  idle_in_transaction_session_timeout?: number
  options?: string
}

/** Returns the settings as parameters of a connection; `more` are further ones, as `options` of libpq. */
export function startupSettings(more = ''): StartupSettings {
  return {
    lock_timeout: LOCK_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    options: `-c timezone=UTC -c plan_cache_mode=${PLANS} ${more}`.trim(),
  }
}
