import { localeCodes } from 'contract/locale'
import { describe, expect, it } from 'vitest'
import { expectSameParameters, sameTexts, spelledNumbers } from '../../../contract/test/texts'
import { allTexts, dictionariesByFolder } from '../../test/words'

const SPELLED_ALIKE = 'both languages spell it alike'
const OUR_NAME = 'the name of the shop'
const THEIR_NAME = 'the name of a product of others'
const SYMBOL = 'a figure with a sign that all languages share'

/** Texts that are identical in English and Dutch, each with its reason; other pairs of languages have none. */
const SAME_IN_DUTCH: Readonly<Record<string, string>> = {
  Tavan: OUR_NAME,
  '{page} · Tavan': OUR_NAME,
  Home: SPELLED_ALIKE,
  App: SPELLED_ALIKE,
  Menu: SPELLED_ALIKE,
  Account: SPELLED_ALIKE,
  Contact: SPELLED_ALIKE,
  Privacy: SPELLED_ALIKE,
  Blog: SPELLED_ALIKE,
  '{count} product': SPELLED_ALIKE,
  '{count} week': SPELLED_ALIKE,
  '{weight} kg': SYMBOL,
  Community: SPELLED_ALIKE,
  Android: THEIR_NAME,
  'Open Google Play': THEIR_NAME,
  '10 min': SPELLED_ALIKE,
  '{name} {n} g': SPELLED_ALIKE,
  '{n} l': SPELLED_ALIKE,
  '{n} ml': SPELLED_ALIKE,
  'Coach:': SPELLED_ALIKE,
  Records: SPELLED_ALIKE,
  'Set {n}: {from} → {to} {unit}': SPELLED_ALIKE,
  Superset: SPELLED_ALIKE,
  Tempo: SPELLED_ALIKE,
  Training: SPELLED_ALIKE,
  Start: SPELLED_ALIKE,
  Stop: SPELLED_ALIKE,
  sets: SPELLED_ALIKE,
  set: SPELLED_ALIKE,
  Reps: SPELLED_ALIKE,
  '{day}: {focus}, {n} min': SPELLED_ALIKE,
  '{exercise}, set {n}: {measure}': SPELLED_ALIKE,
  '{exercise}: {each} · {load} kg': SYMBOL,
  'tempo {tempo}': SPELLED_ALIKE,
  kg: SYMBOL,
  lb: SYMBOL,
  m: SYMBOL,
  Beginner: SPELLED_ALIKE,
  Lunch: SPELLED_ALIKE,
  Dashboard: SPELLED_ALIKE,
  Status: SPELLED_ALIKE,
  '{count} document': SPELLED_ALIKE,
  '{n} g': SYMBOL,
  '100 g': SYMBOL,
  g: SYMBOL,
  '{name} ({grams} g)': SYMBOL,
  '100 ml': SYMBOL,
  '{name} (g)': SYMBOL,
  'Diameter (cm)': SPELLED_ALIKE,
  Filters: SPELLED_ALIKE,
  'Filters ({count})': SPELLED_ALIKE,
  Import: SPELLED_ALIKE,
  Product: SPELLED_ALIKE,
  'Product {name}': SPELLED_ALIKE,
  '+{n} ml': SYMBOL,
  '{ml} l': SYMBOL,
  '{n} m': SYMBOL,
  Water: SPELLED_ALIKE,
  '{n} kcal': SYMBOL,
  '{n} min': SYMBOL,
  '{n} lb': SYMBOL,
  '{n} s': SYMBOL,
  Coach: SPELLED_ALIKE,
  Coaching: SPELLED_ALIKE,
  Code: SPELLED_ALIKE,
  '{count} code': SPELLED_ALIKE,
  '{count} codes': SPELLED_ALIKE,
  Document: SPELLED_ALIKE,
  Coaches: SPELLED_ALIKE,
  Plan: SPELLED_ALIKE,
  '{count} set': SPELLED_ALIKE,
  '{count} sets': SPELLED_ALIKE,
  'Set {n}': SPELLED_ALIKE,
  Sets: SPELLED_ALIKE,
  Volume: SPELLED_ALIKE,
  'Week {from}': SPELLED_ALIKE,
  'Week {n}': SPELLED_ALIKE,
  '{n} cm': SYMBOL,
  '{n} kg': SYMBOL,
  'Per {amount}': SPELLED_ALIKE,
  Zoom: SPELLED_ALIKE,
  gluten: SPELLED_ALIKE,
  '{price} per kg': SPELLED_ALIKE,
  '{price} per liter': SPELLED_ALIKE,
  '{n}\u00a0cm': SYMBOL,
  '{n}\u00a0g': SYMBOL,
  '{n}\u00a0kJ': SYMBOL,
  '{n}\u00a0kcal': SYMBOL,
  '{n}\u00a0kg': SYMBOL,
  '{n}\u00a0mg': SYMBOL,
  '{n}\u00a0ml': SYMBOL,
  '{n}\u00a0mm': SYMBOL,
  '{n}\u00a0µg': SYMBOL,
}

