import { beforeAll, describe, expect, test } from 'vitest'
import { coachSettings, makeAccount } from '../../../test/factories'
import { jobsDone, mailsTo } from '../../../test/mails'
import { makePlan, type Person, planWith } from '../../../test/programs'
import { pushSubscription } from '../../../test/push'
import { useApp } from '../../../test/test-app'
import { createPush } from '../../adapters/push/push'
import { createVapidKeys } from '../../config/vapid-keys'
import { newId } from '../../kernel/ids'
import { remindOfMeals, remindOfSessions, SESSION_REMINDER } from '../training/reminders/reminders.logic'
import { PUSH, quietLeft } from './deliver.logic'
import { noticeOf } from './notice-words'

/** Endpoints that were posted to, and the status of those that do not take notices. */
const posted: string[] = []
const answers = new Map<string, number>()
const push = createPush({
  keys: createVapidKeys(),
  publicUrl: 'http://localhost:3000',
  resolve: async (name) => (name === 'intern.example.net' ? ['10.0.0.7'] : ['93.184.215.14']),
  post: async (url) => {
    posted.push(url)
    return { status: answers.get(url) ?? 201 }
  },
})
const app = useApp({ RATE_LIMITS: 'off' }, { deps: { push } })
beforeAll(() => app.deps.jobs.start(app.handlers))

const settings = (token: string, body?: object) =>
  app.call(body ? 'PUT' : 'GET', '/account/notifications', { token, ...(body ? { body } : {}) })
async function subscribe({ token }: Person, endpoint?: string): Promise<string> {
  const body = pushSubscription(endpoint)
  const answer = await app.call('POST', '/account/push', { token, body })
  expect(answer.statusCode, answer.body).toBe(200)
  return body.endpoint
}
async function devices({ token }: Person): Promise<string[]> {
  const { data } = (await app.call('GET', '/account/push', { token })).json()
  return data.devices.map(({ endpoint }: { endpoint: string }) => endpoint)
}
const subjects = async ({ email }: Person) => (await mailsTo(app, email)).map(({ subject }) => subject)
/** Publishes a program, whose customer is told. */
async function publish(ways: object, quiet: object | null = null) {
  const made = await makePlan(app, { status: 'creating', plan: planWith({}) })
  await settings(made.customer.token, { kinds: ways, quiet })
  return {
    ...made,
    publish: async (settled: () => Promise<unknown> = () => jobsDone(app)) => {
      const path = `/coach/user-programs/${made.id}/publish`
      expect((await app.call('POST', path, { token: made.coach.token })).statusCode).toBe(200)
      await settled()
    },
  }
}

describe('the choices of notifications', () => {
  test('are the defaults until they are changed, keep kinds that are not sent, and take back what was read', async () => {
    const { token } = await makeAccount(app)
    const defaults = (await settings(token)).json().data
    expect(defaults).toEqual({
      kinds: {
        ...{ session: 'none', meal: 'none', check_in: 'none', message: 'mail' },
        ...{ blood_test: 'mail', plan: 'mail', cart: 'none' },
      },
      quiet: null,
    })
    const quiet = { from: '22:00', until: '07:00' }
    const changed = await settings(token, { kinds: { session: 'push', message: 'both' }, quiet })
    expect(changed.json().data).toEqual({
      kinds: { ...defaults.kinds, session: 'push', message: 'both' },
      quiet,
    })
    const read = (await settings(token)).json().data
    expect((await settings(token, read)).json().data).toEqual(read)
    const same = await settings(token, { kinds: {}, quiet: { from: '22:00', until: '22:00' } })
    expect([same.statusCode, same.json().code]).toEqual([400, 'notifications.quiet'])
    expect((await settings(token, { kinds: { plan: 'fax' }, quiet: null })).json().code).toBe(
      'notifications.way',
    )
  })

  test('are the same rows as a coach’s notify flags, which are their mail side', async () => {
    const { token } = await makeAccount(app, ['coach'])
    await settings(token, { kinds: { message: 'both', blood_test: 'push' }, quiet: null })
    const flags = async () => (await app.call('GET', '/coach/settings', { token })).json().data.notify
    expect(await flags()).toEqual({ messages: true, bloodTests: false, programs: true })
    const body = { ...coachSettings, notify: { messages: false, bloodTests: true, programs: false } }
    expect((await app.call('PUT', '/coach/settings', { token, body })).json().data.notify).toEqual(
      body.notify,
    )
    expect((await settings(token)).json().data.kinds).toMatchObject({
      ...{ message: 'push', blood_test: 'both', plan: 'none' },
    })
  })
})

