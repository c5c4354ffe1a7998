import { PEOPLE_FOUND_MAX } from 'contract/admin/people-rules'
import type { StaffRole } from 'contract/staff'
import { beforeAll, describe, expect, test } from 'vitest'
import { closeSockets, connectSocket } from '../../../../test/chat'
import { checkoutBody, credentials, makeAccount, makeProduct } from '../../../../test/factories'
import { makeConfirmed } from '../../../../test/people'
import { dayAgo, makeTemplate } from '../../../../test/programs'
import { useApp } from '../../../../test/test-app'
import { makeUserProgram } from '../../../../test/user-programs'

const app = useApp({ RATE_LIMITS: 'off' })
let owner: { id: string; token: string }
let support: { id: string; token: string }
const makeStaff = (role: StaffRole) => makeAccount(app, ['customer', 'admin'], undefined, role)

beforeAll(async () => {
  owner = await makeStaff('owner')
  support = await makeStaff('support')
})

const call = (method: string, path: string, body?: unknown, token = owner.token) =>
  app.call(method, `/admin/users${path}`, { token, body })
const emails = async (query: string) =>
  (await call('GET', query)).json().data.items.map((item: { email: string }) => item.email)
const me = (token: string) => app.call('GET', '/auth/me', { token })
const events = (id: string) => app.deps.db`
  select action, actor_id as actor, details from audit_events where subject_id = ${id} and action <> 'person_opened'
  order by at, id`
const signIn = async (email: string) =>
  app.call('POST', '/auth/login', { body: await credentials(app, email) })

describe('X-89 the list of people', () => {
  test('is the newest first, in pages, by role and state', async () => {
    const customer = await makeAccount(app)
    const coach = await makeAccount(app, ['coach'])
    const locked = await makeAccount(app)
    await call('PATCH', `/${locked.id}`, { locked: true, reason: 'Asked for it' })
    const { data } = (await call('GET', '?limit=2')).json()
    expect(data).toMatchObject({ currentPage: 1, items: [{ email: locked.email }, { email: coach.email }] })
    expect(data.items[0]).toEqual({
      _id: locked.id,
      firstName: 'Sara',
      lastName: 'Moradi',
      email: locked.email,
      roles: ['customer'],
      emailVerified: false,
      locked: true,
      createdAt: expect.stringMatching(/Z$/),
    })
    expect(await emails('?limit=1&page=3')).toEqual([customer.email])
    expect(await emails('?role=coach')).toEqual([coach.email])
    expect(await emails('?state=locked')).toEqual([locked.email])
    expect((await emails('?role=admin')).length).toBe(2)
    expect(await emails('?role=customer')).not.toContain(coach.email)
    expect(await emails('?role=customer')).toContain(customer.email)
    expect((await emails('?role=king')).length).toBeGreaterThan(3)
  })

  test('is searched by words of name and address, in Persian and with accents as well', async () => {
    const person = await makeAccount(app, ['customer'], 'renee_100@search.test')
    await app.deps.db`update accounts set first_name = 'Renée', last_name = 'كاظمي' where id = ${person.id}`
    for (const search of ['renee', 'Renée', 'کاظمی', 'كاظمي', 'renee_1', 're ka', 'search.test renée'])
      expect(
        await emails(`?search=${encodeURIComponent(search === 're ka' ? 're کا' : search)}`),
        search,
      ).toEqual([person.email])
    expect(await emails('?search=renee%20nobody')).toEqual([])
    expect(await emails('?search=%25')).toEqual([])
  })

  test('lists people with an unconfirmed address for ?state=unconfirmed', async () => {
    const [confirmed, unconfirmed] = [await makeConfirmed(app), await makeAccount(app)]
    const found = await emails('?state=unconfirmed&limit=100')
    expect(found).toContain(unconfirmed.email)
    expect(found).not.toContain(confirmed.email)
  })

  test('a search with more matches than are counted pages through the newest of them', async () => {
    const MORE = PEOPLE_FOUND_MAX + 5
    // Newer accounts that do not match, so that the matches are not among those that are read first.
    const insert = (word: string, count: number, age: string) => app.deps.db`
      insert into accounts (id, email, first_name, last_name, password_hash, created_at)
      select ${word} || n, ${word} || n || '@many.test', 'Kimia', ${word}, 'x', now() - ${age}::interval + make_interval(secs => n)
      from generate_series(1, ${count}::int) n`
    await insert('crowd', MORE, '10 days')
    await insert('newer', 400, '5 days')
    const { data } = (await call('GET', '?search=crowd&limit=2')).json()
    expect(data).toMatchObject({ total: PEOPLE_FOUND_MAX, currentPage: 1 })
    expect(data.items.map(({ _id }: { _id: string }) => _id)).toEqual([`crowd${MORE}`, `crowd${MORE - 1}`])
    await app.deps.db`delete from accounts where email like '%@many.test'`
  })

  test('does not list an unfinished registration', async () => {
    const { id, email } = await makeAccount(app)
    await app.deps.db`update accounts set roles = '{}' where id = ${id}`
    expect(await emails(`?search=${email}`)).toEqual([])
    expect((await call('GET', `/${id}`)).json().code).toBe('people.not_found')
  })
})

