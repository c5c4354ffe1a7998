import type { Cart, CartItem } from 'contract/cart/calls'
import { SECOND } from 'contract/units'
import { type CartStatus, type CartView, cartView } from '../cart-view'
import type { CartFailure } from './cart-failure'
import { replaceGuestLines, writeGuestCart } from './guest-cart'
import { applyPending, createOperationQueue, type OperationQueue } from './operation-queue'

/** Duration in milliseconds for which a cart failure is shown. */
export const CART_ERROR_SHOWN = 3 * SECOND

/** Mutable state of one cart store; other modules write it only through the functions below. */
export interface CartModel {
  token: string | null
  /** Confirmed lines of the visible cart; pending operations are applied on top. */
  confirmed: readonly CartItem[]
  /** Lines stored in this browser. */
  guest: CartItem[]
  status: CartStatus
  view: CartView
  queue: OperationQueue
  /** Incremented when another session's cart replaces this one; responses to an older generation are ignored. */
  generation: number
  /** Incremented by each confirmed change; a read that began at an older revision is stale. */
  revision: number
  /** Loading and transfer at sign-in, which operations await. */
  signInLoad: Promise<void>
  failures: number
  failureTimer: ReturnType<typeof setTimeout> | undefined
  listeners: Set<() => void>
  /** Notifies the other tabs of a changed server cart. */
  channel: BroadcastChannel | undefined
}

export function createCartModel(): CartModel {
  const status: CartStatus = {
    ready: false,
    source: 'guest',
    loadFailed: false,
    transferReport: [],
    failure: null,
  }
  return {
    token: null,
    confirmed: [],
    guest: [],
    status,
    view: cartView(status, [], []),
    queue: createOperationQueue(),
    generation: 0,
    revision: 0,
    signInLoad: Promise.resolve(),
    failures: 0,
    failureTimer: undefined,
    listeners: new Set(),
    // Absent during prerendering, which has no other tabs.
    channel:
      'BroadcastChannel' in globalThis && 'document' in globalThis
        ? new BroadcastChannel('tavan-cart')
        : undefined,
  }
}

/** Recomputes the view with `change` applied to the status, and notifies the listeners. */
export function publish(model: CartModel, change: Partial<CartStatus> = {}): void {
  model.status = { ...model.status, ...change }
  model.view = cartView(model.status, applyPending(model.queue, model.confirmed), model.guest)
  for (const listener of [...model.listeners]) listener()
}

/** Shows a failure for CART_ERROR_SHOWN. */
export function reportFailure(model: CartModel, task: CartFailure['task'], error: unknown): void {
  clearTimeout(model.failureTimer)
  model.failures += 1
  publish(model, { failure: { id: model.failures, task, error } })
  model.failureTimer = setTimeout(() => publish(model, { failure: null }), CART_ERROR_SHOWN)
}

/** Stores the server cart as confirmed. Does not publish. */
export function storeServerCart(model: CartModel, { items, changes }: Pick<Cart, 'items' | 'changes'>): void {
  model.revision += 1
  model.confirmed = items
  model.status = { ...model.status, changes, source: 'server', ready: true, loadFailed: false }
}

/** Stores the guest cart after a change by the customer. Does not publish. */
export function storeGuestChange(model: CartModel, lines: CartItem[]): void {
  writeGuestCart(lines)
  model.guest = model.confirmed = lines
}

/** Stores guest lines that were reloaded or transferred, without changing the cart's timestamp. Does not publish. */
export function storeGuestLines(model: CartModel, lines: CartItem[]): void {
  replaceGuestLines(lines)
  model.guest = lines
}

export function notifyOtherTabs(model: CartModel): void {
  model.channel?.postMessage('changed')
}
