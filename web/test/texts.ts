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

/** No text is the English one, except the words that the languages share. */
export function expectTranslated(english: unknown, translated: unknown, shared: readonly string[]): void {
  const originals = new Map(flatTexts(english))
  const left = flatTexts(translated).filter(
    ([path, text]) => text === originals.get(path) && /\p{L}/u.test(text.replace(/\{\w+\}/g, '')),
  )
  expect(left.filter(([, text]) => !shared.includes(text))).toEqual([])
}

/** Words that are the same in English and in the language; names of people, things and abbreviations among them. */
export const SHARED_WORDS: Record<'fa' | 'nl', readonly string[]> = {
  fa: [],
  nl: [
    'Tavan',
    '{page} · Tavan',
    '© {year} Tavan',
    'Home',
    'App',
    'Menu',
    'Account',
    'Contact',
    'Privacy',
    'Blog',
    '10K+',
    '{count} product',
    '{count} week',
    '{weight} kg',
    'Community',
    'Android',
    'Open Google Play',
    '10 min',
    'Beginner',
    'Dashboard',
    'Status',
    '1 document',
    '{n} cm',
    '{n} kg',
  ],
}
