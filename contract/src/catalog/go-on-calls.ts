import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'

/** Product that opens a program anew; `price` is what one pays now, in dollars. */
export const GoOn = z.object({
  product: z.object({ _id: z.string(), name: z.string(), price: z.number() }).nullable(),
  /** Coach who would be assigned again; null where the coach gives this program no more. */
  coach: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
})
export type GoOn = z.infer<typeof GoOn>

/** `product` is null before the last 14 days of the program, and while the shop does not sell it. */
export const getGoOn = endpoint({
  method: 'GET',
  path: '/user-programs/:id/go-on',
  allow: 'account',
  summary: 'How I can go on after a program of mine',
  params: z.object({ id: Id }),
  data: GoOn,
})
