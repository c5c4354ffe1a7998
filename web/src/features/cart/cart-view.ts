import type { CartChange, CartItem } from 'contract/cart/calls'
import type { CartFailure } from './store/cart-failure'
import { type NamedNote, type ProposalLine, proposalLines } from './store/cart-merge'
import { type CartSide, readSide } from './store/guest-cart'

/** State of the cart besides its lines. */
export interface CartStatus {
  /** False until the guest cart or the server cart has been read once. */
  ready: boolean
  source: 'guest' | 'server'
  /** The server cart could not be loaded or merged; the guest cart is shown and `refresh` retries. */
  loadFailed: boolean
  /** Lines that the last transfer adjusted or refused (decision X-25). */
  transferReport: readonly NamedNote[]
  /** Changes of the server cart that its owner did not make. */
  changes?: readonly CartChange[]
  failure: CartFailure | null
}

export interface CartView extends CartStatus {
  items: readonly CartItem[]
  /** Guest lines that wait for a decision after sign-in (decision X-23). */
  mergeProposal: readonly ProposalLine[]
  /** Side that the server cart holds while the other waits; undefined before a choice. */
  side: CartSide | undefined
}

/** `items` are the visible lines, optimistic ones included; `guest` those stored in this browser. */
export function cartView(
  status: CartStatus,
  items: readonly CartItem[],
  guest: readonly CartItem[],
): CartView {
  if (status.source === 'guest')
    return { ...status, changes: undefined, items, mergeProposal: [], side: undefined }
  // Lines in the transfer report are not proposed a second time.
  const reported = new Set(status.transferReport.map((note) => note.productId))
  const open = guest.filter((line) => !reported.has(line.productId))
  return { ...status, items, mergeProposal: proposalLines(open, items), side: readSide(guest) }
}
