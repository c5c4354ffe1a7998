import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { Target } from './target-calls'

/** Only of a published plan; empty before. */
export const listMyTargets = endpoint({
  method: 'GET',
  path: '/user-programs/:id/targets',
  allow: 'account',
  summary: 'The targets that my coach has set',
  params: z.object({ id: Id }),
  data: z.object({ targets: z.array(Target) }),
})
