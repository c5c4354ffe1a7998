import type { Locale } from 'contract/locale'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeApplication } from '../../../../test/applications'
import {
  credentials,
  customerInfo,
  makeAccount,
  makeProduct,
  PASSWORD,
  registration,
  solved,
} from '../../../../test/factories'
import { jobsDone, mailsTo, tokenOf } from '../../../../test/mails'
import { observeStatements } from '../../../../test/statements'
import { useApp } from '../../../../test/test-app'
import { hashOf } from '../../../kernel/ids'

const app = useApp({ RATE_LIMITS: 'off' })
const limited = useApp()
const OTHER = 'Other-pass-2!'
let serial = 0
let email: string

beforeAll(() => app.deps.jobs.start(app.handlers))
beforeEach(() => {
  email = `coach-to-be${++serial}@tavan.test`
})

const approve = (address = email, locale: Locale = 'en') =>
  makeApplication(app, { email: address, status: 'approved', locale, firstName: 'Lotte', lastName: 'Bakker' })

async function register(changes: Record<string, unknown> = {}) {
  const body = {
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    recaptchaToken: await solved(app),
    ...changes,
  }
  return app.call('POST', '/auth/coach/register', { body })
}
const signIn = async (password = PASSWORD) =>
  app.call('POST', '/auth/login', { body: await credentials(app, email, password) })
/** Presses the button of the page behind a link, with the password that it asks for or without. */
const open = (token: string | undefined, password?: string) =>
  app.call('POST', '/auth/verify-email', { body: { token, password } })
/** The links mailed to finish the registrations of an address, in the order in which they were sent. */
async function links() {
  await jobsDone(app)
  const mails = (await mailsTo(app, email)).filter((mail) => mail.file.startsWith('coach-'))
  const made = await app.deps.db<{ hash: string }[]>`
    select token_hash as hash from auth_links where kind = 'coach' order by created_at`
  const tokens = mails.map(tokenOf)
  const sent = made.flatMap(({ hash }) => tokens.find((token) => hashOf(token) === hash) ?? [])
  return { mails, sent }
}
async function newestLink(): Promise<string> {
  return (await links()).sent.at(-1) ?? 'none is live'
}

