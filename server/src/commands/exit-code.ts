import { ConfigError } from '../config'
import { codeOf, isUnavailable } from '../kernel/db/transaction'

/** Exit code of a command whose work is not done. */
const FAILED = 1

/** Error with its own exit code; `message` is one line for the operator. */
export class ExitError extends ConfigError {
  constructor(
    message: string,
    readonly exitCode: number,
  ) {
    super(message)
  }
}

/**
 * Runs a command and sets the exit code of the process: `failed` from the start, 0 as the last act. Node ends without an
 * error once nothing is left to wait for, and a backup that stopped so was reported as made.
 */
export function runToEnd(work: () => Promise<void>, failed = FAILED): void {
  process.exitCode = failed
  let isOver = false
  process.once('beforeExit', () => {
    if (!isOver) console.error('The command ended before its work was done.')
  })
  const stop = (error: unknown) => {
    console.error(reasonOf(error))
    process.exit(failed)
  }
  process.on('uncaughtException', stop)
  process.on('unhandledRejection', stop)
  work().then(
    () => {
      isOver = true
      process.exitCode = 0
    },
    (error: unknown) => {
      isOver = true
      console.error(reasonOf(error))
      if (error instanceof ExitError) process.exitCode = error.exitCode
    },
  )
}

/** Returns the message of a known cause, else the whole error. */
function reasonOf(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message
  if (!(error instanceof Error) || codeOf(error) === '') return error
  const where = isUnavailable(error) ? 'The database cannot be reached: ' : ''
  return where + error.message.replace(/\s*\n\s*/g, ' ')
}
