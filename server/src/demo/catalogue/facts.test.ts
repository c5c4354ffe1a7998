import { WrittenFacts } from 'contract/catalog/facts-calls'
import { markedParts, perServing } from 'contract/catalog/label'
import { type Locale, localeCodes } from 'contract/locale'
import { describe, expect, it } from 'vitest'
import { conditioning } from './conditioning'
import { demoFacts, firstOfFamily } from './facts'
import { gear } from './gear'
import { pantry } from './pantry'
import { strength } from './strength'
import { supplements } from './supplements'

const goods = [...supplements, ...pantry, ...strength, ...conditioning, ...gear]
const labelled = Object.entries(demoFacts)
const foods = labelled.flatMap(([key, { nutrition, ...facts }]) =>
  nutrition ? [{ key, nutrition, facts }] : [],
)

type TextFact = 'flavor' | 'size' | 'ingredients' | 'dose' | 'material' | 'care'
const textFacts: TextFact[] = ['flavor', 'size', 'ingredients', 'dose', 'material', 'care']
const textsOf = (facts: WrittenFacts, locale: Locale) =>
  locale === 'en' ? facts : facts.translations?.[locale]
/** The numbers in a text, in whatever digits and with whatever separators, sorted. */
const numbers = (text: string) =>
  (text.replace(/[۰-۹]/g, (d) => String(d.charCodeAt(0) & 0xf)).match(/\d+(?:[.,٫]\d+)*/g) ?? [])
    .map((n) => n.replace(/[,٫]/g, '.'))
    .sort()

describe('X-103 the facts of the demo catalogue', () => {
  it('every product that is sent has some, and no other', () => {
    expect(Object.keys(demoFacts).sort()).toEqual(goods.map(({ key }) => key).sort())
  })

  it.each(labelled)('%s: the contract allows them', (_, facts) => {
    expect(WrittenFacts.safeParse(facts).error?.issues ?? []).toEqual([])
  })

  it.each(labelled)('%s: each text is there in three languages, with the same figures', (_, facts) => {
    for (const field of textFacts) {
      const said = localeCodes.map((locale) => textsOf(facts, locale)?.[field])
      if (said.every((text) => text === undefined)) continue
      for (const text of said) expect(numbers(text ?? ''), field).toEqual(numbers(facts[field] ?? ''))
      for (const text of said) expect(text?.trim(), field).toBeTruthy()
    }
  })

  it.each(labelled)('%s: Persian is Persian', (_, { translations, actives: english = [] }) => {
    const { actives = [], ...texts } = translations?.fa ?? {}
    expect(actives).toHaveLength(english.length)
    for (const text of [...Object.values(texts), ...actives]) {
      expect(text).not.toMatch(/[يك]|[اآدذرزژو]\u200c|\s\u200c|\u200c\s|[0-9]/)
    }
  })

  it.each(labelled)('%s: its allergens stand out among the ingredients, in every language', (_, facts) => {
    const marks = (locale: Locale) =>
      markedParts(textsOf(facts, locale)?.ingredients ?? '').filter(({ marked }) => marked).length
    if (facts.allergens?.contains.length) expect(marks('en')).toBeGreaterThan(0)
    else expect(marks('en')).toBe(0)
    for (const locale of localeCodes) expect(marks(locale), locale).toBe(marks('en'))
  })

  it.each(foods)('$key: its energy is that of what it holds', ({ nutrition }) => {
    const { energyKcal, fat, carbohydrate, fiber = 0, protein } = nutrition
    const sum = 4 * carbohydrate + 9 * fat + 2 * fiber + 4 * protein
    // Acids and rounding are the rest.
    expect(Math.abs(sum - energyKcal)).toBeLessThanOrEqual(Math.max(1, energyKcal * 0.05))
  })

  it.each(foods)('$key: the description says of a serving, or of 100 g, what the table says', (food) => {
    const text = goods.find(({ key }) => key === food.key)?.texts.en.description ?? ''
    const { per: _, ...per100 } = food.nutrition
    const one =
      food.facts.serving?.unit === food.nutrition.per ? perServing(per100, food.facts.serving.size) : per100
    const said = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => Number(match[1]))
    const agree = (values: number[], ...possible: (number | undefined)[]) => {
      for (const value of values) expect(possible, String(value)).toContain(value)
    }
    agree(said(/([\d.]+) kcal/g), one.energyKcal, per100.energyKcal)
    agree(said(/([\d.]+) g of protein/g), one.protein, per100.protein)
    agree(said(/([\d.]+) g of carbohydrate/g), one.carbohydrate, per100.carbohydrate)
    agree(said(/([\d.]+) g of fat/g), one.fat, per100.fat)
    agree(said(/([\d.]+) g of fiber/g), one.fiber, per100.fiber)
    agree(said(/([\d.]+) g of sugar/g), one.sugars, per100.sugars)
  })

  it('names the distinguishing attribute of each family member', () => {
    const heads = new Set(Object.values(firstOfFamily))
    expect(heads.size).toBeGreaterThan(1)
    for (const first of heads) {
      const family = [first, ...Object.keys(firstOfFamily).filter((key) => firstOfFamily[key] === first)]
      const names = family.map((key) =>
        `${demoFacts[key]?.flavor ?? ''} ${demoFacts[key]?.size ?? ''}`.trim(),
      )
      expect(new Set(names).size).toBe(family.length)
      expect(names).not.toContain('')
      // The loader knows the first before the others.
      const order = family.map((key) => goods.findIndex((one) => one.key === key))
      expect(order).toEqual([...order].sort((a, b) => a - b))
    }
  })
})
