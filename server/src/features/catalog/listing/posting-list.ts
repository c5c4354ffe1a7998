/** Ascending numbers in as few bytes as they need: each as its distance from the one before, seven bits to a byte. */
export interface PostingList {
  bytes: Uint8Array
  length: number
  last: number
}

export const emptyPostings = (): PostingList => ({ bytes: new Uint8Array(4), length: 0, last: -1 })

/** Adds a number that is larger than all before; the last one again is left out. */
export function addPosting(list: PostingList, value: number): void {
  if (value === list.last) return
  let distance = value - list.last
  list.last = value
  if (list.length + 5 > list.bytes.length) {
    const wider = new Uint8Array(Math.ceil(list.bytes.length * 1.5) + 5)
    wider.set(list.bytes)
    list.bytes = wider
  }
  for (; distance > 127; distance = Math.floor(distance / 128)) {
    list.bytes[list.length++] = (distance & 127) | 128
  }
  list.bytes[list.length++] = distance
}

/** Writes `score` to the place of every number of the list where a smaller one stands. */
export function raiseScores(list: PostingList, scores: Uint16Array, score: number): void {
  const { bytes, length } = list
  let value = -1
  for (let i = 0; i < length; ) {
    let byte = bytes[i++] as number
    let distance = byte & 127
    for (let scale = 128; byte > 127; scale *= 128) {
      byte = bytes[i++] as number
      distance += (byte & 127) * scale
    }
    value += distance
    if ((scores[value] as number) < score) scores[value] = score
  }
}
