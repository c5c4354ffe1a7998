import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { credentials, makeAccount } from '../../../../test/factories'
import { jobsDone, mailsTo } from '../../../../test/mails'
import { challengeOf, codeNow, makeGuarded, makeKnown } from '../../../../test/one-time-codes'
import { useTcpDoor } from '../../../../test/tcp-door'
import { useApp } from '../../../../test/test-app'
import { resetTotp } from '../../../commands/reset-totp'

const app = useApp({ RATE_LIMITS: 'off' })
const external = useTcpDoor(app)
let owner: { id: string; token: string; email: string }
beforeAll(async () => {
  owner = await makeAccount(app, ['customer', 'admin'])
  await app.deps.jobs.start(app.handlers)
})

const reset = (id: string, token = owner.token) => app.call('DELETE', `/admin/users/${id}/totp`, { token })
const signIn = async (email: string) =>
  app.call('POST', '/auth/login', { body: await credentials(app, email) })
const subjects = async (email: string) => {
  await jobsDone(app)
  return (await mailsTo(app, email)).map(({ subject }) => subject)
}

describe('lets the owner disable the codes of a person who lost the phone', () => {
  test('of a coach and of a member of staff: sessions and open sign-ins end, it is in the trail and mailed', async () => {
    for (const roles of [
      ['customer', 'coach'],
      ['customer', 'admin'],
    ] as const) {
      const { id, email, token } = await makeGuarded(app, [...roles])
      const challenge = await challengeOf(app, email)
      const person = () => app.call('GET', `/admin/users/${id}`, { token: owner.token })
      expect((await person()).json().data.totpSince).toMatch(/^20/)
      const answer = await reset(id)
      expect(answer.statusCode, answer.body).toBe(200)
      expect(answer.json().data).not.toHaveProperty('totpSince')
      expect((await app.call('GET', '/auth/me', { token })).statusCode).toBe(401)
      const late = await app.call('POST', '/auth/login/code', { body: { challenge, code: codeNow(app) } })
      expect(late.json().code).toBe('auth.sign_in_expired')
      expect((await signIn(email)).statusCode).toBe(200)
      const trail = await app.deps.db`
        select actor_id as actor, actor_role as role from audit_events where subject_id = ${id} and action = 'totp_reset'`
      expect(trail).toEqual([{ actor: owner.id, role: 'admin' }])
      expect(await subjects(email)).toEqual(['Your one-time codes were reset'])
      expect((await reset(id)).json().code).toBe('auth.totp_is_off')
    }
  })

  test('nobody else does, and nobody his own', async () => {
    const { id } = await makeGuarded(app)
    for (const role of ['shop', 'coaches', 'support'] as const) {
      const member = await makeAccount(app, ['customer', 'admin'], undefined, role)
      expect((await reset(id, member.token)).statusCode, role).toBe(403)
    }
    const other = await makeGuarded(app, ['customer', 'admin'])
    expect((await reset(other.id, other.token)).json().code).toBe('people.own_codes')
    expect((await reset('nobody')).json().code).toBe('people.not_found')
    const left = await app.deps.db`select 1 from totp where account_id = any(${[id, other.id]})`
    expect(left).toHaveLength(2)
  })
})

describe('npm run reset-totp', () => {
  async function run(args: string[]) {
    const said: string[] = []
    await resetTotp({
      args,
      env: { DATABASE_URL: external.url, PUBLIC_URL: 'https://shop.test' },
      migrations: join(import.meta.dirname, '..', '..', '..', '..', 'migrations'),
      readLine: async () => undefined,
      print: (line) => said.push(line),
    })
    return said.join('\n')
  }

  test('readmits an owner who lost theirs; the running shop mails it', async () => {
    const { id, email, token } = await makeGuarded(app, ['customer', 'admin'])
    expect((await signIn(email)).json().code).toBe('auth.code_required')
    expect(await run(['--email', email.toUpperCase()])).toContain(`One-time codes of ${email} are off`)
    expect((await app.call('GET', '/auth/me', { token })).statusCode).toBe(401)
    expect((await signIn(email)).statusCode).toBe(200)
    const trail = await app.deps.db`
      select actor_role as role from audit_events where subject_id = ${id} and action = 'totp_reset'`
    expect(trail).toEqual([{ role: 'system' }])
    expect(await subjects(email)).toEqual(['Your one-time codes were reset'])
  })

  test('says in one line why it cannot', async () => {
    const { email } = await makeKnown(app)
    await expect(run(['--email', email])).rejects.toThrow(`${email} signs in without one-time codes.`)
    await expect(run(['--email', 'nobody@tavan.test'])).rejects.toThrow(
      'There is no account nobody@tavan.test.',
    )
    await expect(run([])).rejects.toThrow(/Usage: npm run reset-totp/)
    await expect(run(['--mail', email])).rejects.toThrow(/Usage/)
  })
})
