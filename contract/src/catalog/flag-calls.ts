import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { allergens } from './label'
import { PRODUCTS_PER_PAGE_MAX } from './rules'

const Allergens = z.array(z.enum(allergens))

/** A product whose label names allergens of the caller. */
export const MarkedProduct = z.object({
  productId: z.string(),
  contains: Allergens,
  mayContain: Allergens,
})
export type MarkedProduct = z.infer<typeof MarkedProduct>

/** Those of `ids` whose label names an allergen of `GET /account/flags`; others, unknown ones among them, are left out. */
export const markProducts = endpoint({
  method: 'POST',
  path: '/account/flags/products',
  allow: 'account',
  summary: 'Products that name one of my allergens',
  body: z.object({ ids: z.array(Id, 'request.wrong_type').max(PRODUCTS_PER_PAGE_MAX, 'request.too_many') }),
  data: z.object({ items: z.array(MarkedProduct) }),
})
