import { setImmediate as turn } from 'node:timers/promises'
import type { Section, Sections } from '../../../kernel/sections'
import type { Postings } from './posting-list'

/** Entries that are unpacked before others get their turn: some ten milliseconds. */
const SLICE = 20_000

/** Texts as one text and their lengths. */
export function packStrings(name: string, texts: readonly string[]): Record<string, Section> {
  return {
    [`${name}: text`]: Buffer.from(texts.join('')),
    [`${name}: lengths`]: Int32Array.from(texts, ({ length }) => length),
  }
}

/** The texts share the memory of the one that they are cut from. */
export async function unpackStrings(name: string, sections: Sections): Promise<string[]> {
  const text = Buffer.from(sections.u8(`${name}: text`).buffer).toString()
  const lengths = sections.i32(`${name}: lengths`)
  const texts: string[] = new Array(lengths.length)
  let from = 0
  for (let i = 0; i < lengths.length; i++) {
    const to = from + (lengths[i] as number)
    texts[i] = text.slice(from, to)
    from = to
    if (i % SLICE === SLICE - 1) await turn()
  }
  return texts
}

/** Length of a list that is missing, and of one that is a single number. */
const NONE = -1
const SINGLE = 0

/** Lists of numbers as their lengths in bytes, their last numbers, and their bytes one after the other. */
export function packPostings(
  name: string,
  lists: readonly (Postings | undefined)[],
): Record<string, Section> {
  const lengths = new Int32Array(lists.length).fill(NONE)
  const lasts = new Int32Array(lists.length)
  let size = 0
  for (let i = 0; i < lists.length; i++) {
    const list = lists[i]
    if (list === undefined) continue
    lengths[i] = typeof list === 'number' ? SINGLE : list.length
    lasts[i] = typeof list === 'number' ? list : list.last
    size += lengths[i] as number
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const list of lists) {
    if (typeof list !== 'object') continue
    bytes.set(list.bytes.subarray(0, list.length), at)
    at += list.length
  }
  return { [`${name}: lengths`]: lengths, [`${name}: lasts`]: lasts, [`${name}: bytes`]: bytes }
}

export async function unpackPostings(name: string, sections: Sections): Promise<(Postings | undefined)[]> {
  const lengths = sections.i32(`${name}: lengths`)
  const lasts = sections.i32(`${name}: lasts`)
  const bytes = sections.u8(`${name}: bytes`)
  const lists: (Postings | undefined)[] = new Array(lengths.length).fill(undefined)
  let at = 0
  for (let i = 0; i < lengths.length; i++) {
    const [length, last] = [lengths[i] as number, lasts[i] as number]
    if (length === SINGLE) lists[i] = last
    else if (length > 0) {
      // `withPosting` copies the bytes before it appends to a full list.
      lists[i] = { bytes: bytes.subarray(at, at + length), length, last }
      at += length
    }
    if (i % SLICE === SLICE - 1) await turn()
  }
  return lists
}
