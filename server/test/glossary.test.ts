import { readdirSync, readFileSync } from 'node:fs'
import { isLocale, type Locale, localeCodes } from 'contract/locale'
import { articleTitles } from 'contract/site/articles'
import { expect, test } from 'vitest'
import { allowed, type Kind, retiredIn, specified, strayWords } from '../../contract/test/glossary'
import { exportTexts } from '../../scripts/lib/texts.mjs'
import { exercisePhrases } from '../src/demo/plans/exercise-phrases'
import { phrases } from '../src/demo/plans/phrases'
import { readTextSources } from './exported-texts'

const root = new URL('../src/', import.meta.url)
const sources = (folder: string, name: RegExp) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path) && !path.endsWith('.test.ts'))
    .map((path) => `${folder}${path}`)

/** Files with letters of Arabic keyboards, which a search replaces. */
const NO_TEXTS = new Set(['kernel/db/search-form.ts', 'features/catalog/console/product-list.sql.ts'])

const texts = exportTexts(readTextSources())
const textsIn = (locale: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, { [locale]: text }]) => (text === undefined ? [] : [[key, text]])),
  )

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\$]|\\.)*)`/g

/**
 * Texts of a file by language: after `en:`, `fa:` or `nl:`, and anything in Persian script. Read from the source,
 * because most mail texts are not exported.
 */
function textsOf(path: string): { locale: Locale; text: string }[] {
  let locale: Locale | undefined
  return readFileSync(new URL(path, root), 'utf8')
    .split(/\b(en|fa|nl): (?=[{['`])/)
    .flatMap((part) => {
      if (isLocale(part)) {
        locale = part
        return []
      }
      return [...part.matchAll(LITERAL)].flatMap(([, plain, template]) => {
        const text = plain ?? template ?? ''
        const own: Locale | undefined = /[\u0600-\u06ff]/.test(text) ? 'fa' : locale
        return own ? [{ locale: own, text }] : []
      })
    })
}

const strayIn = (paths: string[], kind: Kind) =>
  paths.flatMap((path) =>
    textsOf(path).flatMap(({ locale, text }) =>
      strayWords(text, locale, kind).map((found) => `${path} ${locale} ${found}`),
    ),
  )

test('exported texts use the glossary’s names (SHOP-I18N-02 SHOP-I18N-03)', () => {
  expect(Object.keys(texts).length).toBeGreaterThan(6000)
  expect(localeCodes.flatMap((locale) => strayWords(textsIn(locale), locale, 'interface'))).toEqual([])
})

test('exempts only texts with a retired word', () => {
  const needed = localeCodes.flatMap((locale) =>
    Object.entries(textsIn(locale))
      .filter(([, text]) => !Object.hasOwn(allowed, text) && retiredIn(text, locale, 'interface').length > 0)
      .map(([key]) => `${locale} ${key}`),
  )
  expect(needed.sort()).toEqual(Object.keys(specified).sort())
})

test('mails, documents and pages of the server, which are not all exported, use the glossary’s names', () => {
  const paths = sources('', /\.ts$/).filter((path) => !path.startsWith('demo/') && !NO_TEXTS.has(path))
  expect(paths).toContain('adapters/mail/layout-footer.ts')
  expect(strayIn(paths, 'interface')).toEqual([])
})

test('the demo business says the names of the glossary', () => {
  const paths = sources('demo/', /\.ts$/)
  expect(paths.flatMap(textsOf).filter(({ locale }) => locale === 'fa').length).toBeGreaterThan(300)
  expect(strayIn(paths, 'prose')).toEqual([])
})

test('the plans of the demo business say the names of the glossary', () => {
  const all = Object.entries({ ...phrases, ...exercisePhrases })
  const said: Record<Locale, string[]> = {
    en: all.map(([phrase]) => phrase),
    fa: all.map(([, [fa]]) => fa),
    nl: all.map(([, [, nl]]) => nl),
  }
  expect(all.length).toBeGreaterThan(150)
  expect(localeCodes.flatMap((locale) => strayWords(said[locale], locale, 'prose'))).toEqual([])
})

test('uses the glossary’s names in titles of articles', () => {
  const stray = localeCodes.flatMap((locale) =>
    strayWords(
      articleTitles.map(({ title }) => title[locale]),
      locale,
      'prose',
    ),
  )
  expect(stray).toEqual([])
})
