/** Ascending numbers in as few bytes as they need: each as its distance from the one before, seven bits to a byte. */
export interface PostingList {
  bytes: Uint8Array
  length: number
  last: number
}

/** Numbers of the products with a word; a single number stands for itself. */
export type Postings = PostingList | number

/** The postings with one number more, which is not smaller than any of them; the last one again is left out. */
export function withPosting(postings: Postings | undefined, value: number): Postings {
  if (postings === undefined || postings === value) return value
  if (typeof postings === 'object') {
    append(postings, value)
    return postings
  }
  const list = { bytes: new Uint8Array(4), length: 0, last: -1 }
  append(list, postings)
  append(list, value)
  return list
}

function append(list: PostingList, value: number): void {
  if (value === list.last) return
  let distance = value - list.last
  list.last = value
  if (list.length + 5 > list.bytes.length) {
    const wider = new Uint8Array(list.bytes.length * 2 + 4)
    wider.set(list.bytes)
    list.bytes = wider
  }
  for (; distance > 127; distance >>>= 7) list.bytes[list.length++] = (distance & 127) | 128
  list.bytes[list.length++] = distance
}

/** Writes the numbers into `room`, which is large enough for all there may be; returns how many there are. */
export function readPostings(postings: Postings, room: Int32Array): number {
  if (typeof postings === 'number') {
    room[0] = postings
    return 1
  }
  const { bytes, length } = postings
  let value = -1
  let count = 0
  for (let i = 0; i < length; ) {
    let byte = bytes[i++] as number
    let distance = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[i++] as number
      distance |= (byte & 127) << shift
    }
    value += distance
    room[count++] = value
  }
  return count
}

/** Roughly how many numbers there are, to tell short lists from long ones. */
export const sizeOf = (postings: Postings | undefined): number =>
  postings === undefined ? 0 : typeof postings === 'number' ? 1 : postings.length
