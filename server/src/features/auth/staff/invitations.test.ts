import type { Locale } from 'contract/locale'
import type { StaffRole } from 'contract/staff'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { credentials, makeAccount, PASSWORD } from '../../../../test/factories'
import { makeConfirmed } from '../../../../test/people'
import { useApp } from '../../../../test/test-app'
import type { Mail } from '../../../adapters/mail/mailer'
import { hashOf, newId } from '../../../kernel/ids'
import { sendInvitationMail } from './invitation-mail'

const mails: Mail[] = []
const app = useApp(
  { RATE_LIMITS: 'off' },
  {
    deps: {
      mail: { send: async (mail: Mail) => void mails.push(mail) },
    },
  },
)
let owner: { id: string; token: string }

beforeAll(async () => {
  owner = await makeAccount(app, ['customer', 'admin'], undefined, 'owner')
})
beforeEach(() => void mails.splice(0))

const staff = (method: string, path = '', body?: unknown, token = owner.token) =>
  app.call(method, `/admin/staff${path}`, { token, body })
const visitor = (path: string, body: unknown) => app.call('POST', `/auth/staff-invitation${path}`, { body })
const newEmail = () => `asked-${newId()}@tavan.test`
const names = { firstName: 'Mina', lastName: 'Farahani', password: PASSWORD, confirmPassword: PASSWORD }

/** Invites, lets the job write the mail, and takes the token out of it. */
async function invite(email = newEmail(), staffRole: StaffRole = 'shop', locale: Locale = 'en') {
  const { data } = (await staff('POST', '/invitations', { email, staffRole, locale })).json()
  return { id: data._id as string, email, token: await mailed(data._id) }
}

