import { LOGOUT_EVENT, sessionOf } from '../../../api/areas'
import { sendOp } from '../cart.api'
import { openCart, refreshCart } from '../cart-loading'
import { type CartModel, publish } from './cart-model'
import { CART_KEY, clearGuestCart, readGuestCart } from './guest-cart'
import { takeWaiting } from './operation-queue'

/** Opens the cart and keeps it in sync with session, connection and other tabs; returns a function that stops it. */
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
  const onReturn = (event: PageTransitionEvent) => {
    if (event.persisted) void refreshCart(model)
  }
  const onLeave = () => sendWaiting(model)
  const onOtherTab = () => void refreshCart(model)
  const leaveSession = sessionOf('customer').follow(onSession)
  window.addEventListener(LOGOUT_EVENT, onLogout)
  window.addEventListener('storage', onStorage)
  window.addEventListener('online', onOnline)
  window.addEventListener('pagehide', onLeave)
  window.addEventListener('pageshow', onReturn)
  model.channel?.addEventListener('message', onOtherTab)
  openCart(model)
  return () => {
    leaveSession()
    window.removeEventListener(LOGOUT_EVENT, onLogout)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('online', onOnline)
    window.removeEventListener('pagehide', onLeave)
    window.removeEventListener('pageshow', onReturn)
    model.channel?.removeEventListener('message', onOtherTab)
    clearTimeout(model.failureTimer)
  }
}

/** Sends queued operations on pagehide, because they get no later turn. */
function sendWaiting(model: CartModel): void {
  if (model.status.source !== 'server') return
  for (const op of takeWaiting(model.queue)) sendOp(op).catch(() => undefined)
}

function readOtherTabsLines(model: CartModel): void {
  model.guest = readGuestCart()
  if (model.status.source === 'guest') model.confirmed = model.guest
  publish(model)
}
