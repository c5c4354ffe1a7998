import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { credentials, makeAccount, PASSWORD, registration } from '../../../test/factories'
import { useApp } from '../../../test/test-app'
import { argon } from './passwords'

/** Work of the library at the moment, and the most at a time. */
const work = { running: 0, most: 0 }
const { hash, verify } = argon
async function counted<T>(one: () => Promise<T>): Promise<T> {
  work.most = Math.max(work.most, ++work.running)
  try {
    return await one()
  } finally {
    work.running -= 1
  }
}
beforeEach(() => {
  vi.spyOn(argon, 'hash').mockImplementation((...args) => counted(() => hash(...args)))
  vi.spyOn(argon, 'verify').mockImplementation((...args) => counted(() => verify(...args)))
})

const app = useApp()
const publicApp = useApp({ HOST: '0.0.0.0', PUBLIC_URL: 'https://shop.tavan.test' })
let serial = 0
/** Signs in from a separate address, so that limits do not interfere. */
const login = async (email: string, password = PASSWORD, address = `10.0.0.${++serial}`) =>
  app.call('POST', '/auth/login', { body: await credentials(app, email, password), address })

beforeAll(async () => {
  const body = await registration(app, { email: 'sara@tavan.test' })
  expect((await app.call('POST', '/auth/register', { body })).statusCode).toBe(201)
})

describe('a sign-in', () => {
  test('SHOP-CALL-07 SHOP-CALL-08 SHOP-ENT-44 answers token, userId, role and message', async () => {
    const answer = await login('sara@tavan.test')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      success: true,
      message: expect.stringMatching(/\w/),
      token: expect.stringMatching(/^[\w-]{43}$/),
      userId: expect.any(String),
      role: 'customer',
      roles: ['customer'],
    })
  })

  test('accepts a password in any Unicode form, also for a hash of the form as typed (X-111)', async () => {
    const [composed, decomposed] = ['Caf\u00e9!1234', 'Cafe\u0301!1234']
    const body = await registration(app, {
      email: 'accent@tavan.test',
      password: decomposed,
      confirmPassword: composed,
    })
    expect((await app.call('POST', '/auth/register', { body })).statusCode).toBe(201)
    for (const password of [composed, decomposed])
      expect((await login('accent@tavan.test', password)).statusCode).toBe(200)
    await app.deps.db`
      update accounts set password_hash = ${await hash(decomposed)} where email = 'accent@tavan.test'`
    expect((await login('accent@tavan.test', decomposed)).statusCode).toBe(200)
    expect((await login('accent@tavan.test', 'Cafe!1234')).statusCode).toBe(401)
  })

  test('an address is the same in any letter case', async () => {
    expect((await login(' SARA@Tavan.Test ')).statusCode).toBe(200)
    expect((await login('\u2068sara@tavan.test\u200e')).statusCode).toBe(200)
  })

  test('X-03 the highest role is named and all are listed', async () => {
    const account = await makeAccount(app, ['customer', 'coach', 'admin'])
    await app.deps.db`
      update accounts set password_hash = (select password_hash from accounts where email = 'sara@tavan.test')
      where id = ${account.id}`
    expect((await login(account.email)).json()).toMatchObject({
      role: 'admin',
      roles: ['customer', 'coach', 'admin'],
    })
  })

  test.each([
    ['SHOP-VAL-18', { email: '', password: 'x', recaptchaToken: 'x' }, 'Please fill in all fields'],
    [
      'SHOP-VAL-18',
      { email: 'sara@tavan.test', password: '', recaptchaToken: '' },
      'Please fill in all fields',
    ],
    [
      'SHOP-VAL-19',
      { email: 'sara@tavan.test', password: PASSWORD, recaptchaToken: '' },
      'Please complete the reCAPTCHA verification',
    ],
  ])('%s %o is refused', async (_id, body, message) => {
    const answer = await app.call('POST', '/auth/login', { body })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe(message)
  })
})