describe('one person', () => {
  test('has roles, sessions, orders and programs; support sees no programs; each look is recorded', async () => {
    const buyer = await makeConfirmed(app)
    await signIn(buyer.email)
    const product = await makeProduct(app, { priceCents: 4999 })
    await app.call('POST', '/orders/cart/add', {
      token: buyer.token,
      body: { productId: product, quantity: 1 },
    })
    await app.call('POST', '/orders/checkout', { token: buyer.token, body: checkoutBody() })
    const { id: programId } = await makeTemplate(app)
    const coach = await makeAccount(app, ['coach'])
    await makeUserProgram(app, { accountId: buyer.id, coachId: coach.id, programId, startDate: dayAgo(3) })
    const seen = (await call('GET', `/${buyer.id}`)).json().data
    expect(seen).toMatchObject({
      email: buyer.email,
      emailVerified: true,
      locale: 'en',
      lastSignInAt: expect.stringMatching(/Z$/),
      orders: { count: 1, lastAt: expect.any(String) },
      programs: [{ status: 'active' }],
    })
    expect(seen.orders.total).toBeGreaterThan(49)
    expect(seen.sessions).toHaveLength(2)
    expect(seen.sessions[0]).toEqual({
      id: expect.any(String),
      device: expect.any(String),
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
    })
    const limited = (await call('GET', `/${buyer.id}`, undefined, support.token)).json().data
    expect(limited.orders).toEqual(seen.orders)
    expect(limited).not.toHaveProperty('programs')
    expect((await call('GET', `/${coach.id}`)).json().data.coaching).toMatchObject({ open: 1 })
    expect((await call('GET', `/${coach.id}`, undefined, support.token)).json().data.coaching).toBeUndefined()
    const looks = await app.deps.db`
      select actor_id as actor from audit_events where action = 'person_opened' and subject_id = ${buyer.id} order by at, id`
    expect(looks.map(({ actor }) => actor)).toEqual([owner.id, support.id])
  })

  test('a registration counts as the last sign-in until the first one (N22)', async () => {
    const { id, email } = await makeConfirmed(app)
    const one = async () => (await call('GET', `/${id}`)).json().data
    const registered = await one()
    expect(registered.lastSignInAt).toBe(registered.sessions[0].createdAt)
    await signIn(email)
    const { lastSignInAt } = await one()
    expect(lastSignInAt > registered.lastSignInAt).toBe(true)
    await call('DELETE', `/${id}/sessions`)
    expect((await one()).lastSignInAt).toBe(lastSignInAt)
  })

  test('sessions are ended one by one or all at once', async () => {
    const { id, email, token } = await makeConfirmed(app)
    const other = (await signIn(email)).json().token
    const { sessions } = (await call('GET', `/${id}`)).json().data
    expect((await call('DELETE', `/${id}/sessions/${sessions[0].id}`)).statusCode).toBe(200)
    expect([(await me(token)).statusCode, (await me(other)).statusCode].sort()).toEqual([200, 401])
    expect((await call('DELETE', `/${id}/sessions/${sessions[0].id}`)).json().code).toBe(
      'auth.session_not_found',
    )
    await call('DELETE', `/${id}/sessions`)
    expect([(await me(token)).statusCode, (await me(other)).statusCode]).toEqual([401, 401])
    expect(await events(id)).toMatchObject([
      { action: 'signed_in' },
      { action: 'sessions_ended', actor: owner.id, details: { ended: 1 } },
      { action: 'sessions_ended', details: { ended: 1 } },
    ])
  })
})

test('an account that its owner has closed is shown as closing, not as locked, and can be locked beside it', async () => {
  const { id, email } = await makeConfirmed(app)
  await app.deps.db`
    update accounts set closed_at = now(), disabled_at = now(), erase_at = now() + interval '30 days' where id = ${id}`
  const one = async () => (await call('GET', `/${id}`)).json().data
  expect(await one()).toMatchObject({ locked: false, closesAt: expect.any(String) })
  expect(await one()).not.toHaveProperty('lockedAt')
  expect(await emails('?state=closed')).toEqual([email])
  expect(await emails('?state=locked')).not.toContain(email)
  const listed = (await call('GET', '?state=closed')).json().data.items[0]
  expect(listed).toMatchObject({ _id: id, locked: false, closesAt: (await one()).closesAt })
  await call('PATCH', `/${id}`, { locked: true, reason: 'Chargebacks' })
  expect(await one()).toMatchObject({
    locked: true,
    closesAt: expect.any(String),
    lockedAt: expect.any(String),
  })
  expect(await emails('?state=locked')).toContain(email)
  await call('PATCH', `/${id}`, { locked: false })
  expect(await one()).toMatchObject({ locked: false, closesAt: expect.any(String) })
  expect((await signIn(email)).json().code).toBe('privacy.closed')
})

