import { randomBytes } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { type Locale, localeCodes } from 'contract/locale'
import { isEmail } from 'contract/text'
import type { Mail } from './mailer'
import { base64, headerText, mailbox, multipart, type Part, textPart } from './mime'
import { WORDMARK_CID, wordmarks } from './wordmark'

const ID = /^[\w-]{1,200}$/

/** A mail ready to be handed over: its bytes, and for whom. */
export interface Message {
  envelope: { from: string; to: string[] }
  raw: string
}

/** One line, without the characters that would begin another header or turn the reading direction. */
function line(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
}

/** An address as mail servers know it: the domain in ASCII. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + domainToASCII(address.slice(at))
}

/** The picture that the HTML form shows; it travels with the mail, so that nothing is fetched when it is read. */
const pictures = Object.fromEntries(
  localeCodes.map((locale) => [
    locale,
    {
      headers: [
        'Content-Type: image/png; name=tavan.png',
        `Content-ID: <${WORDMARK_CID}>`,
        'Content-Transfer-Encoding: base64',
        'Content-Disposition: inline; filename=tavan.png',
      ],
      content: base64(wordmarks[locale].png),
    },
  ]),
) as unknown as Record<Locale, Part>

/**
 * The whole message, written here because nodemailer’s streams take most of the work of an order’s mail (decision 045). The
 * Message-ID follows from the mail's id, so that a repeat can be recognised.
 */
export function messageOf(mail: Mail, from: { name: string; address: string }): Message {
  const address = mail.to.address.trim()
  const to = withAsciiDomain(address)
  if (!isEmail(address) || to.endsWith('@')) throw new Error('the mail has no usable address')
  if (!ID.test(mail.id)) throw new Error('the mail has no usable id')
  const boundary = `=_${randomBytes(12).toString('hex')}`
  const html = textPart('text/html', mail.html)
  const shown = mail.html.includes(`cid:${WORDMARK_CID}`)
    ? multipart('multipart/related; type="text/html"', `${boundary}_2`, [html, pictures[mail.locale]])
    : html
  const body = multipart('multipart/alternative', `${boundary}_1`, [textPart('text/plain', mail.text), shown])
  const headers = [
    `Content-Language: ${mail.locale}`,
    'Auto-Submitted: auto-generated',
    `From: ${mailbox(from.name, from.address)}`,
    `To: ${mailbox(line(mail.to.name), to)}`,
    `Reply-To: ${withAsciiDomain(line(mail.replyTo))}`,
    `Subject: ${headerText(line(mail.subject))}`,
    `Message-ID: <${mail.id}@${from.address.split('@')[1]}>`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    ...body.headers,
  ]
  return { envelope: { from: from.address, to: [to] }, raw: `${headers.join('\r\n')}\r\n\r\n${body.content}` }
}
