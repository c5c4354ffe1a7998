import { CRASH_POINT } from '../../config/crash-point'
import { type Step, steps } from './observe'

/**
 * Calls `end` at a point of the conversation with the database: before a statement that contains the text is sent, after
 * it was carried out, or around the commit of a transaction that carried it out. For fault tests, whose `end` kills the
 * process. Returns what takes it back.
 */
export function crashAt(point: string, end: () => void): () => void {
  const [, at, text = ''] = CRASH_POINT.exec(point) ?? []
  /** Connections in a transaction, and whether it carried the statement out. */
  const transactions = new Map<object, boolean>()
  const see = ({ moment, text: sent, connection }: Step) => {
    const command = /^(begin|commit|rollback)\b/.exec(sent)?.[1]
    if (command === 'begin') {
      if (moment === 'before') transactions.set(connection, false)
    } else if (command) {
      if (command === 'commit' && transactions.get(connection) && at === `${moment}-commit`) end()
      if (moment === 'after') transactions.delete(connection)
    } else if (sent.includes(text)) {
      if (moment === 'after' && transactions.has(connection)) transactions.set(connection, true)
      if (at === moment) end()
    }
  }
  const listener = (step: unknown) => see(step as Step)
  steps.subscribe(listener)
  return () => void steps.unsubscribe(listener)
}
