/** Products that one wish list may hold. */
export const WISHES_MAX = 200
