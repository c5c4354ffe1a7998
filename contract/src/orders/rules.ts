import type { ErrorCode } from '../errors'
import { isEmail } from '../text'
import { HOUR, MINUTE } from '../units'

/** Greatest rate of tax in per cent, characters of the code of a way of shipping, and most of the prefix of order numbers. */
export const TAX_RATE_MAX = 100
export const SHIPPING_CODE_MIN = 2
export const SHIPPING_CODE_MAX = 30
export const ORDER_PREFIX_MAX = 6

export const paymentMethodCodes = ['online', 'cod'] as const
export type PaymentMethod = (typeof paymentMethodCodes)[number]

/**
 * Returns the displayed kind of payment. Orders of programs alone have no delivery at which to pay cash: their `cod`
 * means payment by arrangement.
 */
export function paymentKind(order: {
  paymentMethod: PaymentMethod
  programsOnly?: boolean | undefined
}): PaymentMethod | 'arrangement' {
  return order.paymentMethod === 'cod' && order.programsOnly ? 'arrangement' : order.paymentMethod
}

export const orderStatuses = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Parts of a customer's list of orders, and the statuses of each. */
export const ordersShown = {
  open: ['pending', 'confirmed', 'processing', 'shipped'],
  delivered: ['delivered'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly OrderStatus[]>
export type OrdersShown = keyof typeof ordersShown
export const ordersShownCodes = Object.keys(ordersShown) as [OrdersShown, ...OrdersShown[]]

/** `processing`: a method that takes days, such as a debit, has been started and not failed. */
export const paymentStatuses = [
  'open',
  'processing',
  'paid',
  'partially_refunded',
  'failed',
  'refunded',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Time for which an unpaid online order reserves its stock. */
export const PAYMENT_HOLD = 30 * MINUTE

/** The same of an order that staff entered: the link to pay waits in a mail. */
export const ENTERED_HOLD = 24 * HOUR

/** Time for which a cash order reserves its stock while neither staff nor the customer's address confirm it. */
export const UNCONFIRMED_CASH_HOLD = 48 * HOUR

/** Returns the deadline for confirming the address of a pending cash order; undefined for every other order. */
export function confirmAddressBy(order: {
  status: OrderStatus
  paymentMethod: PaymentMethod
  programsOnly?: boolean | undefined
  createdAt: string
}): Date | undefined {
  if (order.status !== 'pending' || paymentKind(order) !== 'cod') return undefined
  return new Date(Date.parse(order.createdAt) + UNCONFIRMED_CASH_HOLD)
}

/** Least units of a product that cash orders of unconfirmed accounts hold before staff are warned. */
export const HELD_STOCK_ALARM_UNITS = 10

/** Most characters of the key that makes two requests for an order the same. */
export const ORDER_KEY_MAX = 200

/** Days after delivery within which goods may come back: the default of the setting, and the least that law allows. */
export const RETURN_DAYS = 30
export const RETURN_DAYS_MIN = 14
/** Business days until goods that came back are paid back. */
export const REFUND_BUSINESS_DAYS = 5

/** Returns true if the money of an order was received, also where it was refunded later. */
export function wasPaid({ paymentStatus }: { paymentStatus: PaymentStatus }): boolean {
  return paymentStatus === 'paid' || paymentStatus === 'partially_refunded' || paymentStatus === 'refunded'
}

const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}

/** Returns the units of an order that were not refunded. */
export function unitsLeft(items: readonly { quantity: number; refunded: number }[]): number {
  return items.reduce((sum, { quantity, refunded }) => sum + quantity - refunded, 0)
}

/** Returns true if an order may change from one status to another (decision X-32). */
export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to)
}

/**
 * The statuses to which staff may move an order; an online order is confirmed by its payment (decision X-32). `units` are
 * those that were not refunded: without any, or without any money of an online order, there is nothing to pack.
 */
export function staffMoves(order: {
  status: OrderStatus
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  units: number
  programsOnly?: boolean | undefined
  dispute?: { state: DisputeState } | null
}): OrderStatus[] {
  const waitsForMoney = order.paymentMethod === 'online' && !wasPaid(order)
  const isEmpty =
    order.units === 0 || (order.paymentMethod === 'online' && order.paymentStatus === 'refunded')
  // While a dispute is open nothing is packed, and no refund is possible.
  const isDisputed = order.dispute?.state === 'open'
  // Programs are no parcel: the server delivers them when their plans are published.
  const next = NEXT[order.status].filter((to) => !order.programsOnly || !isParcelStep(to))
  return next.filter(
    (to) =>
      !(isDisputed && (toPack.includes(to) || (to === 'cancelled' && wasPaid(order)))) &&
      !(to === 'confirmed' && waitsForMoney) &&
      !(isEmpty && toPack.includes(to)),
  )
}

/** Returns true if a status is a step of a parcel, which an order of programs alone does not have. */
export function isParcelStep(to: OrderStatus): boolean {
  return to === 'processing' || to === 'shipped' || to === 'delivered'
}

/** Statuses that need something to pack or to send. */
export const toPack: readonly OrderStatus[] = ['processing', 'shipped']

/** Tables that staff save: orders, their lines, and net and tax by month, country and rate. */
export const orderExports = ['orders', 'lines', 'vat'] as const
export type OrderExport = (typeof orderExports)[number]

/** Most characters of the reason why an order is refunded. */
export const REFUND_REASON_MAX = 200

