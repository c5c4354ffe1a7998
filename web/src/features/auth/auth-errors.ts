import { ApiError, NetworkError } from '../../api/errors'
import type { Translate } from '../../i18n/translate'

/**
 * The sentence of a failed sign-in or registration: the connection's own when the network or the server failed, the
 * server's reason in the visitor's language, `fallback` where there is none.
 */
export function authErrorText(t: Translate, error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return t('auth.serverConnection')
  if (!(error instanceof ApiError)) return fallback
  if (error.status >= 500) return t('auth.serverConnection')
  return error.code || error.message ? t.error(error.code, error.params, error.message || fallback) : fallback
}

/**
 * The sentence of a failed call around an account: the connection's own where no answer came, the server's reason in
 * the visitor's language, `fallback` where it gave none.
 */
export function accountErrorText(t: Translate, error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return t('auth.network')
  if (!(error instanceof ApiError)) return fallback
  return error.code || error.message ? t.error(error.code, error.params, error.message || fallback) : fallback
}

/** The server's word of success: in the visitor's language where it is the sentence we know, else as it came. */
export function successText(message: string | undefined, english: string, own: string): string {
  return message && message !== english ? message : own
}
