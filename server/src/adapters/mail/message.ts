import type { Mail } from './mailer'

/** One line, without the characters that would begin another header. */
function line(text: string): string {
  return text.replace(/[\r\n\0]+/g, ' ').trim()
}

/** The message as nodemailer takes it; the Message-ID follows from the mail's id, so a repeat can be recognised. */
export function messageOf(mail: Mail, from: string) {
  return {
    from,
    to: { name: line(mail.to.name), address: line(mail.to.address) },
    subject: line(mail.subject),
    text: mail.text,
    messageId: `<${mail.id}@tavan>`,
  }
}
