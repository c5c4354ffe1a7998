import { beforeAll, describe, expect, test, vi } from 'vitest'
import { closeSockets, connectSocket } from '../../../test/chat'
import { credentials, makeAccount, PASSWORD, registration } from '../../../test/factories'
import { jobsDone, mailsTo, tokenOf } from '../../../test/mails'
import { makePlan } from '../../../test/programs'
import { type TestApp, useApp } from '../../../test/test-app'
import { dumpOf, MARKS, makeWholePerson, storedKeys } from '../../../test/whole-person'
import { personalParts } from '../../app'
import { countPersonalRows } from '../../kernel/personal/personal.sql'
import { hashPassword } from '../auth/passwords'
import { sweepDocuments } from '../orders/documents/documents.logic'
import { eraseDue } from './erasure.logic'

const app = useApp({ RATE_LIMITS: 'off', ERASURE_GRACE_DAYS: '0' })
const patient = useApp({ RATE_LIMITS: 'off', ERASURE_GRACE_DAYS: '14' })
let known = ''
beforeAll(async () => {
  known = await hashPassword(PASSWORD)
  await app.deps.jobs.start(app.handlers)
  await patient.deps.jobs.start(patient.handlers)
})

async function makePerson(at: TestApp, roles: ('customer' | 'coach' | 'admin')[] = ['customer']) {
  const person = await makeAccount(at, roles)
  await at.deps.db`
    update accounts set password_hash = ${known}, email_verified_at = now() where id = ${person.id}`
  return person
}
const leave = (at: TestApp, token: string, password = PASSWORD) =>
  at.call('DELETE', '/account', { token, body: { password } })
const signIn = async (at: TestApp, email: string) => {
  const answer = await at.call('POST', '/auth/login', { body: await credentials(at, email) })
  return [answer.statusCode, answer.json().code]
}

