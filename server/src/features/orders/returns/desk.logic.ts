import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { formatCents, toCents } from 'contract/money'
import type {
  DeskReturn,
  listReturns,
  receiveReturn,
  refundReturn,
} from 'contract/orders/console-return-calls'
import { hasMoney, planRefund } from 'contract/orders/refund-rules'
import { mayTakeReturn, type ReturnState } from 'contract/orders/return-rules'
import { clampPage } from 'contract/page'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { issueNow } from '../documents/issue.logic'
import { refundLocked } from '../refunds/refunds.logic'
import { findLeft, listLines } from '../refunds/refunds.sql'
import { restock } from '../restock.logic'
import { insertRefundStep, type LockedOrder, lockOrder } from '../transitions.sql'
import { listAway } from './parcels.sql'
import { tellReturn } from './returns.logic'
import * as sql from './returns.sql'

type DeskDeps = Pick<Deps, 'db' | 'jobs' | 'log' | 'config'>

/** Call of a member of staff about one return. */
interface StaffCall {
  id: string
  staff: AuditSource
  locale: Locale
}

/** A page of the desk; one beyond the last shows the last. */
export async function list(
  { db }: Pick<Deps, 'db'>,
  { state, ...query }: Received<typeof listReturns>['query'],
  locale: Locale,
) {
  const total = await sql.countReturns(db, state)
  const { position, slice } = clampPage(query, total)
  return { items: await sql.listReturns(db, { state, locale, ...slice }), total, ...position }
}

export async function get({ db }: Pick<Deps, 'db'>, id: string, locale: Locale): Promise<DeskReturn> {
  return (await sql.findDeskReturn(db, id, locale)) ?? fail('orders.return_not_found')
}

export async function approve(deps: DeskDeps, call: StaffCall): Promise<DeskReturn> {
  return take(deps, call, 'approved', async (tx, one) => {
    await sql.setReturnState(tx, one.id, { state: 'approved' })
    await tellReturn(deps, tx, one, 'approved')
  })
}

/** Refuses a return, or closes it without a refund; the customer gets the answer by email. */
export async function end(
  deps: DeskDeps,
  call: StaffCall,
  state: 'refused' | 'closed',
  answer: string,
): Promise<DeskReturn> {
  return take(deps, call, state, async (tx, one) => {
    await sql.setReturnState(tx, one.id, { state, answer })
    await tellReturn(deps, tx, one, state)
  })
}

/** Books the arrived units of a return; no more are restocked than have left the shop and are not back. */
export async function receive(
  deps: DeskDeps,
  call: StaffCall,
  wished: Received<typeof receiveReturn>['body']['lines'],
): Promise<DeskReturn> {
  return take(deps, call, 'received', async (tx, one, order) => {
    const announced = await sql.listReturnLines(tx, one.id)
    const away = new Map((await listAway(tx, order.id)).map(({ itemId, quantity }) => [itemId, quantity]))
    const came = new Map(announced.map(({ itemId, quantity }) => [itemId, wished ? 0 : quantity]))
    const shelved = new Map(wished ? [] : came)
    for (const { itemId, quantity, restock: units = quantity } of wished ?? []) {
      if (!came.has(itemId)) fail('orders.line_not_found')
      came.set(itemId, (came.get(itemId) ?? 0) + quantity)
      shelved.set(itemId, (shelved.get(itemId) ?? 0) + units)
    }
    const booked = announced.map(({ itemId, position, productId, quantity }) => {
      const received = came.get(itemId) ?? 0
      const most = Math.min(quantity, away.get(itemId) ?? 0)
      if (received > most) fail('orders.return_too_much', { available: most })
      return { position, productId, received, restocked: shelved.get(itemId) ?? 0 }
    })
    await sql.bookReturn(tx, one.id, booked)
    await restock(
      deps,
      tx,
      order.id,
      booked.map(({ productId, restocked }) => ({ productId, quantity: restocked })),
      { cause: 'order_returned', actorId: call.staff.accountId },
    )
    await sql.setReturnState(tx, one.id, { state: 'received' })
    await tellReturn(deps, tx, one, 'received')
  })
}

/** Refunds the received units of a return, or a part of them, up to their price. */
export async function refund(
  deps: DeskDeps,
  call: StaffCall,
  { amount, lines, shipping, method, note }: Received<typeof refundReturn>['body'],
): Promise<DeskReturn> {
  return take(deps, call, 'refunded', async (tx, one, order) => {
    if (!hasMoney(order)) fail('orders.not_refundable')
    const received = (await sql.listReturnLines(tx, one.id)).flatMap(({ itemId, received: quantity }) =>
      quantity ? [{ itemId, quantity }] : [],
    )
    if (received.length === 0) fail('orders.refund_too_large', { available: formatCents(0) })
    if (lines) refuseMore(lines, received)
    const cents = amount === undefined ? undefined : toCents(amount)
    if (cents !== undefined) await refuseDearer(tx, order.id, received, cents)
    const made = await refundLocked(deps, tx, order, {
      ...(cents === undefined
        ? { lines: lines ?? received, shipping: typeof shipping === 'number' ? toCents(shipping) : shipping }
        : { amount: cents }),
      source: 'return',
      reason: one.reason,
      method,
      note,
      actorId: call.staff.accountId,
    })
    await insertRefundStep(tx, order.id, call.staff.accountId ?? '', one.reason)
    await sql.setReturnState(tx, one.id, { state: 'refunded', refundId: made.id })
  })
}

/** Throws where a wish names more units than were received. */
function refuseMore(
  lines: readonly { itemId: string; quantity: number }[],
  received: readonly { itemId: string; quantity: number }[],
): void {
  const wished = new Map<string, number>()
  for (const { itemId, quantity } of lines) wished.set(itemId, (wished.get(itemId) ?? 0) + quantity)
  for (const [itemId, quantity] of wished) {
    const available = received.find((line) => line.itemId === itemId)?.quantity ?? 0
    if (quantity > available) fail('orders.refund_too_large', { available })
  }
}

/** Throws where an amount is higher than the price of the received units. */
async function refuseDearer(
  tx: Tx,
  orderId: string,
  received: readonly { itemId: string; quantity: number }[],
  cents: number,
): Promise<void> {
  const order = { left: await findLeft(tx, orderId), lines: await listLines(tx, orderId) }
  const plan = planRefund(order, { lines: received })
  const most = 'problem' in plan ? 0 : plan.amount
  if (cents > most) fail('orders.refund_too_large', { available: formatCents(most) })
}

/** One step of a return under the lock of its order, audited; 409 `orders.return_state` in a state that does not allow it. */
async function take(
  deps: DeskDeps,
  { id, staff, locale }: StaffCall,
  to: ReturnState,
  step: (tx: Tx, one: sql.StoredReturn, order: LockedOrder) => Promise<void>,
): Promise<DeskReturn> {
  const found = (await sql.findReturn(deps.db, id)) ?? fail('orders.return_not_found')
  await transaction(deps.db, async (tx) => {
    const order = (await lockOrder(tx, found.orderNumber)) ?? fail('orders.not_found')
    const one = (await sql.findReturn(tx, id)) ?? fail('orders.return_not_found')
    if (!mayTakeReturn(one.state, to)) fail('orders.return_state', { state: one.state })
    await step(tx, one, order)
    await recordAudit(tx, staff, {
      action: 'return_moved',
      subjectId: order.accountId,
      object: { type: 'order', id: order.id },
      details: { returnId: id, from: one.state, to },
    })
  })
  if (to === 'refunded') await issueNow(deps, found.orderId)
  return get(deps, id, locale)
}
