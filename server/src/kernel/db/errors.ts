/** Why a statement found no connection, or lost it; `isUnavailable` knows them all. */
export type ConnectionCode =
  /** Lost while the statement was under way: it may have been carried out. */
  | 'CONNECTION_CLOSED'
  /** The database could not be reached. */
  | 'CONNECTION_FAILED'
  /** The server is in recovery and takes no writes. */
  | 'CONNECTION_STANDBY'
  /** Every connection stayed busy for as long as a statement may wait. */
  | 'CONNECTION_BUSY'
  /** The pool has been ended. */
  | 'CONNECTION_ENDED'

const messages: Record<ConnectionCode, string> = {
  CONNECTION_CLOSED: 'The connection to the database was lost.',
  CONNECTION_FAILED: 'The database cannot be reached.',
  CONNECTION_STANDBY: 'The database is in recovery and takes no writes.',
  CONNECTION_BUSY: 'All connections to the database are busy.',
  CONNECTION_ENDED: 'The connections to the database have been closed.',
}

/** A failure of the connection, not of a statement. `cause` is what the driver said. */
export class ConnectionError extends Error {
  /** Text of the driver, else the message. */
  readonly reason: string

  constructor(
    readonly code: ConnectionCode,
    cause?: unknown,
  ) {
    const first = cause instanceof AggregateError ? cause.errors[0] : cause
    const reason = first instanceof Error ? first.message : ''
    super(reason ? `${messages[code]} ${reason}` : messages[code], { cause })
    this.reason = reason || messages[code].replace(/\.$/, '')
  }
}

/** The address for migrations and locks leads to a pooler. The message is one line for the operator. */
export class PoolerError extends Error {
  readonly code = 'pooler_refused'
  constructor() {
    super(
      'The database is behind PgBouncer, which gives no session to migrations and locks: set DATABASE_DIRECT_URL to PostgreSQL itself.',
    )
  }
}
