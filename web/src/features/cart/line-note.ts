import type { CartItem } from 'contract/cart/calls'
import { limitOf } from './cart-lines'

/** Maximum stock at which a line shows the number left. */
const FEW = 5

export type LineNote =
  | { kind: 'soldOut' }
  | { kind: 'owned' }
  | { kind: 'tooMany' | 'onlyLeft'; count: number }

/** Returns the warning for a line before ordering; all but `onlyLeft` and `owned` block the order. */
export function noteOf(line: CartItem): LineNote | null {
  const limit = limitOf(line)
  if (limit === undefined) return line.owned ? { kind: 'owned' } : null
  if (limit === 0) return { kind: 'soldOut' }
  if (line.quantity > limit) return { kind: 'tooMany', count: limit }
  if (line.owned) return { kind: 'owned' }
  // A program is bought only once, so its limit is not a stock.
  return limit <= FEW && line.programId === null ? { kind: 'onlyLeft', count: limit } : null
}

export function isBlocked(line: CartItem): boolean {
  const note = noteOf(line)
  return note !== null && !isMild(note)
}

/** Returns true if a note keeps nobody from ordering. */
export function isMild({ kind }: LineNote): boolean {
  return kind === 'onlyLeft' || kind === 'owned'
}
