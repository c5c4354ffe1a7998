import { sendOp } from '../cart.api'
import { refreshCart } from '../cart-loading'
import {
  type CartModel,
  createCartModel,
  notifyOtherTabs,
  publish,
  reportFailure,
  storeGuestChange,
  storeServerCart,
} from './cart-model'
import { applyToGuestCart, type CartOp } from './cart-ops'
import { connectCart } from './cart-sync'
import { acceptMerge, declineMerge, dismissReport } from './cart-transfer'
import { readGuestCart } from './guest-cart'
import { enqueue } from './operation-queue'

export type CartStore = ReturnType<typeof createCartStore>

/**
 * Creates the cart of one page: the guest cart while signed out, the server cart while signed in. Updates are
 * optimistic: the view is the confirmed lines plus pending operations, so a refused operation simply drops out.
 */
export function createCartStore() {
  const model = createCartModel()
  return {
    view: () => model.view,
    subscribe: (listener: () => void) => {
      model.listeners.add(listener)
      return () => void model.listeners.delete(listener)
    },
    connect: () => connectCart(model),
    refresh: () => refreshCart(model),
    /** Settles when the operation is confirmed or refused. */
    change: (op: CartOp) => changeCart(model, op),
    acceptMerge: () => acceptMerge(model),
    declineMerge: () => declineMerge(model),
    /** Runs an operation that only one page needs, so that its code loads with that page. */
    withModel: <T>(operation: (model: CartModel) => T) => operation(model),
    dismissReport: () => dismissReport(model),
    reset: () => resetCart(model),
  }
}

function changeCart(model: CartModel, op: CartOp): Promise<void> {
  return enqueue(model.queue, op, {
    perform: (next) => performOp(model, next),
    changed: () => publish(model),
    failed(refused, error) {
      reportFailure(model, refused.kind, error)
      // Only the server knows its cart after a failed operation.
      if (model.status.source === 'server') void refreshCart(model)
    },
  })
}

async function performOp(model: CartModel, op: CartOp): Promise<void> {
  await model.signInLoad
  if (model.status.source === 'guest') {
    storeGuestChange(model, applyToGuestCart(readGuestCart(), op))
    return
  }
  const { generation } = model
  const cart = await sendOp(op)
  if (generation !== model.generation) return
  storeServerCart(model, cart)
  notifyOtherTabs(model)
}

/** Clears the client copy after an order; the order transaction has already cleared the server cart. */
function resetCart(model: CartModel): void {
  if (model.status.source !== 'server') return
  storeServerCart(model, { items: [] })
  publish(model)
  notifyOtherTabs(model)
}
