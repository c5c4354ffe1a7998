/**
 * Whether an `If-Match` or `If-None-Match` header names this `ETag`. Compared weakly: a proxy that packs the answer on its
 * way marks its tag as weak.
 */
export function namesTag(header: string, tag: string): boolean {
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}
