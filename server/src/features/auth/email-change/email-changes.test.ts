import type { Role } from 'contract/auth/calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeApplication } from '../../../../test/applications'
import { credentials, makeAccount, PASSWORD, registration } from '../../../../test/factories'
import { jobsDone, mailsTo, tokenOf } from '../../../../test/mails'
import { storedHash } from '../../../../test/stored-hash'
import { useApp } from '../../../../test/test-app'
import { hashPassword } from '../passwords'
import { ADDRESS_MOVED } from './email-change-jobs'

const app = useApp({ RATE_LIMITS: 'off' })
const limited = useApp()
let serial = 0
let known: string

beforeAll(async () => {
  await app.deps.jobs.start(app.handlers)
  known = await hashPassword(PASSWORD)
})

const fresh = (name = 'next') => `${name}${++serial}@tavan.test`

/** A signed-in account whose password is known, confirmed or not. */
async function person({
  roles = ['customer'],
  confirmed = true,
}: {
  roles?: Role[]
  confirmed?: boolean
} = {}) {
  const account = await makeAccount(app, roles)
  await app.deps.db`
    update accounts set password_hash = ${known}, email_verified_at = ${confirmed ? new Date() : null}
    where id = ${account.id}`
  return account
}

const ask = (token: string, email: unknown, currentPassword: unknown = PASSWORD, at = app) =>
  at.call('POST', '/auth/email-change', { token, body: { email, currentPassword } })
const confirm = (session: string | undefined, token: string) =>
  app.call('POST', '/auth/email-change/confirm', { token: session, body: { token } })
const undo = (token: string) => app.call('POST', '/auth/email-change/undo', { body: { token } })
const me = async (token: string) => (await app.call('GET', '/auth/me', { token })).json().data
const signIn = async (email: string, password = PASSWORD) =>
  app.call('POST', '/auth/login', { body: await credentials(app, email, password) })

/** The newest mail of a kind to an address. */
async function mailed(address: string, kind: 'email-change' | 'email-undo' | 'email-taken' | 'reset') {
  await jobsDone(app)
  return (await mailsTo(app, address)).filter(({ file }) => file.startsWith(kind))
}
const linkTo = async (address: string, kind: 'email-change' | 'email-undo' | 'reset') =>
  tokenOf((await mailed(address, kind)).at(-1))

/** A change that was asked for, with both of its links. */
async function requested(account: { token: string; email: string }, next = fresh()) {
  expect((await ask(account.token, next)).statusCode).toBe(200)
  return {
    next,
    link: await linkTo(next, 'email-change'),
    undoLink: await linkTo(account.email, 'email-undo'),
  }
}

