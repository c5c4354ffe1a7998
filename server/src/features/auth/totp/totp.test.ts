import { describe, expect, test } from 'vitest'
import { closeSockets, connectSocket } from '../../../../test/chat'
import { PASSWORD } from '../../../../test/factories'
import { jobsDone, mailsTo } from '../../../../test/mails'
import {
  challengeOf,
  codeNow,
  giveTotp,
  makeGuarded,
  makeKnown,
  TOTP_SECRET,
} from '../../../../test/one-time-codes'
import { useApp } from '../../../../test/test-app'
import { newToken } from '../../../kernel/ids'
import { sweepExpired } from '../auth.sql'
import { codeOf, stepAt } from './one-time-code'

const clock = { now: 1_800_000_000_000 }
const app = useApp({}, { deps: { now: () => clock.now } })

const call = (token: string, path: string, body?: unknown, method = 'POST') =>
  app.call(method, `/auth/totp${path}`, { token, body })
const state = async (token: string) => (await call(token, '', undefined, 'GET')).json().data
const begin = (token: string, currentPassword = PASSWORD) => call(token, '', { currentPassword })

/** Reads the secret from the QR code as an app does. */
function secretOf(uri: string): Buffer {
  const text = new URL(uri).searchParams.get('secret') ?? ''
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

async function turnOn(token: string) {
  const { uri } = (await begin(token)).json().data
  const secret = secretOf(uri)
  const answer = await call(token, '/confirm', { code: codeOf(secret, stepAt(clock.now)) })
  return { secret, answer, recoveryCodes: answer.json().data?.recoveryCodes as string[] }
}

describe('turning one-time codes on', () => {
  test('a secret as text and as address, a first code, ten recovery codes; other sessions and sockets end', async () => {
    const person = await makeKnown(app)
    const other = newToken()
    await app.deps.db`
      insert into sessions (token_hash, account_id, idle_seconds, expires_at, ends_at)
      select encode(sha256(${other}::bytea), 'hex'), ${person.id}, 3600, expires_at, ends_at
      from sessions where account_id = ${person.id}`
    const socket = await connectSocket(app, other)
    const gone = new Promise((resolve) => socket.once('disconnect', resolve))
    expect(await state(person.token)).toEqual({ on: false, recoveryCodesLeft: 0 })
    const begun = await begin(person.token)
    expect(begun.headers['cache-control']).toBe('no-store')
    const { secret, uri } = begun.json().data
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toBe(
      `otpauth://totp/Tavan:${encodeURIComponent(person.email)}?secret=${secret}&issuer=Tavan&algorithm=SHA1&digits=6&period=30`,
    )
    expect(await state(person.token)).toEqual({ on: false, recoveryCodesLeft: 0 })
    const code = codeOf(secretOf(uri), stepAt(clock.now))
    const answer = await call(person.token, '/confirm', { code })
    expect(answer.statusCode, answer.body).toBe(200)
    const { recoveryCodes } = answer.json().data
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await state(person.token)).toEqual({
      on: true,
      since: expect.any(String),
      recoveryCodesLeft: 10,
    })
    expect((await app.call('GET', '/auth/me', { token: other })).statusCode).toBe(401)
    await gone
    closeSockets()
    // The code that confirmed it is used up.
    const body = { challenge: await challengeOf(app, person.email), code }
    expect((await app.call('POST', '/auth/login/code', { body })).json().code).toBe('auth.code_wrong')
    await app.deps.jobs.start(app.handlers)
    await jobsDone(app)
    expect((await mailsTo(app, person.email)).map(({ subject }) => subject)).toEqual([
      'One-time codes are on',
    ])
  })

  test('nothing that is stored, logged, answered later or exported has the secret or a recovery code', async () => {
    const person = await makeKnown(app)
    const { secret, recoveryCodes } = await turnOn(person.token)
    const rows = await app.deps.db`
      select t.*, array(select code_hash from totp_recovery_codes r where r.account_id = t.account_id) as codes
      from totp t where account_id = ${person.id}`
    const audit = await app.deps.db`select * from audit_events where subject_id = ${person.id}`
    const later = await state(person.token)
    const archive = await app.call('GET', '/account/export', { token: person.token })
    const text = JSON.stringify([rows, audit, later, app.logged])
    for (const mark of [secret.toString('hex'), secret.toString('base64url'), ...recoveryCodes]) {
      expect(text).not.toContain(mark)
      expect(text).not.toContain(mark.replaceAll('-', ''))
    }
    expect(archive.statusCode).toBe(200)
    expect(audit.map(({ action }) => action)).toContain('totp_on')
  })

  test('is for coaches and the staff, and needs the password', async () => {
    const customer = await makeKnown(app, ['customer'])
    expect((await begin(customer.token)).json().code).toBe('auth.forbidden')
    const admin = await makeKnown(app, ['customer', 'admin'])
    expect((await begin(admin.token)).statusCode).toBe(200)
    expect((await begin(admin.token, 'Wrong-pass-1!')).json().code).toBe('auth.password_wrong')
    expect((await begin(admin.token, '')).json().fieldCodes).toEqual({
      currentPassword: 'auth.password_required',
    })
  })

  test('a secret waits 15 minutes, the newest alone, and for a right code; nothing is on before', async () => {
    const { id, token, email } = await makeKnown(app)
    const confirm = async (code: string) => (await call(token, '/confirm', { code })).json().code
    expect(await confirm('123456')).toBe('auth.totp_not_begun')
    const first = secretOf((await begin(token)).json().data.uri)
    const second = secretOf((await begin(token)).json().data.uri)
    expect(await confirm(codeOf(first, stepAt(clock.now)))).toBe('auth.code_wrong')
    await app.deps.db`update totp set created_at = now() - interval '16 minutes' where account_id = ${id}`
    expect(await confirm(codeOf(second, stepAt(clock.now)))).toBe('auth.totp_not_begun')
    expect(await challengeOf(app, email).catch(() => undefined)).toBeUndefined()
    await app.deps.db`update totp set created_at = now() - interval '25 hours' where account_id = ${id}`
    await sweepExpired(app.deps.db)
    expect(await app.deps.db`select 1 from totp where account_id = ${id}`).toHaveLength(0)
  })

  test('where it is on neither another secret nor a second confirmation is taken', async () => {
    const { token } = await makeKnown(app)
    await turnOn(token)
    expect((await begin(token)).json().code).toBe('auth.totp_is_on')
    expect((await call(token, '/confirm', { code: '123456' })).json().code).toBe('auth.totp_not_begun')
  })
})

