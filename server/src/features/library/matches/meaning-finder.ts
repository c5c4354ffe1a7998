import { searchForm } from 'contract/text'

/** Words of each meaning, in English, Persian and Dutch; `null` for words that have none of them. */
export type Vocabulary<K extends string> = readonly (readonly [meaning: K | null, words: string])[]

const plain = (text: string) =>
  ` ${searchForm(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Returns the function that finds the meanings in a text: of several words that fit, the longest counts. */
export function finderOf<K extends string>(vocabulary: Vocabulary<K>): (text: string) => K[] {
  const entries = vocabulary
    .flatMap(([meaning, words]) => words.split(',').map((word) => ({ meaning, word: plain(word).trim() })))
    .sort((a, b) => b.word.length - a.word.length)
  return (text) => {
    const found = new Set<K>()
    let left = plain(text)
    for (const { meaning, word } of entries)
      for (const form of [word, `${word}s`, `${word}es`, `${word}en`, `${word}ها`]) {
        if (!left.includes(` ${form} `)) continue
        left = left.replaceAll(` ${form} `, ' | ')
        if (meaning) found.add(meaning)
      }
    return [...found]
  }
}
