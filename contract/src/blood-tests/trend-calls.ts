import { z } from 'zod'
import { endpoint } from '../endpoint'
import { RangePosition } from './calls'
import { markerCodes } from './markers'

const TrendPoint = z.object({
  bloodTestId: z.string(),
  /** `YYYY-MM-DD`: the day of the test, or of its submission. */
  day: z.string(),
  label: z.string(),
  marker: z.enum(markerCodes).nullable(),
  number: z.number(),
  bound: z.enum(['<', '>']).nullable(),
  unit: z.string().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  position: RangePosition,
})

/** Result of `trendsOf`: points oldest first, as the laboratory reported them; `inUnit` converts them. */
export const BloodTestTrend = z.object({
  /** The same for one value over time. */
  key: z.string(),
  marker: z.enum(markerCodes).nullable(),
  /** Name on the newest test. */
  label: z.string(),
  /** Unit on the newest test. */
  unit: z.string().nullable(),
  points: z.array(TrendPoint),
})
export type BloodTestTrend = z.infer<typeof BloodTestTrend>

/** Over all tests; a value without a number is in none. */
export const getMyBloodTestTrends = endpoint({
  method: 'GET',
  path: '/blood-values',
  allow: 'account',
  summary: 'My blood values over time',
  data: z.object({ trends: z.array(BloodTestTrend) }),
})
