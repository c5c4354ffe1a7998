import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { Product } from './calls'

/** A product on the caller's wish list. */
export const Wish = z.object({
  productId: z.string(),
  name: z.string(),
  /** Null where it is no longer for sale. */
  product: Product.nullable(),
  /** Mails when it is back in stock. */
  stock: z.boolean(),
  /** Mails when it costs less than when it was asked for, or last told. */
  price: z.boolean(),
  addedAt: z.iso.datetime(),
})
export type Wish = z.infer<typeof Wish>

const params = z.object({ productId: Id })

/** The newest wish first. Not paged: a list holds so many at most. */
export const getWishList = endpoint({
  method: 'GET',
  path: '/wish-list',
  allow: 'account',
  summary: 'My wish list',
  data: z.object({ items: z.array(Wish) }),
})

/**
 * Puts a product on the list, or changes its alerts; those that are not named stay as they are, off at first. 404
 * `catalog.product_not_found`, 409 `catalog.wish_list_full`.
 */
export const putWish = endpoint({
  method: 'PUT',
  path: '/wish-list/:productId',
  allow: 'account',
  summary: 'Wish for a product, and set its alerts',
  params,
  body: z.object({
    stock: z.boolean('request.wrong_type').optional(),
    price: z.boolean('request.wrong_type').optional(),
  }),
  data: z.object({ stock: z.boolean(), price: z.boolean() }),
})

/** Does nothing for a product that is not on the list; 404 `catalog.product_not_found` for one that does not exist. */
export const deleteWish = endpoint({
  method: 'DELETE',
  path: '/wish-list/:productId',
  allow: 'account',
  summary: 'Take a product off my wish list',
  params,
})
