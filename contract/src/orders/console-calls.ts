import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { pageOf, pageQuery } from '../page'
import { asciiDigits } from '../text'
import { Order, OrderDetail, OrderMove } from './calls'
import {
  CONSOLE_ORDERS_PER_PAGE,
  orderStatuses,
  paymentMethodCodes,
  paymentStatuses,
  trackingProblem,
} from './rules'

/** An order in the console's list; `total` in USD, `units` over all its lines. */
export const OrderRow = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  paymentMethod: z.enum(paymentMethodCodes),
  total: z.number(),
  units: z.number().int(),
  programsOnly: Order.shape.programsOnly,
  createdAt: z.iso.datetime(),
})
export type OrderRow = z.infer<typeof OrderRow>

/** How many orders there are of each status in which staff still have to do something. */
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
  summary: 'Orders of every customer, newest first',
  query: z.object({
    /** Any other value, or none: every status. */
    status: z.enum(orderStatuses).optional().catch(undefined),
    /** An order number, an e-mail address, or words of name, address or phone among the newest orders. */
    search: z.string('request.wrong_type').max(100, 'request.too_long').optional(),
    ...pageQuery({ limit: CONSOLE_ORDERS_PER_PAGE }),
  }),
  /** `total` of a search is at most `ORDER_SEARCH_RESULTS_MAX`. */
  data: pageOf(OrderRow).extend({ counts: OpenCounts }),
})

/** A step of an order with who took it; `name` only where that is a member of staff. */
export const ConsoleMove = OrderMove.extend({
  by: z.enum(['customer', 'payment', 'system', 'staff']),
  name: z.string().optional(),
})
export type ConsoleMove = z.infer<typeof ConsoleMove>

export const ConsoleOrder = Order.extend({
  /** The address of the account, which may differ from the one in the order. */
  accountEmail: z.string(),
  timeline: z.array(ConsoleMove),
  /** The statuses to which staff may move it now. */
  moves: z.array(z.enum(orderStatuses)),
  heldUntil: OrderDetail.shape.heldUntil,
  /** A cancelled order whose refund is not confirmed yet. */
  refunding: z.boolean(),
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
 * `shipped`, also to correct that of an order that is shipped already. `from`, where sent, is the status that the
 * sender saw: an order that is elsewhere by now is refused (409 `orders.move_refused`).
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
      trackingNumber: z
        .string('request.wrong_type')
        .max(200, 'request.too_long')
        .transform((text) => asciiDigits(text).trim())
        .optional(),
      from: z.enum(orderStatuses, 'request.out_of_range').optional(),
    })
    .check((ctx) => {
      const code = trackingProblem(ctx.value.trackingNumber ?? '')
      if (code) {
        ctx.issues.push({ code: 'custom', message: code, path: ['trackingNumber'], input: ctx.value })
      }
    }),
  data: ConsoleOrder,
})
