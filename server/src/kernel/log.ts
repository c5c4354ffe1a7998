import pino, { type DestinationStream, type Logger } from 'pino'
import { mapStack } from './mapped-stack'

/**
 * Fields redacted in logs: tokens, and values PostgreSQL quotes from a row or statement (`detail` of a violated
 * constraint holds the whole row).
 */
const REDACTED = ['req.headers.authorization', 'err.detail', 'err.where', 'err.internalQuery']

/** The log: one line of JSON an event. */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const options = { level, redact: REDACTED, serializers: { err: describeError } }
  return stream ? pino(options, stream) : pino(options)
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const described = pino.stdSerializers.err(error)
  return Object.assign(described, { stack: mapStack(described.stack) })
}