describe('COACH-CALL-05 a coach registration', () => {
  test('COACH-REG-07 COACH-GEN-08 an approved applicant registers, opens the mailed link and signs in as a coach', async () => {
    await approve()
    const answer = await register({ email: email.toUpperCase() })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({ success: true, message: expect.stringMatching(/\w/) })

    const token = await newestLink()
    expect((await open(token)).json().code).toBe('auth.password_required')
    expect((await open(token, PASSWORD)).json().data).toEqual({ area: 'coach' })
    const signedIn = (await signIn()).json()
    expect(signedIn).toMatchObject({ success: true, role: 'coach', roles: ['coach'] })
    const me = await app.call('GET', '/auth/me', { token: signedIn.token })
    expect(me.json().data).toMatchObject({ firstName: 'Lotte', lastName: 'Bakker', emailVerified: true })
    const [session] = await app.deps.db`
      select idle_seconds, extract(epoch from ends_at - created_at)::int as longest from sessions
      where account_id = ${me.json().data.id}`
    expect(session).toEqual({ idle_seconds: 12 * 3600, longest: 30 * 86_400 })
  })

  test('allows no sign-in without the link, and explains it only after the right password (S13 S7)', async () => {
    await approve()
    await register()
    await links()
    const refused = await signIn()
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({
      code: 'auth.coach_unverified',
      message: 'Please confirm your email address first: open the link in the email we sent you.',
    })
    const wrong = await signIn(OTHER)
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json().message).toBe('Invalid email or password')
    const [row] = await app.deps.db`
      select count(s.*)::int as sessions, bool_or('coach' = any(a.roles)) as coach
      from accounts a left join sessions s on s.account_id = a.id where a.email = ${email}`
    expect(row).toEqual({ sessions: 0, coach: false })
  })

  test('grants nothing without the link: no answer has a token, and no coach’s call accepts one (S13)', async () => {
    await approve()
    const answers = [
      await register(),
      await register({ password: OTHER, confirmPassword: OTHER }),
      await signIn(),
    ]
    await links()
    const given = answers.flatMap(({ body, headers }) => [
      ...(body.match(/[\w-]{20,}/g) ?? []),
      ...Object.values(headers).map(String),
    ])
    expect(answers.every(({ headers }) => headers['set-cookie'] === undefined)).toBe(true)
    const calls = app.bind.endpoints.filter(({ allow, method }) => allow === 'coach' && method === 'GET')
    expect(calls.length).toBeGreaterThan(0)
    for (const token of [undefined, email, ...new Set(given)])
      for (const { path } of calls)
        expect((await app.call('GET', path.replace(/:\w+/g, 'x'), { token })).statusCode, path).toBe(401)
  })

  test('S13 a password reset of an account that waits opens no door either', async () => {
    await approve()
    await register()
    const link = await newestLink()
    await app.call('POST', '/auth/forgot-password', { body: { email, source: 'website' } })
    await jobsDone(app)
    const [mail] = (await mailsTo(app, email)).filter((one) => one.file.startsWith('reset-'))
    const body = { token: tokenOf(mail), newPassword: OTHER, confirmPassword: OTHER }
    expect((await app.call('POST', '/auth/reset-password', { body })).statusCode).toBe(200)
    expect((await signIn(OTHER)).json().code).toBe('auth.coach_unverified')
    // A stranger registers the address once more: the password from the mailbox stays.
    await register()
    expect((await open(link)).statusCode).toBe(200)
    expect((await signIn(OTHER)).statusCode).toBe(200)
    expect((await signIn(PASSWORD)).statusCode).toBe(401)
  })

  test.each([
    ['COACH-VAL-04', { email: ' ' }, 'Email is required'],
    ['COACH-VAL-05', { email: 'coach at home' }, 'Invalid email format'],
    ['COACH-VAL-06', { password: '' }, 'Password is required'],
    ['COACH-VAL-07', { password: 'short' }, 'Password must be at least 8 characters long'],
    ['COACH-VAL-08', { confirmPassword: '' }, 'Password confirmation is required'],
    ['COACH-VAL-09', { confirmPassword: OTHER }, 'Passwords do not match'],
    ['COACH-VAL-11', { recaptchaToken: '' }, 'Please complete the reCAPTCHA verification'],
    ['COACH-ERR-04', { recaptchaToken: 'x' }, 'reCAPTCHA verification failed. Please try again.'],
  ])('%s %o is refused', async (_id, changes, message) => {
    await approve()
    const answer = await register(changes)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe(message)
    const [row] = await app.deps.db`select count(*)::int as n from accounts where email = ${email}`
    expect(row?.n).toBe(0)
  })

  test('reports every failed password rule (COACH-VAL-13)', async () => {
    const { message, fields, fieldCodes } = (await register({ password: '-', confirmPassword: '-' })).json()
    expect(message).toBe('Password must be at least 8 characters long')
    expect(fields.password).toBe(message)
    expect(fieldCodes.password).toBe('password.too_short')
  })

  test.each([undefined, 'pending', 'rejected'] as const)(
    'COACH-VAL-10 COACH-VAL-03 SHOP-STATE-21 an address whose application is %s: refused before the verification is looked at',
    async (status) => {
      if (status) await makeApplication(app, { email, status })
      for (const recaptchaToken of ['', 'x']) {
        const answer = await register({ recaptchaToken })
        expect(answer.statusCode).toBe(400)
        expect(answer.json().message).toBe('Your email must be approved before you can register as a coach')
      }
      expect((await links()).mails).toHaveLength(0)
      const [row] = await app.deps.db`select count(*)::int as n from accounts where email = ${email}`
      expect(row?.n).toBe(0)
    },
  )
})

