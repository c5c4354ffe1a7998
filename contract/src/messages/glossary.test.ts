import { expect, it } from 'vitest'
import { glossary } from '../../test/glossary'
import { localeCodes } from '../locale'

it.each(localeCodes)('each rule of %s finds what it forbids, and not what it asks for', (locale) => {
  for (const { not, wrong, but } of glossary[locale]) {
    expect(wrong, but).toMatch(not)
    expect(but).not.toMatch(not)
  }
})
