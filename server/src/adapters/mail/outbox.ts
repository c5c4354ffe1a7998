import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer'
import { messageOf } from './message'

/** Writes each mail as `<id>.eml` into a folder: temp file first, then renamed, so a reader never sees half a mail. */
export function outboxMailer(folder: string, from: { name: string; address: string }): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, from))
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${mail.id}.eml`)
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
  }
}
