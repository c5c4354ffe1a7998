import type { Locale } from 'contract/locale'

/**
 * A mail to one person, as `composeMail` makes it. `id` (letters, digits, `-`, `_`) names the fact that it tells of: a
 * repeat of the job is the same mail to whoever receives it.
 */
export interface Mail {
  id: string
  to: { name: string; address: string }
  /** Where an answer goes: the mailbox that the mail itself names. */
  replyTo: string
  locale: Locale
  subject: string
  text: string
  html: string
}

/**
 * Sends a mail; may be asked twice for the same `id`. Throws `RetryableError` when the way out is closed for now, and any
 * other error when this mail is refused.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
