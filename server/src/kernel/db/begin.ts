import type { Connection } from './connection'
import type { ConnectionPool } from './pool'
import { type Exclusive, type Fragment, type Runner, type Settle, type Tag, tagOf } from './sql'

export interface Tx extends Tag {
  /** Tells a transaction from the pool, which could be written to by mistake. */
  readonly isTransaction: true
}

const FAILED_BEFORE = '25P02'

/** Sends the statements of one transaction, on its connection and never on another. */
class TransactionRunner implements Runner {
  /** First failed statement; PostgreSQL refuses all later ones. */
  failure: { error: unknown } | undefined
  private begun: Promise<unknown> | undefined
  private isOver = false

  constructor(
    private readonly connection: Connection,
    private readonly mode: string,
  ) {}

  run(statement: Fragment, settle: Settle): void {
    if (this.isOver) {
      settle.reject(this.connection.lost ?? new Error('The transaction of this statement is over.'))
      return
    }
    this.begin()
    const reject = (error: unknown) => {
      this.failure ??= { error }
      settle.reject(error)
    }
    this.connection.run(statement, { resolve: settle.resolve, reject })
  }

  async exclusive(): Promise<Exclusive> {
    await this.begin()
    return this.connection
  }

  async commit(): Promise<void> {
    this.isOver = true
    this.throwFailure()
    if (!this.begun) return
    this.begun = undefined
    const done = await this.connection.command('commit')
    this.throwFailure()
    if (done !== 'COMMIT') throw new Error('The database rolled the transaction back.')
  }

  private throwFailure(): void {
    if (this.failure) throw this.failure.error
  }

  async rollback(): Promise<void> {
    this.isOver = true
    if (!this.begun || this.connection.lost) return
    await this.connection.command('rollback').catch(() => this.connection.close({ now: true }))
  }

  /** BEGIN leaves with the first statement and is not waited for. */
  private begin(): Promise<unknown> {
    this.begun ??= this.connection.command(`begin ${this.mode}`).catch((error) => {
      this.failure ??= { error }
    })
    return this.begun
  }
}

/**
 * Runs `work` in a transaction: commits when it returns and no statement failed, else rolls back. Rejects as soon as the
 * connection is lost, even while `work` waits for something else. `mode`: as after BEGIN.
 */
export async function begin<T>(
  pool: ConnectionPool,
  mode: string,
  work: (tx: Tx) => T | Promise<T>,
): Promise<T> {
  const connection = await pool.reserve()
  const runner = new TransactionRunner(connection, mode)
  const tx: Tx = Object.assign(tagOf(runner), { isTransaction: true as const })
  let stopListening = () => {}
  const lost = new Promise<never>((_, reject) => {
    stopListening = connection.whenLost(reject)
  })
  try {
    const result = await Promise.race([work(tx), lost])
    await runner.commit()
    return result
  } catch (error) {
    await runner.rollback()
    const isConsequence = (error as { code?: unknown })?.code === FAILED_BEFORE
    throw isConsequence && runner.failure ? runner.failure.error : error
  } finally {
    stopListening()
    pool.release(connection)
  }
}
