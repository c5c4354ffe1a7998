import { describe, expect, it } from 'vitest'
import { type ErrorCode, errors } from '../errors'
import { en } from './en'
import { fa } from './fa'
import { nl } from './nl'

const codes = Object.keys(errors) as ErrorCode[]
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

  it('Dutch is not the English text', () => {
    for (const code of codes) expect(nl[code], code).not.toBe(en[code])
  })
})
