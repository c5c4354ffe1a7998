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
