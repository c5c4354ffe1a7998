import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { toUsd } from 'contract/money'
import type {
  ConsoleOrder,
  listOrders as listCall,
  moveOrder as moveCall,
} from 'contract/orders/console-calls'
import { normalDiscountCode } from 'contract/orders/discount-rules'
import { hasMoney } from 'contract/orders/refund-rules'
import {
  hasLeft,
  ORDER_SEARCH_RESULTS_MAX,
  ORDERS_COUNTED_MAX,
  staffMoves,
  unitsLeft,
} from 'contract/orders/rules'
import { clampPage } from 'contract/page'
import { normalEmail, searchForm } from 'contract/text'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { AuditSource } from '../../../kernel/audit/audit'
import type { Db, Pool, Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { readTimeZone } from '../../site/shop.logic'
import { readPrefixes } from '../../site/trade.logic'
import { issueNow } from '../documents/issue.logic'
import { ORDER_TRACKED } from '../order-jobs'
import { numbersTyped } from '../order-number'
import { answeredCustomer } from '../orders.logic'
import { findLeft } from '../refunds/refunds.sql'
import { endParcel } from '../returns/parcels.logic'
import { listAway } from '../returns/parcels.sql'
import { recordTransition, transitionLocked } from '../transitions.logic'
import { type LockedOrder, lockOrder, setTracking } from '../transitions.sql'
import { findNewestWeek, searchOrders } from './order-search.sql'
import * as sql from './shop-orders.sql'
import { listNotes } from './staff-notes.sql'

/** A page of all orders; a page beyond the last shows the last. */
export async function listOrders(db: Pool, query: Received<typeof listCall>['query']) {
  const { status, search = '', sort = 'newest', from, to } = query
  const hasDays = from !== undefined || to !== undefined
  const placed = { from, to, timeZone: hasDays ? await readTimeZone(db) : 'UTC' }
  const counts = { pending: 0, confirmed: 0, processing: 0, shipped: 0, ...(await sql.countOpen(db)) }
  if (search.trim() !== '') {
    const [prefixes, newestWeek] = await Promise.all([readPrefixes(db), findNewestWeek(db)])
    const criteria = { ...criteriaOf(search, prefixes), newestWeek, status, placed }
    const ids = await transaction(db, (tx) => searchOrders(tx, criteria, ORDER_SEARCH_RESULTS_MAX))
    const { position, slice } = clampPage(query, ids.length)
    const { limit, offset } = slice
    // The newest are sorted already: only the page is read.
    const items =
      sort === 'newest'
        ? await sql.listByIds(db, ids.slice(offset, offset + limit), { limit, offset: 0, sort })
        : await sql.listByIds(db, ids, { ...slice, sort })
    return { items, total: ids.length, counts, ...position }
  }
  const total =
    status !== undefined && status in counts && !hasDays
      ? counts[status as keyof typeof counts]
      : await sql.countOrders(db, { status, placed }, ORDERS_COUNTED_MAX)
  const { position, slice } = clampPage(query, total)
  const items = await sql.listOrders(db, { status, placed }, { ...slice, sort })
  return { items, total, counts, ...position }
}

const WORDS_MAX = 6

/** Interprets a search: a number with or without prefix, an address, words of the customer's details. */
function criteriaOf(search: string, prefixes: readonly string[]) {
  const words = searchForm(search).split(' ').slice(0, WORDS_MAX)
  // Half of all addresses share an ending; searching an index for it would read half of the index.
  const beginnings = words.map((word) => /^.{3,}@/.exec(word)?.[0] ?? word)
  const patternOf = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return {
    orderNumbers: numbersTyped(search, prefixes),
    email: normalEmail(search),
    discountCode: normalDiscountCode(search),
    patterns: beginnings.map(patternOf),
    filters: words.filter((word, i) => word !== beginnings[i]).map(patternOf),
  }
}

export async function getOrder(db: Db, id: string, locale: Locale): Promise<ConsoleOrder> {
  const { heldUntil, trackingNumber, endReason, notes, discount, discountCode, ...order } =
    (await sql.findOrder(db, id, locale)) ?? fail('orders.not_found')
  const { net, tax, shipping } = await findLeft(db, order._id)
  const isMoneyGone = order.paymentMethod === 'online' && hasMoney(order) && net + tax + shipping === 0
  return {
    ...order,
    customerInfo: answeredCustomer(order.customerInfo),
    staffNotes: await listNotes(db, order._id),
    timeline: await sql.listMoves(db, order._id),
    moves: staffMoves({ ...order, units: isMoneyGone ? 0 : unitsLeft(order.items) }),
    refundable: hasMoney(order) && net + tax + shipping > 0 && order.dispute?.state !== 'open',
    away: hasLeft(order) || endReason ? awayOf(await listAway(db, order._id)) : [],
    left: { net: toUsd(net), tax: toUsd(tax), shipping: toUsd(shipping) },
    // Optional fields are absent on the wire, not null.
    ...(discount && discountCode && { discount, discountCode }),
    ...(heldUntil && { heldUntil }),
    ...(trackingNumber && { trackingNumber }),
    ...(endReason && { endReason }),
    ...(notes && { notes }),
  }
}

const awayOf = (lines: readonly { itemId: string; quantity: number }[]) =>
  lines.filter(({ quantity }) => quantity > 0).map(({ itemId, quantity }) => ({ itemId, quantity }))

/** Moves an order and records the actor; the tracking number of a shipped order may be corrected. */
export async function moveOrder(
  deps: Pick<Deps, 'db' | 'jobs' | 'log' | 'config'>,
  id: string,
  { status: to, trackingNumber, reason, from, updatedAt }: Received<typeof moveCall>['body'],
  staff: AuditSource,
  locale: Locale,
): Promise<ConsoleOrder> {
  const actor = staff.accountId ?? fail('auth.required')
  const orderNumber = (await sql.findOrderNumber(deps.db, id)) ?? fail('orders.not_found')
  const orderId = await transaction(deps.db, async (tx) => {
    const order = (await lockOrder(tx, orderNumber)) ?? fail('orders.not_found')
    const corrects = order.status === 'shipped' && to === 'shipped' && Boolean(trackingNumber)
    if (from !== undefined && from !== order.status) fail('orders.move_refused', { from: order.status, to })
    const isAsStored = to === order.status && (trackingNumber || null) === order.trackingNumber
    if (isAsStored && (corrects || updatedAt === order.updatedAt)) return undefined
    if (reason && !(order.status === 'shipped' && to === 'cancelled'))
      fail('orders.move_refused', { from: order.status, to })
    if (corrects) await correctTracking(deps, tx, order, trackingNumber ?? '')
    else if (reason) await endParcel(deps, tx, order, actor, reason)
    else await transitionLocked(deps, tx, order, actor, to, trackingNumber)
    await recordTransition(tx, staff, order, to)
    return to === 'confirmed' || to === 'cancelled' ? order.id : undefined
  })
  if (orderId) await issueNow(deps, orderId)
  return getOrder(deps.db, id, locale)
}

/** Changes the tracking number of a shipped order; the customer gets a mail. */
export async function correctTracking(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  { id }: LockedOrder,
  trackingNumber: string,
): Promise<void> {
  await setTracking(tx, id, trackingNumber)
  await jobs.enqueue(tx, ORDER_TRACKED, { orderId: id, trackingNumber })
}
