import { PRINTABLE_RANGES } from './printable-characters'

/**
 * Matches one visible character, for choosing a font: a letter with its marks and joiners, a flag, or an emoji with
 * its modifiers.
 */
export const CLUSTER =
  /\p{Regional_Indicator}{2}|.(?:[\p{M}\p{Emoji_Modifier}\u200c]|\u200d(?:[^\p{Z}\p{Cc}]|$)?)*/gsu

/** Controls, joiners, marks of direction, variation selectors: they are drawn as nothing, whatever the font. */
export const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u

let printable: ReadonlySet<number> | undefined

function readRanges(): ReadonlySet<number> {
  const codePoints = new Set<number>()
  let last = 0
  for (const range of PRINTABLE_RANGES.trim().split(/\s/)) {
    const [gap = '', more = '0'] = range.split('-')
    const first = last + Number.parseInt(gap, 36)
    last = first + Number.parseInt(more, 36)
    for (let codePoint = first; codePoint <= last; codePoint++) codePoints.add(codePoint)
  }
  return codePoints
}

/** Returns true for a character that a font of our documents has, or that shows nothing. */
export function isPrintable(char: string): boolean {
  printable ??= readRanges()
  return printable.has(char.codePointAt(0) as number) || UNSEEN.test(char) || /\s/.test(char)
}

/**
 * Returns what no font of our documents has: emoji, characters of rare scripts. Each once, in the order of the text, in the
 * composed form (NFC) in which documents are drawn.
 */
export function unprintable(text: string): string[] {
  const clusters = text.normalize('NFC').match(CLUSTER) ?? []
  return [...new Set(clusters.filter((cluster) => [...cluster].some((char) => !isPrintable(char))))]
}

/** Problem of a text that an invoice could not show. */
export interface PrintProblem<P extends string> {
  path: P
  code: 'text.unprintable'
  params: { characters: string }
}

/** Returns a problem for each text that an invoice could not show as it was written; it names the characters. */
export function printProblems<P extends string>(
  texts: readonly (readonly [path: P, text: string | undefined])[],
): PrintProblem<P>[] {
  return texts.flatMap(([path, text]) => {
    const characters = unprintable(text ?? '')
    if (characters.length === 0) return []
    return [{ path, code: 'text.unprintable', params: { characters: characters.join(' ') } }]
  })
}
