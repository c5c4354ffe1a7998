import type { Config } from '../../config'
import { type ConnectTo, connect, type Pool } from './client'
import { createReplica, type Replica } from './replica'

/** Address of the embedded database for the owner of its tables, with the account of the running shop. */
export interface EmbeddedAddress extends ConnectTo {
  service: { user: string; password: string }
}

/** Connections of a server. */
export interface Databases {
  db: Pool
  replica: Replica
  /** Address of PostgreSQL itself, for migrations and locks. */
  direct: ConnectTo
  end(): Promise<void>
}

type Addresses = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrl' | 'databasePool'>

/** Makes the pools of a server, on the embedded database where one was started. */
export function openDatabases(
  config: Addresses,
  embedded: EmbeddedAddress | undefined,
  onNotice: (text: string) => void,
): Databases {
  const service = embedded && { ...embedded, ...embedded.service }
  const db = connect(service ?? { url: config.databaseUrl }, { max: config.databasePool, onNotice })
  const replica = createReplica(db, config.databaseReadUrl ? { url: config.databaseReadUrl } : undefined)
  return {
    db,
    replica,
    direct: service ?? { url: config.databaseDirectUrl },
    async end() {
      await Promise.all([db.end({ timeout: 1 }), replica.end()])
    },
  }
}
