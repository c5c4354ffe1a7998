import { beforeAll, describe, expect, test } from 'vitest'
import { customerInfo, makeAccount, makeProduct } from '../../../../test/factories'
import { jobsDone, mailsTo } from '../../../../test/mails'
import { useApp } from '../../../../test/test-app'
import { runSubscriptions } from './runs.logic'

const app = useApp({ RATE_LIMITS: 'off' })
let whey: string
beforeAll(async () => {
  await app.deps.jobs.start(app.handlers)
  whey = await makeProduct(app, { name: 'Whey', priceCents: 4000, stock: 1000 })
})

const db = () => app.deps.db
type Person = Awaited<ReturnType<typeof makeAccount>>
async function makeSubscriber(): Promise<Person> {
  const person = await makeAccount(app)
  await db()`update accounts set email_verified_at = now() where id = ${person.id}`
  return person
}
const bodyOf = (more: object = {}) => ({
  items: [{ productId: whey, quantity: 2 }],
  everyDays: 30,
  customerInfo,
  paymentMethod: 'cod',
  shippingMethod: 'standard',
  ...more,
})
const subscribe = ({ token }: Person, more: object = {}) =>
  app.call('POST', '/subscriptions', { token, body: bodyOf(more) })
const change = ({ token }: Person, id: string, body: object) =>
  app.call('PATCH', `/subscriptions/${id}`, { token, body })
const order = ({ token }: Person, id: string, expectedTotal: number) =>
  app.call('POST', `/subscriptions/${id}/order`, { token, body: { expectedTotal } })
const mine = async ({ token }: Person) =>
  (await app.call('GET', '/subscriptions', { token })).json().data.items[0]
/** Lets so many days pass for a subscription. */
async function pass(id: string, days: number): Promise<void> {
  await db()`update subscriptions set next_on = next_on - ${days}::int where id = ${id}`
  await db()`
    update subscription_runs set day = day - ${days}::int, asked_at = asked_at - make_interval(days => ${days})
    where subscription_id = ${id}`
}
const run = () => runSubscriptions(app.deps)
const runsOf = (id: string) => db()<{ period: number; state: string; reason: string | null }[]>`
  select period, state, reason from subscription_runs where subscription_id = ${id} order by period`
const ordersOf = ({ id }: Person) => db()<{ orderNumber: string; total: number; status: string }[]>`
  select order_number as "orderNumber", total_cents as total, status from orders where account_id = ${id} order by created_at`
const mails = async ({ email }: Person, subject: string) => {
  await jobsDone(app)
  return (await mailsTo(app, email)).filter((mail) => mail.subject?.includes(subject))
}
/** A subscription of a new customer. */
async function made(more: object = {}): Promise<{ person: Person; id: string }> {
  const person = await makeSubscriber()
  const answer = await subscribe(person, more)
  expect(answer.statusCode).toBe(201)
  return { person, id: answer.json().data._id }
}
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('X-119 a subscription', () => {
  test('is answered with products, prices, total and the day of its first order', async () => {
    const { person, id } = await made()
    expect(await mine(person)).toMatchObject({
      _id: id,
      items: [{ productId: whey, name: 'Whey', quantity: 2, price: 40, agreedPrice: 40 }],
      everyDays: 30,
      paused: false,
      nextOn: dayIn(30),
      next: null,
      risen: false,
      total: 87.2,
      last: null,
    })
  })

  test('refuses programs, unknown products, wrong days and addresses that are not confirmed', async () => {
    const person = await makeSubscriber()
    const program = await makeProduct(app, {
      name: 'Plan',
      trackStock: false,
      programTemplate: 'strong-start',
    })
    const codeOf = async (more: object, whose = person) => (await subscribe(whose, more)).json().code
    expect(await codeOf({ items: [{ productId: program, quantity: 1 }] })).toBe('orders.subscription_program')
    expect(await codeOf({ items: [{ productId: 'unknown', quantity: 1 }] })).toBe(
      'orders.product_unavailable',
    )
    for (const everyDays of [6, 181, 14.5])
      expect(await codeOf({ everyDays })).toBe('orders.subscription_days')
    expect(await codeOf({}, await makeAccount(app))).toBe('orders.subscription_unconfirmed')
    expect(await mine(person)).toBeUndefined()
  })

  test('is its owner’s alone', async () => {
    const { person, id } = await made()
    const other = await makeSubscriber()
    expect((await change(other, id, { paused: true })).statusCode).toBe(404)
    expect((await app.call('DELETE', `/subscriptions/${id}`, { token: other.token })).statusCode).toBe(404)
    expect((await order(other, id, 87.2)).statusCode).toBe(404)
    expect((await app.call('DELETE', `/subscriptions/${id}`, { token: person.token })).statusCode).toBe(200)
    expect(await mine(person)).toBeUndefined()
  })
})

