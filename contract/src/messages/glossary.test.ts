import { expect, it } from 'vitest'
import { glossary, strayWords } from '../../test/glossary'
import { localeCodes } from '../locale'
import { en } from './en'
import { fa } from './fa'
import { nl } from './nl'

it.each(localeCodes)('each rule of %s finds what it forbids, and not what it asks for', (locale) => {
  for (const { not, wrong, but } of glossary[locale]) {
    expect(wrong, but).toMatch(not)
    expect(but).not.toMatch(not)
  }
})

it('errors say the names of the glossary', () => {
  const all = { en, fa, nl }
  expect(localeCodes.flatMap((locale) => strayWords(all[locale], locale, 'interface'))).toEqual([])
})
