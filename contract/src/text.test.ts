import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainCode } from './auth/totp-rules'
import { GRID_DESCRIPTION_MAX, LIST_TAGS } from './catalog/rules'
import { messageProblem } from './chat/rules'
import { plainText, shownText } from './fields'
import { isLocale, localeOfTag, locales, negotiateLocale } from './locale'
import { normalDiscountCode } from './orders/discount-rules'
import { asciiDigits } from './sentence'
import { cutText, isBlank, isEmail, normalEmail, searchForm, unbroken, withoutFormat } from './text'

describe('the form in which texts are compared', () => {
  test.each([
    ['Crème BRÛLÉE', 'creme brulee'],
    ['cre\u0300me', 'creme'],
    ['كيفي', 'کیفی'],
    ['لاستیكى', 'لاستیکی'],
    ['کوه‌نوردی', 'کوه نوردی'],
    ['قمقمهٔ  آب', 'قمقمه اب'],
    ['\u2066iron\u2069 p\u200blate\u200e', 'iron plate'],
    ['۱۲۳ ٤٥٦ 789', '123 456 789'],
    ['وَزنه', 'وزنه'],
    ['ﬁt', 'fit'],
    ['  a \t b\n', 'a b'],
  ])('%j is %j', (text, form) => {
    expect(searchForm(text)).toBe(form)
  })

  test('is its own form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => searchForm(searchForm(text)) === searchForm(text)),
    )
  })

  test('does not see letter case, nor spaces around', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9 é]{0,30}$/), (text) => {
        expect(searchForm(text.toUpperCase())).toBe(searchForm(text))
        expect(searchForm(` ${text} `)).toBe(searchForm(text))
      }),
    )
  })
})

test('Persian and Arabic digits become ASCII, nothing else does', () => {
  expect(asciiDigits('۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ abc')).toBe('0123456789 0123456789 abc')
})

describe('an e-mail address', () => {
  test.each(['a@b.co', 'sara.moradi+shop@mail.tavan.test', "o'neil@tavan.test", 'sara@نمونه.ایران'])(
    '%s is one',
    (text) => {
      expect(isEmail(text)).toBe(true)
    },
  )

  test.each([
    '',
    'sara',
    'sara@',
    '@tavan.test',
    'sara@tavan',
    'sara@tavan.',
    'sara@.test',
    'sara@@tavan.test',
    'sara moradi@tavan.test',
    'sara@tavan..test',
    '"sara"@tavan.test',
    'a@b.co,c@d.co',
    'Sara <sara@tavan.test>',
    'sara@tavan.test\r\nbcc: x@y.zz',
    `${'a'.repeat(250)}@b.co`,
    'admin@tavan.test\u200b',
    'ad\u00admin@tavan.test',
    '\u202eadmin@tavan.test',
    'admin@tav\u200dan.test',
    'ａdmin@tavan.test',
    'аdmin@tavan.test',
    'admin@ｔavan.test',
    'a@b.co%00',
    'a@b.co/x',
    'سارا@نمونه.ایران',
  ])('%j is none', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  test('is the same in any letter case', () => {
    expect(normalEmail('  Sara@TAVAN.test ')).toBe('sara@tavan.test')
  })

  test('is judged in linear time', () => {
    const time = (n: number) => {
      // Measures processor time, because a busy machine suspends the process.
      const start = process.cpuUsage()
      for (let i = 0; i < 50; i++) isEmail(`${'a.'.repeat(n)}@${'a.'.repeat(n)}`)
      return process.cpuUsage(start).user / 1000
    }
    time(50)
    expect(time(5000)).toBeLessThan(500)
  })
})

describe('cut texts', () => {
  test('SHOP-CONST-08 a hundred characters stay whole, the hundred and first goes; three tags', () => {
    expect([GRID_DESCRIPTION_MAX, LIST_TAGS]).toEqual([100, 3])
    expect(cutText('x'.repeat(100), 100)).toBe('x'.repeat(100))
    expect(cutText('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}…`)
  })

  test('never cut a character in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 20 }), (text, max) => {
        const cut = cutText(text, max)
        expect(/\p{Cs}/u.test(cut)).toBe(false)
        expect([...cut].length).toBeLessThanOrEqual(max + 1)
      }),
    )
  })
})

