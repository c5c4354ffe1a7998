import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, makeProduct } from '../../../../test/factories'
import { jobsDone, mailsTo } from '../../../../test/mails'
import {
  makeCoach,
  makeProgramProduct,
  makeTemplate,
  order,
  type Person,
  QUESTIONS,
} from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import type { PaymentNotice } from '../../../adapters/payments/payments'
import { SANDBOX_SIGNATURE, type Sandbox } from '../../../adapters/payments/sandbox'
import { transaction } from '../../../kernel/db/transaction'
import { confirmOrder } from '../../orders/confirm.logic'
import { assignWaiting } from './opening.logic'

const app = useApp({ RATE_LIMITS: 'off' })
let admin: Person
let template: { id: string; name: string }
let product: string
let coach: Person

beforeAll(async () => {
  admin = await makeAccount(app, ['admin'])
  template = await makeTemplate(app, { questions: QUESTIONS })
  product = await makeProgramProduct(app, template.name)
  coach = await makeCoach(app, [template.id])
})

const programsOf = async (person: Person) =>
  (await app.call('GET', '/user-programs', { token: person.token })).json().data
const move = (number: string, status: string) =>
  app.call('PATCH', `/admin/orders/${number}`, { token: admin.token, body: { status } })

let serial = 0
/** Tells that an order was paid, so many times, all at once. */
async function pay(orderNumber: string, paymentUrl: string, total: number, times = 1) {
  const notice: PaymentNotice = {
    eventId: `evt_program_${++serial}`,
    kind: 'paid',
    reference: paymentUrl.split('/').pop() as string,
    orderNumber,
    attempt: 1,
    amount: Math.round(total * 100),
    currency: 'USD',
  }
  const signed = Array.from({ length: times }, (_, i) =>
    (app.deps.online as Sandbox).sign({ ...notice, eventId: `${notice.eventId}_${i}` }),
  )
  const answers = signed.map(({ raw, signature }) =>
    app.call('POST', '/payments/webhook/sandbox', { body: raw, headers: { [SANDBOX_SIGNATURE]: signature } }),
  )
  for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(200)
}

describe('X-42 a program opens with its order', () => {
  test('SHOP-ENT-21 SHOP-STATE-17 cash on delivery: when an admin confirms the order, with a coach and open questions', async () => {
    const buyer = await makeAccount(app)
    const kettlebell = await makeProduct(app)
    const { orderNumber } = await order(app, buyer, [product, kettlebell])
    expect(await programsOf(buyer)).toEqual([])
    expect((await move(orderNumber, 'confirmed')).statusCode).toBe(200)
    expect(await programsOf(buyer)).toEqual([
      {
        _id: expect.any(String),
        programId: {
          _id: template.id,
          name: template.name,
          description: 'With a barbell.',
          categoryId: { name: 'Strength', color: '#1f6b4d' },
          metadata: { duration: 84, difficulty: 'intermediate' },
        },
        status: 'pending',
        stage: 'answering',
        startDate: null,
        progress: 0,
        currentWeek: 0,
        totalWeeks: 12,
        coach: { firstName: 'Sara', lastName: 'Moradi' },
        ownPause: { until: null, daysLeft: 14 },
        createdAt: expect.any(String),
      },
    ])
  })

  test('opens once when paid online, despite repeated notifications', async () => {
    const buyer = await makeAccount(app)
    const placed = await order(app, buyer, [product], 'online')
    const total = (await app.call('GET', `/orders/${placed.orderNumber}`, { token: buyer.token })).json().data
      .total
    expect(await programsOf(buyer)).toEqual([])
    await pay(placed.orderNumber, placed.paymentUrl as string, total, 5)
    expect(await programsOf(buyer)).toHaveLength(1)
  })

  test('each line once, however often it is confirmed; another order opens another', async () => {
    const buyer = await makeAccount(app)
    const second = await makeProgramProduct(app, (await makeTemplate(app, { questions: QUESTIONS })).id)
    const { orderNumber } = await order(app, buyer, [product, second])
    const [row] = await app.deps.db<
      { id: string }[]
    >`select id from orders where order_number = ${orderNumber}`
    const confirmed = { id: row?.id ?? '', accountId: buyer.id }
    for (let i = 0; i < 3; i++)
      await transaction(app.deps.db, (tx) => confirmOrder(app.deps, tx, confirmed, 'system'))
    expect(await programsOf(buyer)).toHaveLength(2)
    await move((await order(app, buyer, [product])).orderNumber, 'confirmed')
    expect(await programsOf(buyer)).toHaveLength(3)
  })

  test('opens with the confirmation or not at all: a rollback opens nothing (F4)', async () => {
    const buyer = await makeAccount(app)
    const { orderNumber } = await order(app, buyer, [product])
    const [row] = await app.deps.db<
      { id: string }[]
    >`select id from orders where order_number = ${orderNumber}`
    const dying = transaction(app.deps.db, async (tx) => {
      await confirmOrder(app.deps, tx, { id: row?.id ?? '', accountId: buyer.id }, 'system')
      throw new Error('the process ends here')
    })
    await expect(dying).rejects.toThrow('ends here')
    expect(await programsOf(buyer)).toEqual([])
    const status = async () =>
      (await app.call('GET', `/orders/${orderNumber}`, { token: buyer.token })).json().data
    expect(await status()).toMatchObject({ status: 'pending' })
    await move(orderNumber, 'confirmed')
    expect(await programsOf(buyer)).toHaveLength(1)
  })

  test('a template without questions goes straight to its coach, and a former name of it still leads there', async () => {
    const plain = await makeTemplate(app)
    await makeCoach(app, [plain.id])
    const old = await makeProgramProduct(app, plain.name)
    const body = (await app.call('GET', `/admin/programs/${plain.id}`, { token: admin.token })).json().data
    const renamed = await app.call('PUT', `/admin/programs/${plain.id}`, {
      token: admin.token,
      body: { ...body, name: `${plain.name}, renewed` },
    })
    expect(renamed.statusCode).toBe(200)
    const buyer = await makeAccount(app)
    await move((await order(app, buyer, [old])).orderNumber, 'confirmed')
    expect(await programsOf(buyer)).toMatchObject([{ status: 'pending', stage: 'creating' }])
  })

  test('ends with a cancelled order; stays listed and is not counted (X-43)', async () => {
    const buyer = await makeAccount(app)
    const { orderNumber } = await order(app, buyer, [product])
    await move(orderNumber, 'confirmed')
    const [{ _id }] = await programsOf(buyer)
    await app.deps.db`update user_programs set status = 'active', data = '{}' where id = ${_id}`
    expect((await move(orderNumber, 'cancelled')).statusCode).toBe(200)
    expect(await programsOf(buyer)).toMatchObject([{ _id, status: 'deactivated', stage: null }])
  })
})

