import type { Locale } from 'contract/locale'
import type { OrderStatus, PaymentMethod, PaymentStatus } from 'contract/orders/rules'
import type { Db, Tx } from '../../kernel/db/client'
import { maxQuantitySql } from '../catalog/catalog.sql'
import { raiseStock } from '../catalog/stock-alerts.sql'

/** An order whose row is locked until the transaction ends, as its transitions need it. */
export interface LockedOrder {
  id: string
  orderNumber: string
  accountId: string
  cartId: string
  status: OrderStatus
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  total: number
  email: string
  locale: Locale
  /** Whether its stock is still held for an unpaid online payment. */
  held: boolean
}

function selectOrder(db: Db) {
  return db`
    select o.id, o.order_number as "orderNumber", o.account_id as "accountId", o.cart_id as "cartId", o.status,
      o.payment_method as "paymentMethod", o.payment_status as "paymentStatus", o.total_cents as total,
      o.customer ->> 'email' as email, o.locale, coalesce(o.held_until > now(), false) as held
    from orders o`
}

/** Locks an order's row; only its owner's when `accountId` is given. */
export async function lockOrder(
  tx: Tx,
  orderNumber: string,
  accountId?: string,
): Promise<LockedOrder | undefined> {
  const mine = accountId === undefined ? tx`` : tx`and o.account_id = ${accountId}`
  const [row] = await tx<
    LockedOrder[]
  >`${selectOrder(tx)} where o.order_number = ${orderNumber} ${mine} for update of o`
  return row
}

/** Orders whose hold is over and that nobody else is working on. */
export async function lockOverdue(tx: Tx, limit: number): Promise<LockedOrder[]> {
  return tx<LockedOrder[]>`
    ${selectOrder(tx)} where o.status = 'pending' and o.payment_method = 'online' and o.held_until <= now()
      and o.payment_status in ('open', 'failed')
    order by o.held_until limit ${limit} for update of o skip locked`
}

export async function setStatus(tx: Tx, orderId: string, status: OrderStatus, actor: string): Promise<void> {
  await Promise.all([
    tx`update orders set status = ${status}, updated_at = now() where id = ${orderId}`,
    tx`insert into order_moves (order_id, status, actor) values (${orderId}, ${status}, ${actor})`,
  ])
}

export async function setPaymentStatus(tx: Db, orderId: string, status: PaymentStatus): Promise<void> {
  await tx`update orders set payment_status = ${status}, updated_at = now() where id = ${orderId}`
}

export async function setTracking(tx: Tx, orderId: string, trackingNumber: string): Promise<void> {
  await tx`update orders set tracking_number = ${trackingNumber} where id = ${orderId}`
}

/** Gives an order's units back to stock, in the order in which checkouts take them; returns what was sold out till now. */
export async function returnStock(tx: Tx, orderId: string): Promise<string[]> {
  const lines = await tx<{ productId: string; quantity: number }[]>`
    select product_id as "productId", sum(quantity)::int as quantity from order_lines where order_id = ${orderId}
    group by product_id order by product_id`
  const before = await Promise.all(lines.map((line) => raiseStock(tx, line.productId, line.quantity)))
  return lines.filter((_, i) => before[i] === 0).map((line) => line.productId)
}

/** Takes the cart's row before any product's, as a checkout does, so that the two never wait for each other. */
export async function takeCartOf(tx: Tx, accountId: string): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    update carts set version = version + 1, updated_at = now() where account_id = ${accountId} returning id`
  return row?.id
}

/** Puts an order's lines back into its buyer's cart, as far as stock goes; what is in the cart already stays. */
export async function returnLines(tx: Tx, orderId: string, cartId: string): Promise<void> {
  await tx`
    insert into cart_lines (cart_id, product_id, quantity)
    select ${cartId}, p.id, least(sum(l.quantity)::int, ${maxQuantitySql(tx)})
    from order_lines l join products p on p.id = l.product_id and p.is_active
    where l.order_id = ${orderId} and ${maxQuantitySql(tx)} > 0
    group by p.id
    on conflict (cart_id, product_id) do nothing`
}
