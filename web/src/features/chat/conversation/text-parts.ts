/** A piece of a message's text; with an address it is a link. */
export interface TextPart {
  text: string
  href?: string
}

/** An address as people write it; what ends a sentence is no part of it. */
const ADDRESS = /https?:\/\/[^\s<>"'`]+/giu
const TRAILING = /[.,;:!?)\]}…»”’،؛؟]+$/u

/** The text with its addresses apart. Only http and https become links, so that a message never runs anything. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const shown = found.replace(TRAILING, '')
    if (!URL.canParse(shown)) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: shown, href: new URL(shown).href })
    from = index + shown.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
