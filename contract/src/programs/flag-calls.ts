import { z } from 'zod'
import { allergens } from '../catalog/label'
import { endpoint } from '../endpoint'
import { bodyAreas } from '../library/body-areas'

/** Allergens and injuries that submitted answers name. */
export const Flags = z.object({
  allergens: z.array(z.enum(allergens)),
  injuries: z.array(z.enum(bodyAreas)),
})
export type Flags = z.infer<typeof Flags>

/** Flags from all current programs of the caller; empty without the consent to health data. */
export const getMyFlags = endpoint({
  method: 'GET',
  path: '/account/flags',
  allow: 'account',
  summary: 'Allergens and injuries that my answers name',
  data: Flags,
})
