import type { Cents } from '../money'
import type { PaymentStatus } from './rules'

/** `pending`: under way at the provider, or to be sent. `failed`: still owed to the customer. */
export const refundStates = ['pending', 'sent', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

export const refundSources = ['staff', 'provider', 'return', 'cancel'] as const
export type RefundSource = (typeof refundSources)[number]

/** `none`: a credit note without money. */
export const refundMethods = ['provider', 'cash', 'bank', 'none'] as const
export type RefundMethod = (typeof refundMethods)[number]
/** Methods that staff may choose. */
export const staffRefundMethods = ['provider', 'cash', 'bank'] as const satisfies readonly RefundMethod[]

/** Most characters of the note on a refund, for example the day of a transfer. */
export const REFUND_NOTE_MAX = 200

/** Most lines that one refund names. */
export const REFUND_LINES_MAX = 200

/** Money of an order: goods after discount, their tax, and shipping. */
export interface Money {
  net: Cents
  tax: Cents
  shipping: Cents
}

export const NO_MONEY: Money = { net: 0, tax: 0, shipping: 0 }

/** A line of an order; `net` (after discount) and `tax` of all its units. */
export interface RefundableLine {
  itemId: string
  quantity: number
  net: Cents
  tax: Cents
  /** Units of earlier refunds. */
  refunded: number
}

/** What an order can still give back. */
export interface Refundable {
  left: Money
  lines: readonly RefundableLine[]
}

/**
 * An amount, or units and the shipping that is left, of it at most a number of cents; everything that is left where nothing
 * is named.
 */
export interface RefundWish {
  amount?: Cents | undefined
  lines?: readonly { itemId: string; quantity: number }[] | undefined
  shipping?: boolean | Cents | undefined
}

export interface PlannedRefund extends Money {
  /** Sum of its parts. */
  amount: Cents
  lines: { itemId: string; quantity: number; net: Cents; tax: Cents }[]
}

/** Why a refund is impossible: more money or more units than are left, or a line that the order does not have. */
export type RefundProblem =
  | { problem: 'amount'; available: Cents }
  | { problem: 'units'; available: number }
  | { problem: 'line' }

/** Returns true if money of an order is in the shop's hands. */
export function hasMoney({ paymentStatus }: { paymentStatus: PaymentStatus }): boolean {
  return paymentStatus === 'paid' || paymentStatus === 'partially_refunded'
}

/** Splits an amount in proportion to `weights`; the parts add up to it whatever the rounding. */
export function shareOut(amount: Cents, weights: readonly number[]): Cents[] {
  const sum = sumOf(weights)
  let [running, given] = [0, 0]
  return weights.map((weight) => {
    running += weight
    const part = sum === 0 ? 0 : Math.round(amount * (running / sum)) - given
    given += part
    return part
  })
}

/** Splits the discount and the tax of an order over its lines, when it is placed. */
export function lineShares(
  totals: readonly Cents[],
  { discount, tax }: { discount: Cents; tax: Cents },
): { discount: Cents; tax: Cents }[] {
  const discounts = shareOut(discount, totals)
  const taxes = shareOut(
    tax,
    totals.map((total, i) => total - (discounts[i] ?? 0)),
  )
  return totals.map((_, i) => ({ discount: discounts[i] ?? 0, tax: taxes[i] ?? 0 }))
}

/** The only place that prices a refund, from the shares that were fixed when the order was placed. */
export function planRefund(order: Refundable, wish: RefundWish): PlannedRefund | RefundProblem {
  if (wish.amount !== undefined) return planAmount(order.left, wish.amount)
  const { lines = [], shipping = false } = wish
  const most = shipping === true ? order.left.shipping : shipping || 0
  return lines.length > 0 || shipping
    ? planUnits(order, lines, Math.min(most, order.left.shipping))
    : planRest(order)
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
const total = ({ net, tax, shipping }: Money): Cents => net + tax + shipping

/** Goods first, net and tax in proportion to what is left of them; shipping only when they are used up. */
function planAmount(left: Money, amount: Cents): PlannedRefund | RefundProblem {
  if (amount > total(left)) return { problem: 'amount', available: total(left) }
  const goods = Math.min(amount, left.net + left.tax)
  const [net = 0, tax = 0] = shareOut(goods, [left.net, left.tax])
  return { net, tax, shipping: amount - goods, amount, lines: [] }
}

function planUnits(
  { left, lines }: Refundable,
  wished: NonNullable<RefundWish['lines']>,
  shipping: Cents,
): PlannedRefund | RefundProblem {
  const quantities = new Map<string, number>()
  for (const { itemId, quantity } of wished) quantities.set(itemId, (quantities.get(itemId) ?? 0) + quantity)
  const known = new Map(lines.map((line) => [line.itemId, line]))
  const planned: PlannedRefund['lines'] = []
  for (const [itemId, quantity] of quantities) {
    const line = known.get(itemId)
    if (!line) return { problem: 'line' }
    const available = line.quantity - line.refunded
    if (quantity > available) return { problem: 'units', available }
    planned.push(unitsOf(line, quantity))
  }
  // The last units take what is left of the goods: less than they cost where amounts were refunded before.
  const isLast = lines.every(
    ({ itemId, quantity, refunded }) => refunded + (quantities.get(itemId) ?? 0) === quantity,
  )
  if (isLast && planned.length > 0 && left.net + left.tax + shipping > 0)
    return whole({ net: left.net, tax: left.tax, shipping }, planned)
  const goods = sumOf(planned.map(({ net, tax }) => net + tax))
  if (goods + shipping === 0) return { problem: 'amount', available: 0 }
  if (goods > left.net + left.tax) return { problem: 'amount', available: left.net + left.tax + shipping }
  // An amount that was refunded before may have taken a cent more of one part.
  const wishedTax = sumOf(planned.map(({ tax }) => tax))
  const tax = Math.min(Math.max(wishedTax, goods - left.net), left.tax)
  return whole({ net: goods - tax, tax, shipping }, planned)
}

function planRest({ left, lines }: Refundable): PlannedRefund | RefundProblem {
  if (total(left) === 0) return { problem: 'amount', available: 0 }
  const open = lines.filter(({ quantity, refunded }) => quantity > refunded)
  return whole(
    left,
    open.map((line) => unitsOf(line, line.quantity - line.refunded)),
  )
}

/** The next units of a line, whose shares add up to those of the line. */
function unitsOf({ itemId, quantity, net, tax, refunded }: RefundableLine, units: number) {
  const share = (amount: Cents) =>
    Math.round((amount * (refunded + units)) / quantity) - Math.round((amount * refunded) / quantity)
  return { itemId, quantity: units, net: share(net), tax: share(tax) }
}

function whole(money: Money, lines: PlannedRefund['lines']): PlannedRefund {
  const nets = shareOut(
    money.net,
    lines.map(({ net }) => net),
  )
  const taxes = shareOut(
    money.tax,
    lines.map(({ tax }) => tax),
  )
  const { net, tax, shipping } = money
  return {
    net,
    tax,
    shipping,
    amount: total(money),
    lines: lines.map((line, i) => ({ ...line, net: nets[i] ?? 0, tax: taxes[i] ?? 0 })),
  }
}
