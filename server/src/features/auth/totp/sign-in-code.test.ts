import { describe, expect, test } from 'vitest'
import { connectSocket } from '../../../../test/chat'
import { credentials, PASSWORD } from '../../../../test/factories'
import { jobsDone, mailsTo, tokenOf } from '../../../../test/mails'
import { challengeOf, codeNow, giveTotp, makeGuarded, makeKnown } from '../../../../test/one-time-codes'
import { useApp } from '../../../../test/test-app'
import { hashOf, newToken } from '../../../kernel/ids'

const clock = { now: 1_800_000_000_000 }
const app = useApp({}, { deps: { now: () => clock.now } })

let serial = 0
/** Uses a separate network each time, so that limits do not interfere. */
const somewhere = () => {
  serial += 1
  return `10.${serial % 250}.7.${Math.floor(serial / 250)}`
}
const finish = (challenge: string, code: string, address = somewhere()) =>
  app.call('POST', '/auth/login/code', { body: { challenge, code }, address })
const challenge = (email: string) => challengeOf(app, email, somewhere())
const sessionsOf = async (id: string) =>
  (await app.deps.db`select 1 from sessions where account_id = ${id}`).length

describe('the first step', () => {
  test('S7 the right password of an account with one-time codes gets a challenge and no session', async () => {
    const { id, email } = await makeGuarded(app)
    const before = await sessionsOf(id)
    const body = await credentials(app, email)
    const answer = await app.call('POST', '/auth/login', { body, address: somewhere() })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({
      success: false,
      code: 'auth.code_required',
      message: 'Please enter the code from your authenticator app.',
      error: 'Please enter the code from your authenticator app.',
      data: { challenge: expect.stringMatching(/^[\w-]{43}$/), expiresInSeconds: 300 },
      requestId: expect.any(String),
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await sessionsOf(id)).toBe(before)
    const [row] = await app.deps.db`select token_hash from sign_in_challenges where account_id = ${id}`
    expect(row?.token_hash).toBe(hashOf(answer.json().data.challenge))
  })

  test('S9 a wrong password is answered as that of any other account', async () => {
    const { email } = await makeGuarded(app)
    const wrong = async (address: string) => {
      const body = await credentials(app, address, 'Wrong-pass-1!')
      const { requestId, ...answer } = (
        await app.call('POST', '/auth/login', { body, address: somewhere() })
      ).json()
      return answer
    }
    expect(await wrong(email)).toEqual(await wrong('nobody@tavan.test'))
  })

  test('S6 S16 a challenge is no session: no call and no socket takes it', async () => {
    const { email } = await makeGuarded(app)
    const token = await challenge(email)
    for (const [method, path] of [
      ['GET', '/auth/me'],
      ['GET', '/auth/totp'],
      ['POST', '/auth/logout-all'],
      ['GET', '/coach/stats'],
    ] as const)
      expect((await app.call(method, path, { token })).statusCode, path).toBe(401)
    await expect(connectSocket(app, token)).rejects.toThrow()
    expect((await finish(token, codeNow(app))).statusCode).toBe(200)
    expect((await app.call('GET', '/auth/me', { token })).statusCode).toBe(401)
  })

  test('a session is refused where codes are turned on while the password is looked at', async () => {
    const { id, email } = await makeKnown(app)
    const body = await credentials(app, email)
    const { db } = app.deps
    let done: Promise<{ statusCode: number }> | undefined
    await db.begin(async (tx) => {
      await tx`select 1 from accounts where id = ${id} for update`
      done = app.call('POST', '/auth/login', { body, address: somewhere() })
      await expect
        .poll(async () => {
          const rows = await db`
            select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
          return rows.length
        })
        .toBe(1)
      await tx`
        insert into totp (account_id, sealed_secret, enabled_at) values (${id}, 'sealed', now())`
      await tx`delete from sessions where account_id = ${id}`
    })
    expect((await done)?.statusCode).toBe(401)
    expect(await sessionsOf(id)).toBe(0)
  })
})

describe('the second step', () => {
  test('a code of the app opens the session that the password alone would have opened', async () => {
    const { id, email } = await makeGuarded(app, ['customer', 'coach'])
    const answer = await finish(await challenge(email), codeNow(app))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      success: true,
      message: 'Signed in successfully',
      token: expect.stringMatching(/^[\w-]{43}$/),
      userId: id,
      role: 'coach',
      roles: ['customer', 'coach'],
    })
    expect((await app.call('GET', '/auth/me', { token: answer.json().token })).json().data.id).toBe(id)
    const trail = await app.deps.db`
      select action, actor_id as actor from audit_events where subject_id = ${id} order by at, id`
    expect(trail).toEqual([{ action: 'signed_in', actor: id }])
  })

  test.each(['123 456', '۱۲۳۴۵۶', '\u2066123-456\u2069'])('a code may be written %o', async (written) => {
    const { email } = await makeGuarded(app)
    const code = codeNow(app)
    const persian = (digit: string) => String.fromCharCode(0x06f0 + Number(digit))
    const typed = /[۰-۹]/.test(written)
      ? code.replace(/\d/g, persian)
      : written.replace('123', code.slice(0, 3)).replace('456', code.slice(3))
    expect((await finish(await challenge(email), typed)).statusCode).toBe(200)
  })

  test.each([
    ['', 'auth.code_missing'],
    ['12345', 'auth.code_incomplete'],
    ['1234567', 'auth.code_incomplete'],
    ['abcdef', 'auth.code_incomplete'],
  ])('%o is refused before it is counted as a try: %s', async (code, why) => {
    const answer = await finish('whatever', code)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fieldCodes).toEqual({ code: why })
  })

  test('an unknown challenge says that the sign-in has expired', async () => {
    const answer = await finish(newToken(), '123456')
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.sign_in_expired'])
  })

  test('one step before and after is taken, two are not', async () => {
    for (const [off, status] of [
      [-2, 400],
      [-1, 200],
      [1, 200],
      [2, 400],
    ] as const) {
      const { email } = await makeGuarded(app)
      expect((await finish(await challenge(email), codeNow(app, off))).statusCode, String(off)).toBe(status)
    }
  })

  test('a code works once: neither again nor an earlier one, also with a new challenge', async () => {
    const { id, email } = await makeGuarded(app)
    expect((await finish(await challenge(email), codeNow(app))).statusCode).toBe(200)
    const again = await finish(await challenge(email), codeNow(app))
    expect([again.statusCode, again.json().code]).toEqual([400, 'auth.code_wrong'])
    expect((await finish(await challenge(email), codeNow(app, -1))).statusCode).toBe(400)
    expect((await finish(await challenge(email), codeNow(app, 1))).statusCode).toBe(200)
    const refused = await app.deps.db`
      select details from audit_events where subject_id = ${id} and action = 'sign_in_refused'`
    expect(refused).toEqual([
      { details: { code: 'auth.code_wrong' } },
      { details: { code: 'auth.code_wrong' } },
    ])
  })

  test('of requests at once with one code and several challenges exactly one gets a session', async () => {
    const { id, email } = await makeGuarded(app)
    const before = await sessionsOf(id)
    const challenges = await Promise.all(Array.from({ length: 5 }, () => challenge(email)))
    const answers = await Promise.all(challenges.map((one) => finish(one, codeNow(app))))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400])
    expect(await sessionsOf(id)).toBe(before + 1)
  })

  test('of requests at once with one challenge and several codes exactly one gets a session', async () => {
    const { id, email } = await makeGuarded(app)
    const before = await sessionsOf(id)
    const one = await challenge(email)
    const codes = [-1, 0, 1].map((off) => codeNow(app, off))
    const answers = await Promise.all(codes.map((code) => finish(one, code)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await sessionsOf(id)).toBe(before + 1)
  })

  test('a wrong code leaves the challenge for the next try, a right one uses it up', async () => {
    const { email } = await makeGuarded(app)
    const one = await challenge(email)
    expect((await finish(one, codeNow(app, 7))).statusCode).toBe(400)
    expect((await finish(one, codeNow(app))).statusCode).toBe(200)
    expect((await finish(one, codeNow(app, 1))).json().code).toBe('auth.sign_in_expired')
  })

  test('a challenge ends with its time, with the account, and with another password', async () => {
    const { db } = app.deps
    for (const end of [
      (id: string) => db`update sign_in_challenges set expires_at = now() where account_id = ${id}`,
      (id: string) => db`update accounts set disabled_at = now() where id = ${id}`,
      (id: string) => db`update accounts set password_hash = '-' where id = ${id}`,
    ]) {
      const { id, email } = await makeGuarded(app)
      const one = await challenge(email)
      await end(id)
      expect((await finish(one, codeNow(app))).json().code).toBe('auth.sign_in_expired')
    }
  })
})

describe('guessing', () => {
  test('blocks even the right code after five wrong ones, warns the owner, and leaves known networks unaffected (S8)', async () => {
    const { id, email } = await makeGuarded(app)
    const home = somewhere()
    expect((await finish(await challenge(email), codeNow(app), home)).statusCode).toBe(200)
    const one = await challenge(email)
    for (let i = 0; i < 5; i++) expect((await finish(one, codeNow(app, 9 + i))).statusCode).toBe(400)
    const locked = await finish(one, codeNow(app, 1))
    expect([locked.statusCode, locked.json().code]).toEqual([429, 'auth.too_many_attempts'])
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800)
    // Also after a restart, with a new challenge, and by a recovery code.
    const later = await app.again()
    const body = { challenge: await challenge(email), code: 'aaaa-aaaa-aaaa' }
    const refused = await later.call('POST', '/auth/login/code', { body, address: somewhere() })
    expect(refused.statusCode).toBe(429)
    expect((await finish(await challenge(email), codeNow(app, 1), home)).statusCode).toBe(200)
    await app.deps.jobs.start(app.handlers)
    await jobsDone(app)
    const subjects = (await mailsTo(app, email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Wrong one-time codes for your account'])
    const logged = JSON.stringify(app.logged)
    expect(logged).toContain(id)
    expect(logged).not.toContain(one)
  })

  test('S8 one network that tries many accounts is stopped after 30 in a minute', async () => {
    const address = somewhere()
    const statuses = []
    for (let i = 0; i < 11; i++) {
      const { email } = await makeGuarded(app)
      const one = await challenge(email)
      for (let j = 0; j < 3; j++) statuses.push((await finish(one, codeNow(app, 9 + j), address)).statusCode)
    }
    expect(statuses).toEqual([...Array(30).fill(400), ...Array(3).fill(429)])
  }, 20_000)
})

describe('a recovery code', () => {
  test('opens one session however it is typed, and mails the owner in their language', async () => {
    const { id, email, recoveryCodes } = await makeGuarded(app)
    await app.deps.db`update accounts set locale = 'fa' where id = ${id}`
    const [first = '', second = ''] = recoveryCodes
    expect(first).toMatch(/^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/)
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')}`
    expect((await finish(await challenge(email), typed)).statusCode).toBe(200)
    expect((await finish(await challenge(email), first)).json().code).toBe('auth.code_wrong')
    const two = await Promise.all([challenge(email), challenge(email)])
    const answers = await Promise.all(two.map((one) => finish(one, second)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    const used = await app.deps.db`
      select details from audit_events where subject_id = ${id} and action = 'recovery_code_used' order by at, id`
    expect(used).toEqual([{ details: { left: 9 } }, { details: { left: 8 } }])
    await app.deps.jobs.start(app.handlers)
    await jobsDone(app)
    const mails = await mailsTo(app, email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'از یک کد پشتیبان استفاده شد',
      'از یک کد پشتیبان استفاده شد',
    ])
    expect(mails.map(({ text }) => /باقی‌مانده: (.)/.exec(text ?? '')?.[1]).sort()).toEqual(['۸', '۹'])
  })

  test('of another account opens nothing', async () => {
    const mine = await makeGuarded(app)
    const other = await makeGuarded(app)
    const answer = await finish(await challenge(mine.email), other.recoveryCodes[0] ?? '')
    expect(answer.json().code).toBe('auth.code_wrong')
  })
})

test('is unchanged for accounts without codes', async () => {
  const { id, email } = await makeKnown(app, ['customer'])
  const body = await credentials(app, email)
  const answer = await app.call('POST', '/auth/login', { body, address: somewhere() })
  expect(answer.json()).toEqual({
    success: true,
    message: 'Signed in successfully',
    token: expect.stringMatching(/^[\w-]{43}$/),
    userId: id,
    role: 'customer',
    roles: ['customer'],
  })
})

describe('no other way leads around the second step', () => {
  test('S11 a password that was reset by the mailed link still needs a code', async () => {
    const { id, email } = await makeGuarded(app)
    const token = newToken()
    await app.deps.db`
      insert into auth_links (token_hash, kind, account_id, expires_at)
      values (${hashOf(token)}, 'reset', ${id}, now() + interval '1 minute')`
    const body = { token, newPassword: 'Another-pass-1!', confirmPassword: 'Another-pass-1!' }
    const reset = await app.call('POST', '/auth/reset-password', { body, address: somewhere() })
    expect(reset.json()).not.toHaveProperty('token')
    expect(reset.statusCode).toBe(200)
    const login = await app.call('POST', '/auth/login', {
      body: await credentials(app, email, 'Another-pass-1!'),
      address: somewhere(),
    })
    expect(login.json().code).toBe('auth.code_required')
  })

  test('a changed and confirmed address, and a role by invitation, still need a code', async () => {
    const { id, email } = await makeGuarded(app, ['customer', 'coach'])
    const { db } = app.deps
    const [link, invited] = [newToken(), newToken()]
    await db`
      insert into auth_links (token_hash, kind, account_id, expires_at)
      values (${hashOf(link)}, 'verify', ${id}, now() + interval '1 minute')`
    const verified = await app.call('POST', '/auth/verify-email', { body: { token: link } })
    expect(verified.json()).toEqual({
      success: true,
      message: expect.any(String),
      data: { area: 'customer' },
    })
    await db`
      insert into staff_invitations (id, email, staff_role, locale, token_hash, expires_at)
      values (${newToken()}, ${email}, 'shop', 'en', ${hashOf(invited)}, now() + interval '1 hour')`
    const joined = await app.call('POST', '/auth/staff-invitation/join', {
      body: { token: invited, password: PASSWORD },
      address: somewhere(),
    })
    expect(joined.json()).toEqual({ success: true })
    const { token } = (await finish(await challenge(email), codeNow(app))).json()
    expect((await app.call('GET', '/auth/me', { token })).json().data.staffRole).toBe('shop')
    const next = `next-${email}`
    const asked = { email: next, currentPassword: PASSWORD }
    await db`update accounts set roles = '{customer,coach}', staff_role = null where id = ${id}`
    const session = (await finish(await challenge(email), codeNow(app, 1))).json().token
    await app.call('POST', '/auth/email-change', { token: session, body: asked })
    await jobsDone(app)
    const moved = await app.call('POST', '/auth/email-change/confirm', {
      token: session,
      body: { token: tokenOf((await mailsTo(app, next)).at(-1)) },
    })
    expect(moved.statusCode, moved.body).toBe(200)
    const login = await app.call('POST', '/auth/login', {
      body: await credentials(app, next),
      address: somewhere(),
    })
    expect(login.json().code).toBe('auth.code_required')
  })

  test('codes that were turned on anew know nothing of the codes before', async () => {
    const { id, email, recoveryCodes } = await makeGuarded(app)
    await giveTotp(app, id)
    expect((await finish(await challenge(email), recoveryCodes[0] ?? '')).statusCode).toBe(400)
  })
})
