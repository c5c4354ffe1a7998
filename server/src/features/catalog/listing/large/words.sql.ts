import type { Db } from '../../../../kernel/db/client'

/** Words that a part is looked for in, those of most products first; a part of more says little. */
const PARTS_MAX = 300

export interface WordRow {
  number: number
  word: string
}

/** Word as the vocabulary keeps it. */
interface WordValues {
  word: string
  kind: string
  size: number | null
  letters: number
}

/** The numbers of words that are known exactly so. */
export async function findWords(db: Db, words: readonly string[]): Promise<WordRow[]> {
  return db<WordRow[]>`select number, word from catalog_words where word = any(${[...words]}::text[])`
}

/** Adds words; those that another process adds meanwhile are left to it. */
export async function addWords(db: Db, words: readonly WordValues[]): Promise<void> {
  await db`
    insert into catalog_words (word, kind, size, letters)
    select r.word, r.kind, r.size, r.letters
    from jsonb_to_recordset(${db.json(words)}) r(word text, kind text, size smallint, letters integer)
    order by r.word on conflict (word) do nothing`
}

/** Lets others be slips of these words, which stand in names or labels now. */
export async function addHeadwords(db: Db, words: readonly WordValues[]): Promise<void> {
  await db`
    update catalog_words w set size = r.size, letters = r.letters
    from jsonb_to_recordset(${db.json(words)}) r(word text, size smallint, letters integer)
    where w.word = r.word and w.size is null`
}

/** Adds to how many products have words in their names or labels. */
export async function countHeadwords(
  db: Db,
  numbers: readonly number[],
  more: readonly number[],
): Promise<void> {
  await db`
    update catalog_words w set products = w.products + r.more
    from unnest(${[...numbers]}::int[], ${[...more]}::int[]) r(number, more) where w.number = r.number`
}

/** Escapes the signs that have a meaning in patterns. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Words with a part, at its beginning or anywhere. */
export async function findPart(
  db: Db,
  { part, isAnywhere, isInCompounds }: { part: string; isAnywhere: boolean; isInCompounds: boolean },
): Promise<WordRow[]> {
  const pattern = `${isAnywhere ? '%' : ''}${escaped(part)}%`
  const kinds = isInCompounds ? db`kind <> 'mark'` : db`kind = 'word'`
  // Words with other letters than English ones are few enough to be looked through, by the index that has them alone.
  const isForeign = Buffer.byteLength(part) > part.length
  const fitting = isForeign
    ? db`octet_length(word) > length(word) and word || '' like ${pattern}`
    : db`word like ${pattern}`
  return db<WordRow[]>`
    select number, word from catalog_words where ${fitting} and ${kinds}
    order by products desc, number limit ${PARTS_MAX}`
}

export type Headword = WordRow & { products: number }

/** Words of about this length with about these letters, of which some differ by as many slips at most. */
export async function findSimilar(
  db: Db,
  { size, letters, slips }: { size: number; letters: number; slips: number },
): Promise<Headword[]> {
  return db<Headword[]>`
    select number, word, products from catalog_words
    where size between ${size - slips} and ${size + slips}
      and bit_count((letters # ${letters}::int)::bit(32)) <= ${2 * slips}::int`
}

/** Those of the words that stand in names or labels. */
export async function findHeadwords(db: Db, words: readonly string[]): Promise<string[]> {
  const rows = await db<{ word: string }[]>`
    select word from catalog_words where word = any(${[...words]}::text[]) and size is not null`
  return rows.map(({ word }) => word)
}
