import type { Db, Pool, Tx } from './client'

/** What follows a commit, in this process: synchronous, does not throw. `pool` tells which database has changed. */
export type CommitEffect = (pool: Pool) => void

const declared = new WeakMap<Tx, Set<CommitEffect>>()

/**
 * Declares, right after a statement that wrote, what must follow its commit. In a transaction the effect runs once the
 * transaction is committed, once however often it was declared, and never when it is rolled back; `transaction` runs it
 * before its own caller goes on. On the pool a statement is a transaction of its own, so the effect runs at once.
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
