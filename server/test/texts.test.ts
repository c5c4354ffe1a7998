import { beforeAll, describe, expect, test } from 'vitest'
import { exportTexts, importTexts } from '../../scripts/lib/texts.mjs'
import { readTextSources } from './exported-texts'

let files: Map<string, string>
let texts: ReturnType<typeof exportTexts>

beforeAll(() => {
  files = readTextSources()
  texts = exportTexts(files)
})

describe('the export of all texts', () => {
  test.each([
    [
      'web/src/features/orders/words#orders/items/other',
      '{count} items',
      '{count} کالا',
      '{count} artikelen',
    ],
    [
      'web/src/features/programs/coach/words/flags#planFlags/contains',
      'Contains {list}',
      'حاوی {list}',
      'Bevat {list}',
    ],
    [
      'contract/src/errors/orders#orders.cart_empty',
      'Your cart is empty',
      'سبد خرید شما خالی است',
      'Je winkelwagen is leeg',
    ],
    [
      'server/src/kernel/http/page-words.ts#pageWords/missingTitle',
      'Page not found',
      'صفحه پیدا نشد',
      'Pagina niet gevonden',
    ],
  ])('has pages, errors and documents in three languages: %s', (key, en, fa, nl) => {
    expect(texts[key]).toEqual({ en, fa, nl })
  })

  test('has every text in English and nearly all in three languages', () => {
    const incomplete = Object.entries(texts).filter(([, { en, fa, nl }]) => !en || !fa || !nl)
    expect(Object.keys(texts).length).toBeGreaterThan(3500)
    // Languages differ in their plural forms.
    expect(incomplete.filter(([key]) => !/\/(zero|one|other)$/.test(key))).toEqual([])
  })
})

describe('the import of texts', () => {
  test('changes nothing when no text has changed', () => {
    expect([...importTexts(files, texts)]).toEqual([])
  })

  test('writes back every text, whatever characters it has', () => {
    const marked = Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [
        key,
        Object.fromEntries(
          Object.entries(text).map(([locale, one]) => [locale, `${one} \\ 'it’s "new"'\n${locale}`]),
        ),
      ]),
    )
    const changed = importTexts(files, marked)
    expect(exportTexts(new Map([...files, ...changed]))).toEqual(marked)
  })

  const key = 'web/src/features/orders/words#orders/number'
  test.each([
    ['an unknown key', { 'web/src/nowhere#a': { en: 'A' } }, 'web/src/nowhere#a (en) is unknown'],
    ['an unknown language', { [key]: { de: 'Bestellung {number}' } }, `${key} (de) is unknown`],
    ['an empty text', { [key]: { nl: ' ' } }, `${key} (nl) is empty`],
    [
      'other parameters',
      { [key]: { nl: 'Bestelling {n}' } },
      `${key} (nl) must have the parameters {number}`,
    ],
  ])('refuses %s', (_, changes, message) => {
    expect(() => importTexts(files, changes as typeof texts)).toThrow(message)
  })
})