describe('the mailed link', () => {
  test('is stored as a hash alone, lives 48 hours and works once, however many open it at once', async () => {
    await approve()
    await register()
    const token = await newestLink()
    const rows = await app.deps.db<{ row: string; hours: number }[]>`
      select l::text as row, (extract(epoch from expires_at - l.created_at) / 3600)::int as hours
      from auth_links l join accounts a on a.id = l.account_id where a.email = ${email}`
    expect(rows).toHaveLength(1)
    expect(rows[0]?.hours).toBe(48)
    const [jobs] = await app.deps.db`select string_agg(data::text, '') as text from jobs`
    expect(`${rows[0]?.row}${jobs?.text}`).not.toContain(token)
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(token, PASSWORD)))
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
    const late = await open(token, PASSWORD)
    expect(late.statusCode).toBe(400)
    expect(late.json().message).toBe('This confirmation link is invalid or has expired')
  })

  test('is dead after its time', async () => {
    await approve()
    await register()
    const token = await newestLink()
    await app.deps.db`update auth_links set expires_at = now() - interval '1 second' where kind = 'coach'`
    expect((await open(token, PASSWORD)).json().code).toBe('auth.verify_link_dead')
    expect((await signIn()).statusCode).toBe(403)
  })

  test('X-95 belongs to its own registration: a newer one of somebody else does not kill it', async () => {
    await approve()
    await register()
    const own = await newestLink()
    await register({ password: OTHER, confirmPassword: OTHER })
    const others = await newestLink()
    expect(others).not.toBe(own)
    expect((await open(own, PASSWORD)).statusCode).toBe(200)
    expect((await signIn(PASSWORD)).json()).toMatchObject({ role: 'coach' })
    expect((await signIn(OTHER)).statusCode).toBe(401)
    // The stranger's link, opened too, changes nothing: not even with a password.
    expect((await open(others, OTHER)).statusCode).toBe(200)
    expect((await signIn(OTHER)).statusCode).toBe(401)
    expect((await signIn(PASSWORD)).statusCode).toBe(200)
  })

  test('X-95 stays usable when the password is missing or weak', async () => {
    await approve()
    await register()
    const token = await newestLink()
    for (const [password, code] of [
      [undefined, 'auth.password_required'],
      ['', 'auth.password_required'],
      ['weak', 'password.too_short'],
      ['x'.repeat(999), 'password.no_uppercase'],
    ]) {
      const refused = await open(token, password)
      expect([refused.statusCode, refused.json().code]).toEqual([400, code])
    }
    expect((await open(token, OTHER)).statusCode).toBe(200)
    expect((await signIn(OTHER)).statusCode).toBe(200)
  })

  test.each([
    ['en', 'Finish your coach registration'],
    ['fa', 'تکمیل ثبت‌نام مربی'],
    ['nl', 'Rond je registratie als coach af'],
  ] as const)('is mailed in the language of the application: %s', async (locale, subject) => {
    await approve(email, locale)
    await register()
    const { mails } = await links()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe(subject)
    expect(mails[0]?.html).toContain(`<html lang="${locale}"`)
    expect(mails[0]?.text).toMatch(/^http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}$/m)
  })
})

