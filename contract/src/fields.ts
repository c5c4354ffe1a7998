import { z } from 'zod'

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

/** A whole number in a query that is clamped instead of refused (decision X-37). */
export function clamped(min: number, max: number, fallback: number) {
  return z
    .union([z.string(), z.number(), z.array(z.string())])
    .optional()
    .transform((value) => {
      const n = Math.trunc(Number(Array.isArray(value) ? value[0] : value))
      if (value === undefined || value === '' || Number.isNaN(n)) return fallback
      return Math.min(max, Math.max(min, n))
    })
    .meta({ type: 'integer', minimum: min, maximum: max, default: fallback })
}

/** Largest page number that is looked at; beyond the last page the last one is shown. */
export const PAGE_MAX = 1_000_000_000
