import { z } from 'zod'
import { endpoint } from '../endpoint'
import { text } from '../fields'
import { DISCOUNT_TYPED_MAX, discountKinds, normalDiscountCode } from './discount-rules'

/** The same in other spelling: spaces, small letters and digits of any script do not matter. */
export const DiscountCodeText = text(DISCOUNT_TYPED_MAX).unwrap().transform(normalDiscountCode)

/** A code as it takes off my cart right now; amounts in USD, `value` of a percentage in per cent. */
export const CheckedDiscount = z.object({
  code: z.string(),
  kind: z.enum(discountKinds),
  value: z.number(),
  /** The least that the items must come to. */
  minimum: z.number(),
  subtotal: z.number(),
  discount: z.number(),
  tax: z.number(),
  /** Without shipping. */
  total: z.number(),
})
export type CheckedDiscount = z.infer<typeof CheckedDiscount>

/**
 * Returns the discount a code would give on the caller's cart; reserves nothing. Refused (409) if it does not apply;
 * unknown and retired codes get the same answer. Attempts are limited (429).
 */
export const checkDiscount = endpoint({
  method: 'POST',
  path: '/orders/discount',
  allow: 'account',
  summary: 'What a discount code takes off my cart',
  body: z.object({
    code: DiscountCodeText.prefault('').refine((code) => code !== '', 'orders.discount_required'),
  }),
  data: CheckedDiscount,
})
