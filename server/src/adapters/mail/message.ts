import { isEmail } from 'contract/text'
import type { Mail } from './mailer'
import { WORDMARK_CID, wordmarks } from './wordmark'

const ID = /^[\w-]{1,200}$/

/** One line, without the characters that would begin another header or turn the reading direction. */
function line(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
}

/** The picture that the HTML form shows; it travels with the mail, so that nothing is fetched when it is read. */
function wordmark({ locale }: Mail) {
  return {
    cid: WORDMARK_CID,
    filename: 'tavan.png',
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
    content: wordmarks[locale].png,
  }
}

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${line(url)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The message as nodemailer composes it; the Message-ID follows from the mail's id, so a repeat can be recognised. */
export function messageOf(mail: Mail, from: { name: string; address: string }) {
  const address = mail.to.address.trim()
  if (!isEmail(address)) throw new Error('the mail has no usable address')
  if (!ID.test(mail.id)) throw new Error('the mail has no usable id')
  return {
    from,
    to: { name: line(mail.to.name), address },
    replyTo: { name: '', address: line(mail.replyTo) },
    subject: line(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: mail.html.includes(`cid:${WORDMARK_CID}`) ? [wordmark(mail)] : [],
    messageId: `<${mail.id}@${from.address.split('@')[1]}>`,
    headers: {
      'Content-Language': mail.locale,
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe && unsubscribeHeaders(mail.unsubscribe)),
    },
    // Nothing in a mail is a path or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
