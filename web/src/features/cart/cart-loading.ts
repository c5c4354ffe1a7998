import type { Cart } from 'contract/cart/calls'
import { sessionOf } from '../../api/areas'
import { NetworkError } from '../../api/errors'
import { fetchCart, readProducts } from './cart.api'
import { type CartModel, publish, reportFailure, storeGuestLines, storeServerCart } from './store/cart-model'
import { transferGuestCart, withTransferLock } from './store/cart-transfer'
import { readGuestCart } from './store/guest-cart'
import { dropPending } from './store/operation-queue'

/** Resets the cart for the current session: the server cart when signed in, else the guest cart. */
export function openCart(model: CartModel): void {
  model.generation += 1
  model.token = sessionOf('customer').current().token
  dropPending(model.queue, new NetworkError('The session has changed.'))
  model.confirmed = model.guest = readGuestCart()
  publish(model, { source: 'guest', loadFailed: false, transferReport: [], ready: model.token === null })
  if (model.token) startSignInLoad(model)
  else {
    model.signInLoad = Promise.resolve()
    void refreshGuestLines(model)
  }
}

function startSignInLoad(model: CartModel): void {
  const { generation } = model
  model.signInLoad = withTransferLock(async () => {
    if (generation === model.generation) await loadAtSignIn(model)
  })
}

/** Loads the server cart; an empty one receives the guest lines, else they wait for a decision. */
async function loadAtSignIn(model: CartModel): Promise<void> {
  const { generation } = model
  let cart: Cart
  try {
    cart = await fetchCart()
  } catch (error) {
    if (generation !== model.generation) return
    publish(model, { ready: true, loadFailed: true })
    reportFailure(model, 'refresh', error)
    return
  }
  if (generation !== model.generation) return
  model.guest = readGuestCart()
  if (cart.items.length > 0 || model.guest.length === 0) {
    storeServerCart(model, cart)
    publish(model)
    void refreshGuestLines(model)
    return
  }
  model.confirmed = model.guest
  publish(model, { ready: true })
  await transferGuestCart(model, 'transfer')
}

/** Reloads the cart: after a change of language, on the cart page, after a change in another tab, or as a retry. */
export async function refreshCart(model: CartModel): Promise<void> {
  if (!model.token) return await refreshGuestLines(model)
  if (model.status.source === 'guest') {
    if (model.status.loadFailed) {
      publish(model, { loadFailed: false })
      startSignInLoad(model)
    }
    return await model.signInLoad
  }
  const { generation, revision } = model
  try {
    const cart = await fetchCart()
    const stale = revision !== model.revision || model.queue.pending.length > 0
    if (generation !== model.generation || stale) return
    storeServerCart(model, cart)
    publish(model)
    await refreshGuestLines(model)
  } catch (error) {
    if (generation === model.generation) reportFailure(model, 'refresh', error)
  }
}

/** Reloads names, prices and stock of the guest lines, because stored ones may be outdated (decision X-26). */
async function refreshGuestLines(model: CartModel): Promise<void> {
  if (model.guest.length === 0) return
  const { generation } = model
  const { refreshLine, error } = await readProducts(model.guest)
  if (generation !== model.generation) return
  // The quantities may have changed during the requests.
  storeGuestLines(model, readGuestCart().map(refreshLine))
  if (model.status.source === 'guest') model.confirmed = model.guest
  publish(model)
  if (error !== undefined) reportFailure(model, 'refresh', error)
}
