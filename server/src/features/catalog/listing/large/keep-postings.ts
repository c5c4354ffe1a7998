import type { Tx } from '../../../../kernel/db/client'
import { packed, partOf, withChanges } from './packed-part'
import { findParts, type PackedPart, putParts } from './postings.sql'

/** A listed product's codes. */
export interface CodesOf {
  number: number
  words: readonly number[]
}

interface Change {
  code: number
  part: number
  added: number[]
  removed: number[]
}

/** Brings the lists of codes up to date with products whose words change, in the first `posted` parts. */
export async function changePostings(
  tx: Tx,
  posted: number,
  before: readonly CodesOf[],
  after: readonly CodesOf[],
): Promise<void> {
  const changes = [...changesOf(posted, before, after).values()]
  if (changes.length === 0) return
  const codes = [...new Set(changes.map(({ code }) => code))]
  const parts = [...new Set(changes.map(({ part }) => part))]
  const known = new Map((await findParts(tx, codes, parts)).map((one) => [keyOf(one), one.products]))
  const put = changes.map((change): PackedPart => {
    const products = withChanges(known.get(keyOf(change)) ?? new Uint8Array(0), change)
    return { code: change.code, part: change.part, products }
  })
  await putParts(tx, put)
}

const NONE: ReadonlySet<number> = new Set()
const keyOf = ({ code, part }: { code: number; part: number }) => `${code} ${part}`

function changesOf(posted: number, before: readonly CodesOf[], after: readonly CodesOf[]) {
  const changes = new Map<string, Change>()
  const changeOf = (code: number, number: number) => {
    const one = { code, part: partOf(number), added: [], removed: [] }
    const known = changes.get(keyOf(one))
    if (!known) changes.set(keyOf(one), one)
    return known ?? one
  }
  const earlier = new Map(before.map(({ number, words }) => [number, new Set(words)]))
  const later = new Map(after.map(({ number, words }) => [number, new Set(words)]))
  for (const number of new Set([...earlier.keys(), ...later.keys()])) {
    if (partOf(number) >= posted) continue
    const [had, has] = [earlier.get(number) ?? NONE, later.get(number) ?? NONE]
    for (const code of has) if (!had.has(code)) changeOf(code, number).added.push(number)
    for (const code of had) if (!has.has(code)) changeOf(code, number).removed.push(number)
  }
  return changes
}

export const packLong = (long: readonly PackedPart[]): PackedPart[] =>
  long.map((part) => ({ ...part, products: packed(part.products) }))
