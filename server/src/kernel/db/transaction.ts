import { type CommitEffect, collectEffects } from './after-commit'
import type { Pool, Tx } from './client'

/** Codes after which the same transaction may simply be tried again: serialisation failure, deadlock. */
const TRY_AGAIN = new Set(['40001', '40P01'])

/**
 * Runs `work` in one transaction, then what its statements declared with `afterCommit`. Statements that `work` does not
 * wait for are sent together. A serialisation failure or deadlock is tried again, up to three times in all.
 */
export async function transaction<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      let effects: ReadonlySet<CommitEffect> = new Set()
      const result = (await pool.begin((tx) => {
        effects = collectEffects(tx)
        return work(tx)
      })) as T
      for (const effect of effects) effect(pool)
      return result
    } catch (error) {
      if (attempt < 3 && TRY_AGAIN.has(codeOf(error))) continue
      throw error
    }
  }
}

/** SQLSTATE of a database error, or the driver's own code; empty for anything else. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Returns true if an error violates the unique constraint `name`. */
export function violatesUnique(error: unknown, name: string): boolean {
  return (
    codeOf(error) === '23505' && error instanceof Error && 'constraint' in error && error.constraint === name
  )
}

const CONNECTION_LOST = /^(CONNECTION_|57P0|08|53[13]00)/

/** Returns true if the database is unreachable, too slow or a standby, false for a wrong statement. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error)
  return CONNECTION_LOST.test(code) || ['57014', '55P03', '25P03', '25006'].includes(code)
}

/**
 * Returns true if the database refused a statement, or cancelled it after a time-out, so that nothing of it was
 * written.
 */
export function isRefusal(error: unknown): boolean {
  const code = codeOf(error)
  return /^[0-9A-Z]{5}$/.test(code) && !CONNECTION_LOST.test(code) && code !== '25P03'
}
