import type { Db, Pool, Tx } from './client'

/** Effect after a commit in this process: synchronous, must not throw. `pool` identifies the database. */
export type CommitEffect = (pool: Pool) => void

const declared = new WeakMap<Tx, Set<CommitEffect>>()

/**
 * Declares an effect after the commit of the statement just written. In a transaction it runs once after the commit,
 * before `transaction` returns, and never after a rollback; on the pool it runs immediately.
 */
export function afterCommit(db: Db, effect: CommitEffect): void {
  if (isPool(db)) {
    effect(db)
    return
  }
  const effects = declared.get(db)
  if (!effects) throw new Error('This statement has effects: open its transaction with transaction().')
  effects.add(effect)
}

/** For `transaction` alone: a set that collects what the statements of `tx` declare. */
export function collectEffects(tx: Tx): ReadonlySet<CommitEffect> {
  const effects = new Set<CommitEffect>()
  declared.set(tx, effects)
  return effects
}

function isPool(db: Db): db is Pool {
  return 'begin' in db
}
