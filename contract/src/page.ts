import { z } from 'zod'

/** Largest page number that is read; beyond the last page the last one is shown. */
const PAGE_MAX = 1_000_000_000

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

/** The query fields of a list: `limit` rows a page where none is named, `max` at most. */
export function pageQuery({ limit, max = 100 }: { limit: number; max?: number }) {
  return { page: clamped(1, PAGE_MAX, 1), limit: clamped(1, max, limit) }
}

/** Position of a page in its list; an empty list has one page. */
export const pagePosition = { currentPage: z.number().int(), totalPages: z.number().int() }

/** The answer of a list: one page of its rows. Lists that the specification names otherwise keep its names. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), total: z.number().int(), ...pagePosition })
}

/** Type described by `pageOf`; `total` counts the rows of all pages. */
export interface Page<T> {
  items: T[]
  total: number
  currentPage: number
  totalPages: number
}

/**
 * The page that is shown of `total` rows, and the slice of rows that its statement reads; a page beyond the last shows
 * the last (decision X-37).
 */
export function clampPage({ page, limit }: { page: number; limit: number }, total: number) {
  const totalPages = Math.max(1, Math.ceil(total / limit))
  const currentPage = Math.min(page, totalPages)
  return { position: { currentPage, totalPages }, slice: { limit, offset: (currentPage - 1) * limit } }
}
