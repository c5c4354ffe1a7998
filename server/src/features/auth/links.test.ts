import { beforeAll, describe, expect, test } from 'vitest'
import { credentials, makeAccount, PASSWORD, registration } from '../../../test/factories'
import { jobsDone, mailsTo, tokenOf } from '../../../test/mails'
import { storedHash } from '../../../test/stored-hash'
import { useApp } from '../../../test/test-app'
import { transaction } from '../../kernel/db/transaction'
import { hashOf, newToken } from '../../kernel/ids'
import { insertLink } from './links.sql'

const app = useApp()
const NEXT = 'Other-pass-2?'
const SENT = 'Password reset link sent successfully'
let serial = 0

beforeAll(() => app.deps.jobs.start(app.handlers))

async function register(changes: Record<string, unknown> = {}) {
  const body = await registration(app, changes)
  const answer = await app.call('POST', '/auth/register', { body, address: `192.0.2.${++serial}` })
  expect(answer.statusCode).toBe(201)
  return { email: body.email, token: answer.json().token as string, id: answer.json().userId as string }
}

const forgot = (email: unknown, options: { headers?: Record<string, string>; address?: string } = {}) =>
  app.call('POST', '/auth/forgot-password', {
    body: { email, source: 'website' },
    address: `198.51.100.${++serial % 250}`,
    ...options,
  })
const check = (token: unknown) => app.call('POST', '/auth/verify-reset-token', { body: { token } })
const reset = (token: unknown, newPassword = NEXT, confirmPassword = newPassword) =>
  app.call('POST', '/auth/reset-password', { body: { token, newPassword, confirmPassword } })
const signIn = async (email: string, password: string) =>
  (await app.call('POST', '/auth/login', { body: await credentials(app, email, password) })).statusCode
const me = async (token: string) => (await app.call('GET', '/auth/me', { token })).statusCode

async function resetMails(email: string) {
  await jobsDone(app)
  return (await mailsTo(app, email)).filter((mail) => mail.file.startsWith('reset-'))
}

/** A reset link of a fresh account, as it was mailed. */
async function mailedLink() {
  const account = await register()
  await forgot(account.email)
  const [mail] = await resetMails(account.email)
  return { ...account, link: tokenOf(mail) }
}

describe('a forgotten password', () => {
  test('SHOP-CALL-10 SHOP-ERR-07 mails a link and says so', async () => {
    const { email } = await register()
    const answer = await forgot(` ${email.toUpperCase()} `)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ success: true, message: SENT })
    const mails = await resetMails(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Set a new password')
    expect(mails[0]?.text).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/m)
  })

  test.each([
    ['coach', '&area=coach'],
    ['admin', '&area=admin'],
    ['customer', ''],
  ])('the link leads back to the sign-in that asked: %s', async (area, query) => {
    const { email } = await register()
    await app.call('POST', '/auth/forgot-password', { body: { email, source: 'website', area } })
    const [mail] = await resetMails(email)
    expect(/\?token=[\w-]{43}(\S*)/.exec(mail?.text ?? '')?.[1]).toBe(query)
  })

  test('without `source` as well', async () => {
    const { email } = await register()
    expect((await app.call('POST', '/auth/forgot-password', { body: { email } })).json().message).toBe(SENT)
    expect(await resetMails(email)).toHaveLength(1)
  })

  test.each([
    ['SHOP-VAL-20', '', 'Email address is required'],
    ['SHOP-VAL-20', undefined, 'Email address is required'],
    ['SHOP-VAL-21', 'sara@', 'Please enter a valid email address'],
    ['SHOP-VAL-21', 'sara', 'Please enter a valid email address'],
  ])('%s %s is refused', async (_id, email, message) => {
    const answer = await forgot(email)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      success: false,
      message,
      error: message,
      fields: { email: message },
    })
  })

  test('S10 X-10 nothing tells a known address from an unknown one', async () => {
    const { email } = await register()
    const disabled = await makeAccount(app)
    await app.deps.db`update accounts set disabled_at = now() where id = ${disabled.id}`
    await jobsDone(app)
    const jobs = async () =>
      (
        await app.deps.db<{ n: number }[]>`select count(*)::int as n from jobs where queue = 'account-mail'`
      )[0]?.n
    for (const asked of [email, 'nobody@tavan.test', disabled.email]) {
      const before = (await jobs()) ?? 0
      app.logged.length = 0
      const answer = await forgot(asked)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toBe(JSON.stringify({ success: true, message: SENT }))
      // The same work: one job each, and the same line in the log.
      expect(await jobs()).toBe(before + 1)
      expect(app.logged.map((line) => line.event)).toEqual(['reset_requested'])
      expect(JSON.stringify(app.logged)).not.toContain(asked)
    }
    expect(await resetMails(email)).toHaveLength(1)
    expect(await resetMails('nobody@tavan.test')).toHaveLength(0)
    expect(await resetMails(disabled.email)).toHaveLength(0)
  })

  test('S10 three mails an hour go to one account, and its limit shows in no answer', async () => {
    const { email } = await register()
    for (let i = 0; i < 5; i++) expect((await forgot(email)).body).toContain(SENT)
    expect(await resetMails(email)).toHaveLength(3)
    await app.deps.db`update attempts set resets_at = resets_at - interval '1 hour'`
    await forgot(email)
    expect(await resetMails(email)).toHaveLength(4)
  })

  test('S10 one address may ask thirty times an hour', async () => {
    const statuses = []
    for (let i = 0; i < 31; i++) {
      statuses.push((await forgot(`many${i}@tavan.test`, { address: '203.0.113.5' })).statusCode)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    const answer = await forgot('many@tavan.test', { address: '203.0.113.5' })
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000)
  })

  test('S11 the link leads to our own address, whatever the request claims', async () => {
    const { email } = await register()
    await forgot(email, {
      headers: {
        host: 'evil.test',
        'x-forwarded-host': 'evil.test',
        origin: 'https://evil.test',
        referer: 'https://evil.test/',
      },
    })
    const [mail] = await resetMails(email)
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.test')
    expect(mail?.text).toContain('http://localhost:3000/reset-password?token=')
  })
})

