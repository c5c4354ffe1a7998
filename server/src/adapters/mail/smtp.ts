import { SECOND } from 'contract/units'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer'
import { messageOf } from './message'

/** Hands each mail to the SMTP server at `url`; throws when it does not take it, so that the job is tried again. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, connectionTimeout: 5 * SECOND, socketTimeout: 5 * SECOND })
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, from))
    },
  }
}
