import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { credentials, PASSWORD, registration } from '../../../test/factories'
import { jobsDone, mailsTo, tokenOf } from '../../../test/mails'
import { useApp } from '../../../test/test-app'
import { hashOf } from '../../kernel/ids'

const app = useApp()
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const NEXT = 'Other-pass-2?'
let serial = 0
let email: string
let token: string
let id: string

beforeAll(() => app.deps.jobs.start(app.handlers))
beforeEach(async () => {
  const body = await registration(app)
  email = body.email
  const address = `192.0.2.${++serial}`
  const answer = await app.call('POST', '/auth/register', {
    body,
    address,
    headers: { 'user-agent': FIREFOX },
  })
  token = answer.json().token
  id = answer.json().userId
})

const signIn = async (password = PASSWORD, headers: Record<string, string> = {}) =>
  app.call('POST', '/auth/login', { body: await credentials(app, email, password), headers })
const newToken = async (headers: Record<string, string> = {}) =>
  (await signIn(PASSWORD, headers)).json().token as string
const meStatus = async (bearer: string) => (await app.call('GET', '/auth/me', { token: bearer })).statusCode

describe('where I am signed in', () => {
  const list = async (bearer = token) =>
    (await app.call('GET', '/auth/sessions', { token: bearer })).json().data.items as {
      id: string
      current: boolean
      device: string
      createdAt: string
      lastUsedAt: string
    }[]

  test('lists each sign-in by device, this one first, and none by its token', async () => {
    const phone = await newToken({
      'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/139.0 Mobile Safari/537.36',
    })
    const items = await list()
    expect(items.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox · Windows', true],
      ['Chrome · Android', false],
    ])
    for (const item of items) {
      expect(item.id).toMatch(/^[\w-]{20,}$/)
      expect(item.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
      expect(item.lastUsedAt >= item.createdAt).toBe(true)
      for (const bearer of [token, phone]) {
        expect(JSON.stringify(item)).not.toContain(bearer)
        expect(JSON.stringify(item)).not.toContain(hashOf(bearer))
      }
    }
    expect((await list(phone)).map((item) => item.device)).toEqual(['Chrome · Android', 'Firefox · Windows'])
  })

  test('leaves out ended sessions, and shows the last use of others', async () => {
    const gone = await newToken()
    await app.deps.db`update sessions set expires_at = now() where token_hash = ${hashOf(gone)}`
    await app.deps.db`
      update sessions set created_at = now() - interval '3 days', last_used_at = now() - interval '3 days',
        expires_at = expires_at - interval '3 days' where token_hash = ${hashOf(token)}`
    expect(await list()).toHaveLength(1)
    await expect
      .poll(async () => Date.now() - Date.parse((await list())[0]?.lastUsedAt ?? ''))
      .toBeLessThan(60_000)
  })

  test('ends one of mine and nobody else’s', async () => {
    const other = await newToken()
    const stranger = await app.call('POST', '/auth/register', {
      body: await registration(app),
      address: '192.0.2.250',
    })
    const theirs = (await list(stranger.json().token))[0]?.id
    const mine = (await list()).find((item) => !item.current)?.id
    const end = (which: string | undefined) => app.call('DELETE', `/auth/sessions/${which}`, { token })
    for (const wrong of [theirs, 'x', hashOf(other)]) {
      const answer = await end(wrong)
      expect(answer.statusCode).toBe(404)
      expect(answer.json().code).toBe('auth.session_not_found')
    }
    expect(await meStatus(stranger.json().token)).toBe(200)
    expect(await meStatus(other)).toBe(200)
    expect((await end(mine)).statusCode).toBe(200)
    expect(await meStatus(other)).toBe(401)
    expect(await meStatus(token)).toBe(200)
    expect((await end(mine)).statusCode).toBe(404)
  })

  test('signs out everywhere, here too', async () => {
    const others = [await newToken(), await newToken()]
    expect((await app.call('POST', '/auth/logout-all', { token })).statusCode).toBe(200)
    for (const bearer of [token, ...others]) expect(await meStatus(bearer)).toBe(401)
    expect((await signIn()).statusCode).toBe(200)
  })
})