describe('turning them off, and new recovery codes', () => {
  test('need the password and a code; the old recovery codes work no longer', async () => {
    const { id, email, token } = await makeGuarded(app)
    const off = async (body: object) => (await call(token, '/off', body)).json()
    const right = { currentPassword: PASSWORD, code: codeNow(app) }
    expect((await off({})).fieldCodes).toEqual({
      currentPassword: 'auth.password_required',
      code: 'auth.code_missing',
    })
    expect((await off({ ...right, currentPassword: 'Wrong-pass-1!' })).code).toBe('auth.password_wrong')
    expect((await off({ ...right, code: codeNow(app, 5) })).code).toBe('auth.code_wrong')
    const renewed = await call(token, '/recovery-codes', right)
    const [recovery = ''] = renewed.json().data.recoveryCodes as string[]
    expect((await off(right)).code).toBe('auth.code_wrong')
    expect(await state(token)).toMatchObject({ on: true, recoveryCodesLeft: 10 })
    expect(await off({ currentPassword: PASSWORD, code: recovery })).toEqual({ success: true })
    expect(await state(token)).toEqual({ on: false, recoveryCodesLeft: 0 })
    expect(await app.deps.db`select 1 from totp_recovery_codes where account_id = ${id}`).toHaveLength(0)
    expect((await off(right)).code).toBe('auth.totp_is_off')
    const trail = await app.deps.db`
      select action, actor_id as actor from audit_events where subject_id = ${id} order by at, id`
    expect(trail).toEqual([
      { action: 'recovery_codes_renewed', actor: id },
      { action: 'totp_off', actor: id },
    ])
    await app.deps.jobs.start(app.handlers)
    await jobsDone(app)
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual(['One-time codes are off'])
  })

  test('the recovery codes of before open nothing after new ones were made', async () => {
    const { token, email, recoveryCodes } = await makeGuarded(app)
    await call(token, '/recovery-codes', { currentPassword: PASSWORD, code: codeNow(app) })
    const body = { challenge: await challengeOf(app, email), code: recoveryCodes[0] }
    expect((await app.call('POST', '/auth/login/code', { body })).json().code).toBe('auth.code_wrong')
  })

  test('S8 a stolen session guesses five codes in a quarter of an hour, and no more', async () => {
    const { id, token } = await makeGuarded(app)
    const off = (code: string) => call(token, '/off', { currentPassword: PASSWORD, code })
    for (let i = 0; i < 5; i++) expect((await off(codeNow(app, 5 + i))).statusCode).toBe(400)
    const refused = await off(codeNow(app))
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'auth.too_many_attempts'])
    await giveTotp(app, id)
    expect((await state(token)).on).toBe(true)
  })

  test('a sealed secret that is another account’s opens nothing', async () => {
    const [mine, other] = [await makeGuarded(app), await makeGuarded(app)]
    await app.deps.db`
      update totp set sealed_secret = ${app.deps.secretBox.seal(TOTP_SECRET, other.id)} where account_id = ${mine.id}`
    const answer = await call(mine.token, '/off', { currentPassword: PASSWORD, code: codeNow(app) })
    expect(answer.statusCode).toBe(500)
    expect((await state(mine.token)).on).toBe(true)
  })
})
