import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, text } from '../fields'
import { pageOf, pageQuery } from '../page'
import { Order, OrderDetail, OrderMove } from './calls'
import { UnitsByLine } from './refund-calls'
import { REFUND_NOTE_MAX } from './refund-rules'
import {
  BULK_ORDERS_MAX,
  bulkMoves,
  CONSOLE_ORDERS_PER_PAGE,
  disputeStates,
  orderExports,
  orderFilters,
  orderSorts,
  orderStatuses,
  orderSteps,
  parcelEnds,
  paymentMethodCodes,
  paymentStatuses,
  trackingProblem,
} from './rules'
import { TrackingNumber } from './tracking-calls'

/** An order in the console's list; `total` in USD, `units` over all its lines without those that were refunded. */
export const OrderRow = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  paymentMethod: z.enum(paymentMethodCodes),
  /** Discount on the items; absent without one. */
  discount: Order.shape.discount,
  total: z.number(),
  units: z.number().int(),
  programsOnly: Order.shape.programsOnly,
  /** Money of it is on its way back or still owed: a refund that is not confirmed yet, or has failed. */
  refunding: z.boolean(),
  /** Its payment is disputed at the customer's bank, and the outcome is open. */
  disputed: z.boolean(),
  trackingNumber: Order.shape.trackingNumber,
  createdAt: z.iso.datetime(),
})
export type OrderRow = z.infer<typeof OrderRow>

/** Number of orders in each status that needs work by staff. */
const OpenCounts = z.object({
  pending: z.number().int(),
  confirmed: z.number().int(),
  processing: z.number().int(),
  shipped: z.number().int(),
})

export const listOrders = endpoint({
  method: 'GET',
  path: '/admin/orders',
  allow: 'admin',
  staff: 'orders',
  summary: 'Orders of every customer',
  query: z.object({
    /** A status, or `refunding`: orders with money on its way back or owed, or `disputed`. Any other value, or none: all orders. */
    status: z.enum(orderFilters).optional().catch(undefined),
    /** An order number, an e-mail address, a discount code, or words of name, address, phone or city. */
    search: z.string('request.wrong_type').max(100, 'request.too_long').optional(),
    /** First and last day on which they were placed, in the shop's time zone. */
    from: z.iso.date('request.wrong_type').optional(),
    to: z.iso.date('request.wrong_type').optional(),
    /** Any other value, or none: the newest first. */
    sort: z.enum(orderSorts).optional().catch(undefined),
    ...pageQuery({ limit: CONSOLE_ORDERS_PER_PAGE }),
  }),
  /**
   * `total` is at most `ORDERS_COUNTED_MAX`, of a search `ORDER_SEARCH_RESULTS_MAX`; those of an open status are all
   * counted.
   */
  data: pageOf(OrderRow).extend({ counts: OpenCounts }),
})

/**
 * A step of an order with who took it; `name` only where that is a member of staff. The last three are no statuses: staff
 * gave money back (for this reason), noted a payment by arrangement, or corrected the address.
 */
export const ConsoleMove = OrderMove.extend({
  status: z.enum([...orderStatuses, ...orderSteps]),
  reason: z.string().optional(),
  by: z.enum(['customer', 'payment', 'system', 'staff']),
  name: z.string().optional(),
})
export type ConsoleMove = z.infer<typeof ConsoleMove>

/** A colleague's note on an order; the customer never sees it. */
export const StaffNote = z.object({
  _id: z.string(),
  text: z.string(),
  /** Empty names where that account is erased. */
  by: z.object({ firstName: z.string(), lastName: z.string() }),
  createdAt: z.iso.datetime(),
})
export type StaffNote = z.infer<typeof StaffNote>