describe('the devices of an account', () => {
  test('are its five newest, each under one account, until it removes them', async () => {
    const [one, other] = [await makeAccount(app), await makeAccount(app)]
    const endpoints: string[] = []
    for (let i = 0; i < 6; i++) endpoints.push(await subscribe(one))
    expect(await devices(one)).toEqual(endpoints.slice(1))
    await subscribe(other, endpoints[5])
    expect(await devices(one)).toEqual(endpoints.slice(1, 5))
    const body = { endpoint: endpoints[1] }
    expect((await app.call('DELETE', '/account/push', { token: other.token, body })).statusCode).toBe(200)
    expect(await devices(one)).toHaveLength(4)
    await app.call('DELETE', '/account/push', { token: one.token, body })
    expect(await devices(one)).toEqual(endpoints.slice(2, 5))
    const { publicKey } = (await app.call('GET', '/account/push', { token: one.token })).json().data
    expect(publicKey).toBe(push.publicKey)
  })

  test('end with the session in which they were added, however it ends', async () => {
    const person = await makeAccount(app)
    const { db } = app.deps
    const [{ other }] = await db<[{ other: string }]>`
      insert into sessions (token_hash, account_id, idle_seconds, expires_at, ends_at)
      values (${newId()}, ${person.id}, 3600, now() + interval '1 hour', now() + interval '1 day')
      returning id as other`
    const endpoint = await subscribe(person)
    const elsewhere = await subscribe(person)
    await db`update push_subscriptions set session_id = ${other} where endpoint = ${elsewhere}`
    expect((await app.call('DELETE', `/auth/sessions/${other}`, { token: person.token })).statusCode).toBe(
      200,
    )
    expect(await devices(person)).toEqual([endpoint])
    expect((await app.call('POST', '/auth/logout', { token: person.token })).statusCode).toBe(200)
    expect(await db`select endpoint from push_subscriptions where account_id = ${person.id}`).toEqual([])
  })

  test('are refused when their endpoint is no https address of the public internet, or their keys are none [S47]', async () => {
    const { token } = await makeAccount(app)
    const code = async (body: object) =>
      (await app.call('POST', '/account/push', { token, body })).json().code
    for (const endpoint of [
      ...['http://push.example.net/x', 'https://127.0.0.1/x', 'https://[::1]/x', 'https://localhost/x'],
      ...['https://intern.example.net/x', 'https://169.254.169.254/latest', 'nothing'],
    ])
      expect(await code(pushSubscription(endpoint)), endpoint).toBe('notifications.endpoint')
    const { endpoint, keys } = pushSubscription()
    expect(await code({ endpoint, keys: { ...keys, auth: 'short' } })).toBe('notifications.keys')
    expect(await code({ endpoint, keys: { ...keys, p256dh: 'x y' } })).toBe('notifications.keys')
  })
})

describe('a notification', () => {
  test('goes to the devices, the mail or both, as its kind’s choice says', async () => {
    for (const [plan, pushes, mails] of [
      ['push', 1, 0],
      ['both', 1, 1],
      ['mail', 0, 1],
      ['none', 0, 0],
    ] as const) {
      const made = await publish({ plan })
      const endpoint = await subscribe(made.customer)
      await made.publish()
      expect(
        posted.filter((url) => url === endpoint),
        plan,
      ).toHaveLength(pushes)
      expect(await subjects(made.customer), plan).toHaveLength(mails)
    }
  })

  test('falls back to the mail when no device can be reached, and removes those that are gone', async () => {
    const made = await publish({ plan: 'push' })
    const [gone, refusing] = [await subscribe(made.customer), await subscribe(made.customer)]
    answers.set(gone, 410).set(refusing, 413)
    await made.publish()
    expect(await subjects(made.customer)).toHaveLength(1)
    expect(await devices(made.customer)).toEqual([refusing])
    const alone = await publish({ plan: 'push' })
    await alone.publish()
    expect(await subjects(alone.customer)).toHaveLength(1)
  })

  test('is tried again when a push service is busy, and mailed an hour later', async () => {
    const made = await publish({ plan: 'push' })
    const endpoint = await subscribe(made.customer)
    answers.set(endpoint, 503)
    const { id } = made.customer
    await made.publish(() => expect.poll(() => posted).toContain(endpoint))
    expect(await subjects(made.customer)).toEqual([])
    await app.deps.db`update push_pending set since = now() - interval '61 minutes' where account_id = ${id}`
    await app.handlers[PUSH]?.({ accountId: id, kind: 'plan' })
    await jobsDone(app)
    expect(await subjects(made.customer)).toHaveLength(1)
  })

  test('waits for the end of the quiet hours, and several of one kind are one', async () => {
    const { customer, ...made } = await publish({ plan: 'push' }, { from: '00:00', until: '23:59' })
    const endpoint = await subscribe(customer)
    await app.deps.db`update accounts set time_zone = 'Pacific/Kiritimati' where id = ${customer.id}`
    await app.deps.db`
      update notification_hours set quiet_from = to_char(now() at time zone 'Pacific/Kiritimati', 'HH24:MI'),
        quiet_until = to_char(now() at time zone 'Pacific/Kiritimati' + interval '2 hours', 'HH24:MI')
      where account_id = ${customer.id}`
    const waiting = async () => {
      const [job] = await app.deps.db<{ minutes: number }[]>`
        select extract(epoch from run_at - now())::int / 60 as minutes from jobs
        where queue = ${PUSH} and data ->> 'accountId' = ${customer.id} and state = 'waiting'`
      return job?.minutes
    }
    await made.publish(() => expect.poll(waiting).toBeGreaterThan(110))
    expect(posted).not.toContain(endpoint)
    await app.deps.db`update push_pending set count = 3 where account_id = ${customer.id}`
    await app.deps.db`update notification_hours set quiet_from = null, quiet_until = null`
    await app.handlers[PUSH]?.({ accountId: customer.id, kind: 'plan' })
    await app.handlers[PUSH]?.({ accountId: customer.id, kind: 'plan' })
    expect(posted.filter((url) => url === endpoint)).toHaveLength(1)
    await app.deps.db`delete from jobs where queue = ${PUSH}`
    expect(noticeOf('message', 'fa', 3).body).toBe('۳ پیام جدید دارید.')
  })
})

