import { expect, it } from 'vitest'
import { dictionariesByFolder } from '../../../test/words'

/** What only coaches read. */
const AREA = /^features\/(coaches\/words|coach-dashboard\/|programs\/(coach|status|measured)\/)/
const MONEY = /\b(tax|VAT|shipping|currency|USD|price|cart|checkout)\b|[$€£]/i

function textsOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf)
}

it('COACH-CONST-19: tax, shipping and currency are no part of the coach area', () => {
  const area = dictionariesByFolder.filter(({ folder }) => AREA.test(folder))
  const texts = area.flatMap(({ en }) => textsOf(en))
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.filter((text) => MONEY.test(text))).toEqual([])
  // The words of the shop, which have them, are found by the same pattern.
  const shop = dictionariesByFolder.filter(({ folder }) => folder.startsWith('features/orders/checkout'))
  expect(shop.flatMap(({ en }) => textsOf(en)).filter((text) => MONEY.test(text))).not.toEqual([])
})
