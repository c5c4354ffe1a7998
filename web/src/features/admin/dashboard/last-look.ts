import { MINUTE } from 'contract/units'
import { readStoredJson, writeStored } from '../../../api/storage'

const KEY = 'consoleLook'
/** Time away in ms after which the next look is another one. */
const AWAY = 30 * MINUTE

interface Look {
  of: string
  /** Time of the last sign of the reader, and of the end of the look before. */
  at: number
  before: number | null
}

/** Stores the time of a look at the overview, and returns the end of the previous one on this device; null for the first. */
export function noteLook(userId: string, now = Date.now()): number | null {
  const { of, at, before } = (readStoredJson(KEY) ?? {}) as Partial<Look>
  const isMine = of === userId && typeof at === 'number'
  const ended = !isMine ? null : now - at > AWAY ? at : (before ?? null)
  writeStored(KEY, JSON.stringify({ of: userId, at: now, before: ended } satisfies Look))
  return ended
}