describe('X-03 S13 an address that already has an account', () => {
  async function customer(): Promise<string> {
    const body = await registration(app, { email, password: OTHER, confirmPassword: OTHER })
    return (await app.call('POST', '/auth/register', { body })).json().token
  }

  const confirm = () => app.deps.db`update accounts set email_verified_at = now() where email = ${email}`

  test('keeps the password of a confirmed account and adds the role, whoever registered (X-95)', async () => {
    const token = await customer()
    await confirm()
    await approve()
    const answer = await register()
    const unknown = `coach-to-be${++serial}@tavan.test`
    await approve(unknown)
    const other = await register({ email: unknown })
    expect([answer.statusCode, answer.body]).toEqual([other.statusCode, other.body])

    expect((await signIn(PASSWORD)).statusCode).toBe(401)
    expect((await signIn(OTHER)).json()).toMatchObject({ role: 'customer', roles: ['customer'] })
    expect((await app.call('GET', '/coach/my-users', { token })).statusCode).toBe(403)

    expect((await open(await newestLink(), PASSWORD)).statusCode).toBe(200)
    expect((await signIn(PASSWORD)).statusCode).toBe(401)
    expect((await signIn(OTHER)).json()).toMatchObject({ role: 'coach', roles: ['customer', 'coach'] })
    // S16: sessions with fewer rights have ended.
    expect((await app.call('GET', '/auth/me', { token })).statusCode).toBe(401)
    await jobsDone(app)
    const changed = (await mailsTo(app, email)).filter((mail) => mail.file.startsWith('password-changed'))
    expect(changed).toHaveLength(0)
  })

  test('X-95 unconfirmed, made by a stranger first: nothing of the stranger stays', async () => {
    const token = await customer()
    const address = { ...customerInfo.address, firstName: 'Eve', lastName: 'Else', phone: '0201234567' }
    await app.call('POST', '/account/addresses', { token, body: address })
    const productId = await makeProduct(app)
    expect(
      (await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity: 1 } })).statusCode,
    ).toBe(200)
    await app.call('PATCH', '/auth/me', { token, body: { firstName: 'Eve', locale: 'nl' } })
    await app.call('POST', '/auth/forgot-password', { body: { email, source: 'website' } })
    await approve()
    await register()

    const link = await newestLink()
    expect((await open(link)).json().code).toBe('auth.password_required')
    const mine = 'Mailbox-owner-3!'
    expect((await open(link, mine)).json().data).toEqual({ area: 'coach' })
    for (const password of [PASSWORD, OTHER]) expect((await signIn(password)).statusCode).toBe(401)
    expect((await app.call('GET', '/auth/me', { token })).statusCode).toBe(401)
    const owner = (await signIn(mine)).json().token
    const read = async (path: string) => (await app.call('GET', path, { token: owner })).json().data
    expect(await read('/auth/me')).toMatchObject({
      firstName: 'Lotte',
      lastName: 'Bakker',
      locale: 'en',
      emailVerified: true,
      roles: ['customer', 'coach'],
    })
    expect((await read('/account/addresses')).items).toEqual([])
    expect((await read('/orders/cart')).items).toEqual([])
    const [left] = await app.deps.db`
      select (select count(*)::int from auth_links l where l.account_id = a.id and l.used_at is null) as links,
        (select count(*)::int from known_addresses k where k.account_id = a.id) as networks
      from accounts a where a.email = ${email}`
    // The network from which the owner has just signed in.
    expect(left).toEqual({ links: 0, networks: 1 })
  })

  test('X-95 of the staff gains nothing by a link, and is mailed none', async () => {
    const { id } = await makeAccount(app, ['customer'], email)
    await approve()
    const answer = await register()
    expect(answer.statusCode).toBe(201)
    const early = await newestLink()
    await app.deps.db`update accounts set roles = '{customer,admin}', staff_role = 'owner' where id = ${id}`
    const before = await app.deps.db`select password_hash, roles, staff_role from accounts where id = ${id}`
    expect((await open(early, OTHER)).json().code).toBe('auth.verify_link_dead')
    expect(await app.deps.db`select password_hash, roles, staff_role from accounts where id = ${id}`).toEqual(
      before,
    )
    const mails = (await links()).mails.length
    expect((await register()).body).toBe(answer.body)
    expect((await links()).mails).toHaveLength(mails)
  })

  test('a disabled account hears nothing and stays closed', async () => {
    await customer()
    await approve()
    await app.deps.db`update accounts set disabled_at = now() where email = ${email}`
    expect((await register()).statusCode).toBe(201)
    expect((await links()).mails).toHaveLength(0)
  })
})

