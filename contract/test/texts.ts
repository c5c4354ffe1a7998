import { expect } from 'vitest'
import type { Locale } from '../src/locale'

/** Every text with its path; the forms of a plural one by one. */
export function flatTexts(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]]
  return Object.entries(node as object).flatMap(([key, value]) =>
    flatTexts(value, path ? `${path}.${key}` : key),
  )
}

const parametersOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
const isForm = (path: string) => /\.(zero|one|two|few|many)$/.test(path)

/** A language has every text of the English one, each with the same parameters; a form of a plural may leave some out. */
export function expectSameParameters(english: unknown, translated: unknown): void {
  const texts = new Map(flatTexts(translated))
  const originals = new Map(flatTexts(english))
  for (const [path, original] of originals) {
    if (isForm(path)) continue
    expect([...texts.keys()]).toContain(path)
    expect(parametersOf(texts.get(path) ?? ''), path).toEqual(parametersOf(original))
  }
  for (const [path, text] of texts) {
    expect(text.trim(), path).not.toBe('')
    const general = originals.get(path.replace(/\.\w+$/, '.other')) ?? ''
    const known = parametersOf((originals.get(path) ?? '') + general)
    for (const name of parametersOf(text)) expect(known, path).toContain(name)
  }
}

/** Texts with letters of their own that are, word for word, those of another language. */
export function sameTexts(english: unknown, translated: unknown): string[] {
  const originals = new Map(flatTexts(english))
  return flatTexts(translated)
    .filter(([path, text]) => text === originals.get(path) && /\p{L}/u.test(text.replace(/\{\w+\}/g, '')))
    .map(([, text]) => text)
}

const NUMBER_WORDS: Record<Locale, RegExp> = {
  en: /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|hundred|thousand)\b/i,
  fa: /(?<![\p{L}\u200c])(دو|سه|چهار|پنج|شش|هفت|هشت|یازده|دوازده|سی|صد|هزار)(?![\p{L}\u200c])/u,
  nl: /\b(twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertig|honderd|duizend)\b/i,
}

/** Paths of the texts in which a number is spelled, in digits or as a word, instead of coming in as a parameter. */
export function spelledNumbers(texts: unknown, locale: Locale): string[] {
  return flatTexts(texts)
    .filter(([, text]) => /\p{Nd}/u.test(text) || NUMBER_WORDS[locale].test(text))
    .map(([path]) => path)
}