describe('X-119 a subscription that is sent twice', () => {
  const listed = async ({ token }: Person) =>
    (await app.call('GET', '/subscriptions', { token })).json().data.items.length
  const sendWith = ({ token }: Person, key: string, more: object = {}) =>
    app.call('POST', '/subscriptions', { token, body: bodyOf(more), headers: { 'idempotency-key': key } })

  test('is made once under its key, also at the same time, and refuses the key for another body', async () => {
    const person = await makeSubscriber()
    const key = `key-${person.id}`
    const answers = await Promise.all([1, 2, 3].map(() => sendWith(person, key)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => answer.json().data._id)).size).toBe(1)
    const other = await sendWith(person, key, { everyDays: 60 })
    expect([other.statusCode, other.json().code]).toEqual([409, 'orders.key_reused'])
    expect((await sendWith(person, 'ключ')).json().code).toBe('orders.key_invalid')
    expect(await listed(person)).toBe(1)
  })

  test('is made once from two tabs, twice with another body or after ten minutes', async () => {
    const person = await makeSubscriber()
    const first = (await sendWith(person, 'tab-1')).json().data._id
    expect((await sendWith(person, 'tab-2')).json().data._id).toBe(first)
    expect((await subscribe(person)).json().data._id).toBe(first)
    expect(await listed(person)).toBe(1)
    await subscribe(person, { everyDays: 60 })
    expect(await listed(person)).toBe(2)
    await db()`update idempotency_keys set created_at = now() - interval '11 minutes' where account_id = ${person.id}`
    expect((await subscribe(person)).json().data._id).not.toBe(first)
    expect(await listed(person)).toBe(3)
  })

  test('is made again after it was ended', async () => {
    const person = await makeSubscriber()
    const first = (await sendWith(person, 'tab-1')).json().data._id
    await app.call('DELETE', `/subscriptions/${first}`, { token: person.token })
    const second = (await sendWith(person, 'tab-1')).json().data._id
    expect(second).not.toBe(first)
    expect((await sendWith(person, 'tab-1')).json().data._id).toBe(second)
    expect(await listed(person)).toBe(1)
  })
})