describe('S11 a reset link', () => {
  test('is 256 random bits and stored as a hash alone', async () => {
    const first = await mailedLink()
    const second = await mailedLink()
    expect(Buffer.from(first.link, 'base64url')).toHaveLength(32)
    expect(first.link).not.toBe(second.link)
    const [row] = await app.deps.db<{ seconds: number }[]>`
      select extract(epoch from expires_at - created_at)::int as seconds from auth_links
      where token_hash = ${hashOf(first.link)}`
    expect(row?.seconds).toBe(30 * 60)
    for (const table of ['auth_links', 'jobs', 'attempts']) {
      const rows = await app.deps.db<{ text: string }[]>`select t::text as text from ${app.deps.db(table)} t`
      expect(
        rows.some((r) => r.text.includes(first.link)),
        table,
      ).toBe(false)
    }
    expect(JSON.stringify(app.logged)).not.toContain(first.link)
  })

  test('SHOP-CALL-11 is looked at without being used up', async () => {
    const { link } = await mailedLink()
    const before = await storedHash(app, ['auth_links', 'accounts'])
    for (let i = 0; i < 3; i++) {
      const answer = await check(link)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ success: true, data: { valid: true } })
    }
    expect(await storedHash(app, ['auth_links', 'accounts'])).toBe(before)
    expect((await reset(link)).statusCode).toBe(200)
  })

  test('sets a password, ends every session and informs the owner (SHOP-CALL-12 SHOP-ERR-11)', async () => {
    const { email, token, link } = await mailedLink()
    const elsewhere = (await app.call('POST', '/auth/login', { body: await credentials(app, email) })).json()
      .token
    const answer = await reset(link)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ success: true, message: 'Password reset successfully' })
    expect(await me(token)).toBe(401)
    expect(await me(elsewhere)).toBe(401)
    expect(await signIn(email, PASSWORD)).toBe(401)
    expect(await signIn(email, NEXT)).toBe(200)
    await jobsDone(app)
    const notices = (await mailsTo(app, email)).filter((mail) => mail.subject === 'Your password was changed')
    expect(notices).toHaveLength(1)
    expect(JSON.stringify(app.logged)).not.toContain(NEXT)
  })

  test('shows that its mailbox is the account’s own', async () => {
    const { id, link } = await mailedLink()
    await reset(link)
    const [row] = await app.deps.db`select email_verified_at from accounts where id = ${id}`
    expect(row?.email_verified_at).toBeInstanceOf(Date)
  })

  test('lets in an owner whom strangers had locked out', async () => {
    const { email, link } = await mailedLink()
    for (let i = 0; i < 12; i++) {
      const body = await credentials(app, email, 'Wrong-pass-1!')
      await app.call('POST', '/auth/login', { body, address: '203.0.113.99' })
    }
    const from = async (password: string) =>
      (
        await app.call('POST', '/auth/login', {
          body: await credentials(app, email, password),
          address: '203.0.113.98',
        })
      ).statusCode
    expect(await from(PASSWORD)).toBe(429)
    await reset(link)
    expect(await from(NEXT)).toBe(200)
  })

  test('works once: of 50 at a time one wins', async () => {
    const { email, link } = await mailedLink()
    const passwords = Array.from({ length: 50 }, (_, i) => `Parallel-${i}!`)
    const answers = await Promise.all(passwords.map((password) => reset(link, password)))
    const won = answers.flatMap((answer, i) => (answer.statusCode === 200 ? [i] : []))
    expect(won).toHaveLength(1)
    for (const [i, answer] of answers.entries()) {
      if (i !== won[0]) expect(answer.json().code).toBe('auth.reset_link_dead')
    }
    expect(await signIn(email, passwords[won[0] ?? -1] ?? '')).toBe(200)
    await jobsDone(app)
    const notices = (await mailsTo(app, email)).filter((mail) => mail.subject === 'Your password was changed')
    expect(notices).toHaveLength(1)
    expect((await check(link)).statusCode).toBe(400)
  })

  test('ends with the next one', async () => {
    const { email, link } = await mailedLink()
    await forgot(email)
    const next = (await resetMails(email)).map(tokenOf).find((token) => token !== link)
    expect((await check(link)).json().code).toBe('auth.reset_link_dead')
    expect((await reset(link)).json().code).toBe('auth.reset_link_dead')
    expect((await reset(next)).statusCode).toBe(200)
  })

  test('S11 is the only one of its account, however many are made at once, and takes all with it', async () => {
    const { id } = await mailedLink()
    const { db } = app.deps
    const made = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const token = newToken()
        const link = { kind: 'reset' as const, accountId: id, tokenHash: hashOf(token), seconds: 1800 }
        await transaction(db, (tx) => insertLink(tx, { ...link, registrationId: null }))
        return token
      }),
    )
    const live = await Promise.all(made.map(async (token) => (await check(token)).statusCode === 200))
    expect(live.filter(Boolean)).toHaveLength(1)
    expect((await reset(made[live.indexOf(true)] ?? '')).statusCode).toBe(200)
    expect(await db`select 1 from auth_links where account_id = ${id} and kind = 'reset'`).toEqual([])
    const second = db`
      insert into auth_links (token_hash, kind, account_id, expires_at)
      select h, 'reset', ${id}, now() + interval '1 hour' from unnest(array['a', 'b']) h`
    await expect(second).rejects.toThrow(/auth_links_one_reset/)
  })

  test('ends after 30 minutes, by the clock of the database', async () => {
    const { link } = await mailedLink()
    const pass = (time: string) => app.deps.db`
      update auth_links set created_at = created_at - ${time}::interval, expires_at = expires_at - ${time}::interval
      where token_hash = ${hashOf(link)}`
    await pass('29 minutes 30 seconds')
    expect((await check(link)).statusCode).toBe(200)
    await pass('31 seconds')
    expect((await check(link)).json().code).toBe('auth.reset_link_dead')
    expect((await reset(link)).json().code).toBe('auth.reset_link_dead')
  })

  test('of a disabled account is dead', async () => {
    const { id, link } = await mailedLink()
    await app.deps.db`update accounts set disabled_at = now() where id = ${id}`
    expect((await check(link)).statusCode).toBe(400)
    expect((await reset(link)).statusCode).toBe(400)
  })

  test.each(['x', 'A'.repeat(43), '../..', "' or 1=1 --"])('SHOP-ERR-08 %j is none', async (token) => {
    const message = 'Invalid or expired reset link'
    for (const answer of [await check(token), await reset(token)]) {
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ success: false, message, error: message })
    }
  })

  test('is no confirmation link, and the other way round', async () => {
    const { email, link } = await mailedLink()
    const confirm = tokenOf((await mailsTo(app, email)).find((mail) => mail.file.startsWith('confirm-')))
    expect((await app.call('POST', '/auth/verify-email', { body: { token: link } })).statusCode).toBe(400)
    expect((await reset(confirm)).json().code).toBe('auth.reset_link_dead')
    expect((await check(link)).statusCode).toBe(200)
  })
})

