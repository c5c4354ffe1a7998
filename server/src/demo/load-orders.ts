import { LINE_UNITS_MAX } from 'contract/cart/rules'
import type { OrderStatus } from 'contract/orders/rules'
import type { Deps } from '../deps'
import { addLines } from '../features/cart/add-to-cart.sql'
import { raiseStock } from '../features/catalog/stock/stock-alerts.sql'
import { placeOrders } from '../features/orders/checkout/checkout.sql'
import { lockCart } from '../features/orders/checkout/checkout-cart.sql'
import { draftOf } from '../features/orders/checkout/order-draft'
import { issueDue } from '../features/orders/documents/issue.logic'
import type { Tx } from '../kernel/db/client'
import { newId } from '../kernel/ids'
import type { DemoProduct } from './catalogue/types'
import { type DemoOrder, orders } from './orders'
import { type DemoPerson, people } from './people'

export interface LoadedProduct {
  id: string
  image: string
  product: DemoProduct
}

/** The way to each status, and how many days after the order each step was. */
const WAY: Record<OrderStatus, [OrderStatus, number][]> = {
  pending: [],
  confirmed: [['confirmed', 0.2]],
  processing: [
    ['confirmed', 0.2],
    ['processing', 1],
  ],
  shipped: [
    ['confirmed', 0.2],
    ['processing', 1],
    ['shipped', 2],
  ],
  delivered: [
    ['confirmed', 0.2],
    ['processing', 1],
    ['shipped', 2],
    ['delivered', 5],
  ],
  cancelled: [['cancelled', 0.5]],
}

/** Adds the past orders of the demo customers, as they would have been placed and moved on. */
export async function loadOrders(
  tx: Tx,
  accounts: ReadonlyMap<string, string>,
  products: ReadonlyMap<string, LoadedProduct>,
): Promise<void> {
  const all = Object.entries(orders).flatMap(([key, list]) => list.map((order) => ({ key, order })))
  // Oldest first over all customers, so that order numbers rise with time.
  for (const { key, order } of all.sort((a, b) => b.order.daysAgo - a.order.daysAgo)) {
    const person = people.find((p) => p.key === key)
    const accountId = accounts.get(key)
    if (!person?.address || !accountId)
      throw new Error(`The demo orders name ${key}, who is no demo customer`)
    await loadOrder(tx, order, { ...person, address: person.address }, accountId, products)
  }
}

/** Issues the invoices of the confirmed orders, each at the time of its confirmation. */
export async function issueOrderDocuments(deps: Pick<Deps, 'config'>, tx: Tx): Promise<void> {
  const rows = await tx<{ orderId: string; at: Date }[]>`
    select order_id as "orderId", at from order_moves where status = 'confirmed' order by at, order_id`
  for (const { orderId, at } of rows) await issueDue(deps, tx, orderId, at)
}

async function loadOrder(
  tx: Tx,
  order: DemoOrder,
  person: DemoPerson & { address: NonNullable<DemoPerson['address']> },
  accountId: string,
  products: ReadonlyMap<string, LoadedProduct>,
): Promise<void> {
  const buyer = { accountId, locale: person.locale }
  for (const { key, quantity } of order.items) {
    const loaded = products.get(key)
    if (!loaded) throw new Error(`The demo orders name ${key}, which is no demo product`)
    // Raises the stock by the ordered units, so that the demo's stock remains after its orders.
    await raiseStock(tx, loaded.id, quantity, { cause: 'adjusted', reason: 'delivery' })
    const add = { accountId, cartId: newId(), productId: loaded.id, quantity }
    await addLines(tx, [add], person.locale, { lineUnits: LINE_UNITS_MAX })
  }
  const { cart, lines } = await lockCart(tx, { accountId, key: undefined }, person.locale)
  if (!cart || lines.length !== order.items.length)
    throw new Error(`A demo order of ${person.email} has too much`)
  const { phone, ...address } = person.address
  const { firstName, lastName, email } = person
  const body = {
    paymentMethod: order.paymentMethod,
    shippingMethod: order.shippingMethod,
    customerInfo: { firstName, lastName, email, phone, address },
    notes: order.notes ?? '',
  }
  const draft = draftOf(buyer, body, { key: undefined, bodyHash: '' }, cart, lines)
  const [placed] = await placeOrders(tx, [draft])
  if (!placed) throw new Error(`A demo order of ${person.email} cannot be placed`)
  await date(tx, placed.id, order)
}

/** Moves an order to where and when it was. */
async function date(tx: Tx, id: string, order: DemoOrder): Promise<void> {
  const placed = new Date(Date.now() - (order.daysAgo * 24 + 2) * 3_600_000)
  const now = new Date()
  await tx`update order_moves set at = ${placed} where order_id = ${id}`
  let last = placed
  for (const [status, days] of WAY[order.status]) {
    const at = new Date(Math.min(placed.getTime() + days * 86_400_000, now.getTime()))
    const actor = status === 'cancelled' ? 'customer' : 'system'
    await tx`insert into order_moves (order_id, at, status, actor) values (${id}, ${at}, ${status}, ${actor})`
    last = at
  }
  const paid =
    order.status === 'delivered' || (order.paymentMethod === 'online' && order.status !== 'cancelled')
  await tx`
    update orders set status = ${order.status}, created_at = ${placed}, updated_at = ${last},
      tracking_number = ${order.trackingNumber ?? null}, payment_status = ${paid ? 'paid' : 'open'}
    where id = ${id}`
  // Money that was paid online can be given back only where the payment is known.
  if (paid && order.paymentMethod === 'online')
    await tx`
      insert into payments (id, order_id, attempt, provider, reference, amount_cents, status, created_at)
      select ${newId()}, id, 1, 'sandbox', 'demo_' || id, total_cents, 'paid', created_at from orders where id = ${id}`
}
