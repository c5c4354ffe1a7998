import { errorText, isServerFailure } from '../../api/error-text'
import type { Translate } from '../../i18n/translate'
import type { KnowsErrors, Source } from '../../i18n/types'
import type texts from './words/en'

type AuthTranslate = Translate<Source & KnowsErrors & typeof texts>

/**
 * The sentence of a customer's failed sign-in or registration: the connection's own when the network or the server failed, the
 * server's reason in the visitor's language, `fallback` where there is none.
 */
export function authErrorText(t: AuthTranslate, error: unknown, fallback: string): string {
  return isServerFailure(error) ? t('auth.serverConnection') : errorText(t, error, fallback)
}

/**
 * The sentence of a failed call around an account: the connection's own where no answer came, the server's reason in
 * the visitor's language, `fallback` where it gave none.
 */
export function accountErrorText(t: AuthTranslate, error: unknown, fallback: string): string {
  return errorText(t, error, fallback, t('auth.network'))
}

/** The server's word of success: in the visitor's language where it is the sentence we know, else as it came. */
export function successText(message: string | undefined, english: string, own: string): string {
  return message && message !== english ? message : own
}
