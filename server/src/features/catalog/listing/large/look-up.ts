import type { Db } from '../../../../kernel/db/client'
import { editDistance } from '../edit-distance'
import { mayBeMisspelt, respell, SLIPS_MAX, type Spelling, splitsOf } from '../respell'
import { synonymsOf } from '../synonyms'
import { lettersOf } from '../vocabulary'
import { stemsOf } from '../words'
import type { ListedCategory } from './keep-listing'
import { exactForms, type FoundWord, type Lookup, partPattern } from './query-terms'
import { findHeadwords, findPart, findSimilar, findWords, type Headword } from './words.sql'

/** Words of the vocabulary that a search means. */
export async function lookUp(
  db: Db,
  words: readonly string[],
  categories: readonly ListedCategory[],
): Promise<Lookup> {
  const rows = await findWords(db, exactForms(words))
  const exact = new Map(rows.map(({ word, number }) => [word, number]))
  const parts: FoundWord[][] = []
  for (const word of words) {
    const pattern = partPattern(word)
    parts.push(pattern ? await findPart(db, pattern) : [])
  }
  const numbers = new Map([...rows, ...parts.flat()].map(({ word, number }) => [word, number]))
  const byWord = new Map<number, number[]>()
  for (const { mark, words: named } of categories)
    for (const word of named) {
      const found = numbers.get(word)
      if (found !== undefined) byWord.set(found, [...(byWord.get(found) ?? []), mark])
    }
  return { exact, parts, categories: byWord }
}

/** The words as they were probably meant; undefined where nothing is nearer. */
export async function respellFrom(
  db: Db,
  words: readonly string[],
  { exact, parts }: Lookup,
): Promise<string[] | undefined> {
  const isWritten = (word: string, i: number) =>
    synonymsOf([word]).length > 0 ||
    (parts[i] ?? []).length > 0 ||
    [word, ...stemsOf(word)].some((form) => exact.has(form))
  const known = new Set(words.filter(isWritten))
  const unknown = words.filter((word) => !known.has(word) && mayBeMisspelt(word))
  if (unknown.length === 0) return undefined
  const headwords = new Set(await findHeadwords(db, unknown.flatMap(splitsOf).flat()))
  const near = new Map<string, Headword[]>()
  for (const word of unknown) {
    const like = { size: word.length, letters: lettersOf(word), slips: SLIPS_MAX }
    near.set(word, await findSimilar(db, like))
  }
  const spelling: Spelling = {
    isKnown: (word) => known.has(word),
    isHeadword: (word) => headwords.has(word),
    closest: (word, slips) => closest(near.get(word) ?? [], word, slips),
  }
  return respell(spelling, words)
}

function closest(near: readonly Headword[], word: string, slips: number): string | undefined {
  const found = near
    .map((one) => ({ ...one, distance: editDistance(word, one.word, slips) }))
    .filter(({ distance }) => distance <= slips)
  found.sort((a, b) => a.distance - b.distance || b.products - a.products || a.number - b.number)
  return found[0]?.word
}