describe('languages', () => {
  test('SHOP-CONST-15 English is the default, Persian runs right to left', () => {
    expect(Object.keys(locales)).toEqual(['en', 'fa', 'nl'])
    expect(negotiateLocale(undefined)).toBe('en')
    expect(locales.fa.dir).toBe('rtl')
    expect([locales.en.dir, locales.nl.dir]).toEqual(['ltr', 'ltr'])
  })

  test('matches the reader’s languages with the best one we have (X-93)', () => {
    expect(negotiateLocale('fr, NL-be;q=0.8, en;q=0.9')).toBe('en')
    expect(negotiateLocale('fr, NL-be;q=0.9, en;q=0.8')).toBe('nl')
    expect(negotiateLocale('fa;q=abc, nl;q=0.1')).toBe('nl')
    expect(negotiateLocale('*')).toBe('en')
  })

  test('any header gives a language', () => {
    fc.assert(fc.property(fc.string(), (header) => isLocale(negotiateLocale(header))))
    expect(isLocale('constructor')).toBe(false)
    expect(isLocale('toString')).toBe(false)
  })
})

test.each([
  ['Whey, 1 kg', 'Whey, 1_kg'],
  ['Dumbbells, 2 × 10 kg', 'Dumbbells, 2_×_10_kg'],
  ['Towels, 40 × 80 cm', 'Towels, 40_×_80_cm'],
  ['Fish Oil, 120 Softgels', 'Fish Oil, 120_Softgels'],
  ['شیکر چالاک، ۷۰۰ میلی‌لیتر', 'شیکر چالاک، ۷۰۰_میلی‌لیتر'],
  ['D3 25 µg, 180 Capsules', 'D3 25_µg, 180_Capsules'],
  ['Omega-3 Fish Oil', 'Omega-3_Fish Oil'],
  ['Mat', 'Mat'],
])('a number keeps to its unit: %s', (name, shown) => {
  expect(unbroken(name).replaceAll('\u00a0', '_')).toBe(shown)
})

describe('invisible characters (X-111)', () => {
  test.each([
    '',
    ' \u00a0\u3000\t',
    '\u200b\u200c\u200d',
    '\u202a\u202c\u2066\u2069\ufeff',
    '\u115f\u1160\u2800\u3164',
  ])('a text of %j alone is empty', (text) => {
    expect(isBlank(text)).toBe(true)
    expect(shownText(50).parse(text)).toBe('')
  })

  test('joiners stay inside words', () => {
    expect(shownText(50).parse(' می\u200cروم ')).toBe('می\u200cروم')
    expect(isBlank('👩\u200d🚀')).toBe(false)
  })

  test('marks of direction are no part of addresses, phones, codes and postcodes', () => {
    expect(plainText(50).parse('\u202a 5211\u200b AB\u202c ')).toBe('5211 AB')
    expect(normalEmail('\u2068Sara@Tavan.test\u2069')).toBe('sara@tavan.test')
    expect(withoutFormat('\u200e+98 21')).toBe('+98 21')
    expect(normalDiscountCode('\u200eSPRING\u200f')).toBe('SPRING')
    expect(plainCode('\u2067123 456\u2069')).toBe('123456')
    expect(messageProblem('\u200b\u2800', 0)).toBe('chat.message_empty')
  })
})

test.each([
  ['fa-IR', 'fa'],
  ['NL', 'nl'],
  ['en_GB', 'en'],
  ['de', undefined],
  [['nl'], undefined],
])('the language tag %j is read as %s', (tag, locale) => {
  expect(localeOfTag(tag)).toBe(locale)
})
