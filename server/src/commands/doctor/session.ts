import type { Config } from '../../config'
import { connect } from '../../kernel/db/client'
import { missingText } from '../../kernel/db/prepare'
import { findMissingSettings } from '../../kernel/db/session.sql'
import { type Finding, failed, ok, warn } from './finding'

const ABOUT = 'session'

/** Checks the settings of the connections that the server uses, which a pooler may take away. */
export async function sessionFinding({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<Finding> {
  const db = connect({ url: databaseUrl }, { max: 1 })
  try {
    const missing = await findMissingSettings(db)
    return missing.length === 0
      ? ok(ABOUT, 'time-outs and time zone are in force')
      : warn(ABOUT, missingText(missing))
  } catch (error) {
    return failed(ABOUT, `DATABASE_URL cannot be reached: ${(error as Error).message}`)
  } finally {
    await db.end({ timeout: 1 })
  }
}
