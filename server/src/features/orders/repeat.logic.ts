import type { RepeatRefusal } from 'contract/orders/repeat-calls'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { type Owner, transferCart } from '../cart/cart.logic'
import { findOrder } from './orders.sql'

/** Adds the products of an account's own order to its cart; names those of which not all could be added. */
export async function repeatOrder(deps: Pick<Deps, 'db' | 'config'>, owner: Owner, orderNumber: string) {
  const order = await findOrder(deps.db, owner.accountId, orderNumber, owner.locale)
  if (!order) fail('orders.not_found')
  const names = new Map(order.items.map(({ productId, name }) => [productId, name]))
  const items = order.items.map(({ productId, quantity }) => ({ productId, quantity }))
  const { adjusted, refused, ...cart } = await transferCart(deps, owner, { items, replace: false })
  return {
    cart,
    refused: [...refused, ...adjusted].map(
      ({ productId, reason }): RepeatRefusal => ({ productId, name: names.get(productId) ?? '', reason }),
    ),
  }
}