describe('assignment of a coach (X-44)', () => {
  test('assigns the coach with the fewest running programs among those with room', async () => {
    const own = await makeTemplate(app, { questions: QUESTIONS })
    const sold = await makeProgramProduct(app, own.name)
    const [busy, free] = [await makeCoach(app, [own.id]), await makeCoach(app, [own.id], 2)]
    const athlete = await makeAccount(app)
    await app.deps.db`
      insert into user_programs (id, account_id, program_id, coach_id, status, total_weeks, data)
      values ('busy-one-000000000000', ${athlete.id}, ${own.id}, ${busy.id}, 'active', 12, '{}')`
    const coachesOf = async () => {
      const rows = await app.deps.db<{ coach: string | null }[]>`
        select coach_id as coach from user_programs where program_id = ${own.id} and order_id is not null
        order by created_at`
      return rows.map((row) => row.coach)
    }
    for (let i = 0; i < 3; i++)
      await move((await order(app, await makeAccount(app), [sold])).orderNumber, 'confirmed')
    // The third finds the free coach full.
    expect(await coachesOf()).toEqual([free.id, free.id, busy.id])
    await app.deps.db`update accounts set disabled_at = now() where id = ${busy.id}`
    const waiting = await makeAccount(app)
    await move((await order(app, waiting, [sold])).orderNumber, 'confirmed')
    expect(await programsOf(waiting)).toMatchObject([{ stage: 'answering', coach: null }])
    await app.deps.db`update coach_capacities set capacity = 9 where coach_id = ${free.id}`
    expect(await assignWaiting(app.deps)).toBe(1)
    expect(await coachesOf()).toEqual([free.id, free.id, busy.id, free.id])
  })

  test('counts running programs before those that wait for answers or a plan', async () => {
    const own = await makeTemplate(app, { questions: QUESTIONS })
    const sold = await makeProgramProduct(app, own.name)
    const [runsOne, runsNone] = [await makeCoach(app, [own.id]), await makeCoach(app, [own.id])]
    const athlete = await makeAccount(app)
    await app.deps.db`
      insert into user_programs (id, account_id, program_id, coach_id, status, total_weeks, data)
      values ('running-000000000000', ${athlete.id}, ${own.id}, ${runsOne.id}, 'active', 12, '{}'),
        ('waiting-000000000001', ${athlete.id}, ${own.id}, ${runsNone.id}, 'creating', 12, '{}'),
        ('waiting-000000000002', ${athlete.id}, ${own.id}, ${runsNone.id}, 'creating', 12, '{}')`
    await move((await order(app, await makeAccount(app), [sold])).orderNumber, 'confirmed')
    const [row] = await app.deps.db`
      select coach_id as coach from user_programs where program_id = ${own.id} and order_id is not null`
    expect(row?.coach).toBe(runsNone.id)
  })

  test('never assigns a program to its own customer, a coach with room', async () => {
    const own = await makeTemplate(app, { questions: QUESTIONS })
    const only = await makeCoach(app, [own.id], 3)
    const { orderNumber } = await order(app, only, [await makeProgramProduct(app, own.name)])
    await move(orderNumber, 'confirmed')
    expect(await programsOf(only)).toMatchObject([{ coach: null }])
    const [row] = await app.deps.db`select coach_id as coach from user_programs where program_id = ${own.id}`
    expect(row?.coach).toBeNull()
  })

  test('those whom nobody can take keep none of the others waiting', async () => {
    const [full, own] = [await makeTemplate(app), await makeTemplate(app)]
    const athlete = await makeAccount(app)
    await app.deps.db`
      insert into user_programs (id, account_id, program_id, total_weeks, created_at)
      select 'nobody-takes-it-' || n, ${athlete.id}, ${full.id}, 12, now() - interval '1 day'
      from generate_series(1, 120) n`
    await app.deps.db`
      insert into user_programs (id, account_id, program_id, total_weeks)
      values ('somebody-takes-it-000', ${athlete.id}, ${own.id}, 12)`
    expect(await assignWaiting(app.deps)).toBe(0)
    const free = await makeCoach(app, [own.id])
    expect(await assignWaiting(app.deps)).toBe(1)
    const [taken] = await app.deps.db`select coach_id from user_programs where id = 'somebody-takes-it-000'`
    expect(taken?.coach_id).toBe(free.id)
  })

  test('room is kept when many buy at once, and nobody coaches themselves', async () => {
    const own = await makeTemplate(app, { questions: QUESTIONS })
    const sold = await makeProgramProduct(app, own.name)
    const only = await makeCoach(app, [own.id], 3)
    const numbers: string[] = []
    for (let i = 0; i < 6; i++) numbers.push((await order(app, await makeAccount(app), [sold])).orderNumber)
    numbers.push((await order(app, only, [sold])).orderNumber)
    await Promise.all(numbers.map((number) => move(number, 'confirmed')))
    const rows = await app.deps.db<{ account: string; coach: string | null }[]>`
      select account_id as account, coach_id as coach from user_programs where program_id = ${own.id}`
    expect(rows).toHaveLength(7)
    expect(rows.filter((row) => row.coach === only.id)).toHaveLength(3)
    expect(rows.find((row) => row.account === only.id)?.coach).toBeNull()
  })
})

