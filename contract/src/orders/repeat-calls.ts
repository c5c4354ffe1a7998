import { z } from 'zod'
import { Cart } from '../cart/calls'
import { endpoint } from '../endpoint'
import { Id } from '../fields'

/** A line of the order of which not all went into the cart. */
export const RepeatRefusal = z.object({
  productId: z.string(),
  name: z.string(),
  /** `unknown`: no longer for sale. `limited`: fewer units than the order had. */
  reason: z.enum(['unknown', 'sold_out', 'limited']),
})
export type RepeatRefusal = z.infer<typeof RepeatRefusal>

/**
 * Adds the products of one of my orders to my cart, as far as they can be bought now. 409 as for adding products where the
 * cart would hold too much; nothing is added then.
 */
export const repeatOrder = endpoint({
  method: 'POST',
  path: '/orders/:orderNumber/repeat',
  allow: 'account',
  summary: 'Put the products of an earlier order into my cart',
  params: z.object({ orderNumber: Id }),
  data: z.object({ cart: Cart, refused: z.array(RepeatRefusal) }),
})