describe('a lock', () => {
  test('needs a reason, ends sessions and sockets, and is named at the next sign-in', async () => {
    const { id, email, token } = await makeConfirmed(app)
    const socket = await connectSocket(app, token)
    const gone = new Promise((resolve) => socket.on('disconnect', resolve))
    const refused = await call('PATCH', `/${id}`, { locked: true, reason: ' ' }, support.token)
    expect(refused.json()).toMatchObject({ fieldCodes: { reason: 'people.reason_required' } })
    const locked = await call('PATCH', `/${id}`, { locked: true, reason: 'Chargebacks' }, support.token)
    expect(locked.json().data).toMatchObject({
      locked: true,
      lockReason: 'Chargebacks',
      lockedAt: expect.any(String),
      sessions: [],
    })
    expect((await me(token)).statusCode).toBe(401)
    await gone
    closeSockets()
    expect((await signIn(email)).json()).toMatchObject({ code: 'auth.account_disabled' })
    const unlocked = (await call('PATCH', `/${id}`, { locked: false })).json().data
    expect(unlocked).toMatchObject({ locked: false })
    expect(unlocked).not.toHaveProperty('lockReason')
    expect((await signIn(email)).statusCode).toBe(200)
    const trail = await events(id)
    expect(trail.map(({ action }) => action)).toEqual([
      'person_locked',
      'sign_in_refused',
      'person_unlocked',
      'signed_in',
    ])
    // The reason is a person's text: it is not in the trail.
    expect(JSON.stringify(trail)).not.toContain('Chargebacks')
  })

  test('of staff needs the owner; nobody locks themselves, and repeating it changes nothing', async () => {
    const shop = await makeStaff('shop')
    const lock = { locked: true, reason: 'Left' }
    expect((await call('PATCH', `/${shop.id}`, lock, support.token)).json().code).toBe('auth.forbidden')
    expect((await call('DELETE', `/${shop.id}/sessions`, undefined, support.token)).statusCode).toBe(403)
    expect((await call('PATCH', `/${support.id}`, lock, support.token)).json().code).toBe('people.oneself')
    expect((await call('PATCH', `/${owner.id}`, lock)).json().code).toBe('people.oneself')
    expect((await call('PATCH', `/${shop.id}`, {})).json().code).toBe('people.nothing_to_change')
    expect((await call('PATCH', `/${shop.id}`, lock)).statusCode).toBe(200)
    expect((await me(shop.token)).statusCode).toBe(401)
  })
})

describe('a staff role', () => {
  test('is changed and taken away by the owner alone; the sessions end, the customer stays', async () => {
    const member = await makeStaff('shop')
    const role = (staffRole: StaffRole | null, token?: string) =>
      call('PATCH', `/${member.id}`, { staffRole }, token)
    expect((await role('owner', support.token)).json().code).toBe('auth.forbidden')
    expect((await role('support')).json().data).toMatchObject({ staffRole: 'support', sessions: [] })
    expect((await me(member.token)).statusCode).toBe(401)
    expect((await role(null)).json().data).toMatchObject({ roles: ['customer'] })
    expect(await events(member.id)).toEqual([
      {
        action: 'staff_role_changed',
        actor: owner.id,
        details: { 'staffRole.from': 'shop', 'staffRole.to': 'support' },
      },
      {
        action: 'staff_role_changed',
        actor: owner.id,
        details: { 'staffRole.from': 'support', 'staffRole.to': null },
      },
    ])
    expect((await role('shop')).json().code).toBe('people.not_staff')
    expect((await call('PATCH', '/nobody', { staffRole: null })).json().code).toBe('people.not_found')
  })

  test('keeps one of two owners who lock each other at the same time', async () => {
    const [a, b] = [await makeStaff('owner'), await makeStaff('owner')]
    await app.deps.db`update accounts set disabled_at = now() where id = ${owner.id}`
    const answers = await Promise.all([
      call('PATCH', `/${a.id}`, { staffRole: null }, b.token),
      call('PATCH', `/${b.id}`, { locked: true, reason: 'Left' }, a.token),
    ])
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1)
    const owners = await app.deps.db`
      select id from accounts where staff_role = 'owner' and disabled_at is null and id in (${a.id}, ${b.id})`
    expect(owners).toHaveLength(1)
    await app.deps.db`update accounts set disabled_at = null where id = ${owner.id}`
    owner.token = (await makeStaff('owner')).token
  })
})
