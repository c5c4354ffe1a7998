import { describe, expect, it } from 'vitest'
import { type ErrorCode, errors } from '../errors'
import type { Locale } from '../locale'
import { withRuleNumbers } from '../rule-numbers'
import { en } from './en'
import { fa } from './fa'
import { nl } from './nl'

const codes = Object.keys(errors) as ErrorCode[]
/** Numbers that stand in a sentence itself, and why. */
const SPELLED = {
  'cart.quantity_invalid': 'there is no smaller number of things',
  'orders.key_invalid': 'there is no shorter text',
}

const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

describe('texts of the errors', () => {
  it.each(Object.entries({ en, fa, nl }))('%s has a text for every code and no other', (_, texts) => {
    expect(Object.keys(texts).sort()).toEqual([...codes].sort())
    for (const code of codes) expect(texts[code].trim(), code).not.toBe('')
  })

  it('English is word for word the table', () => {
    for (const code of codes) expect(en[code]).toBe(errors[code][1])
  })

  it.each(Object.entries({ fa, nl }))('%s has the same holes as English', (_, texts) => {
    for (const code of codes) expect(holes(texts[code]), code).toEqual(holes(en[code]))
  })

  it('Persian is Persian: no English left, no Arabic letter forms', () => {
    for (const code of codes) {
      expect(fa[code], code).not.toBe(en[code])
      expect(fa[code], code).toMatch(/[\u0600-\u06ff]/)
      expect(fa[code], code).not.toMatch(/[يك]/)
    }
  })

  it.each(Object.entries({ en, fa, nl }))('%s spells no number of a rule', (_, texts) => {
    const spelled = codes.filter((code) => /\p{Nd}/u.test(texts[code]))
    expect(spelled.sort()).toEqual(Object.keys(SPELLED).sort())
  })

  it('names the numbers of the rules in the digits of the language', () => {
    const sentence = (texts: typeof en, locale: Locale) =>
      withRuleNumbers(texts, locale)['coaches.experience_length']
    expect(sentence(en, 'en')).toBe('Experience must be between 50 and 1000 characters')
    expect(sentence(fa, 'fa')).toContain('۵۰ تا ۱۰۰۰')
    expect(sentence(nl, 'nl')).toContain('50 tot 1000')
    for (const [locale, texts] of Object.entries({ en, fa, nl }))
      for (const text of Object.values(withRuleNumbers(texts, locale as Locale)))
        expect(text).not.toMatch(/\{[A-Z]/)
  })

  it('Dutch is not the English text', () => {
    for (const code of codes) expect(nl[code], code).not.toBe(en[code])
  })
})
