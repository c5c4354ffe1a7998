import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { credentials, PASSWORD } from '../../../test/factories'
import { challengeOf, codeNow, makeGuarded, makeKnown } from '../../../test/one-time-codes'
import { passwordGates } from '../../../test/password-gate'
import { makeInvitation } from '../../../test/people'
import { NEW_PASSWORD, type TakeOver, takeOvers } from '../../../test/take-overs'
import { type TestApp, useApp } from '../../../test/test-app'
import { connect, type Pool } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import { hashOf, newId, newToken } from '../../kernel/ids'

vi.mock('./passwords', async (original) => {
  const { gated } = await import('../../../test/password-gate')
  return gated(await original())
})

const app = useApp({ RATE_LIMITS: 'off' })
const limited = useApp()
const { checked, hashed } = passwordGates
const SIGN_INS = 6
const STAFF_LIFE = { idle: 12 * 3600, longest: 30 * 86_400 }
const pools = new Map<TestApp, Pool>()

beforeAll(() => {
  for (const one of [app, limited]) pools.set(one, connect(one.database, { max: 1 }))
})
afterEach(() => {
  checked.open()
  hashed.open()
})
afterAll(() => Promise.all([...pools.values()].map((pool) => pool.end())))

const signIn = async (email: string, password = PASSWORD) =>
  app.call('POST', '/auth/login', { body: await credentials(app, email, password) })
const statuses = async (answers: Promise<{ statusCode: number }[]>) =>
  (await answers).map(({ statusCode }) => statusCode)
const all = (status: number) => Array.from({ length: SIGN_INS }, () => status)

/** Lifetimes of an account's sessions, without the one that its owner has kept. */
async function sessionsOf(accountId: string, kept?: string, at = app) {
  return at.deps.db`
    select idle_seconds as idle, extract(epoch from ends_at - created_at)::int as longest
    from sessions where account_id = ${accountId} and token_hash <> ${kept ? hashOf(kept) : ''}`
}

/** Starts concurrent sign-ins and returns once each has verified its password; they go on when the gate opens. */
async function startSignIns(email: string) {
  checked.hold(SIGN_INS)
  const bodies = await Promise.all(all(0).map(() => credentials(app, email)))
  const answers = Promise.all(bodies.map((body) => app.call('POST', '/auth/login', { body })))
  await expect.poll(checked.heldCount, { timeout: 20_000 }).toBe(SIGN_INS)
  return { answers }
}

