import { type NeedKind, needKinds } from 'contract/admin/rules'
import type { Stats } from 'contract/admin/stats-calls'
import type { StaffRole } from 'contract/staff'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeApplication, makeProgram } from '../../../test/applications'
import { checkoutBody, makeAccount, makeProduct } from '../../../test/factories'
import { useApp } from '../../../test/test-app'
import { makeUserProgram } from '../../../test/user-programs'
import { newId } from '../../kernel/ids'
import { saveTimeZone } from '../site/shop.logic'
import { periodOf } from './stats-period'

const app = useApp({ RATE_LIMITS: 'off' })
const tokens = {} as Record<StaffRole, string>
let bell: string
let mat: string

const stats = async (query = '', role: StaffRole = 'owner', headers = {}): Promise<Stats> =>
  (await app.call('GET', `/admin/stats${query}`, { token: tokens[role], headers })).json().data
const PERIOD = '?from=2026-03-10&to=2026-03-11'

/** An order that was placed at an instant. */
async function order(
  at: string,
  lines: [product: string, quantity: number][],
  set = app.deps.db`status = status`,
) {
  const { token } = await makeAccount(app)
  for (const [productId, quantity] of lines)
    await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity } })
  const placed = await app.call('POST', '/orders/checkout', { token, body: checkoutBody() })
  const { orderNumber, total } = placed.json().data
  await app.deps.db`update orders set created_at = ${at}, ${set} where order_number = ${orderNumber}`
  return total as number
}

/** A customer of an instant, with a cart that was left then where `left`. */
async function customer(at: string, left = false) {
  const { id, token } = await makeAccount(app)
  if (left) await app.call('POST', '/orders/cart/add', { token, body: { productId: bell, quantity: 1 } })
  await app.deps.db`update accounts set created_at = ${at} where id = ${id}`
  await app.deps.db`update carts set updated_at = ${at} where account_id = ${id}`
}

beforeAll(async () => {
  for (const role of ['owner', 'shop', 'coaches', 'support'] as const)
    tokens[role] = (await makeAccount(app, ['admin'], undefined, role)).token
  bell = await makeProduct(app, {
    name: 'Kettlebell',
    priceCents: 5000,
    stock: 100,
    translations: { fa: { name: 'کتل‌بل', description: '', tags: [] } },
  })
  mat = await makeProduct(app, { name: 'Mat', priceCents: 2000, stock: 100 })
})