describe('X-119 a cash order of a subscription', () => {
  test('is announced three days before with products, price and day, and placed once on the day', async () => {
    const { person, id } = await made()
    await pass(id, 26)
    await run()
    expect(await runsOf(id)).toEqual([])
    await pass(id, 1)
    await run()
    await run()
    const [mail, ...more] = await mails(person, 'next subscription order')
    expect(more).toEqual([])
    for (const text of ['2 × Whey: $80.00', '$87.20', 'in cash']) expect(mail?.text).toContain(text)
    expect(mail?.subject).toContain(
      new Intl.DateTimeFormat('en', {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(dayIn(3))),
    )
    expect(await ordersOf(person)).toEqual([])
    await pass(id, 3)
    await Promise.all([run(), run()])
    await run()
    expect(await ordersOf(person)).toMatchObject([{ total: 8720, status: 'pending' }])
    expect(await runsOf(id)).toEqual([{ period: 1, state: 'ordered', reason: null }])
    const { nextOn, last } = await mine(person)
    expect([nextOn, last.orderNumber]).toEqual([dayIn(30), (await ordersOf(person))[0]?.orderNumber])
  })

  test('takes the next period’s order too, and leaves the cart as it is', async () => {
    const { person, id } = await made({ everyDays: 7 })
    await app.call('POST', '/orders/cart/add', {
      token: person.token,
      body: { productId: whey, quantity: 1 },
    })
    for (const days of [4, 3, 4, 3]) {
      await pass(id, days)
      await run()
    }
    expect(await ordersOf(person)).toHaveLength(2)
    expect((await runsOf(id)).map(({ period, state }) => [period, state])).toEqual([
      [1, 'ordered'],
      [2, 'ordered'],
    ])
    expect((await app.call('GET', '/orders/cart', { token: person.token })).json().data.items).toHaveLength(1)
  })

  test('waits for a yes where a price has risen, and is left out with a mail without one', async () => {
    const tea = await makeProduct(app, { name: 'Tea', priceCents: 1000, stock: 99 })
    const { person, id } = await made({ items: [{ productId: tea, quantity: 1 }] })
    await db()`update products set price_cents = 1200 where id = ${tea}`
    await pass(id, 27)
    await run()
    expect((await mails(person, 'next subscription order'))[0]?.text).toMatch(/\$12\.00 \(was \$10\.00\)/)
    expect((await mine(person)).risen).toBe(true)
    await pass(id, 3)
    await run()
    expect(await runsOf(id)).toEqual([{ period: 1, state: 'left_out', reason: 'price' }])
    expect((await mails(person, 'left out'))[0]?.text).toContain('haven’t agreed to the new one')
    expect(await ordersOf(person)).toEqual([])
    expect((await change(person, id, { acceptPrices: true })).json().data).toMatchObject({ risen: false })
    await pass(id, 27)
    await run()
    await pass(id, 3)
    await run()
    expect(await ordersOf(person)).toMatchObject([{ total: 1308 }])
  })

  test('goes through at a lower price without a question', async () => {
    const oats = await makeProduct(app, { name: 'Oats', priceCents: 1000, stock: 99 })
    const { person, id } = await made({ items: [{ productId: oats, quantity: 1 }] })
    await db()`update products set price_cents = 500 where id = ${oats}`
    await pass(id, 27)
    await run()
    await pass(id, 3)
    await run()
    expect(await ordersOf(person)).toMatchObject([{ total: 545 }])
  })

  test('is left out with a mail where something is sold out, and the next one comes as planned', async () => {
    const bar = await makeProduct(app, { name: 'Bar', priceCents: 200, stock: 5 })
    const { person, id } = await made({ items: [{ productId: bar, quantity: 2 }] })
    await pass(id, 27)
    await run()
    await db()`update products set stock = 1 where id = ${bar}`
    await pass(id, 3)
    await run()
    expect(await runsOf(id)).toEqual([{ period: 1, state: 'left_out', reason: 'sold_out' }])
    expect((await mails(person, 'left out'))[0]?.text).toContain('Something in it is sold out.')
    expect(await mine(person)).toMatchObject({
      nextOn: dayIn(30),
      last: { reason: 'sold_out', orderNumber: null },
    })
  })
})

describe('X-119 an online order of a subscription', () => {
  /** A subscription whose payment link was mailed. */
  async function waiting() {
    const made_ = await made({ paymentMethod: 'online' })
    await pass(made_.id, 27)
    await run()
    expect((await mine(made_.person)).next).toBe('announced')
    await pass(made_.id, 1)
    await run()
    expect((await mine(made_.person)).next).toBe('waiting')
    return made_
  }

  test('is mailed as a link two days before, reserves nothing, and is placed at the press, once', async () => {
    const stockOf = async () => (await db()`select stock from products where id = ${whey}`)[0]?.stock
    const before = await stockOf()
    const { person, id } = await waiting()
    const [mail] = await mails(person, 'ready to pay')
    expect(mail?.text).toContain(`/subscriptions?order=${id}`)
    expect([await stockOf(), await ordersOf(person)]).toEqual([before, []])
    const wrong = await order(person, id, 1)
    expect([wrong.statusCode, wrong.json().code]).toEqual([409, 'orders.total_changed'])
    const placed = await Promise.all([order(person, id, 87.2), order(person, id, 87.2)])
    expect(placed.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    const [answer, again] = placed.map((one) => one.json().data)
    expect(again.orderNumber).toBe(answer.orderNumber)
    expect(answer).toMatchObject({
      total: 87.2,
      status: 'pending',
      paymentUrl: expect.stringContaining('http'),
    })
    expect(await ordersOf(person)).toHaveLength(1)
    // The answer was lost: the same press shows where to pay the same order, until it is paid or cancelled.
    expect((await order(person, id, 87.2)).json().data.orderNumber).toBe(answer.orderNumber)
    await db()`update orders set status = 'cancelled' where order_number = ${answer.orderNumber}`
    expect((await order(person, id, 87.2)).json().code).toBe('orders.subscription_not_due')
  })

  test('is left out with a mail when its link was not used for seven days', async () => {
    const { person, id } = await waiting()
    await pass(id, 6)
    await run()
    expect((await runsOf(id))[0]?.state).toBe('waiting')
    await pass(id, 1)
    await db()`update subscription_runs set asked_at = asked_at - interval '1 minute' where subscription_id = ${id}`
    await run()
    expect(await runsOf(id)).toEqual([{ period: 1, state: 'left_out', reason: 'unpaid' }])
    expect((await mails(person, 'left out'))[0]?.text).toContain('It wasn’t paid in time.')
  })
})

describe('X-119 changes of a subscription', () => {
  test('skip leaves the next order out, announced or not, without a mail', async () => {
    const { person, id } = await made()
    expect((await change(person, id, { skipNext: true })).json().data).toMatchObject({ nextOn: dayIn(60) })
    await pass(id, 57)
    await run()
    expect((await mine(person)).next).toBe('announced')
    expect((await change(person, id, { skipNext: true })).json().data).toMatchObject({
      next: null,
      last: { reason: 'skipped' },
    })
    await pass(id, 3)
    await run()
    expect([await ordersOf(person), await mails(person, 'left out')]).toEqual([[], []])
  })

  test('pause stops orders; going on leaves time to announce the next', async () => {
    const { person, id } = await made()
    await pass(id, 27)
    await run()
    expect((await change(person, id, { paused: true })).json().data).toMatchObject({
      paused: true,
      next: null,
    })
    await pass(id, 90)
    await run()
    expect(await ordersOf(person)).toEqual([])
    expect((await change(person, id, { paused: false })).json().data).toMatchObject({
      paused: false,
      nextOn: dayIn(3),
    })
    await run()
    expect((await mine(person)).next).toBe('announced')
  })

  test('another rhythm and other products count from the next order on', async () => {
    const { person, id } = await made()
    expect((await change(person, id, { everyDays: 14 })).json().data).toMatchObject({
      everyDays: 14,
      nextOn: dayIn(14),
    })
    const items = [{ productId: whey, quantity: 1 }]
    expect((await change(person, id, { items })).json().data).toMatchObject({
      items: [{ quantity: 1 }],
      total: 43.6,
    })
    expect((await change(person, id, { colour: 'red' })).json().code).toBe('request.unknown_field')
  })

  test('another quantity is no yes to a price that has risen', async () => {
    const mate = await makeProduct(app, { name: 'Mate', stock: 50, priceCents: 1000 })
    const { person, id } = await made({ items: [{ productId: mate, quantity: 1 }] })
    await db()`update products set price_cents = 1200 where id = ${mate}`
    const items = [
      { productId: mate, quantity: 3 },
      { productId: whey, quantity: 1 },
    ]
    const { data } = (await change(person, id, { items })).json()
    expect(data.risen).toBe(true)
    expect(data.items.find(({ productId }: { productId: string }) => productId === mate)).toMatchObject({
      quantity: 3,
      price: 12,
      agreedPrice: 10,
    })
    expect((await change(person, id, { items: items.slice(0, 1) })).json().data.items).toHaveLength(1)
  })

  test('an account that is blocked gets no orders', async () => {
    const { person, id } = await made()
    await pass(id, 27)
    await run()
    await db()`update accounts set disabled_at = now() where id = ${person.id}`
    await pass(id, 3)
    await run()
    expect(await ordersOf(person)).toEqual([])
    expect(await runsOf(id)).toEqual([{ period: 1, state: 'left_out', reason: 'refused' }])
  })
})
