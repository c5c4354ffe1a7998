import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, plainText, text } from '../fields'
import { asciiDigits } from '../sentence'
import { isEmail, normalEmail } from '../text'
import { multipartOf } from '../upload'
import { UnitsByLine } from './refund-calls'
import {
  isOrderNumber,
  normalOrderNumber,
  ORDER_NUMBER_MAX,
  RETURN_REASON_MAX,
  returnPhotoUploads,
  returnSources,
  returnStates,
  WITHDRAWAL_NAME_MAX,
} from './return-rules'

/** A line of a return; `received` and `restocked` are null until staff have counted what came. */
export const ReturnLine = z.object({
  itemId: z.string(),
  quantity: z.number().int(),
  received: z.number().int().nullable(),
  /** Units that went back on the shelf. */
  restocked: z.number().int().nullable(),
})
export type ReturnLine = z.infer<typeof ReturnLine>

/** Goods that come back to the shop, a record beside their order. */
export const Return = z.object({
  _id: z.string(),
  state: z.enum(returnStates),
  source: z.enum(returnSources),
  lines: z.array(ReturnLine),
  /** The customer's; empty for a withdrawal. */
  reason: z.string(),
  /** Staff’s reason for refusing or closing it; empty otherwise. */
  answer: z.string(),
  /** Number of its photos. */
  photos: z.number().int(),
  refundId: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type Return = z.infer<typeof Return>

/**
 * Asks to return units of an order, while their time runs (`returnDays` of `/config`, from the delivery; open while none is
 * recorded). More than was delivered and not yet returned or refunded is 409 `orders.return_too_much`, a line that cannot be
 * returned, such as a program, 409 `orders.not_returnable`, later 409 `orders.return_late`. `Idempotency-Key` as for a
 * subscription.
 */
export const requestReturn = endpoint({
  method: 'POST',
  path: '/orders/:orderNumber/returns',
  allow: 'account',
  summary: 'Ask to return items of my order',
  status: 201,
  params: z.object({ orderNumber: Id }),
  body: z.object({
    lines: UnitsByLine(1).min(1, 'orders.return_nothing_chosen'),
    reason: text(RETURN_REASON_MAX).refine((reason) => reason !== '', 'orders.return_reason_required'),
  }),
  multipart: multipartOf(returnPhotoUploads, { field: 'photos', json: ['lines'], orJson: true }),
  data: Return,
})

/** While nothing of it has come: the same units can be returned later. */
export const takeBackReturn = endpoint({
  method: 'DELETE',
  path: '/orders/:orderNumber/returns/:id',
  allow: 'account',
  summary: 'Take my return back',
  params: z.object({ orderNumber: Id, id: Id }),
  data: Return,
})

/** The nth photo of a return, counted from 1. */
export const getReturnPhoto = endpoint({
  method: 'GET',
  path: '/orders/:orderNumber/returns/:id/photos/:n',
  allow: 'account',
  summary: 'A photo of my return',
  params: z.object({
    orderNumber: Id,
    id: Id,
    n: z.coerce.number().int().min(1).max(returnPhotoUploads.files),
  }),
  file: '*/*',
})

/**
 * Withdraws from a sale, without an account and without a reason. The answer is the same whether the order is known or not;
 * a mail to that address confirms the arrival. The same declaration within ten minutes counts once.
 */
export const withdraw = endpoint({
  method: 'POST',
  path: '/withdrawals',
  allow: 'public',
  summary: 'Withdraw from a sale',
  status: 202,
  body: z.object({
    name: text(WITHDRAWAL_NAME_MAX).refine((name) => name !== '', 'orders.withdrawal_name_required'),
    orderNumber: plainText(ORDER_NUMBER_MAX)
      .transform((typed) => normalOrderNumber(asciiDigits(typed)))
      .refine(isOrderNumber, 'orders.number_invalid'),
    email: plainText(254)
      .transform(normalEmail)
      .refine((email) => isEmail(email), 'orders.email_invalid'),
    /** Units of the order; all of it where missing. */
    lines: UnitsByLine(1).optional(),
  }),
})
