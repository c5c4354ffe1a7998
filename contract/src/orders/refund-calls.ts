import { z } from 'zod'
import { Id } from '../fields'
import { toCents } from '../money'
import { REFUND_LINES_MAX } from './refund-rules'

/** Amount of a refund in USD, in whole cents. */
export const RefundAmount = z
  .number('orders.refund_amount_invalid')
  .positive('orders.refund_amount_invalid')
  .max(1e9, 'request.out_of_range')
  .refine((usd) => Math.abs(usd * 100 - toCents(usd)) < 1e-6, 'orders.refund_amount_invalid')

const units = (least: 0 | 1) =>
  z.int('request.wrong_type').min(least, 'request.out_of_range').max(1e6, 'request.out_of_range')

/** Units by line, at least `least` of each. */
export const UnitsByLine = (least: 0 | 1) =>
  z
    .array(z.object({ itemId: Id, quantity: units(least) }, 'request.wrong_type'), 'request.wrong_type')
    .max(REFUND_LINES_MAX, 'request.too_many')

/** The same with the number of units that go back on the shelf, at most `quantity`. */
export const RestockByLine = (least: 0 | 1) =>
  z
    .array(
      z
        .object(
          {
            itemId: Id,
            quantity: units(least),
            restock: z.int('request.wrong_type').min(0, 'request.out_of_range').optional(),
          },
          'request.wrong_type',
        )
        .refine(({ quantity, restock = 0 }) => restock <= quantity, {
          error: 'request.out_of_range',
          path: ['restock'],
        }),
      'request.wrong_type',
    )
    .max(REFUND_LINES_MAX, 'request.too_many')
