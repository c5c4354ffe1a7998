import pino, { type DestinationStream, type Logger } from 'pino'

/**
 * What must not reach a log: tokens, and what PostgreSQL quotes of a row or a statement when it refuses one (`detail`
 * of a violated constraint holds the whole row).
 */
const REDACTED = ['req.headers.authorization', 'err.detail', 'err.where', 'err.internalQuery']

/** The log: one line of JSON an event. */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const options = { level, redact: REDACTED }
  return stream ? pino(options, stream) : pino(options)
}
