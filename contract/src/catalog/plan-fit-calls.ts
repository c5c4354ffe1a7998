import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'

/** Roles of a product in a plan. */
export const planFitKinds = ['equipment', 'meal', 'supplement'] as const

/** A running program of the caller whose plan uses a product. */
export const PlanFit = z.object({
  userProgramId: z.string(),
  /** Name of the program. */
  program: z.string(),
  kind: z.enum(planFitKinds),
  /** Exercises that need it, or foods and supplements that it is, in the words of the coach. */
  names: z.array(z.string()),
})
export type PlanFit = z.infer<typeof PlanFit>

/** Empty where no plan uses it; 404 where the shop does not show the product. Not paged: an account has few running programs. */
export const getPlanFit = endpoint({
  method: 'GET',
  path: '/products/:id/plan-fit',
  allow: 'account',
  summary: 'My plans that use a product',
  params: z.object({ id: Id }),
  data: z.object({ items: z.array(PlanFit) }),
})