describe('SHOP-ERR-10 a new password that is refused leaves the link as it was', () => {
  const wrong: [string, Record<string, unknown>, string][] = [
    ['SHOP-VAL-22', { newPassword: '' }, 'Please fill in all fields'],
    ['SHOP-VAL-22', { confirmPassword: undefined }, 'Please fill in all fields'],
    ['SHOP-VAL-23', { newPassword: 'weak', confirmPassword: 'weak' }, 'Password does not meet requirements'],
    ['SHOP-VAL-23 before SHOP-VAL-24', { newPassword: 'weak' }, 'Password does not meet requirements'],
    ['SHOP-VAL-24', { confirmPassword: `${NEXT} ` }, 'Passwords do not match'],
    ['SHOP-VAL-25', { token: '' }, 'Invalid reset link'],
    ['SHOP-VAL-25', { token: undefined }, 'Invalid reset link'],
  ]
  test.each(wrong)('%s %o', async (_id, change, message) => {
    const { link } = await mailedLink()
    const body = { token: link, newPassword: NEXT, confirmPassword: NEXT, ...change }
    const answer = await app.call('POST', '/auth/reset-password', { body })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: false, message, error: message })
    expect((await check(link)).statusCode).toBe(200)
  })

  test('SHOP-VAL-25 looking at no link says so', async () => {
    expect((await check('')).json()).toMatchObject({ success: false, message: 'Invalid reset link' })
  })
})

