import { describe, expect, test } from 'vitest'
import { makeAccount, PASSWORD } from '../../../test/factories'
import { makeKnown } from '../../../test/one-time-codes'
import { type TestApp, useApp } from '../../../test/test-app'

const shared = useApp({ DEMO_PUBLIC: 'true', RATE_LIMITS: 'off' })
const local = useApp({ RATE_LIMITS: 'off' })

async function makeDemo(at: TestApp) {
  const account = await makeKnown(at)
  await at.deps.db`update accounts set is_demo = true where id = ${account.id}`
  return account
}

const LOCK = { locked: true, reason: 'Tried out' }
const ATTEMPTS: [string, string, string, unknown][] = [
  ['one-time codes', 'POST', '/auth/totp', { currentPassword: PASSWORD }],
  ['another address', 'POST', '/auth/email-change', { email: 'mine@tavan.test', currentPassword: PASSWORD }],
  [
    'another password',
    'POST',
    '/auth/change-password',
    { currentPassword: PASSWORD, newPassword: 'Another-pass-1!', confirmPassword: 'Another-pass-1!' },
  ],
  ['its end', 'DELETE', '/account', { password: PASSWORD }],
]

describe('X-100 of a demo account that the public shares', () => {
  test.each(ATTEMPTS)('%s is refused, and of no other account', async (_what, method, path, body) => {
    const ask = async (at: TestApp, { token }: { token: string }) => {
      const answer = await at.call(method, path, { token, body })
      return [answer.statusCode, answer.json().code]
    }
    const demo = await makeDemo(shared)
    expect(await ask(shared, demo)).toEqual([403, 'auth.demo_shared'])
    expect((await shared.call('GET', '/auth/me', demo)).statusCode).toBe(200)
    expect(await ask(shared, await makeKnown(shared))).toEqual([200, undefined])
    expect(await ask(local, await makeDemo(local))).toEqual([200, undefined])
  })

  test('refuses staff the lock, and lets them unlock', async () => {
    const demo = await makeDemo(shared)
    const owner = await makeAccount(shared, ['admin'], undefined, 'owner')
    const change = async (body: unknown) =>
      (await shared.call('PATCH', `/admin/users/${demo.id}`, { token: owner.token, body })).json().code
    expect(await change(LOCK)).toBe('auth.demo_shared')
    expect(await change({ locked: false, staffRole: null })).toBe('auth.demo_shared')
    await shared.deps.db`update accounts set disabled_at = now() where id = ${demo.id}`
    expect(await change({ locked: false })).toBeUndefined()
    const [row] = await shared.deps.db`select disabled_at as at from accounts where id = ${demo.id}`
    expect(row?.at).toBeNull()
  })
})
