import { type Locale, localeCodes } from 'contract/locale'
import { describe, expect, it } from 'vitest'
import { strayWords } from '../../../contract/test/glossary'
import { kitWords } from '../../kit/words'

const pages = import.meta.glob<unknown>('../features/site/pages/content/*.{en,fa,nl}.ts', {
  eager: true,
  import: 'default',
})
const localeOf = (path: string) => path.split('.').at(-2) as Locale

describe('one name per thing', () => {
  it.each(localeCodes)('is used in the samples of the UI kit sheet (%s)', (locale) => {
    expect(strayWords(kitWords[locale], locale, 'interface')).toEqual([])
  })

  it('is used in the articles', () => {
    const all = Object.entries(pages)
    expect(all.length).toBeGreaterThan(20)
    expect(all.flatMap(([path, page]) => strayWords(page, localeOf(path), 'prose'))).toEqual([])
  })
})