test.each([
  ['22:00', '07:00', '23:30', 450],
  ['22:00', '07:00', '06:59', 1],
  ['22:00', '07:00', '07:00', 0],
  ['22:00', '07:00', '21:59', 0],
  ['13:00', '15:00', '14:00', 60],
  ['13:00', '15:00', '15:00', 0],
])(
  'quietLeft is the time until quiet hours from %s until %s end at %s: %s minutes',
  (from, until, clock, left) => {
    expect(quietLeft({ from, until, clock }) / 60_000).toBe(left)
  },
)

describe('the reminder of today’s session', () => {
  test('is sent once a day, only to people who asked for it and have not done it', async () => {
    const everyDay = planWith({})
    for (const day of Object.values(everyDay.workout.weeklySchedule)) day.focus = 'Legs'
    const [wants, done, silent] = [
      await makePlan(app, { plan: everyDay }),
      await makePlan(app, { plan: everyDay }),
      await makePlan(app, { plan: everyDay }),
    ]
    for (const { customer } of [wants, done])
      await settings(customer.token, { kinds: { session: 'mail' }, quiet: null })
    const { data: today } = (await app.call('GET', '/today', { token: done.customer.token })).json()
    const [{ session }] = today.sessions
    const entry = { clientId: 'done-0001', rev: 1, kind: 'session', date: today.date, session, state: 'done' }
    await app.call('POST', `/user-programs/${done.id}/log`, {
      token: done.customer.token,
      body: { entries: [entry] },
    })
    await Promise.all(Array.from({ length: 3 }, () => remindOfSessions(app.deps, 0)))
    await remindOfSessions(app.deps, 0)
    await jobsDone(app)
    expect(await subjects(wants.customer)).toEqual(['Your session for today is waiting'])
    expect(await subjects(done.customer)).toEqual([])
    expect(await subjects(silent.customer)).toEqual([])
    await remindOfSessions(app.deps, 24)
    expect(app.handlers[SESSION_REMINDER]).toBeDefined()
  })
})

describe('the reminder of a meal', () => {
  test('is sent once at its time, to people who asked for it and have not eaten', async () => {
    // A zone in which it is noon, so that no midnight lies near.
    const hours = 12 - new Date().getUTCHours()
    const zone = `Etc/GMT${hours > 0 ? `-${hours}` : `+${-hours}`}`
    const due = new Date(Date.now() + (hours * 60 - 5) * 60_000)
    const time = `${due.getUTCHours()}.${String(due.getUTCMinutes()).padStart(2, '0')}`
    const plan = planWith({})
    Object.assign(plan.nutrition.mealPlan.lunch, { time, foods: ['Rice'] })
    Object.assign(plan.nutrition.mealPlan.dinner, { time: 'after training', foods: ['Soup'] })
    const [wants, eaten, silent] = [
      await makePlan(app, { plan }),
      await makePlan(app, { plan }),
      await makePlan(app, { plan }),
    ]
    await app.deps.db`update accounts set time_zone = ${zone}`
    for (const { customer } of [wants, eaten])
      await settings(customer.token, { kinds: { meal: 'mail' }, quiet: null })
    const date = due.toISOString().slice(0, 10)
    const tick = { clientId: 'eaten-0001', rev: 1, kind: 'meal', date, meal: 'lunch', done: true }
    await app.call('POST', `/user-programs/${eaten.id}/log`, {
      token: eaten.customer.token,
      body: { entries: [tick] },
    })
    await Promise.all(Array.from({ length: 3 }, () => remindOfMeals(app.deps)))
    await remindOfMeals(app.deps)
    await jobsDone(app)
    expect(await subjects(wants.customer)).toEqual(['Time for a meal of your plan'])
    expect(await subjects(eaten.customer)).toEqual([])
    expect(await subjects(silent.customer)).toEqual([])
    // Half an hour later it is no news any more.
    await app.deps.db`update notification_hours set meal_until = null`
    const late = new Date(due.getTime() - 40 * 60_000)
    const before = `${late.getUTCHours()}:${String(late.getUTCMinutes()).padStart(2, '0')}`
    await app.deps.db`
      update user_programs set data = jsonb_set(data, '{nutrition,mealPlan,lunch,time}', to_jsonb(${before}::text))`
    await remindOfMeals(app.deps)
    await jobsDone(app)
    expect(await subjects(wants.customer)).toHaveLength(1)
  })
})