describe('the figures of a period', () => {
  test('counts sales by the shop’s days and compares them with the previous period', async () => {
    await saveTimeZone(app.deps.db, 'Asia/Tehran')
    // 00:10 on the 10th in Tehran, which is still the 9th in Greenwich.
    const first = await order('2026-03-09T20:40:00Z', [[bell, 2]])
    const second = await order('2026-03-11T20:00:00Z', [
      [bell, 1],
      [mat, 4],
    ])
    const earlier = await order('2026-03-09T20:20:00Z', [[mat, 1]])
    await order('2026-03-11T20:40:00Z', [[mat, 9]])
    await order('2026-03-10T10:00:00Z', [[mat, 9]], app.deps.db`status = 'cancelled'`)
    await order('2026-03-10T10:00:00Z', [[mat, 9]], app.deps.db`payment_method = 'online'`)
    await customer('2026-03-10T10:00:00Z', true)
    await customer('2026-03-11T10:00:00Z')
    await customer('2026-03-08T10:00:00Z')

    const { period, before, sales } = await stats(PERIOD)
    expect(period).toEqual({ from: '2026-03-10', to: '2026-03-11', timeZone: 'Asia/Tehran', step: 'day' })
    expect(before).toEqual({ from: '2026-03-08', to: '2026-03-09' })
    const now = Math.round((first + second) * 100) / 100
    expect(sales).toMatchObject({
      revenue: { now, before: earlier },
      orders: { now: 2, before: 1 },
      averageOrder: { now: Math.round(now * 50) / 100, before: earlier },
      conversion: { now: 66.7, before: 100 },
      newCustomers: { now: 2, before: 1 },
      steps: [
        { from: '2026-03-10', to: '2026-03-10', orders: 1, revenue: first },
        { from: '2026-03-11', to: '2026-03-11', orders: 1, revenue: second },
      ],
      bestSellers: [
        { productId: mat, name: 'Mat', units: 4, revenue: 80 },
        { productId: bell, name: 'Kettlebell', units: 3, revenue: 150 },
      ],
    })
    const persian = await stats(PERIOD, 'shop', { 'accept-language': 'fa' })
    expect(persian.sales?.bestSellers[1]?.name).toBe('کتل‌بل')
  })

  test('returns figures without sales, and null where nothing can be computed', async () => {
    const { sales, before } = await stats('?from=2020-01-01&to=2020-12-31')
    expect(sales).toMatchObject({
      revenue: { now: 0, before: 0 },
      averageOrder: { now: null, before: null },
      conversion: { now: null, before: null },
      bestSellers: [],
    })
    expect(sales?.steps).toHaveLength(12)
    expect(before).toEqual({ from: '2018-12-31', to: '2019-12-31' })
  })

  test('names the products of which few are left, those that are gone first', async () => {
    const ids = []
    for (const stock of [5, 0, 6]) ids.push(await makeProduct(app, { name: `Rope of ${stock}`, stock }))
    await makeProduct(app, { name: 'A plan', stock: 0, trackStock: false })
    const { sales } = await stats(PERIOD)
    expect(sales?.lowStock).toEqual({
      total: 2,
      items: [
        { productId: ids[1], name: 'Rope of 0', sku: expect.any(String), stock: 0 },
        { productId: ids[0], name: 'Rope of 5', sku: expect.any(String), stock: 5 },
      ],
    })
  })

  test('lists workloads of coaches, fullest first', async () => {
    const program = await makeProgram(app, 'Strength', 'قدرت')
    const full = await makeAccount(app, ['coach'])
    const free = await makeAccount(app, ['coach'])
    await app.deps.db`insert into coach_capacities (coach_id, capacity) values (${full.id}, 1)`
    const { id: accountId } = await makeAccount(app)
    await makeUserProgram(app, { accountId, programId: program, coachId: full.id })
    await makeUserProgram(app, { accountId, programId: program, coachId: free.id, status: 'completed' })
    expect((await stats('', 'coaches')).coaching).toMatchObject({
      activePrograms: 1,
      openedPrograms: { now: 2, before: 0 },
      coaches: [
        { id: full.id, firstName: 'Sara', open: 1, capacity: 1 },
        { id: free.id, open: 0, capacity: 40 },
      ],
    })
  })

  test('sorts coaches with the same room by the rules of the reader’s language', async () => {
    const names = ['یاسمن', 'پروین', 'Zoë', 'هما', 'Émile', 'گلناز', 'anna', 'مریم']
    for (const name of names) {
      const { id } = await makeAccount(app, ['coach'])
      await app.deps.db`update accounts set last_name = ${name} where id = ${id}`
    }
    const named = async (lang: string) =>
      (await stats('', 'coaches', { 'accept-language': lang })).coaching?.coaches
        .map(({ lastName }) => lastName)
        .filter((name) => names.includes(name))
    const persian = ['پروین', 'گلناز', 'مریم', 'هما', 'یاسمن']
    expect(await named('fa')).toEqual([...persian, 'anna', 'Émile', 'Zoë'])
    expect(await named('nl')).toEqual(['anna', 'Émile', 'Zoë', ...persian])
  })

  test.each([
    ['the end before the beginning', '?from=2026-03-11&to=2026-03-10'],
    ['more than three years', '?from=2020-01-01&to=2026-01-01'],
    ['an open beginning that long ago', '?from=1999-01-01'],
    ['no day', '?from=yesterday'],
    ['no number of days', '?days=0'],
  ])('%s is refused', async (_what, query) => {
    const answer = await app.call('GET', `/admin/stats${query}`, { token: tokens.owner })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'admin.period_invalid'])
  })

  test('each staff role reads its own parts, and nothing else', async () => {
    const parts = async (role: StaffRole) => {
      const { sales, coaching } = await stats('', role)
      return [sales && 'sales', coaching && 'coaching'].filter(Boolean)
    }
    expect(await parts('owner')).toEqual(['sales', 'coaching'])
    expect(await parts('shop')).toEqual(['sales'])
    expect(await parts('coaches')).toEqual(['coaching'])
    expect(await parts('support')).toEqual([])
  })
})

