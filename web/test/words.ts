import type { Locale } from 'contract/locale'
import { loadLanguage } from '../src/i18n/languages'
import type { Words } from '../src/i18n/lazy-words'

const parts = import.meta.glob<Record<string, Words>>(
  ['../src/**/words/*-words.ts', '../src/i18n/error-words/error-words.ts'],
  { eager: true },
)

/** Loads a language with the messages of every part, so a test of one part need not wait for them. */
export async function wholeLanguage(locale: Locale) {
  const handles = Object.values(parts).flatMap((module) => Object.values(module))
  await Promise.all(handles.map((part) => part.load(locale)))
  return loadLanguage(locale)
}

type Dictionary = Record<string, unknown>
const dictionaries = import.meta.glob<Dictionary>('../src/**/words/{en,fa,nl}.ts', {
  eager: true,
  import: 'default',
})

/** Dictionaries by their folder below `src`, each in three languages. */
export const dictionariesByFolder = Object.keys(dictionaries)
  .filter((path) => path.endsWith('/en.ts'))
  .map((path) => {
    const folder = path.replace(/^\.\.\/src\/|\/en\.ts$/g, '')
    const at = (locale: Locale) => dictionaries[`../src/${folder}/${locale}.ts`] ?? {}
    return { folder, en: at('en'), fa: at('fa'), nl: at('nl') }
  })

/** Merges all texts of a language into one object. */
export const allTexts = (locale: Locale): Dictionary =>
  Object.assign({}, ...dictionariesByFolder.map((one) => one[locale]))
