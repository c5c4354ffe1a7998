import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readEml } from '../../../../test/eml'
import { makeAccount, makeProduct } from '../../../../test/factories'
import type { OrderWish } from '../../../../test/orders'
import { atDesk, deskList, makeReturnable } from '../../../../test/returns'
import { useApp } from '../../../../test/test-app'
import { sweepWithdrawals } from './withdrawals.sql'

const app = useApp({ RATE_LIMITS: 'off' })
let shirt: string
let staff: string

beforeAll(async () => {
  shirt = await makeProduct(app, { name: 'Shirt', stock: 1000, priceCents: 2500 })
  staff = (await makeAccount(app, ['admin'], undefined, 'owner')).token
})

const ordered = (wish: Partial<OrderWish> = {}) =>
  makeReturnable(app, staff, { lines: [[shirt, 2]], ...wish })

async function declare(body: object, language = 'en') {
  const answer = await app.call('POST', '/withdrawals', {
    body: { name: 'Sara Moradi', ...body },
    headers: { 'accept-language': language },
  })
  const [row] = await app.deps.db<{ id: string }[]>`
    select id from withdrawals order by created_at desc, id limit 1`
  const id = row?.id ?? ''
  // A job may run twice.
  for (let i = 0; i < 2; i++) await app.handlers.withdrawal?.({ withdrawalId: id })
  return { answer, id }
}
const declared = async () =>
  (await app.call('GET', '/admin/withdrawals?limit=100', { token: staff })).json().data.items as {
    _id: string
    isDone: boolean
    returnId: string | null
  }[]
const one = async (id: string) => (await declared()).find(({ _id }) => _id === id)
async function mailOf(id: string) {
  const file = await readFile(join(app.deps.config.dataDir, 'outbox', `withdrawal-${id}.eml`), 'utf8')
  const { headers, parts } = readEml(file)
  return { to: headers.to?.[0], subject: headers.subject?.[0], text: parts['text/plain'] ?? '' }
}

