import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { BULK_PRICES_MAX } from './bulk-price-rules'
import { isPrice } from './console-rules'

/**
 * Changes the prices of several products, or of none: a product that changed since its `updatedAt` is 409
 * `catalog.product_changed`, whose `data.changed` has the ids. Sale prices stay, and must stay below the new price.
 */
export const changePrices = endpoint({
  method: 'PATCH',
  path: '/admin/products',
  allow: 'admin',
  staff: 'catalogue',
  summary: 'Change the prices of several products',
  body: z.object({
    products: z
      .array(
        z.object(
          {
            _id: Id,
            updatedAt: z.iso.datetime('request.wrong_type'),
            /** In USD. */
            price: z.number('request.wrong_type').refine(isPrice, 'catalog.price_invalid'),
          },
          'request.wrong_type',
        ),
        'request.wrong_type',
      )
      .min(1, 'request.out_of_range')
      .max(BULK_PRICES_MAX, 'request.too_many')
      .refine((all) => new Set(all.map(({ _id }) => _id)).size === all.length, 'request.invalid'),
  }),
  /** In the order of the request; `was` is the price before. */
  data: z.object({
    items: z.array(
      z.object({ _id: z.string(), price: z.number(), was: z.number(), updatedAt: z.iso.datetime() }),
    ),
  }),
})
