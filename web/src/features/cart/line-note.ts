import type { CartItem } from 'contract/cart/calls'
import { limitOf } from './cart-lines'

/** Maximum stock at which a line shows the number left. */
const FEW = 5

export type LineNote = { kind: 'soldOut' } | { kind: 'tooMany' | 'onlyLeft'; count: number }

/** Returns the warning for a line before ordering; all but `onlyLeft` block the order. */
export function noteOf(line: CartItem): LineNote | null {
  const limit = limitOf(line)
  if (limit === undefined) return null
  if (limit === 0) return { kind: 'soldOut' }
  if (line.quantity > limit) return { kind: 'tooMany', count: limit }
  // A program is bought only once, so its limit is not a stock.
  return limit <= FEW && line.programId === null ? { kind: 'onlyLeft', count: limit } : null
}

export function isBlocked(line: CartItem): boolean {
  const note = noteOf(line)
  return note !== null && note.kind !== 'onlyLeft'
}
