/** Limits of templates that coaches keep; no zod, because the screens use them too. */

/** Most templates of one coach. */
export const OWN_TEMPLATES_MAX = 200
/** Days in which a deleted template can be brought back. */
export const TEMPLATE_UNDO_DAYS = 30
/** Most plans that one call updates from their template. */
export const NEWS_PLANS_MAX = 200
/** Most rows that come back with one change. */
export const RESTORED_ROWS_MAX = 700
