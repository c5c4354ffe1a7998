import type pg from 'pg'
import { Connection } from './connection'
import { ConnectionError } from './errors'

/** Message of `pg` about a server without TLS. */
const WITHOUT_TLS = 'does not support SSL'

export interface ConnectionConfig extends pg.ClientConfig {
  /** True accepts a server without TLS. */
  isTlsOptional?: boolean
  /** True refuses a server in recovery. */
  isPrimaryWanted?: boolean
  /** Host and port in messages. */
  name?: string
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
      if (!config.isTlsOptional || !(error instanceof Error) || !error.message.includes(WITHOUT_TLS))
        throw error
      this.configs[index] = { ...config, ssl: false, isTlsOptional: false }
      return connectTo(this.configs[index], on)
    }
  }
}

async function connectTo(config: ConnectionConfig, on: ConnectionEvents): Promise<Connection> {
  let isOpen = false
  const connection = new Connection(config, { ...on, idle: (idle) => void (isOpen && on.idle(idle)) })
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
