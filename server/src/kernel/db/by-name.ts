import type { Locale } from 'contract/locale'
import type { Db, Fragment } from './client'

/** A text to sort by, in the order of the reader's language: پ is behind ب, É beside E. */
export function byName(db: Db, text: Fragment, locale: Locale): Fragment {
  return db`${text} collate ${db(`${locale}-x-icu`)}`
}
