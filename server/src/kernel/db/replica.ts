import { SECOND } from 'contract/units'
import { type ConnectTo, connect, type Pool, type Tx } from './client'
import { findPosition, hasReplayed, type LogPosition } from './replica.sql'
import { codeOf, isUnavailable } from './transaction'

/** Most that a figure or an export may be older than the primary. */
export const LAG_MAX = 5 * SECOND
/** The primary's position is read again after this time. */
const POSITION_EVERY = 1 * SECOND
/** Time without a try after the replica could not be reached. */
const REST = 5 * SECOND
/** Connections of a process to the replica. */
const REPLICA_POOL = 4

/**
 * Reads from the replica of DATABASE_READ_URL. It is no `Db`, so no statement takes it by mistake: exports, figures and
 * the catalogue's index alone read here, nothing of a person's own cart, orders or chats.
 */
export interface Replica {
  /**
   * Runs `work` in a read-only transaction, at most `LAG_MAX` behind the primary; on the primary while the replica cannot
   * be reached or lags more, also when it is lost meanwhile: `work` may run twice.
   */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** The same, with everything that was visible on the primary at `position`. */
  readAfter<T>(position: LogPosition, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Returns the primary's position; undefined without a replica. */
  position(): Promise<LogPosition | undefined>
  end(): Promise<void>
}

/** One snapshot for all statements. */
const SNAPSHOT = 'isolation level repeatable read read only'
/** A snapshot for each statement, so each is later than the check before it. */
const EACH = 'read only'

/** Thrown within a transaction on the replica that has not replayed enough. */
class Behind extends Error {}

/** Makes the replica of `primary`; without `to` everything is read from the primary. */
export function createReplica(primary: Pool, to?: ConnectTo, now = () => performance.now()): Replica {
  const pool = to && connect(to, { max: REPLICA_POOL })
  let samples: { at: number; position: LogPosition }[] = []
  let restUntil = Number.NEGATIVE_INFINITY

  async function attempt<T>(mode: string, position: LogPosition | undefined, work: (tx: Tx) => Promise<T>) {
    if (!pool || !position || now() < restUntil) return primary.begin(mode, work)
    try {
      return await pool.begin(mode, async (tx) => {
        if (!(await hasReplayed(tx, position))) throw new Behind()
        return work(tx)
      })
    } catch (error) {
      if (!(error instanceof Behind) && !isReplicaFailure(error)) throw error
      if (codeOf(error).startsWith('CONNECTION_')) restUntil = now() + REST
      return primary.begin(mode, work)
    }
  }

  /** Returns the oldest position of the last `LAG_MAX`. */
  async function oldestAllowed(): Promise<LogPosition | undefined> {
    const at = now()
    samples = samples.filter((sample) => at - sample.at <= LAG_MAX)
    const newest = samples.at(-1)
    if (!newest || at - newest.at >= POSITION_EVERY)
      samples.push({ at, position: await findPosition(primary) })
    return samples[0]?.position
  }

  return {
    read: async (work) => attempt(SNAPSHOT, pool && (await oldestAllowed()), work),
    readAfter: (position, work) => attempt(EACH, position, work),
    position: async () => (pool ? findPosition(primary) : undefined),
    end: async () => pool?.end({ timeout: 1 }),
  }
}

/** Returns true if the replica failed, or cancelled a statement because the replay needed its rows; not when it was slow. */
function isReplicaFailure(error: unknown): boolean {
  const code = codeOf(error)
  return code === '40001' || (isUnavailable(error) && code !== '57014' && code !== '25P03')
}