describe('mails at each step', () => {
  test.each(['en', 'fa', 'nl'] as const)('the customer and the coach are told, in %s', async (locale) => {
    await app.deps.jobs.start(app.handlers)
    const [buyer, reader] = [await makeAccount(app), await makeAccount(app, ['coach'])]
    for (const person of [buyer, reader])
      await app.deps.db`
        update accounts set locale = ${locale}, email_verified_at = now() where id = ${person.id}`
    const own = await makeTemplate(app, { questions: QUESTIONS })
    await app.deps.db`insert into program_coaches (coach_id, program_id) values (${reader.id}, ${own.id})`
    const { orderNumber } = await order(app, buyer, [await makeProgramProduct(app, own.name)])
    await move(orderNumber, 'confirmed')
    await move(orderNumber, 'cancelled')
    await jobsDone(app)
    const name = locale === 'fa' ? 'قدرت' : own.name
    const subjects = (await mailsTo(app, buyer.email))
      .map((mail) => mail.subject)
      .filter((one) => one?.includes(name))
    expect(subjects).toHaveLength(2)
    const toCoach = await mailsTo(app, reader.email)
    expect(toCoach).toHaveLength(2)
    expect(toCoach.every((mail) => mail.subject?.includes(name) && mail.text?.includes('Sara Moradi'))).toBe(
      true,
    )
    const action = { en: 'Answer the Questionnaire', fa: 'پر کردن پرسش‌نامه', nl: 'Vragenlijst invullen' }[
      locale
    ]
    expect((await mailsTo(app, buyer.email)).some((mail) => mail.text?.includes(action))).toBe(true)
  })

  test('sends no mail to a coach who opted out', async () => {
    const quiet = await makeAccount(app, ['coach'])
    await app.call('PUT', '/coach/settings', {
      token: quiet.token,
      body: { localizedDates: false, notify: { messages: true, bloodTests: true, programs: false } },
    })
    const own = await makeTemplate(app, { questions: QUESTIONS })
    await app.deps.db`insert into program_coaches (coach_id, program_id) values (${quiet.id}, ${own.id})`
    const buyer = await makeAccount(app)
    await move((await order(app, buyer, [await makeProgramProduct(app, own.name)])).orderNumber, 'confirmed')
    await jobsDone(app)
    expect(await mailsTo(app, quiet.email)).toEqual([])
    expect(coach.id).not.toBe(quiet.id)
  })
})
