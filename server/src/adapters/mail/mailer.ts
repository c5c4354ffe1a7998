import type { Locale } from 'contract/locale'

/**
 * Mail to one person, made by `composeMail`. `id` (letters, digits, `-`, `_`) identifies the fact, so a repeated job
 * sends the same mail.
 */
export interface Mail {
  id: string
  to: { name: string; address: string }
  /** Reply address: the mailbox named in the mail. */
  replyTo: string
  locale: Locale
  subject: string
  text: string
  html: string
  /** Address that ends mails of this kind when a mail program posts to it (RFC 8058); absent for mails of a fact. */
  unsubscribe?: string
}

/**
 * Sends a mail; may be asked twice for the same `id`. Throws `RetryableError` when the way out is closed for now, and any
 * other error when this mail is refused.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
