/** Rounded half up. */
export const summary = 'Move a cart into my cart (decision X-01)' // wrong
export const template = (name: string) => `${name} as SHOP-GEN-01 says` // wrong
// A rule that does not exist: X-999 // wrong
// A line that does not exist: SHOP-GEN-999 // wrong
// The last of a run that does not exist: SHOP-GEN-01..999 // wrong
// An id that only looks like one: RX-999, X-Forwarded-For
export const bucket = 's3://bucket'
