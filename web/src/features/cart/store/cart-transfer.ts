import type { Cart, CartItem } from 'contract/cart/calls'
import { isOffline } from '../../../api/error-text'
import { fetchCart, sendTransfer, type Transferred } from '../cart.api'
import { nameNotes } from './cart-merge'
import {
  type CartModel,
  notifyOtherTabs,
  publish,
  reportFailure,
  storeGuestLines,
  storeServerCart,
} from './cart-model'
import { readGuestCart } from './guest-cart'

/**
 * Moves the guest lines into the server cart: 'transfer' into an empty one at sign-in, 'merge' on the customer's
 * decision. They leave the browser only after the server has confirmed (decisions ).
 */
export async function transferGuestCart(model: CartModel, task: 'transfer' | 'merge'): Promise<void> {
  const { generation, guest: sent } = model
  try {
    const answer = await sendTransfer(sent)
    if (generation === model.generation) storeTransfer(model, answer, sent)
  } catch (error) {
    if (generation !== model.generation) return
    // After a lost response, a cart that was empty and now has lines has received the transfer.
    const lost = task === 'transfer' && isOffline(error)
    const arrived = lost ? await fetchCart().catch(() => null) : null
    if (generation !== model.generation) return
    if (arrived && arrived.items.length > 0) {
      storeTransfer(model, { ...arrived, adjusted: [], refused: missingFrom(arrived, sent) }, sent)
      return
    }
    if (task === 'transfer') publish(model, { loadFailed: true })
    reportFailure(model, task, error)
  }
}

function storeTransfer(model: CartModel, answer: Transferred, sent: readonly CartItem[]): void {
  const refused = new Set(answer.refused.map((note) => note.productId))
  const moved = new Set(sent.map((line) => line.productId).filter((id) => !refused.has(id)))
  storeGuestLines(
    model,
    readGuestCart().filter((line) => !moved.has(line.productId)),
  )
  storeServerCart(model, answer)
  publish(model, { transferReport: nameNotes([...answer.refused, ...answer.adjusted], sent) })
  notifyOtherTabs(model)
}

function missingFrom(cart: Cart, sent: readonly CartItem[]): Transferred['refused'] {
  return sent
    .filter((line) => !cart.items.some((there) => there.productId === line.productId))
    .map(({ productId, quantity }) => ({ productId, requested: quantity, quantity: 0, reason: 'unknown' }))
}

/** Adds the guest lines to the server cart, as the customer decided. */
export async function acceptMerge(model: CartModel): Promise<void> {
  const { generation } = model
  await withTransferLock(async () => {
    model.guest = readGuestCart()
    if (generation !== model.generation) return
    if (model.guest.length > 0) await transferGuestCart(model, 'merge')
    else publish(model)
  })
}

/** Drops the guest lines, as the customer decided. */
export function declineMerge(model: CartModel): void {
  storeGuestLines(model, [])
  publish(model, { transferReport: [] })
}

/** Closes the transfer report and drops its lines, which could not be transferred. */
export function dismissReport(model: CartModel): void {
  const reported = new Set(model.status.transferReport.map((note) => note.productId))
  storeGuestLines(
    model,
    readGuestCart().filter((line) => !reported.has(line.productId)),
  )
  publish(model, { transferReport: [] })
}

/** Locks across tabs, otherwise two tabs of one sign-in would transfer the lines twice. */
export async function withTransferLock(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('tavan-cart-hand-over', work)
  else await work()
}