describe('ends with its account, role or password (S16)', () => {
  test('every sign-in makes a new token', async () => {
    expect(new Set([token, await newToken(), await newToken()]).size).toBe(3)
  })

  test('a change of roles ends every session, also when a role is taken away', async () => {
    await app.deps.db`update accounts set roles = ${['customer', 'coach']} where id = ${id}`
    expect(await meStatus(token)).toBe(401)
    const coach = await newToken()
    expect((await app.call('GET', '/auth/me', { token: coach })).json().data.roles).toEqual([
      'customer',
      'coach',
    ])
    await app.deps.db`update accounts set roles = ${['customer']} where id = ${id}`
    expect(await meStatus(coach)).toBe(401)
  })

  test('a disabled account is signed out for good, not only while it is disabled', async () => {
    await app.deps.db`update accounts set disabled_at = now() where id = ${id}`
    expect(await meStatus(token)).toBe(401)
    expect((await signIn()).statusCode).toBe(403)
    await app.deps.db`update accounts set disabled_at = null where id = ${id}`
    expect(await meStatus(token)).toBe(401)
    expect((await signIn()).statusCode).toBe(200)
  })

  test('other changes of an account end none', async () => {
    await app.deps.db`update accounts set first_name = 'Mina', roles = roles where id = ${id}`
    expect(await meStatus(token)).toBe(200)
  })
})

describe('my profile', () => {
  const change = (body: unknown) => app.call('PATCH', '/auth/me', { token, body })

  test('changes given fields and keeps the rest', async () => {
    const before = (await app.call('GET', '/auth/me', { token })).json().data
    expect((await change({ locale: 'fa' })).json().data).toEqual({ ...before, locale: 'fa' })
    expect((await change({ firstName: ' Mina ' })).json().data).toMatchObject({
      firstName: 'Mina',
      lastName: 'Moradi',
    })
    expect((await change({ lastName: 'de Vries' })).json().data).toMatchObject({
      firstName: 'Mina',
      locale: 'fa',
    })
    expect((await app.call('GET', '/auth/me', { token })).json().data).toMatchObject({
      firstName: 'Mina',
      lastName: 'de Vries',
      locale: 'fa',
    })
  })

  test('keeps the time zone of the first device that names one, until it is changed [X-117]', async () => {
    const zone = async () => (await app.call('GET', '/auth/me', { token })).json().data.timeZone
    const signInFrom = async (timeZone: unknown) =>
      app.call('POST', '/auth/login', { body: { ...(await credentials(app, email)), timeZone } })
    expect(await zone()).toBeNull()
    for (const unknown of ['Mars/Base', '+05:00', 7, null, '', 'Etc/Unknown'])
      expect((await signInFrom(unknown)).statusCode).toBe(200)
    expect(await zone()).toBeNull()
    await signInFrom('America/Los_Angeles')
    await signInFrom('Asia/Tehran')
    expect(await zone()).toBe('America/Los_Angeles')
    expect((await change({ timeZone: 'Asia/Tehran' })).json().data.timeZone).toBe('Asia/Tehran')
    for (const timeZone of ['Mars/Base', '+05:00', '', 'Europe/Amsterdam;'])
      expect((await change({ timeZone })).json()).toMatchObject({
        code: 'site.time_zone_unknown',
        fields: { timeZone: expect.any(String) },
      })
    expect((await change({ locale: 'nl' })).json().data.timeZone).toBe('Asia/Tehran')
    expect((await change({ timeZone: null })).json().data.timeZone).toBeNull()
  })

  test('keeps the time zone that a registration sends [X-117]', async () => {
    const body = { ...(await registration(app)), timeZone: 'Asia/Tehran' }
    const { token: fresh } = (await app.call('POST', '/auth/register', { body, address: '192.0.3.1' })).json()
    expect((await app.call('GET', '/auth/me', { token: fresh })).json().data.timeZone).toBe('Asia/Tehran')
  })

  test.each([
    [{ firstName: ' ' }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ locale: 'de' }, undefined],
    [{}, 'The request is not valid.'],
    [{ name: 'Mina' }, 'Unknown field: name'],
    [{ firstName: 'x'.repeat(101) }, 'This text is too long.'],
  ])('refuses %j', async (body, message) => {
    const answer = await change(body)
    expect(answer.statusCode).toBe(400)
    if (message) expect(answer.json().message).toBe(message)
  })

  test('changes nothing else, whatever is sent', async () => {
    const [before] = await app.deps.db`select * from accounts where id = ${id}`
    await change({
      firstName: 'Mina',
      email: 'x@x.test',
      roles: ['admin'],
      role: 'admin',
      emailVerified: true,
      id: 'x',
    })
    const [after] = await app.deps.db`select * from accounts where id = ${id}`
    expect(after).toEqual({
      ...before,
      first_name: 'Mina',
      search_text: String(before?.search_text).replace('sara', 'mina'),
      updated_at: after?.updated_at,
    })
  })
})

