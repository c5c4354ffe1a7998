import { LOGOUT_EVENT, sessionOf } from '../../api/areas'
import { openCart, refreshCart } from './cart-loading'
import { type CartModel, publish } from './cart-model'
import { CART_KEY, clearGuestCart, readGuestCart } from './guest-cart'

/** Opens the cart and keeps it in step with the session, the connection and the other tabs; returns how to stop. */
export function connectCart(model: CartModel): () => void {
  const onSession = () => {
    if (sessionOf('customer').current().token !== model.token) openCart(model)
  }
  const onLogout = () => {
    clearGuestCart()
    openCart(model)
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === CART_KEY) readOtherTabsLines(model)
  }
  const onOnline = () => {
    if (model.status.loadFailed) void refreshCart(model)
  }
  const onOtherTab = () => void refreshCart(model)
  const leaveSession = sessionOf('customer').follow(onSession)
  window.addEventListener(LOGOUT_EVENT, onLogout)
  window.addEventListener('storage', onStorage)
  window.addEventListener('online', onOnline)
  model.channel?.addEventListener('message', onOtherTab)
  openCart(model)
  return () => {
    leaveSession()
    window.removeEventListener(LOGOUT_EVENT, onLogout)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('online', onOnline)
    model.channel?.removeEventListener('message', onOtherTab)
    clearTimeout(model.failureTimer)
  }
}

function readOtherTabsLines(model: CartModel): void {
  model.guest = readGuestCart()
  if (model.status.source === 'guest') model.confirmed = model.guest
  publish(model)
}
