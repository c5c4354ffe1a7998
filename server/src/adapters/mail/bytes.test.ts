import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { bytesOf } from './bytes'
import { exampleMail, FROM } from './driver-suite'

const signs = fc.constantFrom(
  'a',
  'Z',
  ' ',
  '=',
  '?',
  '"',
  '\\',
  '<',
  '.',
  '\n',
  'é',
  '’',
  'م',
  '😀',
  '\u00a0',
  '=20',
)
const text = fc.array(signs, { maxLength: 400 }).map((all) => `${all.join('').trim()}.`)
const oneLine = text.map((all) => all.replace(/\n+/g, ' '))

test('any name, subject and text arrives as it was written, in lines that mail may carry', async () => {
  await fc.assert(
    fc.asyncProperty(oneLine, oneLine, text, async (name, subject, written) => {
      const mail = exampleMail({
        to: { name, address: 'sara@tavan.test' },
        subject,
        text: written,
        html: `<p>${written}`,
      })
      const { raw } = bytesOf(mail, FROM)
      for (const line of raw.split('\r\n')) {
        expect(line.length).toBeLessThanOrEqual(998)
        expect(line).toMatch(/^[\x20-\x7e]*$/)
      }
      for (const line of (raw.split('\r\n\r\n')[0] ?? '').split('\r\n'))
        expect(line.length).toBeLessThanOrEqual(78)
      const arrived = await PostalMime.parse(raw)
      expect(arrived.to).toEqual([{ name, address: 'sara@tavan.test' }])
      expect(arrived.subject).toBe(subject)
      expect(arrived.text?.trimEnd()).toBe(written)
      expect(arrived.html?.trimEnd()).toBe(`<p>${written}`)
    }),
    { numRuns: 300 },
  )
})

test.each([
  'Moradi, Sara',
  'Sara "the Iron" Moradi',
  'Sara <evil@example.test>',
  'سارا می\u200cروم',
  '💪 Sara',
  '\u202eidaroM',
  'x'.repeat(100),
  'Sara; Bcc: evil@example.test',
])('a mail to %j has one address and headers of ASCII', async (name) => {
  const { raw, envelope } = bytesOf(exampleMail({ to: { name, address: 'sara@tavan.test' } }), FROM)
  expect(envelope.to).toEqual(['sara@tavan.test'])
  expect(raw.split('\r\n\r\n')[0]).toMatch(/^[\x20-\x7e\r\n]*$/)
  const arrived = await PostalMime.parse(raw)
  expect(arrived.to).toHaveLength(1)
  expect([arrived.to?.[0]?.address, arrived.bcc ?? []]).toEqual(['sara@tavan.test', []])
})

test('a domain that is not ASCII goes in the form that mail servers know', async () => {
  const { raw, envelope } = bytesOf(exampleMail({ to: { name: '', address: 'sara@bücher.test' } }), FROM)
  expect(envelope).toEqual({ from: FROM.address, to: ['sara@xn--bcher-kva.test'] })
  expect(raw).toContain('\r\nTo: sara@xn--bcher-kva.test\r\n')
})

test('a mail without the wordmark carries no picture', async () => {
  const arrived = await PostalMime.parse(bytesOf(exampleMail({ html: '<p>Hello</p>' }), FROM).raw)
  expect(arrived.attachments).toEqual([])
  expect(arrived.html?.trim()).toBe('<p>Hello</p>')
})
