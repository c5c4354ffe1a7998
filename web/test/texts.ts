import { expect } from 'vitest'

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

const SPELLED_ALIKE = 'both languages spell it alike'
const OUR_NAME = 'the name of the shop'
const THEIR_NAME = 'the name of a product of others'
const SYMBOL = 'a figure with a sign that all languages share'

/** Texts that are the same in English and in Dutch, each with its reason; between other languages there are none. */
export const SAME_IN_DUTCH: Readonly<Record<string, string>> = {
  Tavan: OUR_NAME,
  '{page} · Tavan': OUR_NAME,
  '© {year} Tavan': OUR_NAME,
  Home: SPELLED_ALIKE,
  App: SPELLED_ALIKE,
  Menu: SPELLED_ALIKE,
  Account: SPELLED_ALIKE,
  Contact: SPELLED_ALIKE,
  Privacy: SPELLED_ALIKE,
  Blog: SPELLED_ALIKE,
  '10K+': SYMBOL,
  '{count} product': SPELLED_ALIKE,
  '{count} week': SPELLED_ALIKE,
  '{weight} kg': SYMBOL,
  Community: SPELLED_ALIKE,
  Android: THEIR_NAME,
  'Open Google Play': THEIR_NAME,
  '10 min': SPELLED_ALIKE,
  Beginner: SPELLED_ALIKE,
  Dashboard: SPELLED_ALIKE,
  Status: SPELLED_ALIKE,
  '{count} document': SPELLED_ALIKE,
  '{n} g': SYMBOL,
  '{n} kcal': SYMBOL,
  '{n} min': SYMBOL,
  Coach: SPELLED_ALIKE,
  '{count} set': SPELLED_ALIKE,
  '{count} sets': SPELLED_ALIKE,
  'Set {n}': SPELLED_ALIKE,
  '{n} cm': SYMBOL,
  '{n} kg': SYMBOL,
}
