import { type Locale, localeCodes } from 'contract/locale'
import { describe, expect, it } from 'vitest'
import { allowed, retiredIn, specified, strayWords } from '../../../contract/test/glossary'
import { flatTexts } from '../../../contract/test/texts'
import { kitWords } from '../../kit/words'
import { allTexts, dictionariesByFolder } from '../../test/words'

const pages = import.meta.glob<unknown>('../features/site/pages/content/*.{en,fa,nl}.ts', {
  eager: true,
  import: 'default',
})
const localeOf = (path: string) => path.split('.').at(-2) as Locale

describe('one name per thing', () => {
  it.each(localeCodes)('is used in the dictionaries of %s (SHOP-I18N-02 SHOP-I18N-03)', (locale) => {
    const stray = dictionariesByFolder.flatMap((one) =>
      strayWords(one[locale], locale, 'interface').map((found) => `${one.folder}: ${found}`),
    )
    expect(stray).toEqual([])
  })

  it.each(localeCodes)('is used in the samples of the UI kit sheet (%s)', (locale) => {
    expect(strayWords(kitWords[locale], locale, 'interface')).toEqual([])
  })

  it('exempts only texts with a retired word', () => {
    const needed = localeCodes.flatMap((locale) =>
      flatTexts(allTexts(locale))
        .filter(
          ([, text]) => !Object.hasOwn(allowed, text) && retiredIn(text, locale, 'interface').length > 0,
        )
        .map(([path]) => `${locale} ${path}`),
    )
    expect(needed.sort()).toEqual(Object.keys(specified).sort())
  })

  it('is used in the articles', () => {
    const all = Object.entries(pages)
    expect(all.length).toBeGreaterThan(20)
    expect(all.flatMap(([path, page]) => strayWords(page, localeOf(path), 'prose'))).toEqual([])
  })
})
