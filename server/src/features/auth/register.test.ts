import { describe, expect, test } from 'vitest'
import { checkoutBody, customerInfo, makeAccount, PASSWORD, registration } from '../../../test/factories'
import { rowCounts } from '../../../test/stored-hash'
import { useApp } from '../../../test/test-app'

const app = useApp()
const register = async (changes: Record<string, unknown> = {}) =>
  app.call('POST', '/auth/register', { body: await registration(app, changes) })

test.each(['Win at http://evil.example', 'www.evil.example', '<b>Sara', 'Sara>'])(
  'X-98 %s is no name: at registration and checkout, in the profile and in an address',
  async (firstName) => {
    const refusal = { code: 'name.not_allowed', message: 'Please enter a name without web addresses' }
    const body = await registration(app, { firstName })
    expect((await app.call('POST', '/auth/register', { body })).json()).toMatchObject(refusal)
    const { token } = await makeAccount(app)
    const profile = await app.call('PATCH', '/auth/me', { token, body: { lastName: firstName } })
    expect(profile.json()).toMatchObject(refusal)
    const { address } = customerInfo
    const saved = { ...address, firstName, lastName: 'Moradi', phone: '0201234567' }
    expect((await app.call('POST', '/account/addresses', { token, body: saved })).json()).toMatchObject(
      refusal,
    )
    const order = checkoutBody({ customerInfo: { ...customerInfo, lastName: firstName } })
    expect((await app.call('POST', '/orders/checkout', { token, body: order })).json()).toMatchObject(refusal)
  },
)

test.each(['\u200b', '\u2060\u200d \ufeff', '\u115f\u3164'])(
  'X-111 a name of invisible characters only (%j) is empty: at registration and checkout, in the profile and in an address',
  async (firstName) => {
    const codeOf = async (method: string, path: string, body: object, token?: string) =>
      (await app.call(method, path, { body, ...(token && { token }) })).json().code
    const body = await registration(app, { firstName })
    expect(await codeOf('POST', '/auth/register', body)).toBe('auth.first_name_required')
    const { token } = await makeAccount(app)
    expect(await codeOf('PATCH', '/auth/me', { firstName }, token)).toBe('auth.first_name_required')
    const saved = { ...customerInfo.address, firstName, lastName: 'Moradi', phone: '0201234567' }
    expect(await codeOf('POST', '/account/addresses', saved, token)).toBe('orders.first_name_required')
    const order = checkoutBody({ customerInfo: { ...customerInfo, firstName } })
    expect(await codeOf('POST', '/orders/checkout', order, token)).toBe('orders.first_name_required')
  },
)

describe('a registration', () => {
  test('SHOP-CALL-05 SHOP-CALL-06 SHOP-ENT-43 creates the account and signs it in', async () => {
    const answer = await register({ email: 'Mina@Tavan.test', firstName: ' Mina ' })
    expect(answer.statusCode).toBe(201)
    expect(answer.headers['cache-control']).toBe('no-store')
    const body = answer.json()
    expect(body).toEqual({
      success: true,
      message: expect.stringMatching(/\w/),
      token: expect.stringMatching(/^[\w-]{43}$/),
      userId: expect.stringMatching(/^[0-9a-z]{24}$/),
      role: 'customer',
      roles: ['customer'],
    })
    const me = await app.call('GET', '/auth/me', { token: body.token })
    expect(me.json().data).toMatchObject({
      id: body.userId,
      email: 'mina@tavan.test',
      firstName: 'Mina',
      lastName: 'Moradi',
      role: 'customer',
      roles: ['customer'],
    })
  })

  test('refuses a taken address in any letter case as a conflict, and logs it (S12)', async () => {
    await register({ email: 'taken@tavan.test' })
    const before = await rowCounts(app)
    app.logged.length = 0
    for (const email of ['taken@tavan.test', ' TAKEN@Tavan.TEST ']) {
      const answer = await register({ email })
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        code: 'auth.email_taken',
        message: 'An account with this email already exists',
      })
    }
    expect(await rowCounts(app)).toEqual(before)
    expect(app.logged.filter((line) => line.event === 'registration_taken')).toHaveLength(2)
  })

  test('S12 a taken address cannot be asked for without a solved verification', async () => {
    const answer = await register({ email: 'taken@tavan.test', recaptchaToken: 'made up' })
    expect(answer.json().code).toBe('auth.verification_failed')
  })

  test('S12 two at once with one address make one account', async () => {
    const answers = await Promise.all([0, 1, 2, 3].map(() => register({ email: 'race@tavan.test' })))
    expect(answers.map((a) => a.statusCode).sort()).toEqual([201, 409, 409, 409])
  })
})

