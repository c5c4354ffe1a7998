import { ConfigError } from '../config'
import { type Command, withDatabase } from './cli'

const USAGE = 'Usage: npm run sql -- "select …; update …"'

/**
 * Runs one or several statements, all or none, on the configured database as the owner of its tables. Prints the rows
 * of each, columns divided by tabs; null is empty, a tab or line break inside a value is written `\t` or `\n`.
 */
export const runSql: Command = async ({ args, env, print }) => {
  const text = args.join(' ').trim()
  if (text === '') throw new ConfigError(USAGE)
  await withDatabase(env, async (db) => {
    const connection = await db.reserve()
    try {
      await connection`set statement_timeout = 0`
      for (const row of await connection.unsafe(text).texts()) print(row.map(cellOf).join('\t'))
    } finally {
      connection.release()
    }
  })
}

function cellOf(value: string | null): string {
  return (value ?? '').replace(/\t/g, '\\t').replace(/\r/g, '\\r').replace(/\n/g, '\\n')
}
