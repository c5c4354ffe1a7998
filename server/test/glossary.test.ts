import { readdirSync, readFileSync } from 'node:fs'
import { isLocale, type Locale } from 'contract/locale'
import { expect, test } from 'vitest'
import { type Kind, strayWords } from '../../contract/test/glossary'

const root = new URL('../src/', import.meta.url)
const sources = (folder: string, name: RegExp) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path) && !path.endsWith('.test.ts'))
    .map((path) => `${folder}${path}`)

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\$]|\\.)*)`/g

/**
 * Texts of a file in their language: what stands after `en:`, `fa:` or `nl:`, and whatever is in Persian letters. Read
 * from the source, because most tables of words are private to their mail.
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

test('mails, heads of pages, the invoice and the payment page say the names of the glossary', () => {
  const paths = [
    ...sources('features/', /(-mail|-mail-words|head-words|invoice-words|sandbox-page)\.ts$/),
    ...sources('kernel/http/', /page-words\.ts$/),
  ]
  expect(paths.length).toBeGreaterThan(8)
  expect(strayIn(paths, 'interface')).toEqual([])
})

test('the demo business says the names of the glossary', () => {
  const paths = sources('demo/', /\.ts$/)
  expect(paths.flatMap(textsOf).filter(({ locale }) => locale === 'fa').length).toBeGreaterThan(300)
  expect(strayIn(paths, 'prose')).toEqual([])
})
