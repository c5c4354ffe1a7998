import { cutText, searchForm } from 'contract/text'

/** Characters of a snippet, and those of them before the found word, at most. */
const LENGTH = 160
const BEFORE = 40

/** Part of a text around its first word that contains one of the search words, in one line. */
export function snippetOf(content: string, words: readonly string[]): string {
  const tokens = content.split(/\s+/u).filter(Boolean)
  const hit = tokens.findIndex((token) => {
    const form = searchForm(token)
    return words.some((word) => form.includes(word))
  })
  let from = Math.max(0, hit)
  for (let length = 0; from > 0; from--) {
    length += (tokens[from - 1]?.length ?? 0) + 1
    if (length > BEFORE) break
  }
  return `${from > 0 ? '… ' : ''}${cutText(tokens.slice(from).join(' '), LENGTH)}`
}
