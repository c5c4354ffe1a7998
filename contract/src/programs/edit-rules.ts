/** Limits of changes to a plan; no zod, because the screens use them too. */

/** Most edits of one call. */
export const PLAN_EDITS_MAX = 200
/** Most parts of a plan that one call copies. */
export const COPY_PARTS_MAX = 50
/** Characters of a dotted path. */
export const EDIT_PATH_MAX = 200
