import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { clamped } from '../page'
import { SHOPPING_DAYS, SHOPPING_DAYS_MAX } from './shopping-rules'

/** Something to buy; `amount` counts `unit`, or how often it is eaten where `unit` is empty. */
export const ShoppingItem = z.object({
  /** Name in the words of the coach. */
  name: z.string(),
  amount: z.number(),
  unit: z.enum(['g', 'ml', '']),
  /** Product of the shop with this name that can be bought now. */
  productId: z.string().optional(),
})
export type ShoppingItem = z.infer<typeof ShoppingItem>

/** Foods and supplements of the current plan for the next days; empty where the program does not run. Not paged. */
export const getShoppingList = endpoint({
  method: 'GET',
  path: '/user-programs/:id/shopping-list',
  allow: 'account',
  summary: 'What my plan needs for the next days',
  params: z.object({ id: Id }),
  query: z.object({ days: clamped(1, SHOPPING_DAYS_MAX, SHOPPING_DAYS) }),
  data: z.object({ items: z.array(ShoppingItem) }),
})