describe('S51 the erasure of an account', () => {
  test('leaves nothing of the person in any table, and no file but the documents of sales', async () => {
    const { person, coach, orders } = await makeWholePerson(app)
    const owner = await makeAccount(app, ['admin'], undefined, 'owner')
    const refund = { returned: true, reason: MARKS.wrote }
    const refunded = await app.call('POST', `/admin/orders/${orders[0]}/refund`, {
      token: owner.token,
      body: refund,
    })
    expect(refunded.statusCode, refunded.body).toBe(200)
    await jobsDone(app)
    const before = await storedKeys(app)
    const dutch = await app.call('GET', `/orders/${orders[0]}/invoice.pdf?lang=nl`, { token: person.token })
    expect(dutch.statusCode).toBe(200)
    const answer = await leave(app, person.token)
    expect(answer.statusCode, answer.body).toBe(200)
    await jobsDone(app)

    const dump = await dumpOf(app)
    for (const mark of [person.email, ...Object.values(MARKS)]) expect(dump).not.toContain(mark)
    const was = { ...person, isVerified: true }
    for (const [name, table] of personalParts.flatMap(({ tables }) => Object.entries(tables))) {
      const left = await countPersonalRows(app.deps.db, name, table, was)
      if (!table.stays) expect(left, name).toBe(0)
    }
    expect(before.length).toBeGreaterThanOrEqual(4)
    const kept = await storedKeys(app)
    expect(kept.sort()).toEqual([
      expect.stringMatching(/^credit-notes\/CN-\d+-\d+\.pdf$/),
      expect.stringMatching(/^invoices\/INV-\d+-\d+\.pdf$/),
    ])

    expect(await signIn(app, person.email)).toEqual([401, 'auth.wrong_credentials'])
    const [told] = (await mailsTo(app, coach.email)).filter(({ file }) => file.includes('-left-'))
    expect(told?.text).toContain(`${MARKS.firstName} ${MARKS.lastName}`)
    expect((await mailsTo(app, person.email)).map(({ subject }) => subject)).toContain(
      'Your account is deleted',
    )
    const body = await registration(app, { email: person.email })
    expect((await app.call('POST', '/auth/register', { body })).statusCode).toBe(201)
  })

  test('keeps orders without the buyer, cancels unsent ones, and keeps invoices unchanged', async () => {
    const { person, orders } = await makeWholePerson(app)
    const lines = () => app.deps.db`
      select l.name, l.total_cents from order_lines l join orders o on o.id = l.order_id
      where o.account_id = ${person.id} order by o.created_at, l.position`
    const sold = await lines()
    await leave(app, person.token)
    const rows = await app.deps.db`
      select order_number, status, payment_status, total_cents, customer, notes from orders
      where account_id = ${person.id} order by created_at`
    expect(rows).toMatchObject([
      { order_number: orders[0], status: 'delivered', payment_status: 'paid', notes: null },
      { order_number: orders[1], status: 'cancelled', notes: null },
    ])
    expect(rows[0]?.customer).toMatchObject({ firstName: '', email: '', address: { country: 'Netherlands' } })
    expect(await lines()).toEqual(sold)

    const owner = await makeAccount(app, ['admin'])
    const invoice = () => app.call('GET', `/orders/${orders[0]}/invoice.pdf?lang=fa`, { token: owner.token })
    const shown = await invoice()
    expect(shown.headers['content-disposition']).toMatch(/filename="INV-\d+-\d+\.pdf"/)
    expect((await invoice()).rawPayload.equals(shown.rawPayload)).toBe(true)
    // The law's years are over.
    await app.deps.db`update invoices set issued_at = issued_at - interval '8 years'`
    vi.spyOn(app.deps.files, 'remove').mockRejectedValueOnce(new Error('away'))
    await expect(sweepDocuments(app.deps)).rejects.toThrow('away')
    expect((await invoice()).statusCode).toBe(200)
    await sweepDocuments(app.deps)
    expect((await invoice()).json().code).toBe('orders.no_invoice')
  })

  test('requires the password, and is refused to staff and to coaches with athletes', async () => {
    const { token } = await makePerson(app)
    const code = async (answer: ReturnType<typeof leave>) => [
      (await answer).statusCode,
      (await answer).json().code,
    ]
    expect(await code(leave(app, token, 'wrong'))).toEqual([400, 'auth.password_wrong'])
    const staff = await makePerson(app, ['customer', 'admin'])
    expect(await code(leave(app, staff.token))).toEqual([403, 'privacy.staff'])
    const coach = await makePerson(app, ['customer', 'coach'])
    const { customer } = await makePlan(app, { coach })
    const refused = await leave(app, coach.token)
    expect([refused.statusCode, refused.json().code, refused.json().params]).toEqual([
      409,
      'privacy.has_athletes',
      { count: 1 },
    ])
    await app.deps.db`
      update user_programs set status = 'completed', ended_at = now() where account_id = ${customer.id}`
    expect((await leave(app, coach.token)).statusCode).toBe(200)
    const [row] = await app.deps.db`select coach_id from user_programs where account_id = ${customer.id}`
    expect(row?.coach_id).toBeNull()
  })
})

test('a mailbox that refuses every mail for good holds no erasure up', async () => {
  const { customer, coach } = await makePlan(app)
  await app.deps.db`update accounts set password_hash = ${known} where id = ${customer.id}`
  await jobsDone(app)
  const refused = Object.assign(new Error('550 no such mailbox'), { responseCode: 550 })
  const sent = vi.spyOn(app.deps.mail, 'send').mockRejectedValue(refused)
  const answer = await leave(app, customer.token)
  await jobsDone(app)
  const asked = sent.mock.calls.map(([{ to }]) => to.address)
  sent.mockRestore()
  expect(asked).toEqual(expect.arrayContaining([coach.email, customer.email]))
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await signIn(app, customer.email)).toEqual([401, 'auth.wrong_credentials'])
})

