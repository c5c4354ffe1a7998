import type { Db } from '../../../../kernel/db/client'
import { best } from '../related'
import { type Candidate, findOne, listNearPrice, type Wanted } from './find.sql'
import { choices } from './nearest'
import { categoryMark, isMark, markCode } from './word-codes'
import { findWords } from './words.sql'

/** Tags that are looked at; a product has a few. */
const TAGS_MAX = 6

/**
 * Others of the same category: those with most tags in common first, then those of a similar price. Undefined for a product
 * that is not listed.
 */
export async function listRelatedTo(
  db: Db,
  closed: readonly string[],
  id: string,
  max: number,
): Promise<string[] | undefined> {
  const one = await findOne(db, id)
  if (!one || closed.includes(one.categoryId)) return undefined
  const { categoryId, price } = one
  const [category] = await findWords(db, [categoryMark(categoryId)])
  const isTag = (code: number) => isMark(code) && code !== markCode(category?.number ?? 0)
  const tags = one.words.filter(isTag).slice(0, TAGS_MAX)
  const distance = (other: { price: number }) => Math.abs(other.price - price)
  const found = new Set<string>()
  for (let shared = tags.length; shared >= 0 && found.size < max; shared--) {
    const near = new Map<string, Omit<Candidate, 'codes'>>()
    for (const chosen of choices(tags.length, shared)) {
      const conditions = chosen.map((i) => ({ codes: [tags[i] as number], groups: [] }))
      const wanted: Wanted = { conditions, categoryId, closed }
      // Those with more tags in common may be nearer, and so may the product itself.
      for (const other of await listNearPrice(db, wanted, price, 2 * max + 1))
        if (other.id !== id && !found.has(other.id)) near.set(other.id, other)
    }
    const others = [...near.values()].sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
    for (const other of best(others, max - found.size, (a, b) => distance(a) - distance(b)))
      found.add(other.id)
  }
  return [...found]
}
