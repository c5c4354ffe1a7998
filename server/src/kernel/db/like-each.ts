import type { Db, Fragment } from './client'

/** True where a text matches all LIKE patterns. One condition for each: a trigram index cannot answer `like all`. */
export function likeEach(db: Db, text: Fragment, patterns: readonly string[]): Fragment {
  return patterns.reduce((all, pattern) => db`${all} and ${text} like ${pattern}`, db`true`)
}
