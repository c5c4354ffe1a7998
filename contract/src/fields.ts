import { z } from 'zod'
import type { ErrorCode } from './errors'
import { blankAsEmpty, withoutFormat } from './text'

/**
 * Text field, trimmed, of at most `max` characters; missing reads as empty, so that the rules decide about required
 * fields.
 */
export function text(max: number) {
  return shownText(max).default('')
}

/** As `text`, without a default: for lists and fields that may be missing. */
export function shownText(max: number) {
  return z.string('request.wrong_type').trim().overwrite(blankAsEmpty).max(max, 'request.too_long')
}

/** As `text`, without invisible characters: addresses, codes, phones, postcodes, SKUs. */
export function plainText(max: number) {
  return z.string('request.wrong_type').overwrite(withoutFormat).max(max, 'request.too_long').default('')
}

/** Text of an answer that callers may send back: it is known, and its value is ignored. */
export function ignoredText() {
  return z.unknown().optional().meta({ type: 'string', readOnly: true })
}

/** A secret field: as `text`, but never trimmed. */
export function secret(max: number) {
  return z.string('request.wrong_type').max(max, 'request.too_long').default('')
}

/** Opaque id in a path; an unknown form reads as not found. */
export const Id = z.string().min(1).max(64)

/** In a `check`: refuses what a form's rules found wrong, each at its field (dotted path). */
export function addProblems(
  { value, issues }: z.core.ParsePayload,
  problems: readonly { path: string; code: ErrorCode; params?: Record<string, string> }[],
): void {
  for (const { path, code, params } of problems)
    issues.push({ code: 'custom', message: code, path: path.split('.'), input: value, params })
}
