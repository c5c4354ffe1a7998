import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { pdf } from '../../../../test/documents'
import { makeAccount, makeProduct } from '../../../../test/factories'
import { brokenInvariants, type OrderWish, stockOf } from '../../../../test/orders'
import { makeTemplate } from '../../../../test/programs'
import { sendRefunds } from '../../../../test/refunds'
import { atDesk, deskList, makeReturnable } from '../../../../test/returns'
import { filesOf } from '../../../../test/stored-hash'
import { useApp } from '../../../../test/test-app'
import { sweepUploads } from '../../../kernel/upload/sweep'
import { returnPhotoFolder } from './return-photos'

const app = useApp({ RATE_LIMITS: 'off', RETURN_DAYS: '20' })
let shirt: string
let whey: string
let staff: string
let desk: ReturnType<typeof atDesk>

const nutrition = {
  per: 'g' as const,
  ...{
    energyKj: 1500,
    energyKcal: 360,
    fat: 5,
    saturates: 2,
    carbohydrate: 10,
    sugars: 5,
    protein: 70,
    salt: 1,
  },
}

beforeAll(async () => {
  shirt = await makeProduct(app, { name: 'Shirt', stock: 1000, priceCents: 2500 })
  whey = await makeProduct(app, { name: 'Whey', stock: 1000, priceCents: 4000, facts: { nutrition } })
  staff = (await makeAccount(app, ['admin'], undefined, 'owner')).token
  desk = atDesk(app, staff)
})

const delivered = (wish: Partial<OrderWish> = {}) =>
  makeReturnable(app, staff, {
    lines: [
      [shirt, 3],
      [whey, 1],
    ],
    ...wish,
  })
const refusal = (answer: { statusCode: number; json(): { code: string } }) => [
  answer.statusCode,
  answer.json().code,
]

