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
      const answer: unknown = await connection.unsafe(text).simple().raw()
      for (const row of rowsOf(answer as Cell[][])) print(row.map(cellOf).join('\t'))
    } finally {
      connection.release()
    }
  })
}

type Cell = Buffer | null

/** The rows of all statements: one statement answers its rows, several answer a list of such answers. */
function rowsOf(answer: Cell[][] | Cell[][][]): Cell[][] {
  return ('command' in answer ? answer : answer.flat()) as Cell[][]
}

function cellOf(value: Cell): string {
  const text = value === null ? '' : value.toString('utf8')
  return text.replace(/\t/g, '\\t').replace(/\r/g, '\\r').replace(/\n/g, '\\n')
}
