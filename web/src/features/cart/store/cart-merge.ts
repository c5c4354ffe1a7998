import type { CartItem, TransferNote } from 'contract/cart/calls'
import { limitOf } from '../cart-lines'

/** Guest line that waits for the customer's decision, with the result of merging it. */
export interface ProposalLine {
  line: CartItem
  /** Quantity in the server cart after merging: the sum, capped at the stock. */
  after: number
}

export function proposalLines(local: readonly CartItem[], server: readonly CartItem[]): ProposalLine[] {
  return local.map((line) => {
    const there = server.find((other) => other.productId === line.productId)?.quantity ?? 0
    const limit = limitOf(line)
    const sum = there + line.quantity
    return { line, after: limit === undefined ? sum : Math.max(there, Math.min(sum, limit)) }
  })
}

/** Line that a transfer adjusted or refused, with its product's name. */
export interface NamedNote extends TransferNote {
  name: string
}

export function nameNotes(notes: readonly TransferNote[], lines: readonly CartItem[]): NamedNote[] {
  return notes.map((note) => ({
    ...note,
    name: lines.find((line) => line.productId === note.productId)?.name ?? '',
  }))
}