test('shows open tasks with number and age to the staff who can resolve them', async () => {
  const { db } = app.deps
  await makeApplication(app, { status: 'pending' })
  const { id } = await makeAccount(app)
  await db`insert into blood_tests (id, account_id, created_at) values (${newId()}, ${id}, '2026-01-02T03:04:05Z')`
  await db`insert into jobs (queue, data, state, finished_at) values ('order-paid', '{}', 'failed', now())`
  await db`
    insert into payment_events (provider, event_id, outcome)
    values ('sandbox', 'a', 'mismatch'), ('sandbox', 'b', 'unknown'), ('sandbox', 'c', 'settled')`
  const rope = await makeProduct(app, { stock: 20 })
  await order(new Date().toISOString(), [[rope, 12]])
  const [first] = await db<{ id: string }[]>`
    update orders set status = 'confirmed' where id = (select id from orders where status = 'pending'
      and payment_method = 'cod' order by created_at limit 1) returning id`
  await db`
    insert into payments (id, order_id, attempt, provider, amount_cents, status, updated_at)
    values (${newId()}, ${first?.id ?? ''}, 1, 'sandbox', 100, 'refunding', now() - interval '61 minutes'),
      (${newId()}, ${first?.id ?? ''}, 2, 'sandbox', 100, 'refunding', now() - interval '59 minutes')`

  await db`
    insert into disputes (reference, order_id, state, amount_cents, reason)
    values ('dp_open', ${first?.id ?? ''}, 'open', 100, 'fraudulent'), ('dp_won', ${first?.id ?? ''}, 'won', 100, 'fraudulent')`
  await db`
    insert into returns (id, order_id, state, source)
    select state, ${first?.id ?? ''}, state, 'customer' from unnest('{requested,approved,refused}'::text[]) as state`
  await db`
    insert into reviews (id, product_id, account_id, order_id, rating, text, locale, state)
    select state, p.id, ${id}, ${first?.id ?? ''}, 5, '', 'en', state
    from unnest('{new,approved}'::text[], ${[bell, mat]}::text[]) as p (state, id)`
  await db`
    insert into withdrawals (id, name, order_number, email, locale, network_hash, pay_back_by, closed_at)
    values ('w1', 'Sara', 'TV-1', 'sara@tavan.test', 'en', '', current_date, null),
      ('w2', 'Sara', 'TV-1', 'sara@tavan.test', 'en', '', current_date, now())`
  await db`
    update orders set status = 'cancelled', end_reason = 'refused', received_at = now(), payment_status = 'paid'
    where id = (select id from orders where payment_method = 'online' limit 1)`
  await db`insert into schedules (name, next_at) values ('worker-alive', now() - interval '2 minutes')`
  await db`
    insert into nightly_backups (night, state, due_at, failed_at, finished_at)
    values (current_date - 4, 'failed', now(), now() - interval '4 days', null),
      (current_date - 3, 'whole', now(), null, now() - interval '3 days'),
      (current_date - 2, 'failed', now(), now() - interval '2 days', null),
      (current_date - 1, 'running', now(), now() - interval '1 day', null)`

  const { needs } = await stats()
  const count = (kind: NeedKind) => needs.find((need) => need.kind === kind)?.count
  expect(needs.map(({ kind }) => kind)).toEqual(
    needKinds.filter((kind) => kind !== 'toShip' && kind !== 'paymentsPending'),
  )
  expect([count('paymentMismatches'), count('refundsOverdue'), count('jobsFailed')]).toEqual([2, 1, 1])
  // Nights since the last backup; a night whose first try failed counts until one succeeds.
  expect(count('backupsFailed')).toBe(2)
  expect([count('stockOut'), count('toPack'), count('applications')]).toEqual([1, 1, 1])
  expect([count('stockHeld'), count('reviews')]).toEqual([1, 1])
  expect([count('withdrawals'), count('returns'), count('parcelsBack')]).toEqual([1, 1, 1])
  // The order that waits to be paid online waits for nobody of the staff.
  expect(count('toConfirm')).toBe(4)
  expect(needs.find(({ kind }) => kind === 'bloodTests')).toEqual({
    kind: 'bloodTests',
    count: 1,
    oldestAt: '2026-01-02T03:04:05.000Z',
  })
  const kindsOf = async (role: StaffRole) => (await stats('', role)).needs.map(({ kind }) => kind)
  expect(await kindsOf('coaches')).toEqual(['applications', 'bloodTests'])
  expect(await kindsOf('support')).toEqual([
    'paymentMismatches',
    'disputes',
    'refundsOverdue',
    'withdrawals',
    'stockHeld',
    'toConfirm',
    'toPack',
    'returns',
    'parcelsBack',
    'reviews',
  ])
  expect(await kindsOf('shop')).toEqual([
    'paymentMismatches',
    'disputes',
    'refundsOverdue',
    'withdrawals',
    'stockHeld',
    'stockOut',
    'toConfirm',
    'toPack',
    'returns',
    'parcelsBack',
    'reviews',
  ])
})

