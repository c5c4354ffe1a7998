import type { LogResult } from 'contract/training/calls'
import type { SentEntry } from 'contract/training/entry-calls'

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
type Removal = Extract<SentEntry, { removed: true }>

/** Entry as a screen records it; the log adds id, revision and time. */
export type NewEntry = Without<Exclude<SentEntry, Removal>, 'clientId' | 'rev' | 'at' | 'removed'>

/** Reason why the server does not store an entry. */
export type EntryRefusal = Pick<LogResult, 'code' | 'params' | 'field' | 'message'>

/** Newest revision of an entry on this device. */
export interface StoredEntry {
  userProgramId: string
  entry: SentEntry
  /** Highest revision that the server has confirmed; 0 for none. */
  confirmed: number
  /** Refusal of the newest revision. */
  refusal?: EntryRefusal | undefined
}

/** Returns true if the newest revision must still be sent. */
export const isWaiting = ({ entry, confirmed, refusal }: StoredEntry): boolean =>
  confirmed < entry.rev && refusal === undefined

const CONFIRMED: readonly string[] = ['stored', 'repeated', 'replaced', 'kept_both']

/** Returns the entry after the server's answer to revision `rev`; a revision made since is still waiting. */
export function settled(stored: StoredEntry, rev: number, result: LogResult): StoredEntry {
  if (CONFIRMED.includes(result.outcome)) return { ...stored, confirmed: Math.max(stored.confirmed, rev) }
  if (result.outcome !== 'refused' || stored.entry.rev !== rev) return stored
  const { code, params, field, message } = result
  return { ...stored, refusal: { code, params, field, message } }
}

/** Returns the entry that takes `entry` back. */
export function removalOf({ clientId, rev, date, kind }: SentEntry, at: string): SentEntry {
  return { clientId, rev: rev + 1, at, date, kind, removed: true } as SentEntry
}

/** Lengths in hexadecimal digits: time in ms, number of the id in this page, chance. */
const TIME_DIGITS = 12
const COUNT_DIGITS = 4
const RANDOM_BYTES = 8
let made = 0

/**
 * Returns an id of 32 hexadecimal digits. Ids sort by their time, so that entries are sent in the order in which they were
 * made, also those that an earlier page left. Unlike `randomUUID` it also works outside of secure contexts.
 */
export function newClientId(): string {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0').slice(-digits)
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))
  const random = Array.from(bytes, (byte) => hex(byte, 2)).join('')
  return `${hex(Date.now(), TIME_DIGITS)}${hex(made++, COUNT_DIGITS)}${random}`
}
