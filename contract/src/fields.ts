import { z } from 'zod'
import type { ErrorCode } from './errors'

/**
 * Text field, trimmed, of at most `max` characters; missing reads as empty, so that the rules decide about required
 * fields.
 */
export function text(max: number) {
  return z.string('request.wrong_type').trim().max(max, 'request.too_long').default('')
}

/** A secret field: as `text`, but never trimmed. */
export function secret(max: number) {
  return z.string('request.wrong_type').max(max, 'request.too_long').default('')
}

/** Opaque id in a path; an unknown form reads as not found. */
export const Id = z.string().min(1).max(64)

/** In a `check`: refuses what a form's rules found wrong, each at its field. */
export function addProblems(
  { value, issues }: z.core.ParsePayload,
  problems: readonly { path: string; code: ErrorCode }[],
): void {
  for (const { path, code } of problems)
    issues.push({ code: 'custom', message: code, path: [path], input: value })
}
