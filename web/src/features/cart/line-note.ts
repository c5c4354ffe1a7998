import type { CartItem } from 'contract/cart/calls'
import { limitOf } from './cart-lines'

/** From how few units on a line says how many are left. */
const FEW = 5

export type LineNote = { kind: 'soldOut' } | { kind: 'tooMany' | 'onlyLeft'; count: number }

/** What a buyer has to know about a line before ordering; all but `onlyLeft` stand in the way. */
export function noteOf(line: CartItem): LineNote | null {
  const limit = limitOf(line)
  if (limit === undefined) return null
  if (limit === 0) return { kind: 'soldOut' }
  if (line.quantity > limit) return { kind: 'tooMany', count: limit }
  // One program is all that anybody needs of it: its limit says nothing about a stock.
  return limit <= FEW && line.programId === null ? { kind: 'onlyLeft', count: limit } : null
}

export function isBlocked(line: CartItem): boolean {
  const note = noteOf(line)
  return note !== null && note.kind !== 'onlyLeft'
}