describe('COACH-CALL-06 the status of an application', () => {
  const status = (address: string, token?: string) =>
    app.call('GET', `/coach-applications/status?email=${encodeURIComponent(address)}`, { token })

  test.each(['pending', 'approved', 'rejected'] as const)(
    'COACH-ENT-03 SHOP-STATE-19 %s is told to anybody',
    async (is) => {
      await makeApplication(app, { email, status: is })
      const answer = await status(` ${email.toUpperCase()} `)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.json()).toEqual({ success: true, data: { status: is } })
    },
  )

  test('a new application counts, not the rejected one before it', async () => {
    await makeApplication(app, { email, status: 'rejected' })
    await makeApplication(app, { email })
    expect((await status(email)).json().data).toEqual({ status: 'pending' })
  })

  test('X-10 200 unknown and 200 open addresses: the same bytes, by the same statements', async () => {
    const seen = { unknown: new Set<string>(), open: new Set<string>() }
    const spy = vi.spyOn(app.deps.verification, 'verify')
    for (let i = 0; i < 200; i++) await makeApplication(app, { email: `open${i}@tavan.test` })
    const statements = await observeStatements(async () => {
      for (let i = 0; i < 200; i++) {
        for (const kind of ['unknown', 'open'] as const) {
          const answer = await status(`${kind}${i}@tavan.test`)
          const { date: _, ...headers } = answer.headers
          seen[kind].add(JSON.stringify([answer.statusCode, headers, answer.body]))
        }
      }
    })
    expect([...seen.unknown]).toEqual([...seen.open])
    expect(seen.open.size).toBe(1)
    // One statement each, whether it found a row or not.
    expect(
      statements.filter(({ text }) => text.includes('from coach_applications where email')),
    ).toHaveLength(400)
    expect(spy).not.toHaveBeenCalled()
  })

  test('shows date and note to coaches and staff only (COACH-ROLE-13 X-10)', async () => {
    const { id } = await makeApplication(app, { email, status: 'rejected' })
    await app.deps
      .db`update coach_applications set notes = 'Please come back with a diploma.' where id = ${id}`
    for (const role of ['coach', 'admin'] as const) {
      const { token } = await makeAccount(app, [role])
      expect((await status(email, token)).json().data).toEqual({
        status: 'rejected',
        submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        notes: 'Please come back with a diploma.',
      })
    }
    const { token } = await makeAccount(app, ['customer'])
    for (const other of [token, undefined, 'x'.repeat(43)]) {
      expect((await status(email, other)).json().data).toEqual({ status: 'rejected' })
    }
  })

  test.each(['', 'nobody'])('%j is no address', async (address) => {
    const answer = await status(address)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe(address ? 'Invalid email format' : 'Email is required')
  })

  test('writes the address to no log line (S42)', async () => {
    await makeApplication(app, { email, status: 'approved' })
    app.logged.length = 0
    await status(email)
    await status(`${email}x@`)
    await register({ recaptchaToken: '' })
    expect(app.logged.length).toBeGreaterThan(0)
    expect(JSON.stringify(app.logged)).not.toContain(email.slice(0, 10))
  })
})

describe('S35 how often', () => {
  const status = (address: string, from: string) =>
    limited.call('GET', `/coach-applications/status?email=${address}`, { address: from })

  test('five times a minute from one address of the network', async () => {
    const answers = []
    for (let i = 0; i < 6; i++) answers.push(await status(`a${i}@tavan.test`, '198.51.100.1'))
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200, 429])
    expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await status('a@tavan.test', '198.51.100.2')).statusCode).toBe(200)
  })

  test('ten times an hour at one e-mail address, known or not, in any letter case', async () => {
    await makeApplication(limited, { email: 'known@tavan.test', status: 'approved' })
    for (const name of ['known', 'unknown']) {
      const statuses = []
      for (let i = 0; i < 11; i++) {
        const address = i % 2 ? `${name}@tavan.test` : `${name.toUpperCase()}@tavan.test`
        statuses.push((await status(address, `198.51.100.${10 + i}`)).statusCode)
      }
      expect(statuses).toEqual([...Array(10).fill(200), 429])
    }
  })

  test('ten registrations an hour on one e-mail address, and thirty from one address of the network', async () => {
    const attempt = (address: string, from: string) =>
      limited.call('POST', '/auth/coach/register', {
        body: { email: address, password: PASSWORD, confirmPassword: PASSWORD, recaptchaToken: 'x' },
        address: from,
      })
    const one = []
    for (let i = 0; i < 11; i++) one.push((await attempt('often@tavan.test', `203.0.113.${i}`)).statusCode)
    expect(one).toEqual([...Array(10).fill(400), 429])
    const many = []
    for (let i = 0; i < 31; i++) many.push((await attempt(`m${i}@tavan.test`, '203.0.113.99')).statusCode)
    expect(many).toEqual([...Array(30).fill(400), 429])
  })
})
