import type { Locale } from 'contract/locale'
import { byName } from '../../kernel/db/by-name'
import type { Db, Fragment } from '../../kernel/db/client'

/** Owner of entries: a coach, or the shop. */
export interface Owner {
  coachId: string | null
}

/** Reading: whose entries are seen beside the shop's, and in which language. */
export interface Reader extends Owner {
  locale: Locale
}

/** Name of entry `e` in a language. */
export const nameIn = (db: Db, locale: Locale): Fragment =>
  db`coalesce(nullif(e.names ->> ${locale}::text, ''), e.name)`

/** The condition of entries `e` of the shop and of the reader. */
export const isSeenBy = (db: Db, { coachId }: Owner): Fragment =>
  db`(e.coach_id is null or e.coach_id = ${coachId})`

/** The condition of entries `e` of the shop and of the reader with every word of the search; no words for all. */
export const isFound = (db: Db, owner: Owner, words: readonly string[]): Fragment =>
  db`${isSeenBy(db, owner)} and not exists (
    select from unnest(${[...words]}::text[]) as w (word) where position(w.word in e.search_text) = 0)`

/** Order of found entries `e`: with a name that begins with the search first, then by name in the reader's language. */
export const byRelevance = (db: Db, { locale }: Reader, words: readonly string[]): Fragment =>
  db`position(E'\n' || ${words.join(' ')}::text in E'\n' || e.search_text) = 0,
    ${byName(db, nameIn(db, locale), locale)}, e.id`