export const ConsoleOrder = Order.extend({
  /** The account that the order belongs to. */
  accountId: z.string(),
  /** The address of the account, which may differ from the one in the order. */
  accountEmail: z.string(),
  /** True if staff entered it for the customer. */
  isEntered: z.boolean(),
  /** Oldest first. */
  staffNotes: z.array(StaffNote),
  timeline: z.array(ConsoleMove),
  /** The statuses to which staff may move it now. */
  moves: z.array(z.enum(orderStatuses)),
  heldUntil: OrderDetail.shape.heldUntil,
  refunding: OrderRow.shape.refunding,
  /** Time at which an undelivered parcel was booked; null before, and for any other order. */
  receivedAt: z.iso.datetime().nullable(),
  /** Units of each line that have left the shop and are not back. */
  away: z.array(z.object({ itemId: z.string(), quantity: z.number().int() })),
  /** Null until its invoice is issued. */
  invoiceNumber: z.string().nullable(),
  /** The latest dispute of its payment at the customer's bank. */
  dispute: z
    .object({
      state: z.enum(disputeStates),
      /** In USD. */
      amount: z.number(),
      /** The provider's code, such as `fraudulent`. */
      reason: z.string(),
      /** Deadline for evidence. */
      dueBy: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** True if there is money of it to refund, and no dispute is open. */
  refundable: z.boolean(),
  /** Money of it that no refund has taken, in USD. */
  left: z.object({ net: z.number(), tax: z.number(), shipping: z.number() }),
  /** The least that shipping it would have cost: what the law gives back with all goods. */
  leastShipping: z.number(),
})
export type ConsoleOrder = z.infer<typeof ConsoleOrder>

export const getConsoleOrder = endpoint({
  method: 'GET',
  path: '/admin/orders/:id',
  allow: 'admin',
  staff: 'orders',
  summary: 'One order with its customer, payment and timeline',
  params: z.object({ id: Id }),
  data: ConsoleOrder,
})

/**
 * Moves an order to its next status (decision X-32); `cancelled` restocks and refunds. `trackingNumber` goes with
 * `shipped` and may correct that of a shipped order. A shipped order is cancelled with the `reason` for which its parcel
 * comes back: no stock and no money moves by that, and an unpaid one gets a credit note. `from` is the status the sender saw; another one is refused (409
 * `orders.move_refused`). An order sent back unchanged stays unchanged.
 */
export const moveOrder = endpoint({
  method: 'PATCH',
  path: '/admin/orders/:id',
  allow: 'admin',
  staff: 'orders',
  summary: 'Move an order to its next status',
  params: z.object({ id: Id }),
  body: z
    .object({
      status: z.enum(orderStatuses, 'request.out_of_range'),
      trackingNumber: TrackingNumber.optional(),
      reason: z.enum(parcelEnds, 'request.out_of_range').optional(),
      from: z.enum(orderStatuses, 'request.out_of_range').optional(),
      updatedAt: z.iso.datetime('request.wrong_type').optional(),
    })
    .check((ctx) => {
      const code = trackingProblem(ctx.value.trackingNumber ?? '')
      if (code) {
        ctx.issues.push({ code: 'custom', message: code, path: ['trackingNumber'], input: ctx.value })
      }
    }),
  data: ConsoleOrder,
})

/**
 * Books the units of a parcel that came back undelivered: they go on the shelf, once; a repeat changes nothing. All of them
 * where `lines` is missing; of a line that it does not name none came. 409 `orders.nothing_to_receive` on any other order.
 */
export const receiveParcel = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/received',
  allow: 'admin',
  staff: 'orders',
  summary: 'Book a parcel that came back undelivered',
  params: z.object({ id: Id }),
  body: z.object({ lines: UnitsByLine(0).optional() }),
  data: ConsoleOrder,
})

/**
 * Notes that an order of programs was paid by arrangement, in cash or by bank transfer; a repeat changes nothing. 409
 * `orders.not_payable` for any other order, and before it is confirmed.
 */
export const markPaid = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/paid',
  allow: 'admin',
  staff: 'orders',
  summary: 'Note that an order of programs was paid',
  params: z.object({ id: Id }),
  body: z.object({
    method: z.enum(['cash', 'bank'], 'request.out_of_range'),
    note: text(REFUND_NOTE_MAX).optional(),
  }),
  data: ConsoleOrder,
})

/**
 * A table as CSV (UTF-8 with a mark at its head, comma, decimal point); both days belong to it and are the shop's. Orders
 * and lines go by the day on which they were placed, `vat` adds up invoices and credit notes by their own day.
 */
export const exportOrders = endpoint({
  method: 'GET',
  path: '/admin/orders/export.csv',
  allow: 'admin',
  staff: 'orderExports',
  summary: 'Orders, their lines, or the VAT report as a CSV file',
  query: z
    .object({
      kind: z.enum(orderExports, 'request.out_of_range'),
      from: z.iso.date('request.wrong_type').optional(),
      to: z.iso.date('request.wrong_type').optional(),
    })
    .refine(({ from, to }) => !from || !to || from <= to, { error: 'orders.period_invalid', path: ['to'] }),
  file: '*/*',
})

/** Outcome for one of several orders; `unchanged` if it already had the status, for example after a lost answer. */
export const BulkResult = z.object({
  _id: z.string(),
  /** Null where there is no such order. */
  orderNumber: z.string().nullable(),
  outcome: z.enum(['moved', 'unchanged', 'refused']),
  /** Why it was refused, as an error answer says it. */
  code: z.string().optional(),
  message: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type BulkResult = z.infer<typeof BulkResult>

/**
 * Moves several orders to one status independently of each other. `from` is the status the sender saw; orders in
 * another status are refused.
 */
export const moveOrders = endpoint({
  method: 'PATCH',
  path: '/admin/orders',
  allow: 'admin',
  staff: 'orders',
  summary: 'Move several orders to their next status',
  body: z.object({
    status: z.enum(bulkMoves, 'request.out_of_range'),
    orders: z
      .array(
        z.object({ _id: Id, from: z.enum(orderStatuses, 'request.out_of_range') }, 'request.wrong_type'),
        'request.wrong_type',
      )
      .min(1, 'request.out_of_range')
      .max(BULK_ORDERS_MAX, 'request.too_many'),
  }),
  /** In the order of the request. */
  data: z.object({ results: z.array(BulkResult) }),
})
