import { beforeAll, describe, expect, test } from 'vitest'
import { makeApplication } from '../../../test/applications'
import { credentials, makeAccount, registration, solved } from '../../../test/factories'
import { jobsDone, mailsTo, tokenOf } from '../../../test/mails'
import { makeConfirmed } from '../../../test/people'
import { useApp } from '../../../test/test-app'
import { hashPassword } from './passwords'

const app = useApp({ RATE_LIMITS: 'off' })
/** The same password as two keyboards send it. */
const COMPOSED = 'Caf\u00e9-Z\u00fcrich!1'
const DECOMPOSED = COMPOSED.normalize('NFD')
const OTHER = ['Ni\u00f1o-\u00c5bo!2', 'Ni\u00f1o-\u00c5bo!2'.normalize('NFD')] as const
let owner: { token: string }
let serial = 0

beforeAll(async () => {
  app.deps.jobs.start(app.handlers)
  owner = await makeAccount(app, ['admin'], undefined, 'owner')
})

const signIn = async (email: string, password: string) =>
  (await app.call('POST', '/auth/login', { body: await credentials(app, email, password) })).statusCode

/** Expects that both forms of a password open an account. */
async function expectBothForms(
  email: string,
  [one, other]: readonly [string, string] = [COMPOSED, DECOMPOSED],
) {
  expect(one).not.toBe(other)
  expect([await signIn(email, one), await signIn(email, other)]).toEqual([200, 200])
}

/** The token in the newest mail to an address whose file begins with `kind`. */
async function mailedToken(email: string, kind: string): Promise<string> {
  await jobsDone(app)
  const mails = (await mailsTo(app, email)).filter(({ file }) => file.startsWith(kind))
  return tokenOf(mails.at(-1)) ?? ''
}

/** An account whose password was stored in its composed form. */
async function person(roles?: Parameters<typeof makeAccount>[1]) {
  const account = roles ? await makeAccount(app, roles) : await makeConfirmed(app)
  await app.deps.db`
    update accounts set password_hash = ${await hashPassword(COMPOSED)}, email_verified_at = now() where id = ${account.id}`
  return account
}

describe('a password in another Unicode form (X-111)', () => {
  test('is confirmed at registration', async () => {
    const body = await registration(app, { password: DECOMPOSED, confirmPassword: COMPOSED })
    expect((await app.call('POST', '/auth/register', { body })).statusCode).toBe(201)
    await expectBothForms(body.email)
  })

  test('is the current one and the repeated new one at a change', async () => {
    const { token, email } = await person()
    const [newPassword, confirmPassword] = OTHER
    const answer = await app.call('POST', '/auth/change-password', {
      token,
      body: { currentPassword: DECOMPOSED, newPassword, confirmPassword },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    await expectBothForms(email, OTHER)
  })

  test('is repeated at a reset by link', async () => {
    const { email } = await person()
    await app.call('POST', '/auth/forgot-password', { body: { email, source: 'website' } })
    const token = await mailedToken(email, 'reset-')
    const [newPassword, confirmPassword] = OTHER
    const answer = await app.call('POST', '/auth/reset-password', {
      body: { token, newPassword, confirmPassword },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    await expectBothForms(email, OTHER)
  })

  test('is confirmed and typed again at the link of a coach', async () => {
    const email = `coach-forms-${++serial}@tavan.test`
    await makeApplication(app, { email, status: 'approved' })
    const body = { email, password: COMPOSED, confirmPassword: DECOMPOSED, recaptchaToken: await solved(app) }
    expect((await app.call('POST', '/auth/coach/register', { body })).statusCode).toBe(201)
    const token = await mailedToken(email, 'coach-')
    const opened = await app.call('POST', '/auth/verify-email', { body: { token, password: DECOMPOSED } })
    expect(opened.statusCode, opened.body).toBe(200)
    await expectBothForms(email)
  })

  test('is confirmed at the acceptance of an invitation', async () => {
    const email = `invited-forms-${++serial}@tavan.test`
    await app.call('POST', '/admin/staff/invitations', {
      token: owner.token,
      body: { email, staffRole: 'shop', locale: 'en' },
    })
    const token = await mailedToken(email, 'staff-invitation')
    const answer = await app.call('POST', '/auth/staff-invitation/accept', {
      body: { token, firstName: 'Mina', lastName: 'Rad', password: COMPOSED, confirmPassword: DECOMPOSED },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    await expectBothForms(email)
  })

  test('joins an account to the staff', async () => {
    const { email } = await person()
    await app.call('POST', '/admin/staff/invitations', {
      token: owner.token,
      body: { email, staffRole: 'shop', locale: 'en' },
    })
    const token = await mailedToken(email, 'staff-invitation')
    const answer = await app.call('POST', '/auth/staff-invitation/join', {
      body: { token, password: DECOMPOSED },
    })
    expect(answer.statusCode, answer.body).toBe(200)
  })

  test('asks for another address', async () => {
    const { token } = await person()
    const body = { email: `forms-${++serial}@tavan.test`, currentPassword: DECOMPOSED }
    const answer = await app.call('POST', '/auth/email-change', { token, body })
    expect(answer.statusCode, answer.body).toBe(200)
  })

  test('asks for one-time codes', async () => {
    const { token } = await person(['customer', 'coach'])
    const answer = await app.call('POST', '/auth/totp', { token, body: { currentPassword: DECOMPOSED } })
    expect(answer.statusCode, answer.body).toBe(200)
  })

  test('deletes the account', async () => {
    const { token } = await person()
    const answer = await app.call('DELETE', '/account', { token, body: { password: DECOMPOSED } })
    expect(answer.statusCode, answer.body).toBe(200)
  })
})
