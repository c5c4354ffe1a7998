import type pg from 'pg'
import { Connection } from './connection'
import { ConnectionError, PoolerError } from './errors'
import type { StartupSettings } from './session'

/** Message of `pg` about a server without TLS. */
const WITHOUT_TLS = 'does not support SSL'
/** Message of PgBouncer, which passes on no settings at the start of a connection. */
const FROM_POOLER = 'unsupported startup parameter'

export interface ConnectionConfig extends pg.ClientConfig {
  /** True accepts a server without TLS. */
  isTlsOptional?: boolean
  /** True refuses a server in recovery. */
  isPrimaryWanted?: boolean
  /** Host and port in messages. */
  name?: string
  /** Sent at the start, unless a pooler refused them: there the role has the settings. */
  startup?: StartupSettings | undefined
  /** True refuses a pooler. */
  needsSession?: boolean
}

interface ConnectionEvents {
  idle: (connection: Connection) => void
  notice: (text: string) => void
}

interface Failure {
  host: string
  error: unknown
}

/** Hosts of one database. Each new connection tries them in turn, beginning with the one that worked last. */
export class Hosts {
  private readonly configs: ConnectionConfig[]
  private last = 0

  constructor(configs: readonly ConnectionConfig[]) {
    this.configs = [...configs]
  }

  /** Returns an open connection; throws what each host answered. No message contains a password. */
  async open(on: ConnectionEvents): Promise<Connection> {
    const failures: Failure[] = []
    const first = this.last
    for (let tried = 0; tried < this.configs.length; tried++) {
      const index = (first + tried) % this.configs.length
      try {
        const connection = await this.openOne(index, on)
        this.last = index
        return connection
      } catch (error) {
        failures.push({ host: this.configs[index]?.name ?? '', error })
      }
    }
    throw failureOf(failures)
  }

  private async openOne(index: number, on: ConnectionEvents): Promise<Connection> {
    const config = this.configs[index] as ConnectionConfig
    try {
      return await connectTo(config, on)
    } catch (error) {
      const simpler = simplerConfig(config, error instanceof Error ? error.message : '')
      if (!simpler) throw error
      this.configs[index] = simpler
      return this.openOne(index, on)
    }
  }
}

/** Returns what to try instead after a refusal; undefined where nothing else would do. */
function simplerConfig(config: ConnectionConfig, refusal: string): ConnectionConfig | undefined {
  if (config.isTlsOptional && refusal.includes(WITHOUT_TLS))
    return { ...config, ssl: false, isTlsOptional: false }
  if (!config.startup || !refusal.startsWith(FROM_POOLER)) return undefined
  if (config.needsSession) throw new PoolerError()
  return { ...config, startup: undefined }
}

async function connectTo(config: ConnectionConfig, on: ConnectionEvents): Promise<Connection> {
  let isOpen = false
  const connection = new Connection(
    { ...config, ...config.startup },
    { ...on, idle: (idle) => void (isOpen && on.idle(idle)) },
  )
  await connection.open()
  if (config.isPrimaryWanted) await refuseStandby(connection)
  // The database may have ended it in the same breath.
  if (connection.lost) throw connection.lost
  isOpen = true
  return connection
}

async function refuseStandby(connection: Connection): Promise<void> {
  const [[answer] = []] = await connection.texts('select pg_is_in_recovery()')
  if (answer === 'f') return
  void connection.close({ now: true })
  throw new ConnectionError('CONNECTION_STANDBY')
}

/** Returns the failure of the only host, a refusal such as a wrong password, or one that lists all hosts. */
function failureOf(failures: readonly Failure[]): unknown {
  const refusal = failures.find(({ error }) => !(error instanceof ConnectionError)) ?? failures[0]
  if (failures.length === 1 || !(refusal?.error instanceof ConnectionError)) return refusal?.error
  const reasons = failures.map(({ host, error }) => `${host}: ${(error as ConnectionError).reason}`)
  return new ConnectionError('CONNECTION_FAILED', new Error(`${reasons.join('; ')}.`))
}
