import { SECOND } from 'contract/units'
import { parseDatabaseUrl } from '../../config/database-url'
import { begin, type Tx } from './begin'
import { type ConnectionConfig, Hosts } from './hosts'
import { ConnectionPool } from './pool'
import { type Tag, tagOf } from './sql'

export type { Fragment } from './sql'
export type { Tx }

/** Pool, which can open transactions. */
export interface Pool extends Tag {
  readonly options: { readonly max: number }
  /** Use `transaction()` instead, unless nothing must follow the commit. `mode` as after BEGIN: `read only`. */
  begin<T>(work: (tx: Tx) => T | Promise<T>): Promise<T>
  begin<T>(mode: string, work: (tx: Tx) => T | Promise<T>): Promise<T>
  /** A connection for the caller alone, until it is released. */
  reserve(): Promise<Reserved>
  /** Closes all connections once they are idle, after `timeout` seconds at once. */
  end(options?: { timeout?: number }): Promise<void>
}

export interface Reserved extends Tag {
  release(): void
  /** Ends the connection instead, with all that belongs to its session. */
  close(): void
  /** Calls `listener` when the connection is lost or closed. */
  whenLost(listener: () => void): void
}

/** The pool, or one transaction of it: what every statement takes first. */
export type Db = Pool | Tx

export interface ConnectTo {
  /** May name several hosts. */
  url?: string | undefined
  /** A machine, or a folder with the server's socket. */
  host?: string
  socketDir?: string
  port?: number
  user?: string
  password?: string | undefined
  database?: string
}

/** Waits inside the client's ten seconds: a connection three, a lock two, a statement five. */
const CONNECT_TIMEOUT = 3 * SECOND
const LOCK_TIMEOUT = 2 * SECOND
const STATEMENT_TIMEOUT = 5 * SECOND
const IDLE_IN_TRANSACTION = 10 * SECOND
const KEEP_ALIVE = 60 * SECOND

/**
 * Generic plans: our statements find rows by key. Planning one of them anew at each call takes longer than carrying it out:
 * 1.3 ms against 0.3 for the one that writes an order.
 */
const SESSION = '-c timezone=UTC -c plan_cache_mode=force_generic_plan'

/** Makes the pool; connections are opened as they are needed. Statements are tagged templates, whose values are parameters. */
export function connect(
  to: ConnectTo,
  options: { max?: number; onNotice?: (text: string) => void } = {},
): Pool {
  const pool = new ConnectionPool(new Hosts(configsOf(to)), options.max ?? 16, (text) =>
    options.onNotice?.(text),
  )
  return Object.assign(tagOf(pool), {
    options: { max: pool.max },
    begin: <T>(mode: string | Work<T>, work?: Work<T>) =>
      typeof mode === 'string' ? begin(pool, mode, work as Work<T>) : begin(pool, '', mode),
    reserve: () => reserve(pool),
    end: (end?: { timeout?: number }) => pool.end(end),
  })
}

type Work<T> = (tx: Tx) => T | Promise<T>

async function reserve(pool: ConnectionPool): Promise<Reserved> {
  const connection = await pool.reserve()
  let isReleased = false
  const tag = tagOf({
    run: (statement, settle) => {
      if (isReleased) settle.reject(new Error('The connection of this statement has been released.'))
      else connection.run(statement, settle)
    },
    exclusive: async () => connection,
  })
  const release = () => {
    if (isReleased) return
    isReleased = true
    pool.release(connection)
  }
  const close = () => {
    isReleased = true
    void connection.close({ now: true })
  }
  return Object.assign(tag, {
    release,
    close,
    whenLost: (listener: () => void) => void connection.whenLost(listener),
  })
}

/** One configuration for each host, in the order in which they are tried. */
function configsOf(to: ConnectTo): readonly ConnectionConfig[] {
  const shared = {
    application_name: 'tavan',
    lock_timeout: LOCK_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    options: SESSION,
  }
  const { url, socketDir, host = socketDir, port, user, password, database } = to
  if (!url) return [{ ...shared, host, port, user, password, database, ssl: false }]
  const parsed = parseDatabaseUrl(url)
  if (!parsed) throw new Error('The URL of the database cannot be read.')
  return parsed.hosts.map((one) => ({
    ...shared,
    ...partsOf(new URL(one)),
    isPrimaryWanted: parsed.isPrimaryWanted,
  }))
}

function partsOf(address: URL): ConnectionConfig {
  const take = (name: string) => {
    const value = address.searchParams.get(name)
    address.searchParams.delete(name)
    return value
  }
  const options = `${SESSION} ${take('options') ?? ''}`.trim()
  const tls = tlsOf(take('sslmode') ?? 'disable')
  return { ...tls, options, connectionString: address.href, name: address.host }
}

/** Like libpq's `sslmode`: only `verify-ca` and `verify-full` check certificates. */
function tlsOf(mode: string): Pick<ConnectionConfig, 'ssl' | 'isTlsOptional'> {
  if (mode === 'disable') return { ssl: false }
  if (mode.startsWith('verify-')) return { ssl: true }
  return { ssl: { rejectUnauthorized: false }, isTlsOptional: mode === 'prefer' || mode === 'allow' }
}
