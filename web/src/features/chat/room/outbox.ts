import { outboxKey } from '../../../api/areas'
import { readStoredJson, writeStored } from '../../../api/storage'
import type { Me } from '../me'

/** A text on its way: kept in the browser until the server has it, so that neither a reload nor a cut loses it. */
export interface Unsent {
  /** The client's own name of the message, under which the server stores it once. */
  id: string
  chatId: string
  content: string
  /** Time of writing. */
  at: string
}

const open = new Set<string>()

/** Claims the outbox for the open conversation, which sends its messages; returns a release function. */
export function claimOutbox(chatId: string): () => void {
  open.add(chatId)
  return () => open.delete(chatId)
}
export const isClaimed = (chatId: string): boolean => open.has(chatId)

/** Read anew each time: another tab of the same person writes it too. What somebody else left is thrown away. */
export function readOutbox({ area, userId }: Me): readonly Unsent[] {
  const stored = readStoredJson(outboxKey(area))
  if (!isOutbox(stored)) return []
  if (stored.userId === userId) return stored.unsent
  writeStored(outboxKey(area), null)
  return []
}

export function addUnsent(me: Me, one: Unsent): void {
  write(me, [...readOutbox(me), one])
}

/** Takes a message out that was sent or given up. */
export function removeUnsent(me: Me, id: string): void {
  const unsent = readOutbox(me)
  if (unsent.some((one) => one.id === id))
    write(
      me,
      unsent.filter((one) => one.id !== id),
    )
}

function write({ area, userId }: Me, unsent: readonly Unsent[]): void {
  // Nothing of an empty outbox stays behind, not even whose it was.
  writeStored(outboxKey(area), unsent.length > 0 ? JSON.stringify({ userId, unsent }) : null)
}

function isOutbox(value: unknown): value is { userId: string; unsent: Unsent[] } {
  if (typeof value !== 'object' || value === null) return false
  const { userId, unsent } = value as Record<string, unknown>
  return typeof userId === 'string' && Array.isArray(unsent) && unsent.every(isUnsent)
}

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false
  const one = value as Record<string, unknown>
  return ['id', 'chatId', 'content', 'at'].every((key) => typeof one[key] === 'string')
}