describe('answers that reveal nothing', () => {
  test('S9 unknown address and wrong password: the same answer, the same work', async () => {
    const answers = []
    for (const [email, known] of [
      ['sara@tavan.test', true],
      ['nobody@tavan.test', false],
    ] as const) {
      vi.mocked(argon.verify).mockClear()
      const answer = await login(email, 'Wrong-pass-1!')
      expect(answer.statusCode).toBe(401)
      const { requestId, ...body } = answer.json()
      answers.push(body)
      expect(argon.verify, String(known)).toHaveBeenCalledOnce()
      expect(vi.mocked(argon.verify).mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0].message).toBe('Invalid email or password')
  })

  test('reveals a locked account only after the right password', async () => {
    const body = await registration(app)
    await app.call('POST', '/auth/register', { body })
    await app.deps.db`update accounts set disabled_at = now() where email = ${body.email}`
    const answer = await login(body.email)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({
      code: 'auth.account_disabled',
      message: 'This account is locked. Please write to us if you think that’s a mistake.',
    })
    expect((await login(body.email, 'Wrong-pass-1!')).json().message).toBe('Invalid email or password')
  })

  describe('X-100 to a demo account on loopback', () => {
    let email: string
    let id: string
    beforeAll(async () => {
      ;({ id, email } = await makeAccount(app))
      await app.deps.db`
        update accounts set is_demo = true,
          password_hash = (select password_hash from accounts where email = 'sara@tavan.test')
        where id = ${id}`
    })
    const from = async (headers: Record<string, string>) =>
      app.call('POST', '/auth/login', {
        body: await credentials(app, email),
        headers,
        address: `10.0.0.${++serial}`,
      })

    test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])(
      'as %s succeeds',
      async (host) => {
        expect((await from({ host })).statusCode).toBe(200)
      },
    )

    test.each(['http://localhost:3000', 'http://127.0.0.1:5173', 'http://[::1]:3000'])(
      'from a page at %s succeeds',
      async (origin) => {
        const headers = { host: 'localhost:3000', origin, referer: `${origin}/login` }
        expect((await from(headers)).statusCode).toBe(200)
      },
    )

    test.each([
      { host: 'shop.example.com' },
      { host: 'localhost.example.com' },
      { host: 'localhost', 'x-forwarded-for': '203.0.113.9' },
      { host: 'localhost', forwarded: 'for=203.0.113.9' },
      { host: 'localhost', 'x-real-ip': '203.0.113.9' },
      { host: 'localhost', via: '1.1 proxy' },
      { host: '127.0.0.1:4260', origin: 'https://shop.example.com' },
      { host: '127.0.0.1:4260', referer: 'https://shop.example.com/login' },
    ] as Record<string, string>[])('through a proxy is refused: %o', async (headers) => {
      const answer = await from(headers)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.demo_closed'])
    })

    test('ends where the same data is served to the public', async () => {
      const { token } = (await from({ host: 'localhost' })).json()
      expect((await app.call('GET', '/auth/me', { token })).statusCode).toBe(200)
      const open = await app.again({
        HOST: '0.0.0.0',
        PUBLIC_URL: 'https://shop.tavan.test',
        ALLOW_UNSAFE: 'true',
      })
      expect((await open.call('GET', '/auth/me', { token })).statusCode).toBe(401)
    })
  })

  test('closes demo accounts off loopback, and says so only after the right password', async () => {
    const { id, email } = await makeAccount(publicApp)
    const [sara] = await app.deps.db<
      { password_hash: string }[]
    >`select password_hash from accounts where email = 'sara@tavan.test'`
    await publicApp.deps.db`
      update accounts set is_demo = true, password_hash = ${sara?.password_hash ?? ''} where id = ${id}`
    const at = async (password: string) =>
      publicApp.call('POST', '/auth/login', { body: await credentials(publicApp, email, password) })
    const answer = await at(PASSWORD)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('auth.demo_closed')
    expect((await at('Wrong-pass-1!')).statusCode).toBe(401)
    await publicApp.deps.db`update accounts set is_demo = false`
    expect((await at(PASSWORD)).statusCode).toBe(200)
  })
})

describe('passwords', () => {
  test('S14 64 to 128 characters with spaces are taken whole: nothing is cut at 72 bytes', async () => {
    for (const length of [64, 73, 128]) {
      const password = `Aa1! ${'pass phrase '.repeat(20)}`.slice(0, length - 1).concat('z')
      const body = await registration(app, { password, confirmPassword: password })
      expect((await app.call('POST', '/auth/register', { body })).statusCode).toBe(201)
      expect((await login(body.email, `${password.slice(0, -1)}y`)).statusCode).toBe(401)
      expect((await login(body.email, password.slice(0, 72))).statusCode).toBe(length <= 72 ? 200 : 401)
      expect((await login(body.email, password)).statusCode).toBe(200)
    }
  })

  test('stores argon2id with at least 19 MiB, two passes and one lane (S15)', async () => {
    const rows = await app.deps.db<{ hash: string }[]>`
      select password_hash as hash from accounts where password_hash <> '-'`
    expect(rows.length).toBeGreaterThan(3)
    for (const { hash } of rows) {
      const [, memory, passes, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash) ?? []
      expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024)
      expect(Number(passes)).toBeGreaterThanOrEqual(2)
      expect(Number(lanes)).toBe(1)
    }
    expect(new Set(rows.map((row) => row.hash)).size).toBeGreaterThan(3)
  })

  test('S15 at most four are worked on at a time, however many ask', async () => {
    work.most = 0
    await Promise.all(Array.from({ length: 12 }, (_, i) => login(`crowd${i}@tavan.test`)))
    expect(work.most).toBe(4)
  })
})

describe('S42 the trail of a sign-in', () => {
  const trail = (requestId: unknown) =>
    app.deps.db`select action, actor_id, actor_role, subject_id, network_hash, details from audit_events
      where request_id = ${String(requestId)}`
  const line = (event: string) => app.logged.findLast((entry) => entry.event === event) ?? {}
  const sara = async () => (await app.deps.db`select id from accounts where email = 'sara@tavan.test'`)[0]?.id

  test('logs account and network of a sign-in', async () => {
    expect((await login('sara@tavan.test')).statusCode).toBe(200)
    const id = await sara()
    expect(await trail(line('signed_in').reqId)).toMatchObject([
      { action: 'signed_in', actor_id: id, actor_role: 'customer', subject_id: id },
    ])
  })

  test('names the account, network and request of a refusal, in the log too', async () => {
    const refused = (await login('sara@tavan.test', 'Wrong-pass-1!')).json()
    const logged = line('sign_in_refused')
    expect(logged).toMatchObject({ account: await sara(), reqId: refused.requestId })
    expect(logged.network).toMatch(/^[0-9a-f]{64}$/)
    expect(await trail(refused.requestId)).toMatchObject([
      {
        action: 'sign_in_refused',
        actor_id: null,
        actor_role: 'visitor',
        subject_id: await sara(),
        network_hash: logged.network,
        details: { code: 'auth.wrong_credentials' },
      },
    ])
  })

  test('tells of an unknown address without naming it', async () => {
    const refused = (await login('nobody@tavan.test')).json()
    const [event] = await trail(refused.requestId)
    expect(event).toMatchObject({ action: 'sign_in_refused', subject_id: null })
    expect(JSON.stringify([event, line('sign_in_refused')])).not.toContain('nobody@')
  })
})
