import type { Email } from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { composeMail, isolated } from './layout'
import type { Mail, Mailer } from './mailer'

/** Driver under test with the messages it delivered. */
export interface Bench {
  mailer: Mailer
  /** Every message that has arrived, parsed, with whom it was handed over for. */
  arrived(): Promise<{ mail: Email; raw: string; recipients: string[] | undefined }[]>
}

const SHOP = { name: 'Tavan', email: 'hello@tavan.test', imprint: ['Tavan B.V.'] }
export const FROM = { name: 'Tavan', address: 'shop@tavan.test' }

let serial = 0

export function exampleMail(changes: Partial<Mail> = {}): Mail {
  const letter = composeMail({
    locale: 'fa',
    subject: 'سفارش شما TV-100001',
    name: 'مینا',
    reason: 'order',
    shop: SHOP,
    blocks: [{ text: `سلام ${isolated('Sara')}` }, { action: 'پیگیری', url: 'https://tavan.test/orders' }],
  })
  return {
    id: `suite-${++serial}`,
    to: { name: 'مینا مرادی', address: 'mina@tavan.test' },
    ...letter,
    ...changes,
  }
}

/** Contract tests that every mail driver must pass. */
export function mailerSuite(title: string, open: () => Bench): void {
  describe(`a mail by ${title}`, () => {
    deliveryTests(open)
    injectionTests(open)
  })
}

/** The one mail that has this id, however often it arrived. */
async function only(bench: Bench, id: string) {
  const found = (await bench.arrived()).filter(({ mail }) => mail.messageId === `<${id}@tavan.test>`)
  expect(new Set(found.map(({ raw }) => withoutChance(raw))).size).toBe(1)
  const [first] = found
  if (!first) throw new Error('no mail')
  return first
}

function deliveryTests(open: () => Bench): void {
  test('arrives whole, in both forms and in its language', async () => {
    const mail = exampleMail()
    await open().mailer.send(mail)
    const arrived = await only(open(), mail.id)
    expect(arrived.mail.from).toMatchObject(FROM)
    expect(arrived.mail.to).toEqual([{ name: 'مینا مرادی', address: 'mina@tavan.test' }])
    expect(arrived.mail.replyTo).toEqual([{ name: '', address: SHOP.email }])
    expect(arrived.mail.subject).toBe(mail.subject)
    expect(arrived.mail.text?.trim()).toBe(mail.text.trim())
    expect(arrived.mail.html?.trim()).toBe(mail.html.trim())
    expect(arrived.mail.attachments).toMatchObject([
      { mimeType: 'image/png', disposition: 'inline', contentId: '<wordmark@tavan>' },
    ])
    const header = (key: string) => arrived.mail.headers.find((h) => h.key === key)?.value
    expect(header('content-language')).toBe('fa')
    expect(header('auto-submitted')).toBe('auto-generated')
    if (arrived.recipients) expect(arrived.recipients).toEqual(['mina@tavan.test'])
  })

  test('sent twice is one mail to whoever goes by its id', async () => {
    const mail = exampleMail()
    await open().mailer.send(mail)
    await open().mailer.send(mail)
    await only(open(), mail.id)
  })

  test('a plain English one carries its link readable as it is', async () => {
    const url = `https://tavan.test/reset-password?token=${'a1_-'.repeat(11)}`
    const letter = composeMail({
      locale: 'en',
      subject: 'Set a new password',
      name: 'Sara',
      reason: 'account',
      shop: SHOP,
      blocks: [{ action: 'Set a new password', url }],
    })
    const mail = exampleMail(letter)
    await open().mailer.send(mail)
    const arrived = await only(open(), mail.id)
    expect(arrived.raw).toContain(`\r\n${url}\r\n`)
    expect(arrived.mail.text?.trim()).toBe(mail.text.trim())
  })
}

function injectionTests(open: () => Bench): void {
  test.each([
    ['name', { to: { name: 'Sara\r\nBcc: thief@evil.test\r\n\r\nHello', address: 'sara@tavan.test' } }],
    ['display name', { to: { name: '"Bank" <bank@evil.test>, x', address: 'sara@tavan.test' } }],
    ['subject', { subject: 'Order\r\nBcc: thief@evil.test\r\nContent-Type: text/html\r\n\r\n<script>' }],
    ['folded subject', { subject: 'Order\n\tBcc: thief@evil.test\0' }],
    ['text', { text: 'Hello\n.\nMAIL FROM:<thief@evil.test>\nRCPT TO:<thief@evil.test>\n.\n..\n' }],
  ])('S49 a %s cannot begin a header or another mail', async (_what, change: Partial<Mail>) => {
    const before = (await open().arrived()).length
    const mail = exampleMail({ to: { name: 'Sara', address: 'sara@tavan.test' }, ...change })
    await open().mailer.send(mail)
    const arrived = await only(open(), mail.id)
    expect((await open().arrived()).length).toBe(before + 1)
    expect(arrived.mail.bcc).toBeUndefined()
    expect(arrived.mail.to?.map((to) => to.address)).toEqual(['sara@tavan.test'])
    if (arrived.recipients) expect(arrived.recipients).toEqual(['sara@tavan.test'])
    expect(arrived.mail.html?.trim()).toBe(mail.html.trim())
    expect(arrived.mail.text?.trim()).toBe(mail.text.trim())
    expect(arrived.mail.subject).toBe(mail.subject.replace(/[\r\n\t\0]+/g, ' ').trim())
  })

  test.each([
    '',
    'sara',
    'sara@tavan.test, thief@evil.test',
    'sara@tavan.test\r\nRCPT TO:<thief@evil.test>',
    '<x@y.z>',
  ])('S49 the address %j is refused', async (address) => {
    const before = (await open().arrived()).length
    await expect(open().mailer.send(exampleMail({ to: { name: 'Sara', address } }))).rejects.toThrow(
      /address/,
    )
    expect((await open().arrived()).length).toBe(before)
  })

  test.each(['../../etc/passwd', 'a/b', 'a b', '', 'a\r\nX: y'])('an id %j is refused', async (id) => {
    await expect(open().mailer.send(exampleMail({ id }))).rejects.toThrow(/id/)
  })
}

/** Boundaries and dates are made anew for each sending. */
function withoutChance(raw: string): string {
  return raw.replace(/^Date: .*$/m, '').replace(/_NmP-[0-9a-f]+/g, '')
}
