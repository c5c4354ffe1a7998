import { beforeAll, describe, expect, test } from 'vitest'
import { makeBuyer, makeDiscount } from '../../../../test/discounts'
import { checkoutBody, makeAccount } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let token: string
beforeAll(async () => {
  token = (await makeAccount(app, ['admin'], undefined, 'shop')).token
})

const call = (method: string, path: string, body?: unknown, headers = {}) =>
  app.call(method, `/admin/discounts${path}`, { token, headers, ...(body === undefined ? {} : { body }) })
const spring = (changes: object = {}) => ({ code: 'spring 15', kind: 'percent', value: 15, ...changes })
const trail = (id: string) => app.deps.db`
  select action, details from audit_events where object_type = 'discount' and object_id = ${id} order by at`

describe('a discount code in the console', () => {
  test('is made, changed with its version, put into the archive and brought back, each in the trail', async () => {
    const made = await call('POST', '', spring({ limit: 20, minimum: 40, note: 'For Nowruz' }))
    expect(made.statusCode).toBe(201)
    const { _id: id, ...data } = made.json().data
    expect(data).toMatchObject({
      code: 'SPRING15',
      kind: 'percent',
      value: 15,
      minimum: 40,
      from: null,
      until: null,
      limit: 20,
      customerLimit: 1,
      note: 'For Nowruz',
      isActive: true,
      state: 'active',
      used: 0,
      given: 0,
    })
    const read = await call('GET', `/${id}`)
    expect(read.headers.etag).toBe('"1"')
    const change = spring({ kind: 'amount', value: 7.5, until: '2999-12-31' })
    const changed = await call('PUT', `/${id}`, change, { 'if-match': '"1"' })
    expect([changed.statusCode, changed.headers.etag]).toEqual([200, '"2"'])
    expect(changed.json().data).toMatchObject({ value: 7.5, until: '2999-12-31', limit: null, note: '' })
    const stale = await call('PUT', `/${id}`, spring(), { 'if-match': 'W/"1"' })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'orders.discount_changed'])
    expect((await call('PUT', `/${id}`, change, { 'if-match': '"2"' })).headers.etag).toBe('"2"')
    expect((await call('DELETE', `/${id}`)).json().data).toMatchObject({ isActive: false, state: 'archived' })
    expect((await call('POST', `/${id}/restore`)).json().data).toMatchObject({ state: 'active' })
    expect(await trail(id)).toEqual([
      { action: 'discount_created', details: { discountCode: 'SPRING15', percentOff: 15 } },
      {
        action: 'discount_changed',
        details: {
          'percentOff.from': 15,
          'percentOff.to': null,
          'amountOff.from': null,
          'amountOff.to': 7.5,
          'minimum.from': 40,
          'minimum.to': null,
          'lastDay.from': null,
          'lastDay.to': '2999-12-31',
          'totalLimit.from': 20,
          'totalLimit.to': null,
          'note.from': 'For Nowruz',
          'note.to': '',
        },
      },
      { action: 'discount_changed', details: { 'usable.from': true, 'usable.to': false } },
      { action: 'discount_changed', details: { 'usable.from': false, 'usable.to': true } },
    ])
  })

  test('is there once, in whatever letters', async () => {
    await makeDiscount(app, { code: 'ONCE-ONLY' })
    const again = await call('POST', '', spring({ code: 'once-only' }))
    expect([again.statusCode, again.json().code]).toEqual([409, 'orders.discount_code_taken'])
    const { id } = await makeDiscount(app)
    expect((await call('PUT', `/${id}`, spring({ code: 'Once-Only' }))).json().code).toBe(
      'orders.discount_code_taken',
    )
  })

  test('returns uses and total discount; its limit cannot be lower than the uses', async () => {
    const { id, code } = await makeDiscount(app, { limit: 5 })
    for (let i = 0; i < 2; i++) {
      const buyer = await makeBuyer(app)
      const body = checkoutBody({ discountCode: code })
      expect((await app.call('POST', '/orders/checkout', { token: buyer.token, body })).statusCode).toBe(201)
    }
    expect((await call('GET', `/${id}`)).json().data).toMatchObject({ used: 2, given: 10 })
    const low = await call('PUT', `/${id}`, spring({ code, limit: 1 }))
    expect([low.statusCode, low.json().code, low.json().params]).toEqual([
      409,
      'orders.discount_limit_low',
      { used: 2 },
    ])
    expect((await call('PUT', `/${id}`, spring({ code, limit: 2 }))).json().data.state).toBe('usedUp')
  })

  test('is found by its state and by part of its code or note', async () => {
    const made = {
      active: await makeDiscount(app, { note: 'Kringloop' }),
      scheduled: await makeDiscount(app, { from: '2999-01-01', note: 'kringloop' }),
      expired: await makeDiscount(app, { until: '2001-01-01', note: 'kringloop' }),
      archived: await makeDiscount(app, { isActive: false, note: 'kringloop' }),
    }
    const codesOf = async (query: string) =>
      (await call('GET', `?search=kring${query}`))
        .json()
        .data.items.map(({ code, state }: { code: string; state: string }) => [code, state])
    for (const [state, { code }] of Object.entries(made))
      expect(await codesOf(`&state=${state}`)).toEqual([[code, state]])
    expect(await codesOf('')).toHaveLength(4)
    expect(
      (await call('GET', `?search=${made.active.code.toLowerCase()}`)).json().data.total,
    ).toBeGreaterThan(0)
    expect((await call('GET', '?search=100%25')).json().data).toMatchObject({ items: [], total: 0 })
    const page = (await call('GET', '?search=kring&limit=3&page=9')).json().data
    expect(page).toMatchObject({ total: 4, currentPage: 2, totalPages: 2 })
  })

  test('is found however its code or its note is written', async () => {
    const { code } = await makeDiscount(app, { code: 'YALDA-1405', note: 'جشن یلدای ۱۴۰۵' })
    for (const search of ['yalda - 14', '۱۴۰۵', '1405', 'یلدای ١٤'])
      expect(
        (await call('GET', `?search=${encodeURIComponent(search)}`))
          .json()
          .data.items.map((one: { code: string }) => one.code),
        search,
      ).toEqual([code])
    const noted = await makeDiscount(app, { code: 'NOTED-ONLY', note: 'سال ۱۳۹۹' })
    expect((await call('GET', '?search=1399')).json().data.items[0]?.code).toBe(noted.code)
  })

  test('refuses 100 % in words', async () => {
    const answer = await call('POST', '', spring({ value: 100 }))
    expect([answer.statusCode, answer.json().fieldCodes]).toEqual([
      400,
      { value: 'orders.discount_percent_invalid' },
    ])
    expect(answer.json().message).toMatch(/90/)
  })

  test('has no day that the database does not know', async () => {
    for (const day of ['0000-01-01', '2026-02-30'])
      expect((await call('POST', '', spring({ code: 'YEAR-0', from: day }))).statusCode, day).toBe(400)
  })

  test('that is not there is 404', async () => {
    for (const [method, body] of [['GET'], ['PUT', spring()], ['DELETE']] as const)
      expect((await call(method, '/nobody', body)).json().code).toBe('orders.discount_not_found')
  })
})
