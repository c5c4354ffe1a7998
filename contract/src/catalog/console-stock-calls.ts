import { z } from 'zod'
import { endpoint } from '../endpoint'
import { addProblems, Id, text } from '../fields'
import { pageOf, pageQuery } from '../page'
import { ConsoleProduct } from './console-product-calls'
import { MOVEMENTS_PER_PAGE, REASON_MAX, stockCauses, stockProblems } from './console-rules'

const params = z.object({ id: Id })
const staff = { allow: 'admin', staff: 'catalogue' } as const

/**
 * Moves the stock by a difference, whatever it is at that moment; never below 0 (409 `catalog.stock_short`). With an
 * `Idempotency-Key` header a repeat counts once; the same key for another change is refused (409 `catalog.key_reused`).
 */
export const adjustStock = endpoint({
  method: 'POST',
  path: '/admin/products/:id/stock',
  ...staff,
  summary: 'Add pieces to the stock of a product, or take some off',
  params,
  body: z
    .object({
      delta: z.number('request.wrong_type'),
      /** One of `stockReasons`, or words. */
      reason: text(REASON_MAX),
      note: text(REASON_MAX).unwrap().optional(),
    })
    .check((ctx) => addProblems(ctx, stockProblems(ctx.value))),
  data: ConsoleProduct,
})

/** A movement of a product's stock; `name` only of staff, `reason` and `note` as they were given. */
export const StockMovement = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  delta: z.number().int(),
  stockAfter: z.number().int(),
  cause: z.enum(stockCauses),
  order: z.object({ _id: z.string(), orderNumber: z.string() }).optional(),
  name: z.string().optional(),
  reason: z.string().optional(),
  note: z.string().optional(),
})
export type StockMovement = z.infer<typeof StockMovement>

export const listStockMovements = endpoint({
  method: 'GET',
  path: '/admin/products/:id/movements',
  ...staff,
  summary: 'Every movement of a product’s stock, the newest first',
  params,
  query: z.object(pageQuery({ limit: MOVEMENTS_PER_PAGE })),
  data: pageOf(StockMovement),
})
