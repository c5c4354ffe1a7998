import { z } from 'zod'
import type { ErrorCode } from './errors'

/** A text field: missing reads as empty, so that the rules decide what is required; trimmed; at most `max` characters. */
export function text(max: number) {
  return z.string('request.wrong_type').trim().max(max, 'request.too_long').default('')
}

/** A secret field: as `text`, but never trimmed. */
export function secret(max: number) {
  return z.string('request.wrong_type').max(max, 'request.too_long').default('')
}

/** An opaque id in a path: whatever is not one of ours is simply not found. */
export const Id = z.string().min(1).max(64)

/** In a `check`: refuses what a form's rules found wrong, each at its field. */
export function addProblems(
  { value, issues }: z.core.ParsePayload,
  problems: readonly { path: string; code: ErrorCode }[],
): void {
  for (const { path, code } of problems)
    issues.push({ code: 'custom', message: code, path: [path], input: value })
}