test('divides a period into days, whole weeks that end with it, or months', () => {
  const today = '2026-03-31'
  expect(periodOf({}, today)).toMatchObject({ from: '2026-03-02', to: today, step: 'day', length: 30 })
  expect(periodOf({ from: '2026-03-31' }, today)).toMatchObject({ starts: [today], over: '2026-04-01' })
  expect(periodOf({ to: '2026-02-10' }, today).from).toBe('2026-01-12')
  expect(periodOf({ days: 7 }, today).from).toBe('2026-03-25')
  const weeks = periodOf({ from: '2026-01-01' }, today)
  expect(weeks.starts.slice(0, 2)).toEqual(['2026-01-01', '2026-01-07'])
  expect(weeks.starts.at(-1)).toBe('2026-03-25')
  const months = periodOf({ from: '2025-12-15', to: '2026-07-02' }, today)
  expect(months.starts).toEqual([
    ...['2025-12-15', '2026-01-01', '2026-02-01', '2026-03-01'],
    ...['2026-04-01', '2026-05-01', '2026-06-01', '2026-07-01'],
  ])
})

test('counts records created after an instant, by staff role', async () => {
  const since = new Date(Date.now() - 60_000).toISOString()
  await order(new Date().toISOString(), [[bell, 1]])
  await makeApplication(app)
  const news = async (role: StaffRole, at = since) => (await stats(`?since=${at}`, role)).news
  const [mine, coaches] = [await news('owner'), await news('coaches')]
  expect(mine?.find(({ kind }) => kind === 'orders')?.count).toBeGreaterThan(0)
  expect(mine?.find(({ kind }) => kind === 'customers')?.count).toBeGreaterThan(0)
  expect(coaches?.map(({ kind }) => kind)).toContain('applications')
  expect(coaches?.map(({ kind }) => kind)).not.toContain('orders')
  expect(await news('owner', new Date(Date.now() + 60_000).toISOString())).toEqual([])
  expect(await stats()).not.toHaveProperty('news')
  const bad = await app.call('GET', '/admin/stats?since=yesterday', { token: tokens.owner })
  expect([bad.statusCode, bad.json().code]).toEqual([400, 'admin.period_invalid'])
})
