import { type ErrorCode, type ErrorTexts, errors } from 'contract/errors'

/** English texts are the sentences of the table itself. */
export const enErrors = Object.fromEntries(
  Object.entries(errors).map(([code, [, english]]) => [code as ErrorCode, english]),
) as ErrorTexts
