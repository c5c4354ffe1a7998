import type { StaffRole } from 'contract/staff'
import { hashPassword } from '../src/features/auth/passwords'
import { hashOf, newId, newToken } from '../src/kernel/ids'
import { makeAccount, PASSWORD } from './factories'
import { makeGuarded } from './one-time-codes'
import type { TestApp } from './test-app'

/** An open invitation to the staff whose mail has been written; with its link's token. */
export async function makeInvitation(
  app: TestApp,
  email = `invited-${newId()}@tavan.test`,
  staffRole: StaffRole = 'shop',
) {
  const [id, token] = [newId(), newToken()]
  await app.deps.db`
    insert into staff_invitations (id, email, staff_role, locale, token_hash, expires_at)
    values (${id}, ${email}, ${staffRole}, 'en', ${hashOf(token)}, now() + interval '1 hour')`
  return { id, token, email }
}

/** A confirmed account that can sign in with `PASSWORD`. */
export async function makeConfirmed(app: TestApp, email = `confirmed-${newId()}@tavan.test`) {
  const account = await makeAccount(app, ['customer'], email)
  await app.deps.db`
    update accounts set password_hash = ${await hashPassword(PASSWORD)}, email_verified_at = now()
    where id = ${account.id}`
  return account
}

export async function addJob(app: TestApp, state: 'waiting' | 'failed', queue = 'program-mail', error = '') {
  const [row] = await app.deps.db<{ id: string }[]>`
    insert into jobs (queue, data, state, attempts, run_at, last_error, finished_at)
    values (${queue}, '{"id":"nobody"}', ${state}, 5, now() + interval '1 day', nullif(${error}, ''),
      case when ${state} = 'failed' then now() end)
    returning id::text as id`
  return row?.id ?? ''
}

type Cell = { path?: string; body?: unknown }

/** Inputs of the access matrix for people, staff and queues, on disposable objects. */
export function peopleCalls(app: TestApp): Record<string, () => Promise<Cell>> {
  const users = '/api/v1/admin/users'
  const somebody = async () => `${users}/${(await makeAccount(app)).id}`
  const invitations = '/api/v1/admin/staff/invitations'
  const names = { firstName: 'Mina', lastName: 'Farahani', password: PASSWORD, confirmPassword: PASSWORD }
  const job = (step: string) => async () => ({
    path: `/api/v1/admin/jobs/${await addJob(app, 'failed')}/${step}`,
  })
  return {
    'GET /api/v1/admin/users/:id': async () => ({ path: await somebody() }),
    'PATCH /api/v1/admin/users/:id': async () => ({
      path: await somebody(),
      body: { locked: true, reason: 'Asked for it' },
    }),
    'DELETE /api/v1/admin/users/:id/sessions': async () => ({ path: `${await somebody()}/sessions` }),
    'DELETE /api/v1/admin/users/:id/sessions/:sessionId': async () => {
      const { id } = await makeAccount(app)
      const [row] = await app.deps.db<{ id: string }[]>`select id from sessions where account_id = ${id}`
      return { path: `${users}/${id}/sessions/${row?.id}` }
    },
    'DELETE /api/v1/admin/users/:id/totp': async () => ({
      path: `${users}/${(await makeGuarded(app)).id}/totp`,
    }),
    'POST /api/v1/admin/staff/invitations': async () => ({
      body: { email: `asked-${newId()}@tavan.test`, staffRole: 'shop', locale: 'en' },
    }),
    'POST /api/v1/admin/staff/invitations/:id/resend': async () => ({
      path: `${invitations}/${(await makeInvitation(app)).id}/resend`,
    }),
    'DELETE /api/v1/admin/staff/invitations/:id': async () => ({
      path: `${invitations}/${(await makeInvitation(app)).id}`,
    }),
    'POST /api/v1/auth/staff-invitation': async () => ({
      body: { token: (await makeInvitation(app)).token },
    }),
    'POST /api/v1/auth/staff-invitation/accept': async () => ({
      body: { token: (await makeInvitation(app)).token, ...names },
    }),
    'POST /api/v1/auth/staff-invitation/join': async () => {
      const { email } = await makeConfirmed(app)
      return { body: { token: (await makeInvitation(app, email)).token, password: PASSWORD } }
    },
    'POST /api/v1/admin/jobs/:id/retry': job('retry'),
    'POST /api/v1/admin/jobs/:id/discard': job('discard'),
  }
}
