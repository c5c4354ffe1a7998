import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { readEml } from '../../server/test/eml'

export interface Mail {
  subject: string
  language: string | undefined
  text: string
  html: string
}

/** Removes the bidirectional control characters around numbers. */
const plain = (text = '') => text.replace(/[\u200e\u200f\u2066-\u2069]/g, '')

interface Read extends Mail {
  to: string
  at: number
}

/** Mails by path; they come in one piece, so each is read once, however often a test asks. */
const known = new Map<string, Promise<Read>>()

async function readMail(path: string): Promise<Read> {
  const { headers, parts } = readEml(await readFile(path, 'utf8'))
  return {
    to: headers.to?.[0] ?? '',
    at: Date.parse(headers.date?.[0] ?? ''),
    subject: plain(headers.subject?.[0]),
    language: headers['content-language']?.[0],
    text: plain(parts['text/plain']),
    html: parts['text/html'] ?? '',
  }
}

/** Reads the mails to one address from the server's outbox, oldest first. */
async function mailsTo(address: string): Promise<Mail[]> {
  const folder = join(process.env.TAVAN_DATA ?? '', 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
  const mails = await Promise.all(
    files.map((file) => {
      const path = join(folder, file)
      const mail = known.get(path) ?? readMail(path)
      known.set(path, mail)
      return mail
    }),
  )
  return mails.filter((mail) => mail.to.includes(address)).sort((a, b) => a.at - b.at)
}

/** Waits for the newest mail to an address that contains a text. */
export async function mailTo(address: string, says: string | RegExp): Promise<Mail> {
  const wanted = (mail: Mail) =>
    typeof says === 'string' ? mail.text.includes(says) || mail.subject.includes(says) : says.test(mail.text)
  const find = async () => (await mailsTo(address)).filter(wanted).at(-1)
  // Some mails are delayed until their event can no longer be undone.
  await expect
    .poll(find, { message: `a mail to ${address} that says ${says}`, timeout: 40_000 })
    .toBeDefined()
  return (await find()) as Mail
}

/** Returns path and query of the mail's only link to a page. */
export function linkIn(mail: Mail, page: string): string {
  const found = new RegExp(`https?://[^\\s"]+(/${page}[^\\s"]*)`).exec(mail.text)?.[1]
  if (!found) throw new Error(`The mail has no link to /${page}:\n${mail.text}`)
  return found
}
