import type { Readable, Writable } from 'node:stream'
import type { Tx } from '../../kernel/db/client'

/** The rows of a table in PostgreSQL's text format, a line each. */
export async function copyOut(tx: Tx, table: string, columns: readonly string[]): Promise<Readable> {
  return tx`copy ${tx(table)} (${tx([...columns])}) to stdout`.readable()
}

/** Takes rows as `copyOut` gives them. */
export async function copyIn(tx: Tx, table: string, columns: readonly string[]): Promise<Writable> {
  return tx`copy ${tx(table)} (${tx([...columns])}) from stdin`.writable()
}
