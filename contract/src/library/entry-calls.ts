import { z } from 'zod'
import { endpoint, type Method } from '../endpoint'
import { Id, ignoredText, shownText, text } from '../fields'
import { type Page, pageOf, pageQuery } from '../page'
import type { StaffSection } from '../staff'
import { SEARCH_MAX } from '../text'
import { EXERCISE_LIST_MAX, EXERCISE_NAME_MAX, EXERCISE_TERM_MAX, EXERCISES_PER_PAGE } from './rules'

/** Fields that entries of the library share: exercises, foods and meals. */

/** List of short texts, such as equipment. */
export const Terms = z
  .array(shownText(EXERCISE_TERM_MAX).min(1, 'request.invalid'), 'request.wrong_type')
  .max(EXERCISE_LIST_MAX, 'request.too_many')
  .default([])

/** A text in the languages beside English; empty where it is only in English. */
export const translated = (max: number) =>
  z.object({ fa: text(max), nl: text(max) }, 'request.wrong_type').default({ fa: '', nl: '' })

/** Names by which an entry is found. */
export const named = {
  name: text(EXERCISE_NAME_MAX),
  names: translated(EXERCISE_NAME_MAX),
  /** Other names by which it is found. */
  aliases: z
    .object({ en: Terms, fa: Terms, nl: Terms }, 'request.wrong_type')
    .default({ en: [], fa: [], nl: [] }),
}

/** Fields of every answer that a PUT may send back; it ignores them. */
export const readOnly = { _id: ignoredText(), own: ignoredText(), filled: ignoredText() }

/** The version that was read; 409 `library.changed_meanwhile` where it is another by now. */
export const version = z.number('request.wrong_type').int('request.wrong_type').optional()

/** Fields of every answer. */
export const answered = {
  _id: z.string(),
  /** True where the caller may change it: the coach's own, or the shop's in the console. */
  own: z.boolean(),
  version: z.number().int(),
}

export const ofEntry = z.object({ id: Id })

const searchQuery = z.object({
  /** In names and aliases of all languages; every word of it. */
  search: z.string().max(SEARCH_MAX).optional(),
  ...pageQuery({ limit: EXERCISES_PER_PAGE }),
})

/** Callers of a kind's calls; both have the same type, so one binding and one client serve both. */
interface Callers {
  allow: 'coach' | 'admin'
  staff?: StaffSection
}

/** Callers of the library: coaches for their own entries, staff for those of the shop. */
export const COACH: Callers = { allow: 'coach' }
export const STAFF: Callers = { allow: 'admin', staff: 'programs' }

type Call<M extends Method> = Callers & { method: M; path: `/${string}`; summary: string }
type Answers<T> = { data: z.ZodType<T> }
type OfEntry = { params: typeof ofEntry }

/** The five calls about a kind of entries, by the types of an entry and of its body as received and as sent. */
export interface EntryCalls<Entry, Body, Sent = unknown> {
  list: Call<'GET'> & Answers<Page<Entry>> & { query: typeof searchQuery }
  add: Call<'POST'> & Answers<Entry> & { body: z.ZodType<Body, Sent> }
  get: Call<'GET'> & Answers<Entry> & OfEntry
  change: Call<'PUT'> & Answers<Entry> & OfEntry & { body: z.ZodType<Body & Versioned, Sent & Versioned> }
  remove: Call<'DELETE'> & OfEntry
}
interface Versioned {
  version?: number | undefined
}

interface Kind<A extends z.ZodType, B extends z.ZodType, C extends z.ZodType> {
  /** An entry as it is answered, as it is added, and as it is changed. */
  schemas: { entry: A; body: B; changed: C }
  callers: Callers
  /** Address of the list. */
  path: `/${string}`
  summaries: Record<'list' | 'add' | 'get' | 'change' | 'remove', string>
}

/**
 * Declares the five calls about a kind of entries. Coaches see their own and the shop's, whose change is refused with
 * 403 `library.read_only`; entries whose name begins with the search come first. Plans, meals and the log keep what
 * they have of a deleted entry.
 */
export function entryCalls<A extends z.ZodType, B extends z.ZodType, C extends z.ZodType>({
  schemas: { entry: data, body, changed },
  callers,
  path,
  summaries,
}: Kind<A, B, C>) {
  const one = `${path}/:id` as const
  const params = ofEntry
  const list = {
    method: 'GET',
    path,
    query: searchQuery,
    data: pageOf(data),
    summary: summaries.list,
  } as const
  const add = { method: 'POST', path, body, status: 201, data, summary: summaries.add } as const
  const get = { method: 'GET', path: one, params, data, summary: summaries.get } as const
  const change = { method: 'PUT', path: one, params, body: changed, data, summary: summaries.change } as const
  const remove = { method: 'DELETE', path: one, params, summary: summaries.remove } as const
  return {
    list: endpoint({ ...callers, ...list }),
    add: endpoint({ ...callers, ...add }),
    get: endpoint({ ...callers, ...get }),
    change: endpoint({ ...callers, ...change }),
    remove: endpoint({ ...callers, ...remove }),
  }
}
