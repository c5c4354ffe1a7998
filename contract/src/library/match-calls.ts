import { z } from 'zod'
import { allergens } from '../catalog/label'
import { endpoint } from '../endpoint'
import { shownText } from '../fields'
import { bodyAreas } from './body-areas'
import { COACH } from './entry-calls'
import { MATCHED_TEXT_MAX, MATCHES_MAX } from './food-rules'

const Texts = z
  .array(shownText(MATCHED_TEXT_MAX), 'request.wrong_type')
  .max(MATCHES_MAX, 'request.too_many')
  .default([])

/**
 * Allergens of foods and areas of the body that muscle groups load, by the texts of a plan in any language. Holds no
 * data of a person; a text that nothing is known of has an empty list, in the order of the request.
 */
export const matchLibrary = endpoint({
  method: 'POST',
  ...COACH,
  path: '/coach/library/matches',
  summary: 'Allergens of foods and areas that muscle groups load',
  body: z.object({ foods: Texts, muscleGroups: Texts }),
  data: z.object({
    foods: z.array(z.object({ text: z.string(), allergens: z.array(z.enum(allergens)) })),
    muscleGroups: z.array(z.object({ text: z.string(), areas: z.array(z.enum(bodyAreas)) })),
  }),
})