describe('another address of an account', () => {
  test('confirms by the new address and informs the old one; until then nothing changes', async () => {
    const account = await person()
    const { next, link } = await requested(account)
    expect(await me(account.token)).toMatchObject({
      email: account.email,
      emailVerified: true,
      pendingEmail: next,
    })
    const [toNew] = await mailed(next, 'email-change')
    expect(toNew?.subject).toBe('Confirm your new email address')
    // Nobody has shown yet that this mailbox is the account's.
    expect(toNew?.text).not.toContain('Sara')
    expect(toNew?.text).not.toContain(account.email)
    const [toOld] = await mailed(account.email, 'email-undo')
    expect(toOld?.text).toContain(next)
    const answer = await confirm(account.token, link)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toEqual({ email: next })
    const after = await me(account.token)
    expect(after).toMatchObject({ email: next, emailVerified: true })
    expect(after).not.toHaveProperty('pendingEmail')
    expect((await signIn(next)).statusCode).toBe(200)
    expect((await signIn(account.email)).statusCode).toBe(401)
    expect((await confirm(account.token, link)).json().code).toBe('auth.email_link_dead')
  })

  test('the session that confirms stays; the others end, and so do the links in the old mailbox', async () => {
    const account = await person()
    const other = (await signIn(account.email)).json().token
    await app.call('POST', '/auth/forgot-password', { body: { email: account.email } })
    const reset = await linkTo(account.email, 'reset')
    const { link } = await requested(account)
    await confirm(account.token, link)
    expect((await app.call('GET', '/auth/me', { token: other })).statusCode).toBe(401)
    expect((await app.call('GET', '/auth/me', { token: account.token })).statusCode).toBe(200)
    expect((await app.call('POST', '/auth/verify-reset-token', { body: { token: reset } })).statusCode).toBe(
      400,
    )
  })

  test('requires the session of the person who asked (S13)', async () => {
    const [account, stranger] = [await person(), await person()]
    const { link } = await requested(account)
    expect((await confirm(undefined, link)).statusCode).toBe(401)
    expect((await confirm(stranger.token, link)).json().code).toBe('auth.email_change_other')
    expect((await me(stranger.token)).email).toBe(stranger.email)
    expect((await confirm(account.token, link)).statusCode).toBe(200)
  })

  test.each([
    ['', PASSWORD, 'email', 'Email address is required'],
    ['sara@', PASSWORD, 'email', 'Please enter a valid email address'],
    ['sara@tavan.test', '', 'currentPassword', 'Password is required'],
  ])('%s %s is refused', async (email, password, field, message) => {
    const { token } = await person()
    const answer = await ask(token, email, password)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual({ [field]: message })
  })

  test('a wrong password, the same address and an account of the staff are refused', async () => {
    const account = await person()
    const before = await storedHash(app, ['email_changes', 'accounts'])
    expect((await ask(account.token, fresh(), 'wrong')).json().code).toBe('auth.password_wrong')
    expect((await ask(account.token, account.email.toUpperCase())).json().code).toBe('auth.email_same')
    expect(await storedHash(app, ['email_changes', 'accounts'])).toBe(before)
    const staff = await person({ roles: ['customer', 'admin'] })
    expect((await ask(staff.token, fresh())).json().code).toBe('auth.email_change_staff')
  })

  test('hides whether the new address has an account, and informs its owner by mail (S10)', async () => {
    const [account, owner] = [await person(), await person()]
    const answers = [await ask(account.token, fresh()), await ask(account.token, owner.email)]
    expect(answers[0]?.body).toBe(answers[1]?.body)
    expect((await me(account.token)).pendingEmail).toBe(owner.email)
    const [mail] = await mailed(owner.email, 'email-taken')
    expect(mail?.subject).toBe('You already have an account')
    expect(mail?.text).not.toContain('token=')
    expect(await mailed(owner.email, 'email-change')).toEqual([])
  })

  test('an address that somebody registers meanwhile stays theirs', async () => {
    const account = await person()
    const { next, link } = await requested(account)
    const body = await registration(app, { email: next })
    expect((await app.call('POST', '/auth/register', { body })).statusCode).toBe(201)
    expect((await confirm(account.token, link)).json().code).toBe('auth.email_taken')
    expect((await me(account.token)).email).toBe(account.email)
  })

  test('of two requests the later counts, and of parallel confirmations one', async () => {
    const account = await person()
    const first = await requested(account)
    const second = await requested(account)
    expect((await confirm(account.token, first.link)).json().code).toBe('auth.email_link_dead')
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => (await confirm(account.token, second.link)).statusCode),
    )
    expect(answers.filter((status) => status === 200)).toHaveLength(1)
    expect((await me(account.token)).email).toBe(second.next)
  })

  test('parallel requests leave one open', async () => {
    const account = await person()
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(account.token, fresh())))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    const [row] = await app.deps.db<{ n: number }[]>`
      select count(*)::int as n from email_changes
      where account_id = ${account.id} and confirmed_at is null and replaced_at is null`
    expect(row?.n).toBe(1)
  })

  test('a link works for a day', async () => {
    const account = await person()
    const { link } = await requested(account)
    await app.deps.db`
      update email_changes set expires_at = expires_at - interval '24 hours' where account_id = ${account.id}`
    expect((await confirm(account.token, link)).json().code).toBe('auth.email_link_dead')
    expect(await me(account.token)).not.toHaveProperty('pendingEmail')
  })

  test('S42 requests, changes and undos are recorded, without an address', async () => {
    const account = await person()
    const { link, undoLink } = await requested(account)
    await confirm(account.token, link)
    await undo(undoLink)
    const rows = await app.deps.db<{ action: string; details: object }[]>`
      select action, details from audit_events where subject_id = ${account.id} order by at`
    expect(rows.map(({ action }) => action)).toEqual([
      'email_change_requested',
      'email_changed',
      'email_change_undone',
    ])
    expect(JSON.stringify(rows)).not.toContain('@')
  })

  test('five requests an hour, ten wrong passwords in a quarter of one', async () => {
    const { token, id } = await makeAccount(limited)
    await limited.deps.db`update accounts set password_hash = ${known} where id = ${id}`
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) statuses.push((await ask(token, fresh(), PASSWORD, limited)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const guesses: number[] = []
    for (let i = 0; i < 11; i++) guesses.push((await ask(token, fresh(), 'wrong', limited)).statusCode)
    expect(guesses.at(-2)).toBe(400)
    expect(guesses.at(-1)).toBe(429)
  })
})

