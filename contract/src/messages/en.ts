import { type ErrorTexts, errors } from '../errors'

/** English, taken from the table of failures so that no sentence stands in two places. */
export const en = Object.fromEntries(
  Object.entries(errors).map(([code, [, english]]) => [code, english]),
) as ErrorTexts
