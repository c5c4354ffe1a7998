import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, text } from '../fields'
import { ConsoleOrder } from './console-calls'
import { DocumentQuery } from './document-calls'
import { RefundAmount, RestockByLine } from './refund-calls'
import { REFUND_NOTE_MAX, staffRefundMethods } from './refund-rules'
import { REFUND_REASON_MAX } from './rules'

const RefundText = (max: number) => text(max).optional()

/**
 * Gives money of an order back, before or after shipping, several times: an `amount` (USD), units of `lines` and
 * the `shipping` that is left, or all that is left. Prices are those of the order. More than is left is refused (409
 * `orders.refund_too_large` with `available`). `restock` units of a line that has left the shop go back to stock,
 * `returned` means all of the named lines; units that have not left it are free at once. A fully refunded line ends its
 * program. `provider` is the way the money came and the default of online orders, else `cash`. Its status stays
 * . Send an `Idempotency-Key` header per refund: a repeat answers as the first, another body is 409.
 */
export const refundOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/refund',
  allow: 'admin',
  staff: 'orders',
  summary: 'Refund an order, in whole or in part',
  params: z.object({ id: Id }),
  body: z
    .object({
      reason: text(REFUND_REASON_MAX).refine((reason) => reason !== '', 'orders.refund_reason_required'),
      amount: RefundAmount.optional(),
      lines: RestockByLine(1).min(1, 'request.out_of_range').optional(),
      shipping: z.boolean('request.wrong_type').optional(),
      method: z.enum(staffRefundMethods, 'request.out_of_range').optional(),
      note: RefundText(REFUND_NOTE_MAX),
      returned: z.boolean('request.wrong_type').optional(),
    })
    .refine(({ amount, lines, shipping }) => amount === undefined || (!lines && !shipping), {
      error: 'orders.refund_ambiguous',
      path: ['amount'],
    }),
  data: ConsoleOrder,
})

/** Sends a failed refund again, the same way or another (409 `orders.refund_not_failed` for any other). */
export const retryRefund = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/refunds/:refundId/retry',
  allow: 'admin',
  staff: 'orders',
  summary: 'Send a failed refund again or another way',
  params: z.object({ id: Id, refundId: Id }),
  body: z.object({
    method: z.enum(staffRefundMethods, 'request.out_of_range').optional(),
    note: RefundText(REFUND_NOTE_MAX),
  }),
  data: ConsoleOrder,
})

/** The same file that the customer may have. */
export const getOrderCreditNote = endpoint({
  method: 'GET',
  path: '/admin/orders/:id/refunds/:refundId/credit-note.pdf',
  allow: 'admin',
  staff: 'orders',
  summary: 'The credit note of a refund',
  params: z.object({ id: Id, refundId: Id }),
  query: DocumentQuery,
  file: 'application/pdf',
})
