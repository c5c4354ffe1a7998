import { addBits, type Bits, bytesOf, emptyBits, keepBits } from './bits'
import { addList } from './packed-part'
import type { CodeList } from './postings.sql'
import type { Term } from './query-terms'

/** The lists of codes, by code; a code that no product has is missing. */
export type Lists = ReadonlyMap<number, Uint8Array>

export const listsOf = (lists: readonly CodeList[]): Lists =>
  new Map(lists.map(({ code, products }) => [code, products]))

/** Codes with what they are worth, whose products are taken level by level, those of most worth first. */
interface Levels {
  codes: (readonly [code: number, score: number])[]
  taken: number
  bits: Bits
}

const levelsOf = (scores: ReadonlyMap<number, number>, size: number): Levels => ({
  codes: [...scores].sort(([, a], [, b]) => b - a),
  taken: 0,
  bits: emptyBits(size),
})

/** Adds the products that codes of `least` and more have. */
function takeLevel(levels: Levels, lists: Lists, least: number): Bits {
  const bytes = bytesOf(levels.bits)
  for (; levels.taken < levels.codes.length; levels.taken++) {
    const [code, score] = levels.codes[levels.taken] as [number, number]
    if (score < least) break
    const list = lists.get(code)
    if (list) addList(list, bytes)
  }
  return levels.bits
}

/** Makes what tells, for falling `least`, the products in which a word is worth as much: the same bits each time. */
function bitsByLevel({ scores, groups }: Term, lists: Lists, size: number): (least: number) => Bits {
  const own = levelsOf(scores, size)
  const others = groups.map((group) => group.map((one) => levelsOf(one, size)))
  return (least) => {
    const bits = takeLevel(own, lists, least)
    for (const group of others) {
      const [first, ...more] = group.map((levels) => takeLevel(levels, lists, least))
      if (!first) continue
      const all = first.slice()
      for (const one of more) keepBits(all, one)
      addBits(bits, all)
    }
    return bits
  }
}

/** Listed products with all words, or with any of them. */
export function findBits(terms: readonly Term[], lists: Lists, listed: Bits, isAny = false): Bits {
  const size = listed.length * 32
  const [first, ...others] = terms.map((term) => bitsByLevel(term, lists, size)(1))
  const found = first ?? emptyBits(size)
  for (const one of others) isAny ? addBits(found, one) : keepBits(found, one)
  keepBits(found, listed)
  return found
}

const scoresOf = ({ scores, groups }: Term) => [
  ...scores.values(),
  ...groups.flatMap((lists) => lists.flatMap((list) => [...list.values()])),
]

/** Adds up what the words are worth for each found product. */
export function addScores(terms: readonly Term[], lists: Lists, found: Bits, scores: Uint16Array): void {
  const size = found.length * 32
  for (const term of terms) {
    const bitsOf = bitsByLevel(term, lists, size)
    const left = found.slice()
    for (const level of [...new Set(scoresOf(term))].sort((a, b) => b - a)) {
      const bits = bitsOf(level)
      for (let i = 0; i < left.length; i++) {
        const reached = (left[i] as number) & (bits[i] as number)
        if (reached === 0) continue
        left[i] = (left[i] as number) & ~reached
        for (let rest = reached; rest !== 0; rest &= rest - 1) {
          const number = (i << 5) | (31 - Math.clz32(rest & -rest))
          scores[number] = (scores[number] as number) + level
        }
      }
    }
  }
}
