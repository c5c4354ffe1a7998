import type { Db, Fragment } from './client'

/**
 * A text in the form of `searchForm` (contract/src/text.ts), for lists that are too short for an index. Characters
 * beyond those replaced one by one are deleted by `translate`.
 */
export function searchFormSql(db: Db, text: Fragment): Fragment {
  return db`regexp_replace(translate(
    regexp_replace(normalize(lower(${text}), NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u0640]', '', 'g'),
    'يىكة\u200c۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩\u200b\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u00ad\u2060\ufeff',
    'ییکه 01234567890123456789'), '\\s+', ' ', 'g')`
}
