import { hashOf, newId, newToken } from '../src/kernel/ids'
import { PASSWORD } from './factories'
import { makeKnown } from './one-time-codes'
import { makeInvitation } from './people'
import type { TestApp } from './test-app'

export const NEW_PASSWORD = 'Another-pass-2!'

/** Account with the password `PASSWORD`, and the call by which its owner takes it back. */
export interface TakeOver {
  id: string
  email: string
  take: () => Promise<{ statusCode: number }>
  /** The session of the owner, where the call keeps one. */
  kept?: string
}

/** Every call that changes a password or hands an account over. */
export const takeOvers = {
  'a changed password': async (app) => {
    const { id, email, token } = await makeKnown(app, ['customer'])
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    return { id, email, take: () => app.call('POST', '/auth/change-password', { token, body }), kept: token }
  },
  'a reset by mail': async (app) => {
    const { id, email } = await makeKnown(app, ['customer'])
    const body = {
      token: await makeLink(app, id, 'reset', null),
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    }
    return { id, email, take: () => app.call('POST', '/auth/reset-password', { body }) }
  },
  "a coach's link": async (app) => {
    const { id, email } = await makeUnconfirmed(app)
    const registration = newId()
    await app.deps.db`
      insert into coach_registrations (id, account_id, first_name, last_name, locale)
      values (${registration}, ${id}, 'Lotte', 'Bakker', 'nl')`
    const body = { token: await makeLink(app, id, 'coach', registration), password: NEW_PASSWORD }
    return { id, email, take: () => app.call('POST', '/auth/verify-email', { body }) }
  },
  'an invitation to the staff': async (app) => {
    const { id, email } = await makeUnconfirmed(app)
    const { token } = await makeInvitation(app, email, 'owner')
    const names = { firstName: 'Mina', lastName: 'Farahani' }
    const body = { token, ...names, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    return { id, email, take: () => app.call('POST', '/auth/staff-invitation/accept', { body }) }
  },
  'an undone change of address': async (app) => {
    const { id, email } = await makeKnown(app, ['customer'])
    const [token, oldEmail] = [newToken(), `old-${newId()}@tavan.test`]
    await app.deps.db`
      insert into email_changes (id, account_id, old_email, new_email, undoable, undo_token_hash, expires_at,
        undo_until, confirmed_at)
      values (${newId()}, ${id}, ${oldEmail}, ${email}, true, ${hashOf(token)}, now() + interval '1 day',
        now() + interval '7 days', now())`
    return { id, email, take: () => app.call('POST', '/auth/email-change/undo', { body: { token } }) }
  },
} satisfies Record<string, (app: TestApp) => Promise<TakeOver>>

async function makeUnconfirmed(app: TestApp) {
  const account = await makeKnown(app, ['customer'])
  await app.deps.db`update accounts set email_verified_at = null where id = ${account.id}`
  return account
}

async function makeLink(
  app: TestApp,
  accountId: string,
  kind: 'reset' | 'coach',
  registration: string | null,
) {
  const token = newToken()
  await app.deps.db`
    insert into auth_links (token_hash, kind, account_id, registration_id, expires_at)
    values (${hashOf(token)}, ${kind}, ${accountId}, ${registration}, now() + interval '1 hour')`
  return token
}
