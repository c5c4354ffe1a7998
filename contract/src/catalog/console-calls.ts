import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'

/** A product that opens a program; `price` is what one pays now, in dollars. */
export const ProgramProduct = z.object({
  _id: z.string(),
  name: z.string(),
  sku: z.string(),
  price: z.number(),
  /** False: it is not in the shop. */
  isActive: z.boolean(),
})
export type ProgramProduct = z.infer<typeof ProgramProduct>

/** Products that sell a program template under any of its names. */
export const listProgramProducts = endpoint({
  method: 'GET',
  path: '/admin/programs/:id/products',
  allow: 'admin',
  staff: 'programs',
  summary: 'Products that open a program template',
  params: z.object({ id: Id }),
  data: z.object({ items: z.array(ProgramProduct) }),
})
