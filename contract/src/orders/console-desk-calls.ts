import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, plainText, text } from '../fields'
import { ConsoleOrder } from './console-calls'
import { CustomerInfo, ShippingMethodCode } from './customer-calls'
import { ENTERED_LINES_MAX, paymentMethodCodes, STAFF_NOTE_MAX, TRACKING_ROWS_MAX } from './rules'
import { TrackingNumber } from './tracking-calls'

/** Adds a colleague's note to an order; no answer to a customer contains it, except the copy of their data. */
export const addStaffNote = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/notes',
  allow: 'admin',
  staff: 'orders',
  summary: 'Add a note for colleagues to an order',
  status: 201,
  params: z.object({ id: Id }),
  body: z.object({ text: text(STAFF_NOTE_MAX).refine((note) => note !== '', 'orders.note_required') }),
  data: ConsoleOrder,
})

/**
 * Corrects whom and where an order goes to, while it is pending, confirmed or processing and in the same country; 409
 * `orders.address_fixed` otherwise. An invoice that is issued stays as it is. The same details change nothing.
 */
export const correctAddress = endpoint({
  method: 'PATCH',
  path: '/admin/orders/:id/address',
  allow: 'admin',
  staff: 'orders',
  summary: 'Correct the address of an order',
  params: z.object({ id: Id }),
  body: z.object({ customerInfo: CustomerInfo }),
  data: ConsoleOrder,
})

/** Outcome for a row: `shipped` with the number, number `corrected` and mailed, `unchanged`, or `refused` for `code`. */
export const TrackingResult = z.object({
  orderNumber: z.string(),
  outcome: z.enum(['shipped', 'corrected', 'unchanged', 'refused']),
  /** Why it was refused, as an error answer says it. */
  code: z.string().optional(),
  message: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type TrackingResult = z.infer<typeof TrackingResult>

/**
 * Ships orders that are being packed with their tracking numbers, and corrects those of shipped ones; each row by itself,
 * each order with one mail. An order number may come without its prefix; a second row of an order is refused
 * (`orders.tracking_twice`).
 */
export const trackOrders = endpoint({
  method: 'POST',
  path: '/admin/orders/tracking',
  allow: 'admin',
  staff: 'orders',
  summary: 'Ship orders with their tracking numbers',
  body: z.object({
    rows: z
      .array(
        z.object(
          {
            orderNumber: plainText(40).refine((number) => number !== '', 'orders.number_invalid'),
            trackingNumber: TrackingNumber,
          },
          'request.wrong_type',
        ),
        'request.wrong_type',
      )
      .min(1, 'request.out_of_range')
      .max(TRACKING_ROWS_MAX, 'request.too_many'),
  }),
  /** In the order of the request. */
  data: z.object({ results: z.array(TrackingResult) }),
})

/**
 * Enters an order for the account of this address (404 `orders.customer_unknown`), with the prices, stock and limits of the
 * checkout, in the customer's language. `online` mails the link to pay, and holds the stock for 24 hours. Send an
 * `Idempotency-Key` header per order: a repeat answers the same one, another body is 409.
 */
export const enterOrder = endpoint({
  method: 'POST',
  path: '/admin/orders',
  allow: 'admin',
  staff: 'orders',
  summary: 'Enter an order for a customer',
  status: 201,
  body: z.object({
    email: plainText(254).refine((address) => address !== '', 'orders.email_required'),
    items: z
      .array(
        z.object(
          {
            productId: Id,
            quantity: z
              .int('cart.quantity_invalid')
              .min(1, 'cart.quantity_invalid')
              .max(1e6, 'request.out_of_range'),
          },
          'request.wrong_type',
        ),
        'request.wrong_type',
      )
      .min(1, 'orders.items_required')
      .max(ENTERED_LINES_MAX, 'request.too_many'),
    customerInfo: CustomerInfo,
    paymentMethod: z.enum(paymentMethodCodes, 'orders.payment_method_invalid'),
    shippingMethod: ShippingMethodCode,
  }),
  data: ConsoleOrder,
})
