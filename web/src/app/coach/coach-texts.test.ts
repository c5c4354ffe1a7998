import { expect, it } from 'vitest'
import { dictionariesByFolder } from '../../../test/words'

/** Folders of texts that only coaches see. */
const AREA = /^features\/(coaches\/words|coach-dashboard\/|programs\/(coach|status|measured)\/)/
const MONEY = /\b(tax|VAT|shipping|currency|USD|price|cart|checkout)\b|[$€£]/i

function textsOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf)
}

it('has no word of tax, shipping or currency in the coach area (COACH-CONST-19)', () => {
  const area = dictionariesByFolder.filter(({ folder }) => AREA.test(folder))
  const texts = area.flatMap(({ en }) => textsOf(en))
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.filter((text) => MONEY.test(text))).toEqual([])
  // Control: the same pattern matches the texts of the checkout.
  const shop = dictionariesByFolder.filter(({ folder }) => folder.startsWith('features/orders/checkout'))
  expect(shop.flatMap(({ en }) => textsOf(en)).filter((text) => MONEY.test(text))).not.toEqual([])
})