describe('X-08 confirming an address', () => {
  const confirm = (token: unknown) => app.call('POST', '/auth/verify-email', { body: { token } })
  const resend = (token: string) => app.call('POST', '/auth/resend-verification', { token })
  const verified = async (token: string) =>
    (await app.call('GET', '/auth/me', { token })).json().data.emailVerified
  async function confirmLinks(email: string) {
    await jobsDone(app)
    return (await mailsTo(app, email)).filter((mail) => mail.file.startsWith('confirm-')).map(tokenOf)
  }

  test('a registration signs in at once and mails a link that confirms', async () => {
    const { email, token } = await register()
    expect(await verified(token)).toBe(false)
    const [link] = await confirmLinks(email)
    const [mail] = (await mailsTo(app, email)).filter((m) => m.file.startsWith('confirm-'))
    expect(mail?.text).toMatch(/^http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}$/m)
    expect((await confirm(link)).statusCode).toBe(200)
    expect(await verified(token)).toBe(true)
    // Opened a second time it says the same.
    expect((await confirm(link)).statusCode).toBe(200)
  })

  test('is mailed in the language of the registration', async () => {
    const body = await registration(app, { firstName: 'مینا' })
    await app.call('POST', '/auth/register?lang=fa', { body, address: '192.0.2.201' })
    await jobsDone(app)
    const [mail] = await mailsTo(app, body.email)
    expect(mail?.subject).toBe('تأیید نشانی ایمیل')
    expect(mail?.html).toContain('<html lang="fa" dir="rtl">')
    expect(mail?.text).toContain('http://localhost:3000/verify-email?token=')
  })

  test('a refused registration mails nothing', async () => {
    const { email } = await register()
    await app.call('POST', '/auth/register', { body: await registration(app, { email }) })
    expect(await confirmLinks(email)).toHaveLength(1)
  })

  test('the link works for seven days and for nobody else’s address', async () => {
    const { email, token } = await register()
    const [link] = await confirmLinks(email)
    await app.deps.db`update auth_links set expires_at = now() - interval '1 second' where kind = 'verify'`
    const answer = await confirm(link)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe('This confirmation link is invalid or has expired')
    expect(await verified(token)).toBe(false)
    for (const wrong of ['', 'x', undefined]) expect((await confirm(wrong)).statusCode).toBe(400)
    await resend(token)
    const next = (await confirmLinks(email)).find((other) => other !== link)
    const [row] = await app.deps.db<{ days: number }[]>`
      select extract(epoch from expires_at - created_at)::int / 86400 as days from auth_links
      where token_hash = ${hashOf(next ?? '')}`
    expect(row?.days).toBe(7)
    expect((await confirm(next)).statusCode).toBe(200)
    expect(await verified(token)).toBe(true)
  })

  test('is mailed again three times an hour, and not at all once it is confirmed', async () => {
    const { email, token } = await register()
    const statuses = []
    for (let i = 0; i < 4; i++) statuses.push((await resend(token)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
    const links = await confirmLinks(email)
    expect(links).toHaveLength(4)
    expect((await confirm(links[0])).statusCode).toBe(200)
    expect((await resend(token)).statusCode).toBe(200)
    expect(await confirmLinks(email)).toHaveLength(4)
  })
})
