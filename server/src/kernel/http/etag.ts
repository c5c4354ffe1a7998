/**
 * Returns true if an `If-Match` or `If-None-Match` header names this `ETag`. Compares weakly, because a compressing
 * proxy weakens tags.
 */
export function namesTag(header: string, tag: string): boolean {
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}
