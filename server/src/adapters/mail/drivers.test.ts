import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RetryableError } from '../../kernel/jobs/jobs'
import { type Bench, exampleMail, FROM, mailerSuite } from './driver-suite'
import { outboxMailer } from './outbox'
import { smtpMailer } from './smtp'

const data = await mkdtemp(join(tmpdir(), 'tavan-data-'))
afterAll(() => rm(data, { recursive: true }))
/** Made by the first mail. */
const folder = join(data, 'outbox')

mailerSuite('the outbox folder', () => ({
  mailer: outboxMailer(folder, FROM),
  async arrived() {
    const files = await readdir(folder)
    expect(files.filter((file) => !file.endsWith('.eml'))).toEqual([])
    return Promise.all(
      files.map(async (file) => {
        const raw = await readFile(join(folder, file), 'utf8')
        return { mail: await PostalMime.parse(raw), raw, recipients: undefined }
      }),
    )
  },
}))

/** A real SMTP server that asks for a name and a password. */
const taken: { raw: string; recipients: string[] }[] = []
const signedIn: string[] = []
let refuse: { code: number; text: string } | undefined
const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  disableReverseLookup: true,
  onAuth(auth, _session, done) {
    signedIn.push(auth.username ?? '')
    if (auth.username === 'tavan' && auth.password === 'p@ss word') done(null, { user: 'tavan' })
    else done(new Error('wrong password'))
  },
  onRcptTo: (_address, _session, done) =>
    done(refuse ? Object.assign(new Error(refuse.text), { responseCode: refuse.code }) : null),
  onData(stream, session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      const recipients = session.envelope.rcptTo.map((to) => to.address)
      taken.push({ raw: Buffer.concat(parts).toString('utf8'), recipients })
      done()
    })
  },
})
let port = 0
const portOf = (server: { address(): unknown }) => (server.address() as { port: number }).port

beforeAll(async () => {
  smtp.on('error', () => undefined)
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  port = portOf(smtp.server)
})
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())))

const url = () => `smtp://tavan:p%40ss%20word@127.0.0.1:${port}`

mailerSuite(
  'an SMTP server',
  (): Bench => ({
    mailer: smtpMailer(url(), FROM),
    arrived: () =>
      Promise.all(
        taken.map(async ({ raw, recipients }) => ({ mail: await PostalMime.parse(raw), raw, recipients })),
      ),
  }),
)

describe('SMTP that does not take a mail', () => {
  const silent: Server = createServer(() => undefined)
  afterAll(() => silent.close())
  const failureOf = (mailer: ReturnType<typeof smtpMailer>) =>
    mailer.send(exampleMail()).catch((error: Error) => error)

  test('a server that is not there: the mail waits', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const gone = portOf(closed)
    await new Promise((resolve) => closed.close(resolve))
    expect(await failureOf(smtpMailer(`smtp://127.0.0.1:${gone}`, FROM))).toBeInstanceOf(RetryableError)
  })

  // Without our limit the mailer waits for half a minute.
  test('a server that says nothing: the mail waits, and not for long', { timeout: 20_000 }, async () => {
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    expect(await failureOf(smtpMailer(`smtp://127.0.0.1:${portOf(silent)}`, FROM, 200))).toBeInstanceOf(
      RetryableError,
    )
  })

  test('a server that is busy or does not know our password: the mail waits', async () => {
    refuse = { code: 451, text: 'try again later' }
    expect(await failureOf(smtpMailer(url(), FROM))).toBeInstanceOf(RetryableError)
    refuse = undefined
    const wrong = await failureOf(smtpMailer(`smtp://tavan:wrong@127.0.0.1:${port}`, FROM))
    expect(wrong).toBeInstanceOf(RetryableError)
    expect(String(wrong)).not.toContain('wrong')
  })

  test('keeps the mail and sends nothing readable to a remote server without TLS (S45)', async () => {
    const before = [taken.length, signedIn.length]
    // Another name of this machine, which is none of loopback's.
    const elsewhere = smtpMailer(`smtp://tavan:p%40ss%20word@0.0.0.0:${port}`, FROM)
    expect(await failureOf(elsewhere)).toBeInstanceOf(RetryableError)
    expect([taken.length, signedIn.length]).toEqual(before)
  })

  test('a server that will not have this mail: it failed', async () => {
    refuse = { code: 550, text: 'no such mailbox' }
    const error = await failureOf(smtpMailer(url(), FROM))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(RetryableError)
    refuse = undefined
  })
})
