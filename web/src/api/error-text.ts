import type { TranslateErrors } from '../i18n/translate'
import { ApiError, NetworkError } from './errors'

// The only reader of what a call fails with: a page asks here what happened, and what to say about it.

/** No answer came; the server may still have done the work. */
export function isOffline(error: unknown): boolean {
  return error instanceof NetworkError
}

/** What the server had against it; undefined where it did not refuse. */
export function refusalOf(error: unknown): ApiError | undefined {
  return error instanceof ApiError ? error : undefined
}

/** Whether the server has none of what was asked for. */
export function isNotFound(error: unknown): boolean {
  return refusalOf(error)?.status === 404
}

/** Whether no answer came, or the server could not give one. */
export function isServerFailure(error: unknown): boolean {
  return isOffline(error) || (refusalOf(error)?.status ?? 0) >= 500
}

/** Whether a failure is worth another try: no answer, 408, 429 and 5xx (decision X-84). */
export function mayRetry(error: unknown): boolean {
  const { status = 0 } = refusalOf(error) ?? {}
  return isServerFailure(error) || status === 408 || status === 429
}

/** Whether the server refused for want of stock: by its code, or by the words of its message (decision X-36). */
export function isStockError(error: unknown): boolean {
  const { code = '', message = '' } = refusalOf(error) ?? {}
  return code.endsWith('insufficient_stock') || message.toLowerCase().includes('insufficient')
}

/**
 * The sentence of a failed call: the server's reason in the visitor's language, as it came where we do not know it,
 * `fallback` where it gave none, and `offline` (else `fallback`) where no answer came.
 */
export function errorText(t: TranslateErrors, error: unknown, fallback: string, offline = fallback): string {
  if (isOffline(error)) return offline
  const { code = '', params, message = '' } = refusalOf(error) ?? {}
  return t.error(code, params, message || fallback)
}
