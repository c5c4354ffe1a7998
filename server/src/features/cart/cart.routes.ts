import {
  addToCart,
  clearCart,
  getCart,
  removeCartItem,
  transferCart,
  updateCartItem,
} from 'contract/cart/calls'
import type { Locale } from 'contract/locale'
import type { Deps } from '../../deps'
import type { Session } from '../../kernel/http/authorize'
import type { Binder } from '../../kernel/http/bind'
import { type AddBatch, addToCart as add } from './add-to-cart.logic'
import * as cart from './cart.logic'

const owner = ({ session, locale }: { session: Session; locale: Locale }) => ({
  accountId: session.accountId,
  locale,
})

export function cartRoutes(
  bind: Binder,
  deps: Pick<Deps, 'db' | 'log' | 'config'> & { batch: AddBatch },
): void {
  bind(getCart, async (call) => ({ data: await cart.getCart(deps.db, owner(call)) }))
  bind(addToCart, async (call) => ({
    data: await add(deps, owner(call), call.body.productId, call.body.quantity),
  }))
  bind(updateCartItem, async (call) => ({
    data: await cart.updateItem(deps, owner(call), call.params.productId, call.body.quantity),
  }))
  bind(removeCartItem, async (call) => ({
    data: await cart.removeItem(deps, owner(call), call.params.productId),
  }))
  bind(clearCart, async (call) => ({ data: await cart.clearCart(deps, owner(call)) }))
  bind(transferCart, async (call) => ({ data: await cart.transferCart(deps, owner(call), call.body) }))
}