test('S51 an erasure does not wait for its mail, which is sent once the mail server answers', async () => {
  const person = await makePerson(app)
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  let asked = 0
  const sent = vi.spyOn(app.deps.mail, 'send').mockImplementation(async () => {
    asked += 1
    throw away
  })
  expect((await leave(app, person.token)).statusCode).toBe(200)
  await expect.poll(() => asked).toBeGreaterThan(0)
  const [row] = await app.deps.db`select erased_at from accounts where id = ${person.id}`
  expect(row?.erased_at).toBeInstanceOf(Date)
  const waiting = await app.deps
    .db`select data::text as data from jobs where queue = 'account-erased' and state <> 'completed'`
  expect(waiting).toHaveLength(1)
  expect(waiting[0]?.data).not.toContain(person.email)
  sent.mockRestore()
  await app.deps.db`update jobs set run_at = now() where queue = 'account-erased'`
  await jobsDone(app)
  expect((await mailsTo(app, person.email)).map(({ subject }) => subject)).toEqual([
    'Your account is deleted',
  ])
})

test('fifty erasures that always fail hold no other up, and are tried again at their own time', async () => {
  const { db } = patient.deps
  const broken = new Set<string>()
  const close = async (late: string) => {
    const { id } = await makePerson(patient)
    await db`
      update accounts set closed_at = now() - ${late}::interval, disabled_at = now() - ${late}::interval,
        erase_at = now() - ${late}::interval where id = ${id}`
    return id
  }
  for (let i = 0; i < 50; i++) broken.add(await close('2 days'))
  const last = await close('1 minute')
  const tried: string[] = []
  const [first] = personalParts
  if (!first) throw new Error('there is no domain')
  const failing = {
    ...first,
    settle: async (_: unknown, { id }: { id: string }) => {
      tried.push(id)
      if (broken.has(id)) throw new Error('the disk is full')
    },
  }
  const parts = [failing, ...personalParts.slice(1)]
  const erased = async () =>
    (await db`select 1 from accounts where id = ${last} and erased_at is not null`).length === 1
  await eraseDue(patient.deps, parts)
  expect([new Set(tried).size, await erased()]).toEqual([50, false])
  await eraseDue(patient.deps, parts)
  expect([tried.length, await erased()]).toEqual([51, true])
  const waits = await db`
    select extract(epoch from erase_retry_at - now()) / 3600 as hours from accounts where erase_retry_at is not null`
  expect(waits).toHaveLength(50)
  for (const { hours } of waits) expect(Number(hours)).toBeCloseTo(4.8, 1)
  await db`update accounts set erase_retry_at = now() where erase_retry_at is not null`
  broken.clear()
  await eraseDue(patient.deps, parts)
  expect(await db`select 1 from accounts where erase_at <= now() and erased_at is null`).toHaveLength(0)
})

test('erases data under an address only for an account that confirmed it', async () => {
  const { person } = await makeWholePerson(app)
  const alerts = () => app.deps.db`select 1 from stock_alerts where email = ${person.email}`
  await app.deps.db`update accounts set email_verified_at = null where id = ${person.id}`
  expect((await leave(app, person.token)).statusCode).toBe(200)
  expect(await alerts()).toHaveLength(1)
})

