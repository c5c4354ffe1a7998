import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { PASSWORD } from '../../../test/factories'
import { codeNow, giveTotp, makeKnown, TOTP_SECRET } from '../../../test/one-time-codes'
import { passwordGates } from '../../../test/password-gate'
import { useApp } from '../../../test/test-app'
import { transaction } from '../../kernel/db/transaction'
import { hashOf, newId, newToken } from '../../kernel/ids'
import { hashPassword } from './passwords'

vi.mock('./passwords', async (original) => {
  const { gated } = await import('../../../test/password-gate')
  return gated(await original())
})

// A request is admitted, then the account is recovered and its sessions end, then the request continues.

const app = useApp({ RATE_LIMITS: 'off' })
const { checked } = passwordGates
let replaced: string

beforeAll(async () => {
  replaced = await hashPassword('Another-pass-2!')
})
afterEach(() => checked.open())

const stored = async (accountId: string) => {
  const [row] = await app.deps.db`
    select email, closed_at as closed,
      (select count(*)::int from email_changes c where c.account_id = a.id) as changes,
      (select count(*)::int from totp t where t.account_id = a.id and t.enabled_at is not null) as codes,
      (select md5(string_agg(code_hash, '' order by code_hash)) from totp_recovery_codes r
        where r.account_id = a.id) as recovery
    from accounts a where id = ${accountId}`
  return row
}

/** Gives the account another password and ends its sessions, as every way of taking it back does. */
async function takeBack(accountId: string): Promise<void> {
  await transaction(app.deps.db, async (tx) => {
    await tx`update accounts set password_hash = ${replaced} where id = ${accountId}`
    await tx`delete from sessions where account_id = ${accountId}`
  })
}

describe('when a session ends while a password is verified [S16]', () => {
  const password = { currentPassword: PASSWORD }
  test.each([
    [
      'does not request another address',
      'POST',
      '/auth/email-change',
      () => ({ ...password, email: 'next@tavan.test' }),
    ],
    ['does not close the account', 'DELETE', '/account', () => ({ password: PASSWORD })],
    ['does not turn codes off', 'POST', '/auth/totp/off', () => ({ ...password, code: codeNow(app) })],
    [
      'does not renew recovery codes',
      'POST',
      '/auth/totp/recovery-codes',
      () => ({ ...password, code: codeNow(app) }),
    ],
  ])('%s', async (_name, method, path, body) => {
    const { id, token } = await makeKnown(app, ['customer'])
    if (path.includes('totp')) await giveTotp(app, id)
    const before = await stored(id)
    checked.hold(1)
    const asking = app.call(method, path, { token, body: body() })
    await expect.poll(checked.heldCount, { timeout: 20_000 }).toBe(1)
    await takeBack(id)
    checked.open()
    expect((await asking).statusCode).toBe(401)
    expect(await stored(id)).toEqual(before)
  })
})

describe('when a session ends while its request waits for the account [S16]', () => {
  /** Starts a call, takes the account back while the call waits for its row, and returns the call's status. */
  async function statusAfterTakeBack(accountId: string, call: () => ReturnType<typeof app.call>) {
    let answer: ReturnType<typeof app.call> | undefined
    await transaction(app.deps.db, async (tx) => {
      await tx`select 1 from accounts where id = ${accountId} for update`
      answer = call()
      await expect
        .poll(
          () => app.deps.db`
            select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          { timeout: 20_000, interval: 10 },
        )
        .toHaveLength(1)
      await tx`update accounts set password_hash = ${replaced} where id = ${accountId}`
      await tx`delete from sessions where account_id = ${accountId}`
    })
    return (await answer)?.statusCode
  }

  test('does not confirm another address', async () => {
    const { id, email, token } = await makeKnown(app, ['customer'])
    const link = newToken()
    await app.deps.db`
      insert into email_changes (id, account_id, old_email, new_email, undoable, token_hash, expires_at, undo_until)
      values (${newId()}, ${id}, ${email}, 'stranger@tavan.test', true, ${hashOf(link)}, now() + interval '1 day',
        now() + interval '7 days')`
    const confirm = () => app.call('POST', '/auth/email-change/confirm', { token, body: { token: link } })
    expect(await statusAfterTakeBack(id, confirm)).toBe(401)
    expect((await stored(id))?.email).toBe(email)
  })

  test('does not turn codes on', async () => {
    const { id, token } = await makeKnown(app)
    await app.deps.db`
      insert into totp (account_id, sealed_secret) values (${id}, ${app.deps.secretBox.seal(TOTP_SECRET, id)})`
    const confirm = () => app.call('POST', '/auth/totp/confirm', { token, body: { code: codeNow(app) } })
    expect(await statusAfterTakeBack(id, confirm)).toBe(401)
    expect((await stored(id))?.codes).toBe(0)
  })
})
