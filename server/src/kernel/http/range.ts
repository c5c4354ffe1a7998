/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Returns the part of a file that a `Range` header names (RFC 9110): undefined for the whole file, also for units and lists
 * that are not served in parts.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  const last = size - 1
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: last }
  }
  const start = Number(from)
  if (to !== '' && Number(to) < start) return undefined
  if (start > last) return 'unsatisfiable'
  return { start, end: to === '' ? last : Math.min(Number(to), last) }
}