describe('X-107 a return', () => {
  test('is asked for by line, within the days of its order, and names food that must be sealed', async () => {
    const order = await delivered()
    const before = await order.mine()
    expect(before.returnable).toEqual([
      { itemId: order.itemOf(shirt), quantity: 3, sealed: false },
      { itemId: order.itemOf(whey), quantity: 1, sealed: true },
    ])
    const day = new Date()
    day.setUTCDate(day.getUTCDate() + 20)
    expect(before.returnUntil).toBe(day.toISOString().slice(0, 10))
    const asked = await order.ask([[shirt, 2]])
    expect(asked.statusCode, asked.body).toBe(201)
    expect(asked.json().data).toMatchObject({
      state: 'requested',
      source: 'customer',
      lines: [{ itemId: order.itemOf(shirt), quantity: 2, received: null, restocked: null }],
      reason: 'Too small',
      photos: 0,
      refundId: null,
    })
    const after = await order.mine()
    expect(after.status).toBe('delivered')
    expect(after.returns).toEqual([asked.json().data])
    expect(after.returnable.map(({ quantity }) => quantity)).toEqual([1, 1])
  })

  test('of a unit that another open return names is refused, also at the same time', async () => {
    const order = await delivered()
    const answers = await Promise.all([order.ask([[shirt, 2]]), order.ask([[shirt, 2]], { reason: 'Torn' })])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({ code: 'orders.return_too_much', params: { available: 1 } })
    expect((await order.mine()).returns).toHaveLength(1)
  })

  test('that is sent twice is asked for once, with one mail, by its key and from a second tab', async () => {
    const order = await delivered()
    const body = { lines: [{ itemId: order.itemOf(shirt), quantity: 1 }], reason: 'Too small' }
    const ask = (key: string, more: object = {}) =>
      app.call('POST', `/orders/${order.orderNumber}/returns`, {
        token: order.token,
        body: { ...body, ...more },
        headers: { 'idempotency-key': key },
      })
    const answers = await Promise.all(['a', 'a', 'b'].map((key) => ask(key)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => answer.json().data._id)).size).toBe(1)
    const id = answers[0]?.json().data._id
    const told = await app.deps.db`
      select from jobs where queue = 'order-return' and data ->> 'returnId' = ${id}`
    expect([(await order.mine()).returns.length, told.length]).toEqual([1, 1])
    expect(refusal(await ask('a', { reason: 'Torn' }))).toEqual([409, 'orders.key_reused'])
    expect((await ask('c', { reason: 'Torn' })).json().data._id).not.toBe(id)
  })

  test.each([
    [
      'units twice in one list',
      [
        ['shirt', 2],
        ['shirt', 2],
      ],
      'orders.return_too_much',
    ],
    ['a line of another order', [['other', 1]], 'orders.not_returnable'],
  ] as const)('of %s is refused', async (_, lines, code) => {
    const order = await delivered()
    const items = lines.map(([what, quantity]) => ({
      itemId: what === 'shirt' ? order.itemOf(shirt) : 'other-1',
      quantity,
    }))
    const answer = await app.call('POST', `/orders/${order.orderNumber}/returns`, {
      token: order.token,
      body: { lines: items, reason: 'Too small' },
    })
    expect(refusal(answer)).toEqual([409, code])
    expect((await order.mine()).returns).toEqual([])
  })

  test('of a program, or of an order that has not been sent, is impossible', async () => {
    const { id } = await makeTemplate(app)
    const program = await makeProduct(app, { trackStock: false, programTemplate: id })
    const mixed = await delivered({
      lines: [
        [shirt, 1],
        [program, 1],
      ],
    })
    expect((await mixed.mine()).returnable).toHaveLength(1)
    expect(refusal(await mixed.ask([[program, 1]]))).toEqual([409, 'orders.not_returnable'])
    const packed = await delivered({ status: 'processing' })
    expect((await packed.mine()).returnable).toEqual([])
    expect(refusal(await packed.ask([[shirt, 1]]))).toEqual([409, 'orders.not_returnable'])
  })

  test('is possible while no delivery is recorded, and until the last day afterwards', async () => {
    const sent = await delivered({ status: 'shipped' })
    expect((await sent.mine()).returnUntil).toBeNull()
    expect((await sent.ask([[shirt, 1]])).statusCode).toBe(201)
    const late = await delivered()
    const daysAgo = (days: number) =>
      app.deps
        .db`update order_moves set at = now() - make_interval(days => ${days}) where order_id = ${late.id} and status = 'delivered'`
    await daysAgo(21)
    expect((await late.mine()).returnable).toEqual([])
    const refused = await late.ask([[shirt, 1]])
    expect([...refusal(refused), refused.json().params]).toEqual([409, 'orders.return_late', { days: 20 }])
    await daysAgo(20)
    expect((await late.ask([[shirt, 1]])).statusCode).toBe(201)
  })

  test('is taken back by its customer until something has come; others do not see it', async () => {
    const order = await delivered()
    const { _id: id } = (await order.ask([[shirt, 3]])).json().data
    const stranger = await makeAccount(app)
    expect(refusal(await order.takeBack(id, stranger.token))).toEqual([404, 'orders.not_found'])
    for (let i = 0; i < 2; i++) expect((await order.takeBack(id)).json().data.state).toBe('closed')
    expect((await order.mine()).returnable[0]?.quantity).toBe(3)
    const { _id: second } = (await order.ask([[shirt, 1]])).json().data
    await desk(second, 'approve')
    await desk(second, 'receive')
    expect(refusal(await order.takeBack(second))).toEqual([409, 'orders.return_state'])
  })

  test('refunds the units that arrived when fewer came than announced', async () => {
    const order = await delivered()
    const before = await stockOf(app, shirt)
    const { _id: id } = (await order.ask([[shirt, 3]])).json().data
    expect((await desk(id, 'approve')).json().data).toMatchObject({
      state: 'approved',
      customer: { firstName: 'Sara' },
      order: { orderNumber: order.orderNumber, status: 'delivered' },
      lines: [{ name: 'Shirt', quantity: 3, sealed: false }],
    })
    const lines = [{ itemId: order.itemOf(shirt), quantity: 2, restock: 1 }]
    const received = await desk(id, 'receive', { lines })
    expect(received.json().data).toMatchObject({
      state: 'received',
      lines: [{ quantity: 3, received: 2, restocked: 1 }],
    })
    expect(refusal(await desk(id, 'receive', { lines }))).toEqual([409, 'orders.return_state'])
    expect(await stockOf(app, shirt)).toBe(before + 1)
    // The unit that did not arrive can be announced again.
    expect((await order.mine()).returnable[0]?.quantity).toBe(1)

    const more = await desk(id, 'refund', { lines: [{ itemId: order.itemOf(shirt), quantity: 3 }] })
    expect(refusal(more)).toEqual([409, 'orders.refund_too_large'])
    // Two shirts of 25.00 with 9 % tax.
    const dearer = await desk(id, 'refund', { amount: 54.51 })
    expect([...refusal(dearer), dearer.json().params]).toEqual([
      409,
      'orders.refund_too_large',
      { available: '$54.50' },
    ])
    const refunded = await desk(id, 'refund')
    expect(refunded.json().data).toMatchObject({ state: 'refunded', refundId: expect.any(String) })
    await sendRefunds(app, order.id)
    const { refunds, refundedTotal, returns, returnable, paymentStatus } = await order.mine()
    expect(refundedTotal).toBe(54.5)
    expect(paymentStatus).toBe('partially_refunded')
    expect(refunds).toEqual([
      expect.objectContaining({
        _id: returns[0]?.refundId,
        source: 'return',
        lines: [{ itemId: order.itemOf(shirt), quantity: 2 }],
      }),
    ])
    expect(returnable[0]?.quantity).toBe(1)
    expect(await stockOf(app, shirt)).toBe(before + 1)
    expect(refusal(await desk(id, 'refund'))).toEqual([409, 'orders.return_state'])
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('refunds a part as an amount and counts the arrived units as returned', async () => {
    const order = await delivered()
    const { _id: id } = (await order.ask([[shirt, 3]])).json().data
    await desk(id, 'approve')
    await desk(id, 'receive')
    expect((await desk(id, 'refund', { amount: 20 })).statusCode).toBe(200)
    await sendRefunds(app, order.id)
    expect(await order.mine()).toMatchObject({
      refundedTotal: 20,
      returnable: [{ itemId: order.itemOf(whey) }],
    })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test.each([
    ['refuse', [] as string[], 'refused'],
    ['close', ['approve'], 'closed'],
    ['close', ['approve', 'receive'], 'closed'],
  ])('ends by %s after %j, and its customer reads why', async (step, before, state) => {
    const order = await delivered()
    const { _id: id } = (await order.ask([[shirt, 1]])).json().data
    for (const one of before) await desk(id, one)
    const without = await desk(id, step, { reason: ' \u200B ' })
    expect([without.statusCode, without.json().fieldCodes]).toEqual([
      400,
      { reason: 'orders.return_answer_required' },
    ])
    expect((await desk(id, step, { reason: 'It was worn' })).json().data.state).toBe(state)
    const [told] = (await order.mine()).returns
    expect(told).toMatchObject({ state, answer: 'It was worn', reason: 'Too small' })
    const [mail] = await app.deps.db<{ data: object }[]>`
      select data from jobs where queue = 'order-return' and data ->> 'returnId' = ${id} and data ->> 'state' = ${state}`
    expect(mail).toBeTruthy()
  })

  test.each([
    ['requested', ['receive', 'refund', 'close']],
    ['approved', ['approve', 'refuse', 'refund']],
    ['received', ['approve', 'refuse', 'receive']],
    ['refused', ['approve', 'refuse', 'receive', 'refund', 'close']],
    ['closed', ['approve', 'refuse', 'receive', 'refund', 'close']],
  ])('that is %s refuses %j, and nothing changes', async (state, steps) => {
    const order = await delivered()
    const before = await stockOf(app, shirt)
    const { _id: id } = (await order.ask([[shirt, 1]])).json().data
    const way: Record<string, string[]> = {
      approved: ['approve'],
      received: ['approve', 'receive'],
      refused: ['refuse'],
      closed: ['approve', 'close'],
    }
    const bodies: Record<string, object> = {
      receive: { lines: [] },
      refuse: { reason: 'No' },
      close: { reason: 'No' },
    }
    for (const step of way[state] ?? []) await desk(id, step, bodies[step])
    for (const step of steps)
      expect(refusal(await desk(id, step, bodies[step])), step).toEqual([409, 'orders.return_state'])
    expect((await order.mine()).returns).toMatchObject([{ state }])
    expect(await stockOf(app, shirt)).toBe(before)
  })

  test('of which nothing came is not refunded', async () => {
    const order = await delivered()
    const { _id: id } = (await order.ask([[shirt, 1]])).json().data
    await desk(id, 'approve')
    await desk(id, 'receive', { lines: [] })
    for (const body of [{}, { shipping: true }, { amount: 1 }])
      expect(refusal(await desk(id, 'refund', body))).toEqual([409, 'orders.refund_too_large'])
    expect((await order.mine()).refunds).toEqual([])
  })

  test('refunds the price of the cheapest shipping with all goods, not the price of express', async () => {
    const read = async () => (await app.call('GET', '/admin/settings/trade', { token: staff })).json().data
    const trade = await read()
    const [standard, express] = trade.shippingMethods
    const save = (shippingMethods: object[], { version }: { version: string }) =>
      app.call('PUT', '/admin/settings/trade', { token: staff, body: { ...trade, shippingMethods, version } })
    await save([{ ...standard, price: 4.95 }, express], trade)
    const order = await delivered({ lines: [[shirt, 2]], checkout: { shippingMethod: 'express' } })
    await save(trade.shippingMethods, await read())
    expect(await order.theirs()).toMatchObject({ shipping: 9.99, leastShipping: 4.95 })
    const { _id: id } = (await order.ask([[shirt, 2]])).json().data
    await desk(id, 'approve')
    await desk(id, 'receive')
    expect((await desk(id, 'refund', { shipping: 4.95 })).statusCode).toBe(200)
    const { refunds, left } = await order.theirs()
    expect(refunds).toMatchObject([{ shipping: 4.95 }])
    expect(left).toEqual({ net: 0, tax: 0, shipping: 5.04 })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('does not restock units that a refund has already restocked', async () => {
    const order = await delivered({ lines: [[shirt, 2]] })
    const before = await stockOf(app, shirt)
    const { _id: id } = (await order.ask([[shirt, 2]])).json().data
    await desk(id, 'approve')
    const lines = [{ itemId: order.itemOf(shirt), quantity: 1 }]
    await order.staffCall('POST', '/refund', { reason: 'Handed in', lines, returned: true })
    const all = await desk(id, 'receive')
    expect([...refusal(all), all.json().params]).toEqual([409, 'orders.return_too_much', { available: 1 }])
    await desk(id, 'receive', { lines })
    const again = await order.staffCall('POST', '/refund', {
      reason: 'Twice',
      lines: [{ ...lines[0], restock: 1 }],
    })
    expect(refusal(again)).toEqual([409, 'orders.return_too_much'])
    expect(await stockOf(app, shirt)).toBe(before + 2)
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('that is open ends with a parcel that comes back whole', async () => {
    const order = await delivered({ status: 'shipped' })
    const { _id: id } = (await order.ask([[shirt, 1]])).json().data
    await order.staffCall('PATCH', '', { status: 'cancelled', reason: 'refused' })
    expect((await order.mine()).returns).toMatchObject([{ _id: id, state: 'closed' }])
    await order.staffCall('POST', '/received', {})
    expect((await order.theirs()).away).toEqual([])
    expect(await brokenInvariants(app)).toEqual([])
  })
})

describe('the return desk', () => {
  test('lists returns by state, longest waiting first, and records each step in the audit trail', async () => {
    const order = await delivered()
    const ids: string[] = []
    for (const product of [shirt, whey]) ids.push((await order.ask([[product, 1]])).json().data._id)
    const open = (await deskList(app, staff, 'open')).map(({ _id }) => _id)
    expect(open.indexOf(ids[0] ?? '')).toBeLessThan(open.indexOf(ids[1] ?? ''))
    await desk(ids[0] ?? '', 'refuse', { reason: 'Worn' })
    expect((await deskList(app, staff, 'open')).map(({ _id }) => _id)).not.toContain(ids[0])
    expect((await deskList(app, staff, 'refused')).map(({ _id }) => _id)).toContain(ids[0])
    const all = (await deskList(app, staff)).map(({ _id }) => _id)
    expect(all.indexOf(ids[1] ?? '')).toBeLessThan(all.indexOf(ids[0] ?? ''))
    const trail = await app.deps.db<{ details: object }[]>`
      select details from audit_events where action = 'return_moved' and details ->> 'returnId' = ${ids[0] ?? ''}`
    expect(trail).toEqual([{ details: { returnId: ids[0], from: 'requested', to: 'refused' } }])
  })
})

describe('photos of a return', () => {
  const picture = (width = 60) =>
    sharp({ create: { width, height: 40, channels: 3, background: '#395' } })
      .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '52/1 0/1 0/1' } })
      .jpeg()
      .toBuffer()
  const photos = async () => (await filesOf(app)).filter((name) => name.includes('returns'))

  test('are stored without camera metadata and open only to the customer and staff', async () => {
    const order = await delivered()
    const content = await picture()
    expect(content.includes('Secret camera')).toBe(true)
    const asked = await order.askWith(
      [[shirt, 1]],
      [
        { name: 'torn.jpg', content },
        { name: 'seam.jpg', content: await picture(30) },
      ],
    )
    expect(asked.statusCode, asked.body).toBe(201)
    const { _id: id, photos: count } = asked.json().data
    expect(count).toBe(2)
    for (const [path, token] of [
      [`/orders/${order.orderNumber}/returns/${id}/photos/1`, order.token],
      [`/admin/returns/${id}/photos/1`, staff],
    ] as const) {
      const file = await app.call('GET', path, { token })
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/jpeg'])
      const { width, exif } = await sharp(file.rawPayload).metadata()
      expect([width, exif]).toEqual([60, undefined])
      expect(file.rawPayload.includes('Secret camera')).toBe(false)
    }
    const stranger = await makeAccount(app)
    const foreign = await app.call('GET', `/orders/${order.orderNumber}/returns/${id}/photos/1`, {
      token: stranger.token,
    })
    expect(refusal(foreign)).toEqual([404, 'orders.not_found'])
    const none = await app.call('GET', `/admin/returns/${id}/photos/3`, { token: staff })
    expect(refusal(none)).toEqual([404, 'orders.return_photo_not_found'])
  })

  test('are at most five pictures, and a refused return leaves none behind', async () => {
    const order = await delivered()
    const content = await picture()
    const before = await photos()
    const many = Array.from({ length: 6 }, (_, i) => ({ name: `${i}.jpg`, content }))
    expect(refusal(await order.askWith([[shirt, 1]], many))).toEqual([400, 'orders.return_photos_too_many'])
    const document = await order.askWith([[shirt, 1]], [{ name: 'torn.jpg', content: await pdf('no') }])
    expect(refusal(document)).toEqual([400, 'orders.return_photo_type'])
    const tooMuch = await order.askWith([[shirt, 4]], [{ name: 'torn.jpg', content }])
    expect(refusal(tooMuch)).toEqual([409, 'orders.return_too_much'])
    expect((await order.mine()).returns).toEqual([])
    expect(await photos()).toEqual(before)
  })

  test('without a row are swept, the others stay', async () => {
    const order = await delivered()
    const content = await picture()
    await order.askWith([[shirt, 1]], [{ name: 'torn.jpg', content }])
    const kept = await photos()
    const { path, stream } = await app.deps.files.begin()
    await new Promise<void>((done) => stream.end('lost', done))
    await app.deps.files.save(path, 'returns/lost/lost.jpg')
    expect(await photos()).toHaveLength(kept.length + 1)
    await sweepUploads(app.deps.files, [returnPhotoFolder(app.deps)], -1000)
    expect(await photos()).toEqual(kept)
  })
})