/** Numbers written into a text, by its path, with the reason why no rule changes them. */
const SPELLED_NUMBERS: Readonly<Record<string, string>> = {
  'catalogue.fields.perUnit.g': 'what labels are written for',
  'foods.foods.intro': 'what labels are written for',
  'foods.in100': 'what labels are written for',
  'suggestions.food': 'what labels are written for',
  'catalogue.fields.perUnit.ml': 'what labels are written for',
  'shop.price.invalid': 'an example',
  'bulkPrices.endings.nine': 'the ending itself',
  'bulkPrices.endings.ninetyNine': 'the ending itself',
  'bulkPrices.problems.text': 'an example',
  'bulkPrices.problems.percent': 'nothing lies below it',
  'bulkPrices.problems.amount': 'nothing lies below it',
  'setTargets.wrong': 'examples of loads',
  'programEditor.lines.wrong': 'examples of loads',
  'trade.tax.rateHint': 'an example',
  'apply.facts.time.value': 'an estimate',
  'apply.facts.documents.value': 'nobody shows less than one',
  'cart.offer.all': 'Persian says both by it',
  'checkout.unsure': 'Persian says twice by it',
  'home.stats.users.value': 'fixed by the specification',
  'home.stats.coaches.value': 'fixed by the specification',
  'home.stats.success.value': 'fixed by the specification',
  'home.stats.support.value': 'fixed by the specification',
  'programEditor.plan.lifestyle.sleep.quality': 'a scale begins at zero',
  'home.features.title': 'counts the parts below it',
  'home.testimonials.detail': 'part of an example',
  'pages.app.text': 'a figure of speech',
  'dashboard.period.days365': 'a period that has this length',
  'totp.scanText': 'the name of an app',
  'progress.weight.text': 'the name of the average',
  'progress.weight.average': 'the name of the average',
  'progress.photos.text': 'counts what stands side by side',
}

describe('the dictionaries', () => {
  it('finds the dictionaries', () => expect(dictionariesByFolder.length).toBeGreaterThan(10))

  it('have unique top-level keys', () => {
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

  it('have no Persian text identical to the English or Dutch one (SHOP-I18N-02)', () => {
    expect(sameTexts(allTexts('en'), allTexts('fa'))).toEqual([])
    expect(sameTexts(allTexts('nl'), allTexts('fa'))).toEqual([])
  })

  it('have exactly the listed texts identical in Dutch and English (SHOP-I18N-03)', () => {
    const same = new Set(sameTexts(allTexts('en'), allTexts('nl')))
    expect([...same].sort()).toEqual(Object.keys(SAME_IN_DUTCH).sort())
  })

  it.each(localeCodes)('write no number of a rule in %s, except the listed ones', (locale) => {
    const allowed = Object.keys(SPELLED_NUMBERS)
    expect(spelledNumbers(allTexts(locale), locale).filter((path) => !allowed.includes(path))).toEqual([])
  })

  it('list no text without a written number', () => {
    const spelled = localeCodes.flatMap((locale) => spelledNumbers(allTexts(locale), locale))
    expect(Object.keys(SPELLED_NUMBERS).filter((path) => !spelled.includes(path))).toEqual([])
  })
})
