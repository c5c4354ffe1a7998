import type { TranslateErrors } from '../i18n/translate'
import { ApiError, NetworkError } from './errors'

// Only this module inspects the errors of a call; pages use it to classify them and to get their text.

/** Returns true if no response came; the server may still have completed the work. */
export function isOffline(error: unknown): boolean {
  return error instanceof NetworkError
}

/** Returns the server's refusal; undefined for any other error. */
export function refusalOf(error: unknown): ApiError | undefined {
  return error instanceof ApiError ? error : undefined
}

/** Returns true for a 404. */
export function isNotFound(error: unknown): boolean {
  return refusalOf(error)?.status === 404
}

/** Returns true if no response came or the server failed (5xx). */
export function isServerFailure(error: unknown): boolean {
  return isOffline(error) || (refusalOf(error)?.status ?? 0) >= 500
}

/** Returns true if a retry may help: no response, 408, 429 and 5xx (decision X-84). */
export function mayRetry(error: unknown): boolean {
  const { status = 0 } = refusalOf(error) ?? {}
  return isServerFailure(error) || status === 408 || status === 429
}

/** Returns true if the server refused for lack of stock, by its code or its message (decision X-36). */
export function isStockError(error: unknown): boolean {
  const { code = '', message = '' } = refusalOf(error) ?? {}
  return code.endsWith('insufficient_stock') || message.toLowerCase().includes('insufficient')
}

/**
 * Returns the text of a failed call: the translated reason, the server's own text for an unknown code, `fallback`
 * without either, and `offline` (default `fallback`) if no response came.
 */
export function errorText(t: TranslateErrors, error: unknown, fallback: string, offline = fallback): string {
  if (isOffline(error)) return offline
  const { code = '', params, message = '' } = refusalOf(error) ?? {}
  return t.error(code, params, message || fallback)
}