describe('refused registrations', () => {
  const wrong: [id: string, change: Record<string, unknown>, message: string, field: string][] = [
    ['SHOP-VAL-09', { firstName: '  ' }, 'First name is required', 'firstName'],
    ['SHOP-VAL-10', { lastName: '' }, 'Last name is required', 'lastName'],
    ['SHOP-VAL-11', { email: '' }, 'Email is required', 'email'],
    ['SHOP-VAL-12', { email: 'sara@tavan' }, 'Invalid email format', 'email'],
    ['SHOP-VAL-13', { password: '', confirmPassword: 'x' }, 'Password is required', 'password'],
    ['SHOP-VAL-01', both('Ab1!xyz'), 'Password must be at least 8 characters long', 'password'],
    ['SHOP-VAL-02', both('abcdefg1!'), 'Password must include at least one uppercase letter', 'password'],
    ['SHOP-VAL-03', both('ABCDEFG1!'), 'Password must include at least one lowercase letter', 'password'],
    ['SHOP-VAL-04', both('Abcdefgh!'), 'Password must include at least one number', 'password'],
    [
      'SHOP-VAL-05',
      both('Abcdefg1-'),
      'Password must include at least one special character (!@#$%^&*)',
      'password',
    ],
    ['SHOP-VAL-15', { confirmPassword: '' }, 'Password confirmation is required', 'confirmPassword'],
    ['SHOP-VAL-16', { confirmPassword: `${PASSWORD} ` }, 'Passwords do not match', 'confirmPassword'],
    ['SHOP-VAL-17', { recaptchaToken: '' }, 'Please complete the reCAPTCHA verification', 'recaptchaToken'],
  ]
  test.each(wrong)('%s %o', async (_id, change, message, field) => {
    const before = await rowCounts(app)
    const answer = await register(change)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: false, message, error: message })
    expect(answer.json().fields[field]).toBe(message)
    expect(await rowCounts(app)).toEqual(before)
  })

  test('SHOP-VAL-08 SHOP-VAL-14 the first rule speaks, in the order of the specification', async () => {
    const good = await registration(app)
    const order: [keyof typeof good, string][] = [
      ['firstName', 'First name is required'],
      ['lastName', 'Last name is required'],
      ['email', 'Email is required'],
      ['password', 'Password is required'],
      ['confirmPassword', 'Password confirmation is required'],
      ['recaptchaToken', 'Please complete the reCAPTCHA verification'],
    ]
    const body: Record<string, unknown> = {}
    for (const [field, message] of order) {
      const answer = await app.call('POST', '/auth/register', { body })
      expect(answer.json().message).toBe(message)
      body[field] = good[field]
    }
    body.password = 'short'
    body.confirmPassword = 'other'
    const answer = await app.call('POST', '/auth/register', { body })
    expect(answer.json().message).toBe('Password must be at least 8 characters long')
    expect(answer.json().fields.confirmPassword).toBe('Passwords do not match')
  })

  test('S14 more than 128 characters are refused, before any work is done', async () => {
    const answer = await register(both(`Aa1!${'x'.repeat(125)}`))
    expect(answer.json()).toMatchObject({ code: 'password.too_long' })
  })
})

function both(password: string) {
  return { password, confirmPassword: password }
}
