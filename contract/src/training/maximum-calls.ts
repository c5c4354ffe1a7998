import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, shownText } from '../fields'
import { PLAN_TEXT_MAX } from '../programs/plan'
import { MAXIMA_ASKED_MAX, PERCENT_OF_MAX } from '../programs/set-rules'

const WRONG = 'request.wrong_type'

/** A row of a plan, and the name by which a load in percent calls a maximum. */
const AskedMaximum = z.object({
  /** Id of the row. */
  row: shownText(64).optional(),
  exerciseId: shownText(64).optional(),
  name: shownText(PLAN_TEXT_MAX),
  of: shownText(PERCENT_OF_MAX).min(1, 'request.invalid'),
})
export type AskedMaximum = z.infer<typeof AskedMaximum>

/**
 * Maxima of an athlete in kilograms as the session of today has them, in the order of the request; null where the log has
 * none yet.
 */
export const readAthleteMaxima = endpoint({
  method: 'POST',
  path: '/coach/user-programs/:id/maxima',
  allow: 'coach',
  summary: 'Maxima that loads in percent name, of one of my users',
  params: z.object({ id: Id }),
  body: z.object({ rows: z.array(AskedMaximum, WRONG).max(MAXIMA_ASKED_MAX, 'request.too_many') }),
  data: z.object({ maxima: z.array(z.number().nullable()) }),
})