/** Waits until this many statements wait for a lock, or `isDone`. */
async function untilWaiting(count: number, at: TestApp, isDone = () => false) {
  const waiting = async () =>
    (
      await at.deps.db`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    ).length
  await expect
    .poll(async () => isDone() || (await waiting()) === count, { timeout: 20_000, interval: 10 })
    .toBe(true)
}

/** Runs `work` while nobody can write to a table. */
function whileLocked(table: 'audit_events' | 'attempts', at: TestApp, work: () => Promise<void>) {
  return transaction(pools.get(at) as Pool, async (tx) => {
    await tx`lock table ${tx(table)} in share mode`
    await work()
  })
}

describe.each(Object.entries<(app: TestApp) => Promise<TakeOver>>(takeOvers))(
  '%s [S11 S13 S16]',
  (_name, prepare) => {
    test('refuses sign-ins that had verified the old password', async () => {
      const { id, email, take, kept } = await prepare(app)
      const { answers } = await startSignIns(email)
      expect((await take()).statusCode).toBe(200)
      checked.open()
      expect(await statuses(answers)).toEqual(all(401))
      expect((await answers).map((answer) => answer.json().code)).toEqual(
        all(0).map(() => 'auth.wrong_credentials'),
      )
      expect(await sessionsOf(id, kept)).toEqual([])
    })

    test('ends sessions opened by a transaction that was running when it began', async () => {
      const { id, email, take, kept } = await prepare(app)
      hashed.hold(1)
      const taking = take()
      await expect.poll(hashed.heldCount, { timeout: 20_000 }).toBe(1)
      const { answers } = await startSignIns(email)
      // Sign-ins wait for the audit trail with their session inserted and not committed.
      await whileLocked('audit_events', app, async () => {
        checked.open()
        await untilWaiting(SIGN_INS, app)
        let isTaken = false
        taking.then(() => {
          isTaken = true
        })
        hashed.open()
        await untilWaiting(SIGN_INS + 1, app, () => isTaken)
      })
      expect((await taking).statusCode).toBe(200)
      await answers
      expect(await sessionsOf(id, kept)).toEqual([])
    })
  },
)

test('a confirmed change of address refuses sign-ins by the old address [S16]', async () => {
  const { id, email, token } = await makeKnown(app, ['customer'])
  const link = newToken()
  await app.deps.db`
    insert into email_changes (id, account_id, old_email, new_email, undoable, token_hash, expires_at, undo_until)
    values (${newId()}, ${id}, ${email}, 'moved@tavan.test', true, ${hashOf(link)}, now() + interval '1 day',
      now() + interval '7 days')`
  const { answers } = await startSignIns(email)
  const confirmed = await app.call('POST', '/auth/email-change/confirm', { token, body: { token: link } })
  expect(confirmed.statusCode).toBe(200)
  checked.open()
  expect(await statuses(answers)).toEqual(all(401))
  expect(await sessionsOf(id, token)).toEqual([])
})

describe('the lifetime of a session [S16 X-06]', () => {
  test('is that of staff when the account joined them while its password was verified', async () => {
    const { id, email } = await makeKnown(app, ['customer'])
    const { token } = await makeInvitation(app, email, 'owner')
    const { answers } = await startSignIns(email)
    const joined = await app.call('POST', '/auth/staff-invitation/join', {
      body: { token, password: PASSWORD },
    })
    expect(joined.statusCode).toBe(200)
    checked.open()
    for (const answer of await answers)
      expect(answer.json()).toMatchObject({ role: 'admin', staffRole: 'owner' })
    expect(await sessionsOf(id)).toEqual(all(0).map(() => STAFF_LIFE))
  })

  test('has the lifetime of staff for an owner who accepted an invitation concurrently', async () => {
    const { id, email, take } = await takeOvers['an invitation to the staff'](app)
    const { answers } = await startSignIns(email)
    await take()
    checked.open()
    await answers
    const { token } = (await signIn(email, NEW_PASSWORD)).json()
    expect(await sessionsOf(id)).toEqual([STAFF_LIFE])
    expect((await app.call('GET', '/admin/settings', { token })).statusCode).toBe(200)
  })

  test('is that of staff when the account joined them while its one-time code was checked', async () => {
    const { id, email } = await makeGuarded(limited, ['customer'])
    const challenge = await challengeOf(limited, email)
    let answer: ReturnType<typeof limited.call> | undefined
    // The code's sign-in has read the account and waits for its rate limit.
    await whileLocked('attempts', limited, async () => {
      answer = limited.call('POST', '/auth/login/code', { body: { challenge, code: codeNow(limited) } })
      await untilWaiting(1, limited)
      await limited.deps.db`
        update accounts set roles = '{customer,admin}', staff_role = 'owner' where id = ${id}`
    })
    expect((await answer)?.json()).toMatchObject({ role: 'admin', staffRole: 'owner' })
    expect(await sessionsOf(id, undefined, limited)).toEqual([STAFF_LIFE])
  })
})

describe('a sign-in by a code [S11 S16]', () => {
  test.each([
    ['the app', () => codeNow(app)],
    ['the recovery list', (codes: string[]) => codes[0]],
  ])('of %s is ended by a changed password', async (_name, codeOf) => {
    const { id, email, token, recoveryCodes } = await makeGuarded(app)
    const challenge = await challengeOf(app, email)
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    hashed.hold(1)
    const changing = app.call('POST', '/auth/change-password', { token, body })
    await expect.poll(hashed.heldCount, { timeout: 20_000 }).toBe(1)
    let signingIn: ReturnType<typeof app.call> | undefined
    await whileLocked('audit_events', app, async () => {
      const code = codeOf(recoveryCodes)
      signingIn = app.call('POST', '/auth/login/code', { body: { challenge, code } })
      await untilWaiting(1, app)
      let isChanged = false
      changing.then(() => {
        isChanged = true
      })
      hashed.open()
      await untilWaiting(2, app, () => isChanged)
    })
    expect((await changing).statusCode).toBe(200)
    expect((await signingIn)?.statusCode).toBe(200)
    expect(await sessionsOf(id, token)).toEqual([])
  })
})
