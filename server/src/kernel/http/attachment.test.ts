import fc from 'fast-check'
import { expect, test } from 'vitest'
import { disposition } from './attachment'

test.each([
  ['diploma.pdf', 'attachment; filename="diploma.pdf"'],
  [
    'my "best" diploma.pdf',
    `attachment; filename="my _best_ diploma.pdf"; filename*=UTF-8''my%20%22best%22%20diploma.pdf`,
  ],
  ['a\r\nSet-Cookie: x=1.pdf', `attachment; filename="aSet-Cookie_ x=1.pdf"`],
  ['../../etc/passwd', 'attachment; filename="_.._etc_passwd"'],
  ['invoice\u202efdp.exe', 'attachment; filename="invoicefdp.exe"'],
  ['مدرک.pdf', `attachment; filename="____.pdf"; filename*=UTF-8''%D9%85%D8%AF%D8%B1%DA%A9.pdf`],
  ["l'été (1).png", `attachment; filename="l'_t_ (1).png"; filename*=UTF-8''l%27%C3%A9t%C3%A9%20%281%29.png`],
  ['\u200e\u0000', 'attachment; filename="document"'],
  ['100%25;x.pdf', `attachment; filename="100_25_x.pdf"; filename*=UTF-8''100%2525%3Bx.pdf`],
])('S22 the name of a file in its header: %j', (name, header) => {
  expect(disposition(name)).toBe(header)
})

test('S22 a long name keeps its extension', () => {
  const header = disposition(`${'x'.repeat(400)}.docx`)
  expect(header).toMatch(/^attachment; filename="x{115}\.docx"$/)
})

test('S22 any name at all makes a header that is one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const header = disposition(name)
      expect(header).toMatch(/^[ -~]+$/)
      expect(header).toMatch(/^attachment; filename="[^"\\%;]+"(; filename\*=UTF-8''[\w%!#$&+.^`|~-]+)?$/)
    }),
  )
})
