import { findRunning } from 'embedded-postgres/running'
import { startEmbedded } from 'embedded-postgres/start'
import { type Config, readConfig } from '../config'
import { type ConnectTo, connect, type Pool } from '../kernel/db/client'
import type { Progress } from './progress'

/** Input of a command. */
export interface CliContext {
  args: readonly string[]
  env: Record<string, string | undefined>
  /** Folder of the migrations. */
  migrations: string
  /** The first line that is piped in; undefined where nothing is. `wait`: until something comes. */
  readLine: (wait: boolean) => Promise<string | undefined>
  print: (line: string) => void
  /** Undefined: how far a command is, is shown nowhere. */
  progress?: Progress
}

/** Throws a `ConfigError` or another error with a `code` where its message alone is for the person who typed it. */
export type Command = (context: CliContext) => Promise<void>

/**
 * Runs `work` on the database of the settings: the one of DATABASE_DIRECT_URL, else the embedded one over its socket where it
 * is running, else started for as long as the work takes.
 */
export async function withDatabase<T>(
  env: CliContext['env'],
  work: (db: Pool, config: Config) => Promise<T>,
) {
  const config = readConfig(env)
  const run = async (to: ConnectTo): Promise<T> => {
    const db = connect(to, { max: 2, needsSession: true })
    try {
      return await work(db, config)
    } finally {
      await db.end({ timeout: 1 }).catch(() => undefined)
    }
  }
  if (config.databaseDirectUrl) return run({ url: config.databaseDirectUrl })
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: () => undefined }).catch((error) => {
    if (error.code !== 'data_dir_in_use') throw error
    return undefined
  })
  if (!embedded) return run(await findRunning(config.dataDir))
  try {
    return await run(embedded)
  } finally {
    await embedded.stop()
  }
}
