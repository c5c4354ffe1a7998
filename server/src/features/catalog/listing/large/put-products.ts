import { localeCodes } from 'contract/locale'
import type { Tx } from '../../../../kernel/db/client'
import { nameIn } from '../change-product'
import { findActiveRows, type IndexRow } from '../listing.sql'
import { changePostings } from './keep-postings'
import { addCounts, findListed, type ListedValues, putListed, removeListed } from './rows.sql'
import {
  categoryMark,
  codeOf,
  fieldsOfWords,
  headwordsOf,
  isHeadwordField,
  markCode,
  type NewWord,
  newMark,
  newWord,
  rememberedWords,
  tagMark,
} from './word-codes'
import { addHeadwords, addWords, countHeadwords, findWords } from './words.sql'

/** Words that are in the vocabulary for certain, with their numbers, and whether as headwords. */
export type KnownWords = Map<string, { number: number; isHeadword: boolean }>

/**
 * Brings these products of the listing up to date, within a transaction of the process that may change it. `known` is for
 * many calls: what one adds to it holds only if its transaction is committed. The first `posted` parts of the postings follow.
 */
export async function putProducts(
  tx: Tx,
  ids: readonly string[],
  {
    rows: read,
    known,
    posted,
  }: { rows?: readonly IndexRow[]; known?: KnownWords; posted?: number | null } = {},
): Promise<void> {
  const rows = read ?? (await findActiveRows(tx, ids))
  const before = await findListed(tx, ids)
  const listed = await withWords(tx, rows, known)
  const stays = new Set(rows.map(({ id }) => id))
  const gone = before.filter(({ id }) => !stays.has(id)).map(({ id }) => id)
  if (gone.length > 0) await removeListed(tx, gone)
  const numbers = new Map(
    listed.length > 0 ? (await putListed(tx, listed)).map(({ id, number }) => [id, number]) : [],
  )
  await count(tx, before, listed)
  if (posted == null) return
  const after = listed.map(({ id, words }) => ({ number: numbers.get(id) as number, words }))
  await changePostings(tx, posted, before, after)
}

/** The numbers of words, which are added where they are new. */
export async function numbersOf(tx: Tx, words: ReadonlyMap<string, NewWord>): Promise<Map<string, number>> {
  const find = async (wanted: readonly string[]) =>
    (await findWords(tx, wanted)).map(({ word, number }) => [word, number] as const)
  const numbers = new Map(await find([...words.keys()]))
  const missing = [...words.values()].filter(({ word }) => !numbers.has(word))
  if (missing.length > 0) {
    await addWords(tx, missing)
    for (const [word, number] of await find(missing.map(({ word }) => word))) numbers.set(word, number)
  }
  const headwords = [...words.values()].filter(({ size }) => size !== null)
  if (headwords.length > 0) await addHeadwords(tx, headwords)
  return numbers
}

/** Most words that are remembered; those of more are mostly skus, which do not come again. */
const KNOWN_MAX = 200_000

/** The numbers of words, of which only those that are not known are looked up. */
async function numbersWith(
  tx: Tx,
  words: ReadonlyMap<string, NewWord>,
  known: KnownWords,
): Promise<(word: string) => number> {
  const isKnown = ({ word, size }: NewWord) => {
    const one = known.get(word)
    return one !== undefined && (size === null || one.isHeadword)
  }
  const unknown = new Map([...words].filter(([, word]) => !isKnown(word)))
  const found = await numbersOf(tx, unknown)
  const numberOf = new Map(
    [...words.keys()].map((word) => [word, found.get(word) ?? known.get(word)?.number]),
  )
  if (known.size > KNOWN_MAX) known.clear()
  for (const [word, number] of found)
    known.set(word, { number, isHeadword: unknown.get(word)?.size !== null })
  return (word) => numberOf.get(word) as number
}

async function withWords(
  tx: Tx,
  rows: readonly IndexRow[],
  known: KnownWords = new Map(),
): Promise<ListedValues[]> {
  const wordsOf = rememberedWords()
  const fields = rows.map((row) => fieldsOfWords(row, wordsOf))
  const words = new Map<string, NewWord>()
  for (const [i, row] of rows.entries()) {
    for (const [word, field] of fields[i] ?? [])
      if (isHeadwordField(field) || !words.has(word)) words.set(word, newWord(word, isHeadwordField(field)))
    for (const mark of marksOf(row)) words.set(mark, newMark(mark))
  }
  const numberOf = await numbersWith(tx, words, known)
  return rows.map((row, i) => {
    const codes = [...(fields[i] ?? [])].map(([word, field]) => codeOf(numberOf(word), field))
    const marks = marksOf(row).map((mark) => markCode(numberOf(mark)))
    const { id, categoryId, price, position, isFeatured } = row
    const names = Object.fromEntries(localeCodes.map((locale) => [locale, nameIn(row, locale)]))
    return {
      ...{ id, categoryId, price, position, isFeatured, words: [...codes, ...marks] },
      ...(names as Pick<ListedValues, (typeof localeCodes)[number]>),
    }
  })
}

const marksOf = ({ categoryId, tags }: IndexRow) => [
  categoryMark(categoryId),
  ...new Set(tags.map((tag) => tagMark(tag))),
]

type Counted = Pick<ListedValues, 'categoryId' | 'words'>

/** Brings the numbers of products by category and by headword up to date. */
async function count(tx: Tx, before: readonly Counted[], after: readonly Counted[]): Promise<void> {
  const categories = new Map<string, number>()
  const words = new Map<number, number>()
  for (const [rows, step] of [
    [before, -1],
    [after, 1],
  ] as const)
    for (const row of rows) {
      categories.set(row.categoryId, (categories.get(row.categoryId) ?? 0) + step)
      for (const word of headwordsOf(row.words)) words.set(word, (words.get(word) ?? 0) + step)
    }
  const changed = <K>(counts: Map<K, number>) => new Map([...counts].filter(([, more]) => more !== 0))
  const [moved, written] = [changed(categories), changed(words)]
  if (moved.size > 0) await addCounts(tx, moved)
  if (written.size > 0) await countHeadwords(tx, [...written.keys()], [...written.values()])
}
