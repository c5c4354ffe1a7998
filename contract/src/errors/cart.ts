import type { ErrorTable } from './table'

/** Errors of the cart. */
export const cartErrors = {
  'cart.quantity_invalid': [400, 'Quantity must be a whole number of at least 1'],
  'cart.product_required': [400, 'Product is required'],
  'cart.insufficient_stock': [409, 'Insufficient stock. Only {available} available.'],
  'cart.item_not_found': [404, 'Item not found in cart'],
  'cart.too_many_items': [400, 'Your cart can hold up to {max} different products'],
  'cart.line_too_large': [409, 'You can order at most {max} of this product at a time'],
  'cart.amount_too_large': [409, 'The items in your cart can cost {max} at most'],
} as const satisfies ErrorTable
