import type { CartItem } from 'contract/cart/calls'
import { isOffline } from '../../../api/error-text'
import { writeStored } from '../../../api/storage'
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
import { withTransferLock } from './cart-transfer'
import { CART_SIDE_KEY, type CartSide, readGuestCart, readSide } from './guest-cart'

/**
 * Swaps the cart in the browser with the server cart, so that the customer orders only one and loses neither (decision
 * The browser stores both until the server responds.
 */
export async function chooseSide(model: CartModel, side: CartSide): Promise<void> {
  const { generation } = model
  await withTransferLock(async () => {
    if (generation !== model.generation || model.status.source !== 'server') return
    const waiting = readGuestCart()
    if (waiting.length > 0 && (readSide(waiting) ?? 'account') !== side) await swap(model, waiting, side)
    else if (waiting.length > 0) writeStored(CART_SIDE_KEY, side)
    if (generation === model.generation) publish(model)
  })
}

async function swap(model: CartModel, waiting: CartItem[], side: CartSide): Promise<void> {
  const { generation, confirmed: leaving } = model
  storeGuestLines(model, [...waiting, ...leaving.filter((line) => !waiting.some(sameProduct(line)))])
  try {
    const answer = await sendTransfer(waiting, true).catch((error) =>
      findSwapped({ waiting, leaving }, error),
    )
    if (generation !== model.generation) return
    const refused = new Set(answer.refused.map((note) => note.productId))
    writeStored(CART_SIDE_KEY, side)
    storeGuestLines(model, [...leaving, ...waiting.filter((line) => refused.has(line.productId))])
    storeServerCart(model, answer)
    model.status = {
      ...model.status,
      transferReport: nameNotes([...answer.refused, ...answer.adjusted], waiting),
    }
    notifyOtherTabs(model)
  } catch (error) {
    if (generation !== model.generation) return
    storeGuestLines(model, waiting)
    reportFailure(model, 'merge', error)
  }
}

/**
 * Reads the server cart after a lost response, to find out if the swap was made. A cart that is as it was counts as not
 * swapped, even if the waiting lines have all its products: their quantities would be lost.
 */
async function findSwapped(
  { waiting, leaving }: { waiting: readonly CartItem[]; leaving: readonly CartItem[] },
  error: unknown,
): Promise<Transferred> {
  if (!isOffline(error)) throw error
  const cart = await fetchCart()
  const isWaiting = cart.items.length > 0 && cart.items.every((line) => waiting.some(sameProduct(line)))
  const isUnchanged =
    cart.items.length === leaving.length && cart.items.every((line) => leaving.some(sameLine(line)))
  if (!isWaiting || isUnchanged) throw error
  return { ...cart, adjusted: [], refused: [] }
}

const sameProduct =
  ({ productId }: CartItem) =>
  (other: CartItem) =>
    other.productId === productId

const sameLine =
  ({ productId, quantity }: CartItem) =>
  (other: CartItem) =>
    other.productId === productId && other.quantity === quantity
