import { z } from 'zod'
import { Id, ignoredText, shownText, text } from '../fields'
import { pageQuery } from '../page'
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

export const searchQuery = z.object({
  /** In names and aliases of all languages; every word of it. */
  search: z.string().max(SEARCH_MAX).optional(),
  ...pageQuery({ limit: EXERCISES_PER_PAGE }),
})

/** Callers of the library: coaches for their own entries, staff for those of the shop. */
export const COACH = { allow: 'coach' } as const
export const STAFF = { allow: 'admin', staff: 'programs' } as const
