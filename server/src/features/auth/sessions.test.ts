import type { Role } from 'contract/auth/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { credentials, registration } from '../../../test/factories'
import { useApp } from '../../../test/test-app'
import { hashOf } from '../../kernel/ids'

const app = useApp({ RATE_LIMITS: 'off' })
let email: string
let token: string
const me = (bearer: string | undefined) => app.call('GET', '/auth/me', { token: bearer })
const signIn = async () =>
  (await app.call('POST', '/auth/login', { body: await credentials(app, email) })).json().token as string
/** Lets time pass for this session: all its moments move into the past. */
const pass = (bearer: string, time: string) => app.deps.db`
  update sessions set created_at = created_at - ${time}::interval, expires_at = expires_at - ${time}::interval,
    ends_at = ends_at - ${time}::interval where token_hash = ${hashOf(bearer)}`
const life = async (bearer: string) => {
  const [row] = await app.deps.db<{ idle: number; left: number; longest: number }[]>`
    select idle_seconds as idle, extract(epoch from expires_at - now())::int as left,
      extract(epoch from ends_at - now())::int as longest
    from sessions where token_hash = ${hashOf(bearer)}`
  return row
}
/** Uses the session and waits for its idle time to begin anew, which happens behind the answer. */
async function use(bearer: string): Promise<number> {
  const before = (await life(bearer))?.left ?? 0
  expect((await me(bearer)).statusCode).toBe(200)
  await expect.poll(async () => ((await life(bearer))?.left ?? 0) > before).toBe(true)
  return (await life(bearer))?.left ?? 0
}
const DAY = 86_400

beforeEach(async () => {
  const body = await registration(app)
  email = body.email
  token = (await app.call('POST', '/auth/register', { body })).json().token
})

describe('the bearer token', () => {
  test('identifies the account of a call (SHOP-CALL-04 SHOP-CALL-09)', async () => {
    const answer = await me(token)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({
      id: expect.any(String),
      email,
      firstName: 'Sara',
      role: 'customer',
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Basic c2FyYTpwYXNz',
    'bearer {token}',
    'Bearer  {token}',
    'Bearer {token}, Bearer {token}',
    'Bearer {token}x',
    'Bearer {hash}',
    '{token}',
  ])('is not %j', async (header) => {
    const authorization = header?.replaceAll('{token}', token).replace('{hash}', hashOf(token))
    const answer = await app.call('GET', '/auth/me', {
      headers: authorization === undefined ? {} : { authorization },
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ success: false, code: 'auth.required' })
  })

  test('is not taken from the address, the body or a cookie', async () => {
    const answer = await app.call('GET', `/auth/me?token=${token}&authorization=Bearer%20${token}`, {
      headers: { cookie: `token=${token}; authToken=${token}` },
    })
    expect(answer.statusCode).toBe(401)
  })

  test('is stored as a hash alone, and every sign-in makes a new one', async () => {
    const second = await signIn()
    expect(second).not.toBe(token)
    const rows = await app.deps.db<{ text: string }[]>`select s::text as text from sessions s`
    expect(rows.some((row) => row.text.includes(hashOf(second)))).toBe(true)
    expect(rows.some((row) => row.text.includes(second) || row.text.includes(token))).toBe(false)
    expect((await me(token)).statusCode).toBe(200)
  })

  test('appears in no line of the log', async () => {
    app.logged.length = 0
    await me(token)
    await app.call('GET', '/orders/unknown', { token })
    await signIn()
    expect(JSON.stringify(app.logged)).not.toContain(token)
    expect(JSON.stringify(app.logged)).not.toContain('Strong-pass')
    expect(app.logged.length).toBeGreaterThan(1)
  })
})

describe('X-06 how long a session lives', () => {
  test('a customer: 30 days, begun anew by use', async () => {
    expect((await life(token))?.left).toBeGreaterThan(30 * DAY - 60)
    await pass(token, '29 days')
    expect(await use(token)).toBeGreaterThan(30 * DAY - 60)
    await pass(token, '29 days')
    expect((await me(token)).statusCode).toBe(200)
  })

  test('signs a customer out after 30 days without use', async () => {
    await pass(token, '30 days 1 second')
    expect((await me(token)).statusCode).toBe(401)
  })

  test.each<Role>(['coach', 'admin'])('%s: 12 hours, begun anew by use, 30 days at most', async (role) => {
    await app.deps.db`update accounts set roles = ${['customer', role]} where email = ${email}`
    const staff = await signIn()
    expect((await life(staff))?.left).toBeGreaterThan(12 * 3600 - 60)
    expect((await life(staff))?.left).toBeLessThanOrEqual(12 * 3600)
    const other = await signIn()
    await pass(other, '12 hours 1 second')
    expect((await me(other)).statusCode).toBe(401)
    for (let hours = 0; hours < 30 * 24 - 11; hours += 11) {
      await pass(staff, '11 hours')
      await app.deps.db`
        update sessions set expires_at = least(now() + interval '12 hours', ends_at) where token_hash = ${hashOf(staff)}`
    }
    const { longest = 0 } = (await life(staff)) ?? {}
    expect(longest).toBeLessThan(11 * 3600)
    expect((await life(staff))?.left).toBe(longest)
    await pass(staff, `${longest + 1} seconds`)
    expect((await me(staff)).statusCode).toBe(401)
  })

  test('use never moves the end that is set', async () => {
    await app.deps.db`
      update sessions set ends_at = now() + interval '3 hours', expires_at = now() + interval '1 hour'
      where token_hash = ${hashOf(token)}`
    expect(await use(token)).toBeLessThanOrEqual(3 * 3600)
    await pass(token, '3 hours')
    expect((await me(token)).statusCode).toBe(401)
  })
})

describe('the end of a session', () => {
  test('signing out kills this token at once, and no other', async () => {
    const other = await signIn()
    expect((await app.call('POST', '/auth/logout', { token })).statusCode).toBe(200)
    expect((await me(token)).statusCode).toBe(401)
    expect((await app.call('POST', '/auth/logout', { token })).statusCode).toBe(401)
    expect((await me(other)).statusCode).toBe(200)
  })

  test('a disabled account is out at once', async () => {
    await app.deps.db`update accounts set disabled_at = now() where email = ${email}`
    expect((await me(token)).statusCode).toBe(401)
  })
})
