import { beforeAll, describe, expect, test } from 'vitest'
import { makeApplication } from '../../../../test/applications'
import { makeAccount } from '../../../../test/factories'
import { jobsDone, mailsTo, tokenOf } from '../../../../test/mails'
import { filesOf, rowCounts } from '../../../../test/stored-hash'
import { useApp } from '../../../../test/test-app'
import { APPLICATION_RECEIVED } from '../applications/received-mail'
import { withdrawalUrl } from './withdrawal-token'

const app = useApp({ RATE_LIMITS: 'off' })
const limited = useApp()
beforeAll(() => app.deps.jobs.start(app.handlers))

const content = Buffer.from('%PDF-1.7 Moradi')
const documents = [{ name: 'diploma.pdf', type: 'application/pdf', content }]
const TABLES = ['coach_applications', 'coach_application_documents', 'coach_application_moves']

const tokenFor = (id: string) => withdrawalUrl(app.deps, id).split('token=')[1] as string
const withdraw = (token: string) => app.call('POST', '/coach-applications/withdraw', { body: { token } })
const ask = (email: unknown, at = app) =>
  at.call('POST', '/coach-applications/withdrawal-link', { body: { email } })
const decide = async (id: string, how: 'approve' | 'reject', token: string) =>
  app.call('POST', `/admin/coach-applications/${id}/${how}`, { token, body: { notes: 'A note.' } })

describe('withdrawing an application', () => {
  test('the mail of receipt carries the link', async () => {
    const { id, email } = await makeApplication(app)
    await app.deps.jobs.enqueue(app.deps.db, APPLICATION_RECEIVED, { applicationId: id })
    await jobsDone(app)
    const [mail] = await mailsTo(app, email)
    expect(tokenOf(mail)).toBe(tokenFor(id))
    expect(mail?.html).toContain('Withdraw the Application')
  })

  test('X-87 erases everything of it, files too, and the address may apply again', async () => {
    const before = await rowCounts(app, TABLES)
    const { id, email, documents: stored } = await makeApplication(app, { documents })
    expect((await filesOf(app)).some((file) => file.includes(stored[0] as string))).toBe(true)
    const answer = await withdraw(tokenFor(id))
    expect(answer.statusCode).toBe(200)
    expect(await rowCounts(app, TABLES)).toEqual(before)
    expect((await filesOf(app)).some((file) => file.includes(id))).toBe(false)
    // the index that allows one open application of an address lets the next one in.
    await makeApplication(app, { email })
    const [row] = await app.deps.db<{ action: string; actorRole: string }[]>`
      select action, actor_role as "actorRole" from audit_events where object_id = ${id}`
    expect(row).toEqual({ action: 'application_withdrawn', actorRole: 'visitor' })
  })

  test('works once, and for no other application', async () => {
    const [first, second] = [await makeApplication(app), await makeApplication(app)]
    const forged = second.id + tokenFor(first.id).slice(first.id.length)
    for (const token of ['', 'x', forged, `${second.id}${'0'.repeat(64)}`])
      expect((await withdraw(token)).json().code).toBe('coaches.withdrawal_dead')
    expect((await withdraw(tokenFor(first.id))).statusCode).toBe(200)
    expect((await withdraw(tokenFor(first.id))).json().code).toBe('coaches.withdrawal_dead')
    expect((await withdraw(tokenFor(second.id))).statusCode).toBe(200)
  })

  test.each(['approved', 'rejected'] as const)('one that is %s stays', async (status) => {
    const { id } = await makeApplication(app, { status })
    expect((await withdraw(tokenFor(id))).json().code).toBe('coaches.withdrawal_dead')
    const rows = await app.deps.db`select 1 from coach_applications where id = ${id}`
    expect(rows).toHaveLength(1)
  })

  test('of a decision and a withdrawal at once one succeeds', async () => {
    const { token } = await makeAccount(app, ['admin'])
    for (let i = 0; i < 8; i++) {
      const { id } = await makeApplication(app, { documents })
      const [decision, withdrawal] = await Promise.all([decide(id, 'approve', token), withdraw(tokenFor(id))])
      const rows = await app.deps
        .db`select 1 from coach_applications where id = ${id} and status = 'approved'`
      expect([decision.statusCode, withdrawal.statusCode, rows.length].join()).toMatch(
        /^(200,400,1|404,200,0)$/,
      )
    }
  })
})

describe('asking for the link', () => {
  test('answers every address alike, and mails open applicants (X-10)', async () => {
    const waiting = await makeApplication(app, { locale: 'nl' })
    const decided = await makeApplication(app, { status: 'approved' })
    const asked = [waiting.email.toUpperCase(), decided.email, 'nobody-applied@tavan.test']
    const bodies = await Promise.all(asked.map(async (email) => (await ask(email)).body))
    expect(new Set(bodies).size).toBe(1)
    await jobsDone(app)
    const [mail] = await mailsTo(app, waiting.email)
    expect(mail?.subject).toBe('Trek je aanmelding in')
    expect((await withdraw(tokenOf(mail))).statusCode).toBe(200)
    expect(await mailsTo(app, decided.email)).toEqual([])
    expect(await mailsTo(app, 'nobody-applied@tavan.test')).toEqual([])
  })

  test('wants an address', async () => {
    expect((await ask('')).json().fields).toEqual({ email: 'Email address is required' })
    expect((await ask('sara@')).json().fields).toEqual({ email: 'Please enter a valid email address' })
  })

  test('three times an hour, whether somebody applied or not', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push((await ask('nobody@tavan.test', limited)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})