/** Why a parcel comes back undelivered: its order is cancelled then, from `shipped`. */
export const parcelEnds = ['refused', 'undeliverable'] as const
export type ParcelEnd = (typeof parcelEnds)[number]

/** Returns true if an order has left the shop, so that refunded units are back only when they arrive. */
export function hasLeft({ status }: { status: OrderStatus }): boolean {
  return status === 'shipped' || status === 'delivered'
}

/** `inquiry`: the bank asks, and no money has moved. While `open` the provider holds the money back. */
export const disputeStates = ['inquiry', 'open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/** Filters of the console's list: a status, orders with a refund that is pending or has failed, or with an open dispute. */
export const orderFilters = [...orderStatuses, 'refunding', 'disputed'] as const
export type OrderFilter = (typeof orderFilters)[number]

/** Orders of the console's list: by the time at which they were placed, or by their total. */
export const orderSorts = ['newest', 'oldest', 'total_desc', 'total_asc'] as const
export type OrderSort = (typeof orderSorts)[number]

/** Steps of an order's timeline that are no statuses; only staff see them. */
export const orderSteps = ['refunded', 'paid', 'address'] as const
export type OrderStep = (typeof orderSteps)[number]

/** Statuses in which staff may still correct the address. */
export const addressOpen: readonly OrderStatus[] = ['pending', 'confirmed', 'processing']

/** Most characters of a colleague's note on an order, and most rows of tracking numbers at once. */
export const STAFF_NOTE_MAX = 1000
export const TRACKING_ROWS_MAX = 200

/** Most different products of an order that staff enter. */
export const ENTERED_LINES_MAX = 50

/** The statuses to which several orders are moved at once; cancelling gives money back, and is done one by one. */
export const bulkMoves = [
  'confirmed',
  'processing',
  'shipped',
  'delivered',
] as const satisfies readonly OrderStatus[]
export type BulkMove = (typeof bulkMoves)[number]

/** The most orders that are moved at once. */
export const BULK_ORDERS_MAX = 100

/** Rows of a page of the console's orders where the query names no other number. */
export const CONSOLE_ORDERS_PER_PAGE = 25

/** Orders of a list of the console are counted up to so many. */
export const ORDERS_COUNTED_MAX = 5000

/** The most orders that a search of the console finds. */
export const ORDER_SEARCH_RESULTS_MAX = 200

/** Most characters of a tracking number. */
export const TRACKING_MAX = 60

/** Returns the problem of a tracking number with ASCII digits; an empty one is valid. */
export function trackingProblem(number: string): ErrorCode | undefined {
  return number === '' || (number.length <= TRACKING_MAX && /^[A-Za-z0-9][A-Za-z0-9 ./-]*$/.test(number))
    ? undefined
    : 'orders.tracking_invalid'
}

/**
 * Returns true if the customer may cancel by the status alone; staff may until shipping. Programs alone have no parcel that
 * leaves: `keptOfPrograms` says how long.
 */
export function customerMayCancel({
  status,
  programsOnly,
}: {
  status: OrderStatus
  programsOnly: boolean
}): boolean {
  return programsOnly ? status !== 'cancelled' : status === 'pending' || status === 'confirmed'
}

/** Default limits of one account's orders; each is a setting of the server. */
export const orderLimits = {
  /** Units of one order. */
  orderUnits: 300,
  /** Orders that are open at a time: unpaid, or to be paid in cash and not confirmed. */
  openOrders: 20,
  /** The same where the account's address is not confirmed, and the units of all of them. */
  openOrdersUnconfirmed: 5,
  unconfirmedUnits: 60,
} as const

/** Most characters of the buyer's note on an order. */
export const NOTES_MAX = 1000

/** A text that the customer writes. */
export interface CustomerText {
  /** Most characters. */
  max: number
  /** The error where it is missing; without one the text is optional. */
  missing?: ErrorCode
  /** The error where it is written, but does not fit. */
  unfit?: ErrorCode
  fits?: (text: string) => boolean
  /** Persian and Arabic digits become ASCII. */
  digits?: boolean
}

/** Customer fields in the order of the form; limits, rules, draft and request derive from this list. */
export const customerTexts = {
  firstName: { max: 100, missing: 'orders.first_name_required' },
  lastName: { max: 100, missing: 'orders.last_name_required' },
  email: { max: 254, missing: 'orders.email_required', fits: isEmail, unfit: 'orders.email_invalid' },
  phone: { max: 40, missing: 'orders.phone_required', digits: true },
} as const satisfies Record<string, CustomerText>

/** Delivery fields in the order of the form. */
export const deliveryTexts = {
  street: { max: 200, missing: 'orders.street_required' },
  city: { max: 100, missing: 'orders.city_required' },
  state: { max: 100, missing: 'orders.state_required' },
  zipCode: { max: 20, missing: 'orders.zip_required', digits: true },
  country: { max: 100, missing: 'orders.country_required' },
} as const satisfies Record<string, CustomerText>

/** Customer and delivery fields of the checkout form. */
export type CustomerInfo = TextValues<typeof customerTexts> & { address: TextValues<typeof deliveryTexts> }

/** A string a text; those that are not required may be absent. */
type TextValues<T> = { [K in RequiredText<T>]: string } & {
  [K in Exclude<keyof T, RequiredText<T>>]?: string
}
type RequiredText<T> = { [K in keyof T]: T[K] extends { missing: ErrorCode } ? K : never }[keyof T]
