import { SECOND } from 'contract/units'
import { createTransport } from 'nodemailer'
import { isLoopback } from '../../config/loopback'
import { RetryableError } from '../../kernel/jobs/jobs'
import { bytesOf } from './bytes'
import type { Mailer } from './mailer'
import { isRefused } from './refused'

/** Time-out of each step: connecting, greeting, every answer. */
const PATIENCE = 5 * SECOND

/** Hands each mail to the SMTP server at `url`; what that server refuses for good is an error, all else waits. */
export function smtpMailer(
  url: string,
  from: { name: string; address: string },
  patience = PATIENCE,
): Mailer {
  const transport = createTransport({
    url,
    // Off this machine neither the password nor a mail travels readable, also where somebody takes STARTTLS away.
    requireTLS: !isLoopback(new URL(url).hostname),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
  })
  return {
    async send(mail) {
      const message = bytesOf(mail, from)
      try {
        await transport.sendMail(message)
      } catch (error) {
        if (isRefused(error)) throw error
        throw new RetryableError('the mail server did not take the mail', { cause: error })
      }
    },
  }
}
