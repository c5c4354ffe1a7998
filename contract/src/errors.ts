import { adminErrors } from './errors/admin'
import { authErrors } from './errors/auth'
import { bloodTestsErrors } from './errors/blood-tests'
import { cartErrors } from './errors/cart'
import { catalogErrors } from './errors/catalog'
import { chatErrors } from './errors/chat'
import { coachesErrors } from './errors/coaches'
import { libraryErrors } from './errors/library'
import { newsletterErrors } from './errors/newsletter'
import { notificationsErrors } from './errors/notifications'
import { ordersErrors } from './errors/orders'
import { privacyErrors } from './errors/privacy'
import { programsErrors } from './errors/programs'
import { requestsErrors } from './errors/requests'
import { reviewsErrors } from './errors/reviews'
import { siteErrors } from './errors/site'
import { trainingErrors } from './errors/training'

/**
 * All error codes with HTTP status and English sentence, literal where specified; by domain in `errors/`. `{name}` is a
 * parameter that the thrower must give, `{NAME}` a rule's number (`rule-numbers.ts`). Persian and Dutch are in
 * `messages/`; a missing code or parameter does not compile.
 */
export const errors = {
  ...requestsErrors,
  ...siteErrors,
  ...authErrors,
  ...notificationsErrors,
  ...libraryErrors,
  ...programsErrors,
  ...trainingErrors,
  ...coachesErrors,
  ...catalogErrors,
  ...newsletterErrors,
  ...cartErrors,
  ...ordersErrors,
  ...reviewsErrors,
  ...bloodTestsErrors,
  ...chatErrors,
  ...privacyErrors,
  ...adminErrors,
}

export type ErrorCode = keyof typeof errors

type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, Uppercase<Name>> | Names<Rest>
  : never

/** The parameters of a code's sentence; `never` keys where it has none. Those in capitals come from the rules. */
export type ErrorParams<C extends ErrorCode> = { [K in Names<(typeof errors)[C][1]>]: string | number }

export type ErrorTexts = Record<ErrorCode, string>

/** HTTP status of a code. */
export function statusOf(code: ErrorCode): number {
  return errors[code][0]
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code)
}
