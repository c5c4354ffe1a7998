import { type Locale, localeCodes } from 'contract/locale'
import { describe, expect, it } from 'vitest'
import { strayWords } from '../../../contract/test/glossary'
import { kitWords } from '../../kit/words'
import { dictionariesByFolder } from '../../test/words'

const pages = import.meta.glob<unknown>('../features/site/pages/content/*.{en,fa,nl}.ts', {
  eager: true,
  import: 'default',
})
const localeOf = (path: string) => path.split('.').at(-2) as Locale

describe('one name per thing', () => {
  it.each(localeCodes)('in the dictionaries of %s (SHOP-I18N-02 SHOP-I18N-03)', (locale) => {
    const stray = dictionariesByFolder.flatMap((one) =>
      strayWords(one[locale], locale, 'interface').map((found) => `${one.folder}: ${found}`),
    )
    expect(stray).toEqual([])
  })

  it.each(localeCodes)('in the samples of the picture sheet (%s)', (locale) => {
    expect(strayWords(kitWords[locale], locale, 'interface')).toEqual([])
  })

  it('in the articles', () => {
    const all = Object.entries(pages)
    expect(all.length).toBeGreaterThan(20)
    expect(all.flatMap(([path, page]) => strayWords(page, localeOf(path), 'prose'))).toEqual([])
  })
})
