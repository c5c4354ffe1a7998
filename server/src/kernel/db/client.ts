import { SECOND } from 'contract/units'
import { parseDatabaseUrl } from '../../config/database-url'
import { begin, type Tx } from './begin'
import { type ConnectionConfig, Hosts } from './hosts'
import { ConnectionPool } from './pool'
import { startupSettings } from './session'
import { type Tag, tagOf } from './sql'

export type { Fragment } from './sql'
export type { Tx }

/** Pool, which can open transactions. */
export interface Pool extends Tag {
  /** `to` is the database, for threads that connect themselves. */
  readonly options: { readonly max: number; readonly to: ConnectTo }
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
  /** Calls `listener` when the connection is lost or closed, immediately if it is already. */
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

/** Maximum time in ms until a host answers; within the client's ten seconds. */
const CONNECT_TIMEOUT = 3 * SECOND
const KEEP_ALIVE = 60 * SECOND

interface ConnectOptions {
  max?: number
  onNotice?: (text: string) => void
  /** Refuses a pooler, which gives no session: for migrations, locks and commands. */
  needsSession?: boolean
}

/** Makes the pool; connections are opened as they are needed. Statements are tagged templates, whose values are parameters. */
export function connect(to: ConnectTo, options: ConnectOptions = {}): Pool {
  const configs = configsOf(to).map((config) => ({ ...config, needsSession: options.needsSession === true }))
  const pool = new ConnectionPool(new Hosts(configs), options.max ?? 16, (text) => options.onNotice?.(text))
  return Object.assign(tagOf(pool), {
    options: { max: pool.max, to: addressOf(to) },
    begin: <T>(mode: string | Work<T>, work?: Work<T>) =>
      typeof mode === 'string' ? begin(pool, mode, work as Work<T>) : begin(pool, '', mode),
    reserve: () => reserve(pool),
    end: (end?: { timeout?: number }) => pool.end(end),
  })
}

/** Copies the address alone, because functions of the given object cannot be sent to a thread. */
const addressOf = ({ url, host, socketDir, port, user, password, database }: ConnectTo): ConnectTo => ({
  url,
  password,
  ...(host !== undefined && { host }),
  ...(socketDir !== undefined && { socketDir }),
  ...(port !== undefined && { port }),
  ...(user !== undefined && { user }),
  ...(database !== undefined && { database }),
})

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
    whenLost: (listener: () => void) => void (connection.lost ? listener() : connection.whenLost(listener)),
  })
}

/** One configuration for each host, in the order in which they are tried. */
function configsOf(to: ConnectTo): readonly ConnectionConfig[] {
  const shared = {
    application_name: 'tavan',
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
  }
  const { url, socketDir, host = socketDir, port, user, password, database } = to
  if (!url)
    return [{ ...shared, startup: startupSettings(), host, port, user, password, database, ssl: false }]
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
  const options = take('options') ?? undefined
  const tls = tlsOf(take('sslmode') ?? 'disable')
  const startup = startupSettings(options)
  return { ...tls, startup, ...(options && { options }), connectionString: address.href, name: address.host }
}

/** Like libpq's `sslmode`: only `verify-ca` and `verify-full` check certificates. */
function tlsOf(mode: string): Pick<ConnectionConfig, 'ssl' | 'isTlsOptional'> {
  if (mode === 'disable') return { ssl: false }
  if (mode.startsWith('verify-')) return { ssl: true }
  return { ssl: { rejectUnauthorized: false }, isTlsOptional: mode === 'prefer' || mode === 'allow' }
}
