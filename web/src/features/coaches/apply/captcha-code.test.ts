import { afterEach, describe, expect, it, vi } from 'vitest'
import { canSpeak, newCode, readRight, speakCode } from './captcha-code'

afterEach(() => vi.unstubAllGlobals())

describe('captcha code', () => {
  it('has six digits and capital letters without 0, O, 1 and I, generated in the browser (SHOP-VAL-44 SHOP-CONST-11)', () => {
    const codes = Array.from({ length: 400 }, newCode)
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
    expect(new Set(codes).size).toBe(400)
    expect(new Set(codes.join('')).size).toBe(32)
  })

  it('is compared case-insensitively (SHOP-VAL-45)', () => {
    expect(readRight('AB2CD3', 'ab2cd3')).toBe(true)
    expect(readRight('AB2CD3', ' Ab2 cD3 ')).toBe(true)
    expect(readRight('AB2CD3', 'AB۲CD۳')).toBe(true)
    expect(readRight('AB2CD3', 'AB2CD4')).toBe(false)
    expect(readRight('AB2CD3', '')).toBe(false)
  })

  it('is spoken letter by letter, by a voice of the page’s language or an English one', () => {
    const spoken: { text: string; lang: string }[] = []
    const voices = [{ lang: 'nl-NL' }]
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        lang = ''
        constructor(readonly text: string) {}
      },
    )
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => voices,
      cancel: () => undefined,
      speak: (words: { text: string; lang: string }) => spoken.push(words),
    })
    expect(canSpeak()).toBe(true)
    speakCode('A2B', 'nl')
    speakCode('A2B', 'fa')
    expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([
      ['A. 2. B', 'nl-NL'],
      ['A. 2. B', 'en-US'],
    ])
  })
})
