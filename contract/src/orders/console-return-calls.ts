import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, text } from '../fields'
import { pageOf, pageQuery } from '../page'
import { RefundAmount, RestockByLine, UnitsByLine } from './refund-calls'
import { REFUND_NOTE_MAX, staffRefundMethods } from './refund-rules'
import { Return, ReturnLine } from './return-calls'
import { RETURN_REASON_MAX, returnFilters, returnPhotoUploads } from './return-rules'
import { orderStatuses, paymentStatuses } from './rules'

export const RETURNS_PER_PAGE = 25

/** A return as the desk shows it. */
export const DeskReturn = Return.extend({
  lines: z.array(
    ReturnLine.extend({
      name: z.string(),
      sku: z.string(),
      /** Food and supplements: taken back only unopened, with their seal. */
      sealed: z.boolean(),
    }),
  ),
  order: z.object({
    _id: z.string(),
    orderNumber: z.string(),
    status: z.enum(orderStatuses),
    paymentStatus: z.enum(paymentStatuses),
  }),
  customer: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  /** Last day for paying back after a withdrawal (`YYYY-MM-DD`, the shop's); null for any other. */
  payBackBy: z.iso.date().nullable(),
})
export type DeskReturn = z.infer<typeof DeskReturn>

/** Those that wait longest first where they are open, else the newest first. */
export const listReturns = endpoint({
  method: 'GET',
  path: '/admin/returns',
  allow: 'admin',
  staff: 'orders',
  summary: 'Returns of every customer',
  query: z.object({
    /** A state, or `open` for returns that wait for somebody. Any other value, or none: all. */
    state: z.enum(returnFilters).optional().catch(undefined),
    ...pageQuery({ limit: RETURNS_PER_PAGE }),
  }),
  data: pageOf(DeskReturn),
})

export const getReturn = endpoint({
  method: 'GET',
  path: '/admin/returns/:id',
  allow: 'admin',
  staff: 'orders',
  summary: 'One return',
  params: z.object({ id: Id }),
  data: DeskReturn,
})

const step = {
  method: 'POST',
  allow: 'admin',
  staff: 'orders',
  params: z.object({ id: Id }),
  data: DeskReturn,
} as const

const Answer = z.object({
  reason: text(RETURN_REASON_MAX).refine((reason) => reason !== '', 'orders.return_answer_required'),
})

/** The customer gets the address to send the goods to. 409 `orders.return_state` in any state but `requested`. */
export const approveReturn = endpoint({
  ...step,
  path: '/admin/returns/:id/approve',
  summary: 'Approve a return',
})

/** The customer gets the reason by email. 409 `orders.return_state` in any state but `requested`. */
export const refuseReturn = endpoint({
  ...step,
  path: '/admin/returns/:id/refuse',
  summary: 'Refuse a return',
  body: Answer,
})

/**
 * Books the arrived units of an approved return, and the number of them for the shelf. Without `lines` everything arrived and
 * is restocked; nothing arrived of a line that `lines` omits. Missing units can be returned anew.
 */
export const receiveReturn = endpoint({
  ...step,
  path: '/admin/returns/:id/receive',
  summary: 'Book the items of a return that came',
  body: z.object({
    lines: RestockByLine(0).optional(),
  }),
})

/**
 * Refunds a received return: its arrived units, some of them (`lines`), or an `amount` in USD up to their price. `shipping`
 * adds the rest of the shipping, or at most a number of USD of it. One refund a return (409 `orders.return_state` afterwards).
 */
export const refundReturn = endpoint({
  ...step,
  path: '/admin/returns/:id/refund',
  summary: 'Refund a return',
  body: z
    .object({
      amount: RefundAmount.optional(),
      lines: UnitsByLine(1).min(1, 'request.out_of_range').optional(),
      shipping: z.union([z.boolean(), z.number().min(0).max(1e6)], 'request.wrong_type').optional(),
      method: z.enum(staffRefundMethods, 'request.out_of_range').optional(),
      note: text(REFUND_NOTE_MAX).optional(),
    })
    .refine(({ amount, lines, shipping }) => amount === undefined || (!lines && !shipping), {
      error: 'orders.refund_ambiguous',
      path: ['amount'],
    }),
})

/** Ends an approved or received return without a refund; the customer gets the reason by email. */
export const closeReturn = endpoint({
  ...step,
  path: '/admin/returns/:id/close',
  summary: 'Close a return without a refund',
  body: Answer,
})

export const getDeskPhoto = endpoint({
  method: 'GET',
  path: '/admin/returns/:id/photos/:n',
  allow: 'admin',
  staff: 'orders',
  summary: 'A photo of a return',
  params: z.object({ id: Id, n: z.coerce.number().int().min(1).max(returnPhotoUploads.files) }),
  file: '*/*',
})

export const WITHDRAWALS_PER_PAGE = 25

/** A withdrawal from a sale; `order` is null where the number and the address fit no order. */
export const Withdrawal = z.object({
  _id: z.string(),
  name: z.string(),
  /** The typed number in its normal form. */
  orderNumber: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  /** Last day for paying back (`YYYY-MM-DD`, the shop's). */
  payBackBy: z.iso.date(),
  order: z.object({ _id: z.string(), orderNumber: z.string(), status: z.enum(orderStatuses) }).nullable(),
  /** The return that it opened; null where nothing of the order had been sent, or nothing can come back. */
  returnId: z.string().nullable(),
  /** Nothing is left to do: staff closed it, its return has ended, or its order was cancelled. */
  isDone: z.boolean(),
})
export type Withdrawal = z.infer<typeof Withdrawal>

/** Those that are open first, the most urgent first. */
export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/admin/withdrawals',
  allow: 'admin',
  staff: 'orders',
  summary: 'Withdrawals from sales',
  query: z.object(pageQuery({ limit: WITHDRAWALS_PER_PAGE })),
  data: pageOf(Withdrawal),
})

/** Notes that nothing is left to do for a withdrawal; repeated it changes nothing. */
export const closeWithdrawal = endpoint({
  method: 'POST',
  path: '/admin/withdrawals/:id/close',
  allow: 'admin',
  staff: 'orders',
  summary: 'Close a withdrawal',
  params: z.object({ id: Id }),
  data: Withdrawal,
})
