import { describe, expect, it } from 'vitest'
import { expectSameParameters, SAME_IN_DUTCH, sameTexts } from '../../test/texts'
import { allTexts, dictionariesByFolder } from '../../test/words'

describe('the dictionaries', () => {
  it('are found', () => expect(dictionariesByFolder.length).toBeGreaterThan(10))

  it('have each a name of their own for what they hold', () => {
    const names = dictionariesByFolder.flatMap(({ en }) => Object.keys(en))
    expect(names).toEqual([...new Set(names)])
  })

  it.each(dictionariesByFolder)(
    'of $folder have every text, with the parameters of the English one (SHOP-I18N-02 SHOP-I18N-03)',
    ({ en, fa, nl }) => {
      expectSameParameters(en, fa)
      expectSameParameters(en, nl)
    },
  )

  it('say nothing in Persian as in English or Dutch (SHOP-I18N-02)', () => {
    expect(sameTexts(allTexts('en'), allTexts('fa'))).toEqual([])
    expect(sameTexts(allTexts('nl'), allTexts('fa'))).toEqual([])
  })

  it('say in Dutch as in English what is on the list, and all of the list (SHOP-I18N-03)', () => {
    const same = new Set(sameTexts(allTexts('en'), allTexts('nl')))
    expect([...same].sort()).toEqual(Object.keys(SAME_IN_DUTCH).sort())
  })
})
