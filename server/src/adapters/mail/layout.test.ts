import { locales } from 'contract/locale'
import { describe, expect, test } from 'vitest'
import { amount, type Block, composeMail, isolated, ltr } from './layout'
import { WORDMARK_CID } from './wordmark'

const blocks: Block[] = [
  { text: `Order ${ltr('TV-100001')} of ${isolated('Sara')}` },
  { rows: [{ label: `2 × ${isolated('Kettlebell')}`, value: amount(1234.5), strong: true }] },
  { title: 'Address', lines: ['Keizersgracht 12', '1015 CX Amsterdam'] },
  { action: 'Follow Your Order', url: 'https://tavan.test/orders/TV-100001?a=1&b=2' },
  { fact: 'Arrives', value: 'Friday' },
  { small: 'Small print' },
]
const shop = { name: 'Tavan', email: 'hello@tavan.test', imprint: ['Tavan', 'Straat'] }
const compose = (locale: 'en' | 'fa' | 'nl', more: Block[] = blocks, name = 'Sara') =>
  composeMail({ locale, subject: ltr('TV-1'), name, reason: 'order', shop, blocks: more })

describe('the layout of a mail', () => {
  test.each(['en', 'fa', 'nl'] as const)(
    '%s: language, direction and every piece in both forms',
    (locale) => {
      const { text, html } = compose(locale)
      expect(html).toContain(`<html lang="${locale}" dir="${locales[locale].dir}">`)
      for (const piece of [
        'TV-100001',
        'Sara',
        'Kettlebell',
        '$1,234.50',
        'Keizersgracht 12',
        'Follow Your Order',
        'Arrives',
        'Friday',
        'Small print',
        'hello@tavan.test',
        'Straat',
      ]) {
        expect(text).toContain(piece)
        expect(html).toContain(piece)
      }
      expect(text).toContain('\nhttps://tavan.test/orders/TV-100001?a=1&b=2\n')
      expect(html).toContain('href="https://tavan.test/orders/TV-100001?a=1&amp;b=2"')
      expect(html).toContain(`<title>${ltr('TV-1')}</title>`)
      expect(html).toContain(locale === 'fa' ? 'alt="توان"' : 'alt="Tavan"')
    },
  )

  test('amounts, numbers and names are isolated: as elements, and in Persian text as marks', () => {
    const { text, html } = compose('fa')
    expect(html).toContain('<bdi dir="ltr">$1,234.50</bdi>')
    expect(html).toContain('<bdi dir="ltr">TV-100001</bdi>')
    expect(html).toContain('<bdi dir="auto">Sara</bdi>')
    expect(text).toContain('\u2066$1,234.50\u2069')
    expect(text).toContain('سلام \u2068Sara\u2069،')
    for (const locale of ['en', 'nl'] as const) expect(compose(locale).text).not.toMatch(/[\u2066-\u2069]/)
  })

  test('loads nothing from elsewhere and runs nothing', () => {
    const { html } = compose('nl')
    expect(html.replace(`src="cid:${WORDMARK_CID}"`, '')).not.toMatch(
      /<(script|link|iframe|object|form)|url\(|@import|src=|\son\w+=/i,
    )
    expect([...html.matchAll(/https?:\/\/[^"<\s]+/g)].map(([url]) => new URL(url).host)).toEqual([
      'tavan.test',
      'tavan.test',
    ])
  })

  test.each([
    ['order', 'for an order at Tavan'],
    ['account', 'have an account at Tavan'],
    ['coach', 'coach at Tavan'],
    ['application', 'applied to coach at Tavan'],
    ['alert', 'asked Tavan to notify'],
  ] as const)('ends with why it came, where questions go and who wrote it: %s', (reason, why) => {
    const { text, html } = composeMail({ locale: 'en', subject: 'S', reason, shop, blocks: [] })
    for (const form of [text, html.replace(/<[^>]+>/g, '')]) {
      expect(form).toContain(why)
      expect(form).toContain('Questions? Write to hello@tavan.test.')
      expect(form).toMatch(/\nTavan(, | · )Straat\n/)
    }
  })

  test('has colours for the night, and a button of the house’s shape', () => {
    const { html } = compose('en')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toMatch(/<a href="[^"]+" class="button" style="[^"]*border-radius:6px/)
    expect(html).toContain('max-width:600px')
  })

  test('keeps a person’s text as text, without markup or bidi overrides (S49 S24)', () => {
    const nasty = '<img src=x onerror=alert(1)>"\'&\r\nBcc: x\u202e\u2066'
    const { text, html } = compose(
      'fa',
      [{ text: isolated(nasty) }, { action: 'Go', url: 'https://t.test/"><b>' }],
      nasty,
    )
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('"><b>')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp; Bcc: x</bdi>')
    expect(`${text}${html}`).not.toMatch(/[\u202a-\u202e]|\r/)
    expect(text.split(/[\u2066\u2068]/).length).toBe(text.split('\u2069').length)
    expect(html.split('<bdi').length).toBe(html.split('</bdi>').length)
  })
})