describe('the old address', () => {
  test.each([false, true])('keeps the account where the change was confirmed: %s', async (confirmed) => {
    const account = await person()
    const { link, undoLink, next } = await requested(account)
    if (confirmed) await confirm(account.token, link)
    expect((await undo(undoLink)).statusCode).toBe(200)
    // The requester knew the password and was signed in.
    expect((await app.call('GET', '/auth/me', { token: account.token })).statusCode).toBe(401)
    expect((await signIn(account.email)).statusCode).toBe(401)
    expect((await signIn(next)).statusCode).toBe(401)
    const token = await linkTo(account.email, 'reset')
    const passwords = { newPassword: 'Other-pass-2?', confirmPassword: 'Other-pass-2?' }
    await app.call('POST', '/auth/reset-password', { body: { token, ...passwords } })
    expect((await signIn(account.email, 'Other-pass-2?')).statusCode).toBe(200)
    expect((await undo(undoLink)).json().code).toBe('auth.email_link_dead')
    expect((await confirm(account.token, link)).statusCode).toBe(401)
  })

  test('reopens an account that the attacker closed (S51)', async () => {
    const account = await person()
    const { link, undoLink } = await requested(account)
    await confirm(account.token, link)
    const closed = await app.call('DELETE', '/account', {
      token: account.token,
      body: { password: PASSWORD },
    })
    expect(closed.statusCode, closed.body).toBe(200)
    expect((await undo(undoLink)).statusCode).toBe(200)
    const [row] = await app.deps.db`
      select email, closed_at, erase_at, disabled_at from accounts where id = ${account.id}`
    expect(row).toEqual({ email: account.email, closed_at: null, erase_at: null, disabled_at: null })
    expect(await mailed(account.email, 'reset')).toHaveLength(1)
  })

  test('restores the account over a second change, whose undo link no longer works', async () => {
    const account = await person()
    const first = await requested(account)
    await confirm(account.token, first.link)
    const second = await requested({ ...account, email: first.next })
    await confirm(account.token, second.link)
    expect((await undo(first.undoLink)).statusCode).toBe(200)
    expect((await undo(second.undoLink)).json().code).toBe('auth.email_link_dead')
    const [row] = await app.deps.db<{ email: string }[]>`select email from accounts where id = ${account.id}`
    expect(row?.email).toBe(account.email)
  })

  test('stays reserved as long as it can take the account back', async () => {
    const account = await person()
    const { link, undoLink } = await requested(account)
    await confirm(account.token, link)
    const register = async () =>
      (await app.call('POST', '/auth/register', { body: await registration(app, { email: account.email }) }))
        .statusCode
    expect(await register()).toBe(409)
    await app.deps.db`
      update email_changes set undo_until = undo_until - interval '7 days' where account_id = ${account.id}`
    expect((await undo(undoLink)).json().code).toBe('auth.email_link_dead')
    expect(await register()).toBe(201)
  })

  test('a registration beside the confirmation never takes the old address from under it', async () => {
    for (let i = 0; i < 5; i++) {
      const account = await person()
      const { link, undoLink } = await requested(account)
      const body = await registration(app, { email: account.email })
      const [done, taken] = await Promise.all([
        confirm(account.token, link),
        app.call('POST', '/auth/register', { body }),
      ])
      expect([done.statusCode, taken.statusCode]).toEqual([200, 409])
      expect((await undo(undoLink)).statusCode).toBe(200)
    }
  })

  test('that was never confirmed gets no link, and is not reserved', async () => {
    const account = await person({ confirmed: false })
    const next = fresh()
    await ask(account.token, next)
    expect((await confirm(account.token, await linkTo(next, 'email-change'))).statusCode).toBe(200)
    expect(await mailed(account.email, 'email-undo')).toEqual([])
    const body = await registration(app, { email: account.email })
    expect((await app.call('POST', '/auth/register', { body })).statusCode).toBe(201)
  })

  test('an unfinished coach registration on it makes way', async () => {
    const account = await person()
    const { link, undoLink } = await requested(account)
    await confirm(account.token, link)
    await makeAccount(app, [], account.email)
    expect((await undo(undoLink)).statusCode).toBe(200)
  })

  test('never takes an account of the staff', async () => {
    const account = await person()
    const { link, undoLink, next } = await requested(account)
    await confirm(account.token, link)
    await app.deps.db`
      update accounts set roles = '{customer,admin}', staff_role = 'owner' where id = ${account.id}`
    expect((await undo(undoLink)).json().code).toBe('auth.email_link_dead')
    expect((await signIn(next)).statusCode).toBe(200)
  })
})

test('X-95 a coach’s approved application follows to the new address and back', async () => {
  const account = await person({ roles: ['customer', 'coach'] })
  await makeApplication(app, { email: account.email, status: 'approved' })
  const status = async (email: string) =>
    (await app.call('GET', `/coach-applications/status?email=${email}`)).json().data.status
  const { link, undoLink, next } = await requested(account)
  await confirm(account.token, link)
  await jobsDone(app)
  expect([await status(account.email), await status(next)]).toEqual(['pending', 'approved'])
  await undo(undoLink)
  await jobsDone(app)
  expect([await status(account.email), await status(next)]).toEqual(['approved', 'pending'])
  // The first job once more: the undo stands.
  await app.handlers[ADDRESS_MOVED]?.({ accountId: account.id, from: account.email })
  expect([await status(account.email), await status(next)]).toEqual(['approved', 'pending'])
})
