import { z } from 'zod'
import { asciiDigits } from '../sentence'
import { withoutFormat } from '../text'

/** A tracking number with ASCII digits and without invisible characters; `trackingProblem` judges it. */
export const TrackingNumber = z
  .string('request.wrong_type')
  .max(200, 'request.too_long')
  .transform((text) => withoutFormat(asciiDigits(text)).trim())