async function mailed(id: string): Promise<string> {
  await sendInvitationMail(app.deps, { id })
  return /invitation\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

const signIn = async (email: string) =>
  app.call('POST', '/auth/login', { body: await credentials(app, email) })
const events = (id: string) => app.deps.db`
  select action, actor_id as actor, details from audit_events where object_type = 'staff_invitation' and object_id = ${id}
  order by at, id`

describe('X-89 an invitation to the staff', () => {
  test.each(['en', 'fa', 'nl'] as const)('is mailed in %s, with a link of 72 hours', async (locale) => {
    const { email, token, id } = await invite(newEmail(), 'support', locale)
    expect(mails).toMatchObject([{ locale, to: { address: email } }])
    expect(mails[0]?.text).toContain('Sara Moradi')
    expect(mails[0]?.text).toContain(locale === 'fa' ? '۷۲' : '72')
    const [row] = await app.deps.db`
      select token_hash as hash, extract(epoch from expires_at - created_at)::int as life, i::text as whole
      from staff_invitations i where id = ${id}`
    expect(row).toMatchObject({ hash: hashOf(token), life: 72 * 3600 })
    expect(row?.whole).not.toContain(token)
  })

  test('is accepted once, with a name and a password; the new member signs in with the role', async () => {
    const { id, email, token } = await invite()
    expect((await visitor('', { token })).json().data).toEqual({ email, staffRole: 'shop', account: false })
    const weak = await visitor('/accept', { token, ...names, firstName: ' ', password: 'weak' })
    expect(weak.json().fieldCodes).toMatchObject({
      firstName: 'auth.first_name_required',
      password: expect.any(String),
      confirmPassword: 'auth.passwords_differ',
    })
    const answers = await Promise.all([1, 2, 3].map(() => visitor('/accept', { token, ...names })))
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1)
    const signedIn = (await signIn(email)).json()
    expect(signedIn).toMatchObject({ roles: ['customer', 'admin'], staffRole: 'shop' })
    expect((await app.call('GET', '/admin/orders', { token: signedIn.token })).statusCode).toBe(200)
    expect((await app.call('GET', '/admin/users', { token: signedIn.token })).statusCode).toBe(403)
    expect((await visitor('/accept', { token, ...names })).json().code).toBe('people.invitation_dead')
    expect((await visitor('', { token })).json().code).toBe('people.invitation_dead')
    expect(await events(id)).toEqual([
      { action: 'staff_invited', actor: owner.id, details: { staffRole: 'shop' } },
      { action: 'staff_invitation_accepted', actor: signedIn.userId, details: { staffRole: 'shop' } },
    ])
    const { items, invitations } = (await staff('GET')).json().data
    expect(items[0]).toMatchObject({ email, staffRole: 'shop', lastSignInAt: expect.any(String) })
    expect(invitations.map((one: { _id: string }) => one._id)).not.toContain(id)
  })

  test('X-95 takes an unconfirmed account over: its password, sessions and cart go', async () => {
    const stranger = await makeAccount(app)
    await app.deps.db`insert into carts (id, account_id) values (${newId()}, ${stranger.id})`
    const { token } = await invite(stranger.email)
    expect((await visitor('', { token })).json().data.account).toBe(false)
    expect((await visitor('/accept', { token, ...names })).statusCode).toBe(200)
    expect((await app.call('GET', '/auth/me', { token: stranger.token })).statusCode).toBe(401)
    expect(await app.deps.db`select 1 from carts where account_id = ${stranger.id}`).toEqual([])
    expect((await signIn(stranger.email)).json()).toMatchObject({ userId: stranger.id, staffRole: 'shop' })
  })

  test('is joined by a confirmed account with its own password, which stays with its name', async () => {
    const { id, email, token: session } = await makeConfirmed(app)
    const { token } = await invite(email, 'coaches')
    expect((await visitor('', { token })).json().data.account).toBe(true)
    expect((await visitor('/accept', { token, ...names })).json().code).toBe('people.invitation_sign_in')
    expect((await visitor('/join', { token, password: 'Wrong-pass-1!' })).json().code).toBe(
      'auth.password_wrong',
    )
    expect((await visitor('/join', { token, password: PASSWORD })).statusCode).toBe(200)
    expect((await app.call('GET', '/auth/me', { token: session })).statusCode).toBe(401)
    const { token: now, ...account } = (await signIn(email)).json()
    expect(account).toMatchObject({ userId: id, staffRole: 'coaches' })
    expect((await app.call('GET', '/auth/me', { token: now })).json().data.firstName).toBe('Sara')
  })

  test('is sent again with another link, and withdrawn; a dead link says so', async () => {
    const { id, token } = await invite()
    const again = await staff('POST', `/invitations/${id}/resend`)
    expect(again.json().data).toMatchObject({ _id: id, expired: false })
    expect((await visitor('', { token })).json().code).toBe('people.invitation_dead')
    const next = await mailed(id)
    expect((await visitor('', { token: next })).statusCode).toBe(200)
    await app.deps.db`update staff_invitations set expires_at = now() where id = ${id}`
    expect((await visitor('/accept', { token: next, ...names })).json().code).toBe('people.invitation_dead')
    const listed = (await staff('GET')).json().data.invitations
    expect(listed.find((one: { _id: string }) => one._id === id)).toMatchObject({ expired: true })
    expect((await staff('DELETE', `/invitations/${id}`)).statusCode).toBe(200)
    expect((await staff('DELETE', `/invitations/${id}`)).json().code).toBe('people.invitation_not_found')
    expect((await staff('POST', `/invitations/${id}/resend`)).statusCode).toBe(404)
    expect((await events(id)).map(({ action }) => action)).toEqual([
      'staff_invited',
      'staff_invitation_resent',
      'staff_invitation_withdrawn',
    ])
    // A job that was late mails nothing any more.
    mails.splice(0)
    await mailed(id)
    expect(mails).toEqual([])
  })

  test('allows one per address, none to staff or locked accounts, and only by the owner', async () => {
    const send = (email: string, token?: string) =>
      staff('POST', '/invitations', { email, staffRole: 'shop', locale: 'en' }, token)
    const { email } = await invite()
    expect((await send(email.toUpperCase())).json().code).toBe('people.already_invited')
    const member = await makeAccount(app, ['admin'], undefined, 'support')
    expect((await send(member.email)).json().code).toBe('people.already_staff')
    const locked = await makeAccount(app)
    await app.deps.db`update accounts set disabled_at = now() where id = ${locked.id}`
    expect((await send(locked.email)).json().code).toBe('people.not_invitable')
    expect((await send('nobody')).json()).toMatchObject({ fieldCodes: { email: 'auth.email_invalid' } })
    expect((await send(newEmail(), member.token)).json().code).toBe('auth.forbidden')
  })
})
