import { userInfo } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config'
import { parseDatabaseUrl } from '../../config/database-url'
import { connect, type Pool } from './client'
import type { Databases, EmbeddedAddress } from './databases'
import { migrate } from './migrate'
import { grantRights } from './rights.sql'
import { findMissingSettings, saveRoleSettings } from './session.sql'

interface Parts {
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>
  databases: Databases
  embedded: EmbeddedAddress | undefined
  /** Folder of the migrations. */
  migrations: string
  log: FastifyBaseLogger
}

/** Brings the database up to date before the server uses it. Returns the names of the migrations applied now. */
export async function prepareDatabase(parts: Parts): Promise<string[]> {
  const { embedded, databases, migrations, log } = parts
  // The embedded tables belong to an account that nobody has while the shop runs.
  const direct = connect(embedded ?? databases.direct, { max: 2, needsSession: true })
  try {
    const applied = await migrate(direct, migrations, { warn: (line) => log.warn(line) })
    if (embedded) await grantRights(direct, embedded.service.user)
    else await prepareSessions(parts, direct)
    return applied
  } finally {
    await direct.end({ timeout: 1 })
  }
}

/** Gives the role its settings, because a pooler passes on no parameters of a connection, and warns of missing ones. */
async function prepareSessions({ config, databases, log }: Parts, direct: Pool): Promise<void> {
  const { databaseUrl = '', databaseDirectUrl } = config
  if (databaseDirectUrl !== databaseUrl) {
    const role = roleOf(databaseUrl)
    const saved = await saveRoleSettings(direct, role).catch((error) => {
      log.warn({ err: error, role }, 'the role of DATABASE_URL cannot be given its settings')
      return []
    })
    if (saved.length > 0) log.info({ role, saved }, 'role of DATABASE_URL given its settings')
  }
  const missing = await findMissingSettings(databases.db)
  if (missing.length > 0) log.warn({ missing }, missingText(missing))
}

/** Returns what an operator does about settings that are not in force. */
export function missingText(missing: readonly string[]): string {
  return `not in force on DATABASE_URL: ${missing.join(', ')}. Statements may wait without end. Set DATABASE_DIRECT_URL, start once and reconnect the pooler, or give its role the settings by hand (docs/operations.md)`
}

function roleOf(databaseUrl: string): string {
  const [first = ''] = parseDatabaseUrl(databaseUrl)?.hosts ?? []
  return decodeURIComponent(new URL(first).username) || userInfo().username
}