describe('my password', () => {
  const change = (body: Record<string, unknown> = {}, bearer = token) =>
    app.call('POST', '/auth/change-password', {
      token: bearer,
      body: { currentPassword: PASSWORD, newPassword: NEXT, confirmPassword: NEXT, ...body },
    })

  test('changes, keeps this session, ends the others and tells the owner', async () => {
    const other = await newToken()
    const answer = await change()
    expect(answer.statusCode).toBe(200)
    expect(await meStatus(token)).toBe(200)
    expect(await meStatus(other)).toBe(401)
    expect((await signIn(PASSWORD)).statusCode).toBe(401)
    expect((await signIn(NEXT)).statusCode).toBe(200)
    await jobsDone(app)
    const notices = (await mailsTo(app, email)).filter((mail) => mail.subject === 'Your password was changed')
    expect(notices).toHaveLength(1)
  })

  test('ends an open reset link', async () => {
    await app.call('POST', '/auth/forgot-password', { body: { email } })
    await jobsDone(app)
    const link = tokenOf((await mailsTo(app, email)).find((mail) => mail.file.startsWith('reset-')))
    await change()
    const answer = await app.call('POST', '/auth/verify-reset-token', { body: { token: link } })
    expect(answer.json().code).toBe('auth.reset_link_dead')
  })

  test.each([
    [{ currentPassword: '' }, 'Please fill in all fields'],
    [{ newPassword: 'weak', confirmPassword: 'weak' }, 'Password does not meet requirements'],
    [{ confirmPassword: 'x' }, 'Passwords do not match'],
    [{ currentPassword: NEXT }, 'Your current password is incorrect'],
  ])('refuses %j and ends nothing', async (body, message) => {
    const other = await newToken()
    const answer = await change(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe(message)
    expect(await meStatus(other)).toBe(200)
    expect((await signIn()).statusCode).toBe(200)
  })

  test('lets nobody guess the present one through an open session', async () => {
    for (let i = 0; i < 10; i++)
      expect((await change({ currentPassword: `Wrong-${i}!` })).statusCode).toBe(400)
    const answer = await change()
    expect(answer.statusCode).toBe(429)
    expect(answer.json().code).toBe('auth.too_many_attempts')
  })

  test('of two changes at once one wins', async () => {
    const both = [
      change({ newPassword: 'First-pass-1!', confirmPassword: 'First-pass-1!' }),
      change({ newPassword: 'Second-pass-1!', confirmPassword: 'Second-pass-1!' }),
    ]
    const statuses = (await Promise.all(both)).map((answer) => answer.statusCode).sort()
    expect(statuses).toEqual([200, 400])
  })
})