describe('X-107 a withdrawal', () => {
  test('is answered and confirmed by the same words, whether its order is known or not', async () => {
    const order = await ordered()
    const known = await declare({ orderNumber: order.orderNumber, email: order.email })
    const unknown = await declare({ orderNumber: 'TV-999999', email: 'nobody@tavan.test' })
    expect([known.answer.statusCode, unknown.answer.statusCode]).toEqual([202, 202])
    expect(known.answer.json()).toEqual(unknown.answer.json())
    const [mine, theirs] = [await mailOf(known.id), await mailOf(unknown.id)]
    expect(mine.to).toBe(order.email)
    expect(theirs.to).toBe('nobody@tavan.test')
    const neutral = (text: string) => text.replace(/TV-\d+/g, 'TV').replace(/Received: .*/, '')
    expect(neutral(mine.text)).toBe(neutral(theirs.text))
    expect(mine.text).toMatch(/Received: \w+ \d+, 2\d{3} at \d/)
    // Nothing that a stranger typed is sent to somebody else.
    expect(mine.text).not.toContain('Moradi')
  })

  test('that is sent twice within ten minutes is taken down once', async () => {
    const body = { name: 'Sara', orderNumber: 'TV-999998', email: 'twice@tavan.test' }
    const send = (more: object = {}) =>
      app.call('POST', '/withdrawals', { body: { ...body, ...more }, headers: { 'accept-language': 'en' } })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202])
    const rows = () => app.deps.db<{ id: string }[]>`select id from withdrawals where email = ${body.email}`
    const [row, ...more] = await rows()
    expect(more).toEqual([])
    const jobs = await app.deps
      .db`select from jobs where queue = 'withdrawal' and data ->> 'withdrawalId' = ${row?.id ?? ''}`
    expect(jobs).toHaveLength(1)
    await send({ lines: [{ itemId: 'x-1', quantity: 1 }] })
    expect(await rows()).toHaveLength(2)
    await app.deps
      .db`update withdrawals set created_at = now() - interval '11 minutes' where email = ${body.email}`
    await send()
    expect(await rows()).toHaveLength(3)
  })

  test('of a delivered order opens the return of everything, without a reason and approved', async () => {
    const order = await ordered()
    const { id } = await declare({
      orderNumber: ` ${order.orderNumber.toLowerCase()} `,
      email: order.email.toUpperCase(),
    })
    const [opened] = (await order.mine()).returns
    expect(opened).toMatchObject({
      state: 'approved',
      source: 'withdrawal',
      reason: '',
      lines: [{ itemId: order.itemOf(shirt), quantity: 2 }],
    })
    const day = new Date()
    day.setUTCDate(day.getUTCDate() + 14)
    const payBackBy = day.toISOString().slice(0, 10)
    expect(await one(id)).toMatchObject({
      returnId: opened?._id,
      order: { orderNumber: order.orderNumber },
      payBackBy,
      isDone: false,
    })
    expect((await deskList(app, staff, 'approved')).find(({ _id }) => _id === opened?._id)).toMatchObject({
      payBackBy,
    })
    expect((await order.mine()).returns).toHaveLength(1)
    const told = await app.deps.db<{ data: object }[]>`
      select data from jobs where queue = 'order-return' and data ->> 'returnId' = ${opened?._id ?? ''}`
    expect(told).toEqual([{ data: { orderId: order.id, returnId: opened?._id, state: 'approved' } }])
    const desk = atDesk(app, staff)
    await desk(opened?._id ?? '', 'receive')
    await desk(opened?._id ?? '', 'refund')
    expect((await one(id))?.isDone).toBe(true)
  })

  test('may name units, and digits alone in any script', async () => {
    const order = await ordered()
    const digits = order.orderNumber.slice(3).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
    const lines = [{ itemId: order.itemOf(shirt), quantity: 1 }]
    await declare({ orderNumber: digits, email: order.email, lines })
    expect((await order.mine()).returns).toMatchObject([{ lines: [{ quantity: 1 }] }])
  })

  test('of somebody else’s order, or of one that was not sent, opens no return and stays for staff', async () => {
    const order = await ordered()
    const foreign = await declare({ orderNumber: order.orderNumber, email: 'stranger@tavan.test' })
    expect((await order.mine()).returns).toEqual([])
    expect(await one(foreign.id)).toMatchObject({ order: null, returnId: null, isDone: false })
    const unsent = await ordered({ status: 'confirmed' })
    const early = await declare({ orderNumber: unsent.orderNumber, email: unsent.email })
    expect(await one(early.id)).toMatchObject({
      order: { status: 'confirmed' },
      returnId: null,
      isDone: false,
    })
    await unsent.staffCall('PATCH', '', { status: 'cancelled' })
    expect(await one(early.id)).toMatchObject({ isDone: true })
    const close = () => app.call('POST', `/admin/withdrawals/${foreign.id}/close`, { token: staff, body: {} })
    expect((await close()).json().data.isDone).toBe(true)
    expect((await close()).statusCode).toBe(200)
    const trail = await app.deps.db`
      select from audit_events where action = 'withdrawal_closed' and details ->> 'withdrawalId' = ${foreign.id}`
    expect(trail).toHaveLength(1)
  })

  test('comes to the desk with those that are open first', async () => {
    const states = (await declared()).map(({ isDone }) => isDone)
    expect(states).toEqual([...states].sort((a, b) => Number(a) - Number(b)))
    expect(new Set(states)).toEqual(new Set([true, false]))
  })

  test('needs a name, a number and an address', async () => {
    const answer = await app.call('POST', '/withdrawals', {
      body: { name: '\u200B', orderNumber: 'my order', email: 'sara' },
    })
    expect([answer.statusCode, answer.json().fieldCodes]).toEqual([
      400,
      {
        name: 'orders.withdrawal_name_required',
        orderNumber: 'orders.number_invalid',
        email: 'orders.email_invalid',
      },
    ])
  })

  test.each([
    ['fa', 'انصراف شما به ما رسید'],
    ['nl', 'We hebben je herroeping ontvangen'],
  ])('is confirmed in the language of its page: %s', async (language, subject) => {
    const { id } = await declare({ orderNumber: '77', email: `${language}@tavan.test` }, language)
    expect((await mailOf(id)).subject).toBe(subject)
  })

  test('is kept for two years', async () => {
    const { id: old } = await declare({ orderNumber: '88', email: 'old@tavan.test' })
    const { id: young } = await declare({ orderNumber: '89', email: 'young@tavan.test' })
    const age = (id: string, days: number) =>
      app.deps
        .db`update withdrawals set created_at = now() - make_interval(years => 2, days => ${days}) where id = ${id}`
    await Promise.all([age(old, 1), age(young, -1)])
    await sweepWithdrawals(app.deps.db)
    expect([await one(old), (await one(young))?._id]).toEqual([undefined, young])
  })
})
