/** Longest sentence that is still one above a price. */
const LENGTH_MAX = 180

/** Returns the first sentence of a text in one of the three languages; empty where it is too long to stand alone. */
export function firstSentence(text: string): string {
  const sentence = /^[^\n]+?[.!?؟](?=\s|$)/.exec(text.trim())?.[0] ?? ''
  return sentence.length <= LENGTH_MAX ? sentence : ''
}

/** Returns the text without the sentence that stands alone above it. */
export function withoutFirstSentence(text: string): string {
  return text.trim().slice(firstSentence(text).length).trim()
}
