import { z } from 'zod'
import { Availability, CategoryRef } from '../catalog/calls'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { CART_LINES_MAX } from './rules'

/** A line of the cart with the product as it is now; prices in USD. `stockQuantity` 0 means unknown unless sold out. */
export const CartItem = z.object({
  productId: z.string(),
  name: z.string(),
  image: z.string(),
  price: z.number(),
  salePrice: z.number().nullable(),
  quantity: z.number().int(),
  total: z.number(),
  stockQuantity: z.number().int(),
  availability: Availability,
  description: z.string(),
  sku: z.string(),
  categoryId: CategoryRef,
  weight: z.number(),
  tags: z.array(z.string()),
  programId: z.string().nullable(),
  /** The person follows this program already. */
  owned: z.literal(true).optional(),
})
export type CartItem = z.infer<typeof CartItem>

/** Change of a line that its owner did not make. */
export const CartChange = z.object({
  productId: z.string(),
  name: z.string(),
  /**
   * `gone`: no longer for sale, and no line of the cart any more. `sold_out` and `less`: none or fewer in stock than the line
   * has. `price`: it costs another price.
   */
  kind: z.enum(['gone', 'sold_out', 'less', 'price']),
  /** Units of `less`, prices in USD of `price`. */
  from: z.number().optional(),
  to: z.number().optional(),
})
export type CartChange = z.infer<typeof CartChange>

/** A cart with its totals in USD; `version` rises with every change. */
export const Cart = z.object({
  items: z.array(CartItem),
  itemCount: z.number().int(),
  subtotal: z.number(),
  tax: z.number(),
  total: z.number(),
  version: z.number().int(),
  /** Kept until its owner next changes the cart; absent without any. */
  changes: z.array(CartChange).optional(),
})
export type Cart = z.infer<typeof Cart>

const productId = z
  .string('cart.product_required')
  .min(1, 'cart.product_required')
  .max(64, 'request.too_long')
const quantity = z
  .number('cart.quantity_invalid')
  .int('cart.quantity_invalid')
  .min(1, 'cart.quantity_invalid')
  .max(1_000_000, 'request.out_of_range')

export const getCart = endpoint({
  method: 'GET',
  path: '/orders/cart',
  allow: 'account',
  summary: 'My cart',
  data: Cart,
})

export const addToCart = endpoint({
  method: 'POST',
  path: '/orders/cart/add',
  allow: 'account',
  specified: true,
  summary: 'Put a product into my cart, or more of it',
  body: z.object({ productId, quantity: quantity.default(1) }),
  data: Cart,
})

export const updateCartItem = endpoint({
  method: 'PUT',
  path: '/orders/cart/update/:productId',
  allow: 'account',
  specified: true,
  summary: 'Set the quantity of a line',
  params: z.object({ productId: Id }),
  body: z.object({ quantity }),
  data: Cart,
})

export const removeCartItem = endpoint({
  method: 'DELETE',
  path: '/orders/cart/remove/:productId',
  allow: 'account',
  specified: true,
  summary: 'Take a line out of my cart',
  params: z.object({ productId: Id }),
  data: Cart,
})

export const clearCart = endpoint({
  method: 'DELETE',
  path: '/orders/cart/clear',
  allow: 'account',
  specified: true,
  summary: 'Empty my cart',
  data: Cart,
})

/** Why a line of a transferred cart was changed or stayed behind. */
export const TransferNote = z.object({
  productId: z.string(),
  requested: z.number().int(),
  quantity: z.number().int(),
  reason: z.enum(['unknown', 'sold_out', 'limited']),
})
export type TransferNote = z.infer<typeof TransferNote>

export const transferCart = endpoint({
  method: 'POST',
  path: '/orders/cart/transfer',
  allow: 'account',
  specified: true,
  summary: 'Move a cart kept in the browser into my cart: what is valid moves, the rest is reported',
  body: z.object({
    items: z
      .array(z.object({ productId, quantity }), 'request.wrong_type')
      .max(CART_LINES_MAX, 'request.too_many'),
    /** True empties the target cart first; the move is atomic. */
    replace: z.boolean('request.wrong_type').default(false),
  }),
  data: Cart.extend({ adjusted: z.array(TransferNote), refused: z.array(TransferNote) }),
})