describe('the days of grace', () => {
  test('S51 sessions and sockets end and the sign-in is refused at once; a mailed link takes all of it back', async () => {
    const person = await makePerson(patient)
    const socket = await connectSocket(patient, person.token)
    const gone = new Promise((resolve) => socket.once('disconnect', resolve))
    const { eraseAt } = (await leave(patient, person.token)).json().data
    expect((Date.parse(eraseAt) - Date.now()) / 86_400_000).toBeCloseTo(14, 1)
    await gone
    closeSockets()
    expect((await patient.call('GET', '/auth/me', { token: person.token })).statusCode).toBe(401)
    expect(await signIn(patient, person.email)).toEqual([403, 'privacy.closed'])
    const wrong = await credentials(patient, person.email, 'Wrong-pass-1!')
    expect((await patient.call('POST', '/auth/login', { body: wrong })).json().code).toBe(
      'auth.wrong_credentials',
    )
    await eraseDue(patient.deps, personalParts)
    await jobsDone(patient)
    const [mail] = await mailsTo(patient, person.email)
    expect(mail?.subject).toBe('Your account is closed')
    const token = tokenOf(mail)
    expect((await patient.call('POST', '/account/keep', { body: { token } })).statusCode).toBe(200)
    expect((await patient.call('POST', '/account/keep', { body: { token } })).json().code).toBe(
      'privacy.link_dead',
    )
    expect(await signIn(patient, person.email)).toEqual([200, undefined])
  })

  test('S51 once they are over the account is erased, and the link is dead', async () => {
    const person = await makePerson(patient)
    await leave(patient, person.token)
    await jobsDone(patient)
    const token = tokenOf((await mailsTo(patient, person.email))[0])
    await patient.deps.db`update accounts set erase_at = now() where id = ${person.id}`
    const sent = vi.spyOn(patient.deps.mail, 'send')
    await Promise.all([eraseDue(patient.deps, personalParts), eraseDue(patient.deps, personalParts)])
    await jobsDone(patient)
    expect(sent.mock.calls.map(([{ to, subject }]) => [to.address, subject])).toEqual([
      [person.email, 'Your account is deleted'],
    ])
    sent.mockRestore()
    const answer = await patient.call('POST', '/account/keep', { body: { token } })
    expect(answer.json().code).toBe('privacy.link_dead')
    expect(await signIn(patient, person.email)).toEqual([401, 'auth.wrong_credentials'])
    const events = await patient.deps.db`
      select action from audit_events where subject_id = ${person.id} and action like 'account_%' order by at`
    expect(events.map(({ action }) => action)).toEqual(['account_closed', 'account_erased'])
    const owner = await makeAccount(patient, ['admin'])
    const trail = await patient.call('GET', `/admin/audit?subject=${person.id}`, { token: owner.token })
    expect(trail.json().data.items[0].subject).toEqual({ id: person.id })
  })

  test('notifies a coach immediately when an athlete leaves, and not again on erasure', async () => {
    const { customer, coach } = await makePlan(patient)
    await patient.deps.db`update accounts set password_hash = ${known} where id = ${customer.id}`
    const sent = vi.spyOn(patient.deps.mail, 'send')
    const told = () => sent.mock.calls.filter(([{ to }]) => to.address === coach.email).length
    await leave(patient, customer.token)
    await jobsDone(patient)
    expect(told()).toBe(1)
    await patient.deps.db`update accounts set erase_at = now() where id = ${customer.id}`
    await eraseDue(patient.deps, personalParts)
    expect(await signIn(patient, customer.email)).toEqual([401, 'auth.wrong_credentials'])
    expect(told()).toBe(1)
    sent.mockRestore()
  })

  test('does not let staff reopen it by unlocking', async () => {
    const person = await makePerson(patient)
    await leave(patient, person.token)
    const unlocked = patient.deps.db`update accounts set disabled_at = null where id = ${person.id}`
    await expect(unlocked).rejects.toThrow(/accounts_closed_disabled/)
    const owner = await makeAccount(patient, ['admin'])
    const change = (body: object) =>
      patient.call('PATCH', `/admin/users/${person.id}`, { token: owner.token, body })
    expect((await change({ locked: true, reason: 'Asked about' })).statusCode).toBe(200)
    expect((await change({ locked: false })).statusCode).toBe(200)
    expect(await signIn(patient, person.email)).toEqual([403, 'privacy.closed'])
  })

  test('keeps a lock by staff when the owner reopens it', async () => {
    const person = await makePerson(patient)
    await leave(patient, person.token)
    await jobsDone(patient)
    const token = tokenOf((await mailsTo(patient, person.email))[0])
    const owner = await makeAccount(patient, ['admin'])
    const body = { locked: true, reason: 'Asked about' }
    await patient.call('PATCH', `/admin/users/${person.id}`, { token: owner.token, body })
    expect((await patient.call('POST', '/account/keep', { body: { token } })).statusCode).toBe(200)
    expect(await signIn(patient, person.email)).toEqual([403, 'auth.account_disabled'])
  })
})
